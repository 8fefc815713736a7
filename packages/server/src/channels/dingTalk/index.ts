import { createHmac } from 'node:crypto';
import type { HeardKind } from '@tinystar/contract';
import { formulasAsWords, listedTables } from '@tinystar/contract/plainText';
import * as z from 'zod/mini';
import type { Services } from '../../platform/services.ts';
import { callApi } from '../callApi.ts';
import { showCard } from './card.ts';
import { logIn, openApi, refuseUnreached, webhook as webhookManners } from './manners.ts';
import { andMore, layOut } from '../layOut.ts';
import { MENDING, mendParts } from '../markdownParts.ts';
import { sourceLines } from '../plainText.ts';
import {
  Refused,
  SendError,
  Unanswered,
  type Account,
  type Outgoing,
  type Platform,
  type PlatformAnswer,
  type PlatformApi,
  type RawCall,
  type Received,
} from '../platform.ts';
import { bytesOf } from '../splitText.ts';
import { isSame, objectOf, refuseStale, textOf } from '../verify.ts';

/** As far as the platform says a clock may differ. */
const window = 3_600_000;
/** The open API takes 15,000 bytes of JSON, and a text has 5,000 characters. */
const MOST = 14_400;
const size = (text: string) => Math.max(bytesOf(JSON.stringify(text)), text.length * 3);
/** Messages in which an answer leaves. */
const MOST_PARTS = 5;
/** A webhook is not used in its last moments. */
const margin = 30_000;

const Message = z.object({
  msgId: z.string(),
  msgtype: z.string(),
  conversationId: z.string(),
  conversationType: z.string(),
  senderId: z.string(),
  senderStaffId: z.optional(z.string()),
  robotCode: z.optional(z.string()),
  isInAtList: z.optional(z.boolean()),
  sessionWebhook: z.optional(z.string()),
  sessionWebhookExpiredTime: z.optional(z.number()),
  chatbotUserId: z.optional(z.string()),
  text: z.optional(z.object({ content: z.string() })),
  content: z.optional(z.unknown()),
});
/** What is in messages that are no plain texts. */
const Content = z.object({
  /** A text with pictures, in its parts. */
  richText: z.optional(z.array(z.object({ text: z.optional(z.string()) }))),
  /** What the platform heard in spoken words. */
  recognition: z.optional(z.string()),
});

const kinds: Readonly<Record<string, HeardKind>> = {
  text: 'text',
  picture: 'picture',
  audio: 'audio',
  video: 'video',
  file: 'file',
  chatRecord: 'forwarded',
  location: 'location',
  link: 'link',
  actionCard: 'card',
  interactiveCard: 'card',
};

function receive(call: RawCall, account: Account): Received {
  const timestamp = call.header('timestamp') ?? '';
  const { appSecret = '' } = account.secrets;
  const signed = createHmac('sha256', appSecret).update(`${timestamp}\n${appSecret}`).digest('base64');
  if (!isSame(call.header('sign'), signed)) throw new Refused('signature', 'wrong signature');
  refuseStale(Number(timestamp), call.now, window);
  return readMessage(textOf(call.body), account);
}

/** What a message says, however it came. */
export function readMessage(body: string, account: Account): Received {
  const { data: message } = Message.safeParse(objectOf(body));
  if (!message) throw new Refused('body', 'no message');
  if (message.robotCode !== undefined && message.robotCode !== account.name)
    throw new Refused('signature', 'another account');
  const group = message.conversationType === '2';
  const { richText, recognition } = Content.safeParse(message.content).data ?? {};
  const rich = richText?.map(({ text = '' }) => text).join('');
  const question = (message.text?.content ?? rich ?? recognition ?? '').trim();
  if (group && message.isInAtList === false) return { messages: [] };
  // What the robot writes itself is no question.
  if (message.senderId === message.chatbotUserId) return { messages: [] };
  const rest: HeardKind = message.msgtype === 'richText' ? (question ? 'text' : 'picture') : 'other';
  const { conversationId, senderId, senderStaffId = '', sessionWebhook = '', sessionWebhookExpiredTime = 0 } = message;
  return {
    messages: [
      {
        platformId: message.msgId,
        conversation: group ? `${conversationId}:${senderId}` : senderId,
        question,
        kind: kinds[message.msgtype] ?? rest,
        address: {
          group: group ? conversationId : '',
          staff: senderStaffId,
          webhook: sessionWebhook,
          webhookUntil: sessionWebhookExpiredTime,
        },
      },
    ],
  };
}

