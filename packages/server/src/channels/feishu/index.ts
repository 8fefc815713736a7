import { createDecipheriv, createHash } from 'node:crypto';
import { thumbs } from '@tinystar/contract';
import { formulasAsWords } from '@tinystar/contract/plainText';
import * as z from 'zod/mini';
import type { Services } from '../../platform/services.ts';
import { callApi, type Manners } from '../callApi.ts';
import { cardOf } from './card.ts';
import { readMessage } from './message.ts';
import { andMore, layOut } from '../layOut.ts';
import { MENDING, mendParts } from '../markdownParts.ts';
import { linkedPictures, sourceLines } from '../plainText.ts';
import {
  Refused,
  SendError,
  type Account,
  type Outgoing,
  type Platform,
  type PlatformAnswer,
  type PlatformApi,
  type RawCall,
  type Received,
} from '../platform.ts';
import type { ReplyAddress } from '../schema.ts';
import { bytesOf } from '../splitText.ts';
import { isSame, objectOf, refuseStale, textOf } from '../verify.ts';

// An event that was not taken comes again for six hours, signed as the first time.
const window = 7 * 3_600_000;
/** Bytes of a card are 30,000, of which its frame and the buttons take some. It is sent as JSON within JSON. */
const MOST_BYTES = 27_000;
const size = (text: string) => bytesOf(JSON.stringify(JSON.stringify(text)));
/** Cards in which an answer leaves. */
const MOST_PARTS = 5;

const Envelope = z.object({
  header: z.object({ event_type: z.string(), token: z.string(), app_id: z.string() }),
  event: z.optional(z.unknown()),
});
const CardAction = z.object({
  operator: z.object({ open_id: z.string() }),
  action: z.object({ value: z.object({ rates: z.string(), thumb: z.enum(thumbs) }) }),
  context: z.optional(z.object({ open_chat_id: z.optional(z.string()) })),
});

/** Exported for the check against the platform's published sample. */
export function decrypt(encryptKey: string, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const key = createHash('sha256').update(encryptKey).digest();
  try {
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16));
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]);
  } catch {
    throw new Refused('signature', 'not decryptable');
  }
}

function receive(call: RawCall, account: Account): Received {
  // An app with a long connection has no key that would prove a call.
  if (account.settings.mode === 'connection') throw new Refused('signature', 'messages come by a connection');
  const { encryptKey = '', verificationToken = '' } = account.secrets;
  const { encrypt: sealed } = objectOf(textOf(call.body));
  if (typeof sealed !== 'string') throw new Refused('signature', 'not encrypted');
  const content = objectOf(textOf(decrypt(encryptKey, sealed)));
  if (content['type'] === 'url_verification') {
    // The handshake alone is not signed.
    if (typeof content['token'] !== 'string' || !isSame(content['token'], verificationToken))
      throw new Refused('signature', 'wrong token');
    const body = JSON.stringify({ challenge: content['challenge'] });
    return { messages: [], echo: { body, type: 'application/json' } };
  }
  const timestamp = call.header('x-lark-request-timestamp') ?? '';
  const signed = createHash('sha256')
    .update(`${timestamp}${call.header('x-lark-request-nonce') ?? ''}${encryptKey}`)
    .update(call.body)
    .digest('hex');
  if (!isSame(call.header('x-lark-signature'), signed)) throw new Refused('signature', 'wrong signature');
  refuseStale(Number(timestamp) * 1000, call.now, window);
  const { data: envelope } = Envelope.safeParse(content);
  if (!envelope) throw new Refused('body', 'no event');
  if (!isSame(envelope.header.token, verificationToken)) throw new Refused('signature', 'wrong token');
  if (envelope.header.app_id !== account.name) throw new Refused('signature', 'another account');
  return readEvent(envelope.header.event_type, envelope.event);
}

/** What an event says, however it came. */
export function readEvent(type: string, event: unknown): Received {
  if (type === 'card.action.trigger') return readAction(event);
  return type === 'im.message.receive_v1' ? readMessage(event) : { messages: [] };
}

// Cards of the app itself have other buttons, which are none of ours.
function readAction(event: unknown): Received {
  const { data } = CardAction.safeParse(event);
  if (!data) return { messages: [] };
  const { rates: messageId, thumb } = data.action.value;
  const person = data.operator.open_id;
  const chat = data.context?.open_chat_id;
  return { messages: [], rate: { messageId, thumb, conversations: [person, ...(chat ? [`${chat}:${person}`] : [])] } };
}

