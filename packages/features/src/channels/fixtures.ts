import type { ChannelQuota, ChannelState, ReplyRule, Unanswered, Undelivered } from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');
const NOW = Date.parse('2026-11-21T10:00:00+08:00');
const MINUTE = 60_000;

const unset: Omit<ChannelState, 'channel'> = {
  status: 'unset',
  account: '',
  lastEventAt: null,
  lastError: '',
  lastErrorAt: null,
  refused: 0,
  messagesToday: 0,
  undelivered: 0,
  unanswered: 0,
};

export const noChannels: ChannelState[] = [
  { ...unset, channel: 'woa_chat' },
  { ...unset, channel: 'feishu_chat' },
  { ...unset, channel: 'dingTalk_chat' },
  { ...unset, channel: 'douyin_video_comment' },
  { ...unset, channel: 'douyin_chat' },
  { ...unset, channel: 'weixin_kf' },
];

export const channelStates: ChannelState[] = [
  {
    channel: 'woa_chat',
    status: 'enabled',
    account: 'wx4f0c9a2b7d18e653',
    lastEventAt: NOW - 3 * MINUTE,
    lastError: '服务器IP不在公众号的IP白名单中',
    lastErrorAt: NOW - 9 * MINUTE,
    refused: 2,
    messagesToday: 418,
    undelivered: 3,
    unanswered: 2,
  },
  {
    ...unset,
    channel: 'feishu_chat',
    status: 'enabled',
    account: 'cli_a7c2e98f1d3b500e',
    lastEventAt: NOW - 40 * MINUTE,
    messagesToday: 211,
  },
  { ...unset, channel: 'dingTalk_chat', status: 'disabled', account: 'dingk3v8m2qf7x' },
  { ...unset, channel: 'douyin_video_comment' },
  { ...unset, channel: 'douyin_chat' },
  { ...unset, channel: 'weixin_kf', status: 'enabled', account: 'ww7c2e98f1d3b500e4', messagesToday: 96 },
];

/** Of a platform that tells how much it takes on a day, and of one that does not. */
export const limitedQuota: ChannelQuota = {
  sentToday: 412,
  daily: { limit: 500_000, left: 499_588 },
  each: 5,
  hours: 48,
};
export const openQuota: ChannelQuota = { sentToday: 0, daily: null, each: null, hours: 24 };

export const undelivered: Undelivered[] = [
  {
    id: id(1),
    channel: 'woa_chat',
    question: '逆变器报E09是什么意思？',
    content: 'E09表示直流侧绝缘阻抗过低，请先断开直流开关，再检查组件接线。[1]',
    error: '服务器IP不在公众号的IP白名单中',
    attempts: 5,
    createdAt: NOW - 12 * MINUTE,
    nextTry: null,
    resendable: true,
  },
  {
    id: id(2),
    channel: 'woa_chat',
    question: '边压块的扭矩是多少？',
    content: '标准值16～18N·m，100%复核。[1]',
    error: '超过可回复时限',
    attempts: 1,
    createdAt: NOW - 51 * 60 * MINUTE,
    nextTry: null,
    resendable: false,
  },
  {
    id: id(3),
    channel: 'woa_chat',
    question: '逆变器的保修期是多久？',
    content: '保修期自验收之日起五年。[1]',
    error: '平台没有响应',
    attempts: 7,
    createdAt: NOW - 55 * 60 * MINUTE,
    nextTry: NOW + MINUTE,
    resendable: false,
  },
];

export const unanswered: Unanswered[] = [
  {
    id: id(1),
    channel: 'feishu_chat',
    kind: 'picture',
    question: '',
    reason: '不能读取这种消息，已告知对方只能回答文字',
    person: 'ou_7d8a6e6df7621556ce0d21922b676706',
    asker: 'visitor:7d8a6e6df7621556ce0d21922b676706',
    receivedAt: NOW - 6 * MINUTE,
  },
  {
    id: id(2),
    channel: 'feishu_chat',
    kind: 'forwarded',
    question: '',
    reason: '不能读取这种消息，已告知对方只能回答文字',
    person: 'ou_7d8a6e6df7621556ce0d21922b676706',
    asker: 'visitor:7d8a6e6df7621556ce0d21922b676706',
    receivedAt: NOW - 41 * MINUTE,
  },
  {
    id: id(3),
    channel: 'feishu_chat',
    kind: 'text',
    question: '边压块的扭矩是多少？',
    reason: '助手未发布',
    person: 'ou_1f0c3a5be2214c55a8d04cf9a3e1b2c3',
    asker: null,
    receivedAt: NOW - 26 * 60 * MINUTE,
  },
];

const rule = (number: number, displayName: string, keywords: string[], content: string): ReplyRule => ({
  id: id(number),
  displayName,
  keywords,
  reply: { type: 'markdown', content },
  status: number === 3 ? 'disabled' : 'enabled',
  updatedAt: NOW - number * MINUTE,
});

export const rules: ReplyRule[] = [
  rule(
    1,
    '退换货',
    ['退货', '换货', '怎么退货', '退款', '售后'],
    '签收后七天内可以退换货，请联系售后：**400-800-1234**。',
  ),
  rule(2, '营业时间', ['营业时间', '上班时间'], '周一至周五 9:00–18:00。'),
  rule(3, '', ['发票'], '在“我的订单”中申请电子发票，两个工作日内发送到邮箱。'),
];