async function connect(services: Services, { name, secrets }: Account) {
  const answer = await callApi(services, `${services.config.DINGTALK_BASE_URL}/v1.0/oauth2/accessToken`, logIn, {
    body: { appKey: name, appSecret: secrets['appSecret'] },
  });
  const { accessToken: token, expireIn: seconds } = answer;
  if (typeof token === 'string' && typeof seconds === 'number') return { token, seconds };
  throw new SendError('again', '登录钉钉失败');
}

const title = '回答';

async function sendText({ services, account, token }: PlatformApi, { content, address }: Outgoing): Promise<void> {
  const { DINGTALK_BASE_URL: base, DINGTALK_WEBHOOK_ORIGIN: trusted } = services.config;
  const webhook = String(address['webhook']);
  const fresh = Number(address['webhookUntil']) - margin > services.now().getTime();
  // The address stands in the message: another host than the platform's own is not called.
  if (fresh && URL.canParse(webhook) && new URL(webhook).origin === trusted) {
    try {
      await callApi(services, webhook, webhookManners, {
        body: { msgtype: 'markdown', markdown: { title, text: content } },
      });
      return;
    } catch (error) {
      // What the webhook does not take, the open API may; what it may have taken is not sent twice.
      if (!(error instanceof SendError) || error instanceof Unanswered) throw error;
    }
  }
  const headers = { 'x-acs-dingtalk-access-token': token };
  const form = {
    robotCode: account.name,
    msgKey: 'sampleMarkdown',
    msgParam: JSON.stringify({ title, text: content }),
  };
  const answer = address['group']
    ? await callApi(services, `${base}/v1.0/robot/groupMessages/send`, openApi, {
        headers,
        body: { ...form, openConversationId: address['group'] },
      })
    : await callApi(services, `${base}/v1.0/robot/oToMessages/batchSend`, openApi, {
        headers,
        body: { ...form, userIds: [address['staff']] },
      });
  refuseUnreached(answer);
}

/** An answer goes into its card, where the account has a template; what no card takes goes as Markdown. */
async function send(api: PlatformApi, outgoing: Outgoing): Promise<void> {
  if (!api.account.settings.cardTemplate || outgoing.part > 0) return await sendText(api, outgoing);
  try {
    await showCard(api, { ...outgoing, last: true });
  } catch (error) {
    // A card that stands is tried again until it is ended.
    if (!(error instanceof SendError) || error.kind === 'token' || outgoing.address['card']) throw error;
    await sendText(api, outgoing);
  }
}

/**
 * DingTalk robots by HTTP or Stream mode; replies in a card that grows, or as Markdown to the session's webhook, after its
 * end by the open API.
 */
export const dingTalk: Platform = {
  replyWindow: 24 * 3_600_000,
  agents: true,
  receive,
  acknowledge: () => ({ body: '{}', type: 'application/json' }),
  render: (answer: PlatformAnswer) =>
    // Its Markdown has no tables.
    layOut(
      { ...answer, text: listedTables(formulasAsWords(answer.text)) },
      {
        size,
        most: MOST,
        parts: MOST_PARTS,
        list: (sources, more) =>
          ['**参考资料**', ...[...sourceLines(sources), ...andMore(more)].map((line) => `> ${line}`)].join('\n\n'),
        mend: { room: MENDING, parts: mendParts },
      },
    ),
  connect,
  send,
  streams: ({ settings }) => settings.cardTemplate !== undefined,
  stream: showCard,
  listen: async (...app) => (await import('./connection.ts')).listen(...app),
};