/** How Feishu answers: with `code`, also beside other statuses. */
const manners: Manners = {
  name: '飞书',
  codeOf: ({ code }) => code,
  words: {
    10_003: ['final', 'APP ID或APP Secret不正确'],
    10_014: ['final', 'APP ID或APP Secret不正确'],
    99_991_663: ['token', '登录飞书失败'],
    99_991_661: ['token', '登录飞书失败'],
    99_991_672: ['again', '飞书应用缺少发送消息的权限'],
    230_006: ['again', '飞书应用没有启用机器人'],
    230_011: ['final', '消息已被撤回'],
    230_110: ['final', '消息已被撤回'],
  },
};

async function connect(services: Services, { name, secrets }: Account) {
  const url = `${services.config.FEISHU_BASE_URL}/open-apis/auth/v3/tenant_access_token/internal`;
  const answer = await callApi(services, url, manners, { body: { app_id: name, app_secret: secrets['appSecret'] } });
  const { tenant_access_token: token, expire: seconds } = answer;
  if (typeof token !== 'string' || typeof seconds !== 'number') throw new SendError('again', '登录飞书失败');
  return { token, seconds };
}

/** The card of an answer: made by the first call, changed by the later ones. */
async function show(
  { services, token }: PlatformApi,
  { id, content, address, rates }: Outgoing,
): Promise<ReplyAddress> {
  const messages = `${services.config.FEISHU_BASE_URL}/open-apis/im/v1/messages`;
  const headers = { authorization: `Bearer ${token}` };
  const card = JSON.stringify(
    cardOf(linkedPictures(content), rates === undefined ? undefined : { messageId: rates, thumb: 'none' }),
  );
  if (address['card']) {
    const url = `${messages}/${encodeURIComponent(address['card'])}`;
    await callApi(services, url, manners, { method: 'PATCH', headers, body: { content: card } });
    return address;
  }
  const url = `${messages}/${encodeURIComponent(String(address['replyTo']))}/reply`;
  // The platform sends no second card for the same uuid: it takes 50 characters.
  const body = { msg_type: 'interactive', content: card, uuid: id.slice(0, 50) };
  const { data } = await callApi(services, url, manners, { headers, body });
  const made = z.object({ message_id: z.string() }).safeParse(data);
  return made.success ? { ...address, card: made.data.message_id } : address;
}

/** Feishu apps: encrypted and signed events; replies as one card that grows while the answer is written. */
export const feishu: Platform = {
  replyWindow: 24 * 3_600_000,
  agents: true,
  receive,
  acknowledge: () => ({ body: '{}', type: 'application/json' }),
  render: (answer: PlatformAnswer) =>
    // Its Markdown has no formulas.
    layOut(
      { ...answer, text: formulasAsWords(answer.text) },
      {
        size,
        most: MOST_BYTES,
        parts: MOST_PARTS,
        list: (sources, more) => ['**参考资料**', ...sourceLines(sources), ...andMore(more)].join('\n'),
        mend: { room: MENDING, parts: mendParts },
      },
    ),
  connect,
  async send(api, outgoing) {
    // What an agent adds is a message of its own; the card of the answer stays as it is.
    const { card: _, ...address } = outgoing.address;
    await show(api, outgoing.part === 0 ? outgoing : { ...outgoing, address });
  },
  stream: show,
  async robot({ services, token }) {
    const url = `${services.config.FEISHU_BASE_URL}/open-apis/bot/v3/info`;
    const headers = { authorization: `Bearer ${token}` };
    const answer = await callApi(services, url, manners, { method: 'GET', headers });
    const { data } = z.object({ open_id: z.string() }).safeParse(answer['bot']);
    if (!data) throw new SendError('again', '飞书应用没有启用机器人');
    return data.open_id;
  },
  listen: async (...app) => (await import('./connection.ts')).listen(...app),
  rated(answer) {
    const refused = { toast: { type: 'warning', content: '只有提问的人可以评价' } };
    const body = answer
      ? {
          toast: { type: 'success', content: answer.thumb === 'none' ? '已取消评价' : '感谢您的评价' },
          card: { type: 'raw', data: cardOf(answer.content, answer) },
        }
      : refused;
    return { body: JSON.stringify(body), type: 'application/json' };
  },
};
