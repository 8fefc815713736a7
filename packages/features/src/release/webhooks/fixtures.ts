import type { Webhook, WebhookDelivery } from '@tinystar/contract';

export const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const MINUTE = 60_000;
const idOf = (number: number) => String(number).padStart(32, '0');

export const kbBotId = idOf(1);

const webhook: Webhook = {
  id: idOf(11),
  kbBotId,
  address: 'https://automation.example.com/hooks/tinystar',
  description: '工单系统',
  events: ['answer.disliked', 'ticket.opened'],
  on: true,
  createdAt: NOW - 9 * 86_400_000,
  updatedAt: NOW - 9 * 86_400_000,
};

export const rows: Webhook[] = [
  webhook,
  {
    ...webhook,
    id: idOf(12),
    address: 'https://crm.example.cn/notify',
    description: '',
    events: ['document.changed', 'source.run.ended', 'balance.low'],
    failingSince: NOW - 40 * MINUTE,
    formerSecretUntil: NOW + 600 * MINUTE,
  },
  {
    ...webhook,
    id: idOf(13),
    address: 'https://old.example.com/hook',
    description: '旧的同步程序',
    on: false,
    offReason: 'gone',
  },
];

const body = (type: WebhookDelivery['type'], data: object) =>
  JSON.stringify({
    id: `evt_${idOf(31)}`,
    type,
    created_at: new Date(NOW - MINUTE).toISOString(),
    assistant_id: kbBotId,
    data,
  });

export const deliveryRows: WebhookDelivery[] = [
  {
    id: idOf(21),
    eventId: `evt_${idOf(31)}`,
    type: 'answer.disliked',
    state: 'waiting',
    attempts: 3,
    createdAt: NOW - 8 * MINUTE,
    lastAttemptAt: NOW - 2 * MINUTE,
    nextAttemptAt: NOW + 3 * MINUTE,
    requestBody: body('answer.disliked', {
      message_id: idOf(41),
      question: '保修期从哪天开始算？',
      answer_excerpt: '保修期从开具发票之日起计算。',
      reason: '没有说明分期付款的情况',
    }),
    responseStatus: 503,
    responseBody: '{"error":"maintenance"}',
    duration: 84,
    error: '接收方返回503',
  },
  {
    id: idOf(22),
    eventId: `evt_${idOf(32)}`,
    type: 'ticket.opened',
    state: 'failed',
    attempts: 8,
    createdAt: NOW - 1_500 * MINUTE,
    lastAttemptAt: NOW - 200 * MINUTE,
    requestBody: body('ticket.opened', { ticket_id: idOf(42), channel: null }),
    responseBody: '',
    duration: 10_003,
    error: '接收方10秒内没有回应',
  },
  {
    id: idOf(23),
    eventId: `evt_${idOf(33)}`,
    type: 'webhook.test',
    state: 'delivered',
    attempts: 1,
    createdAt: NOW - 1_600 * MINUTE,
    lastAttemptAt: NOW - 1_600 * MINUTE,
    requestBody: body('webhook.test', { message: '这是一条测试推送' }),
    responseStatus: 204,
    responseBody: '',
    duration: 61,
    error: '',
  },
];
