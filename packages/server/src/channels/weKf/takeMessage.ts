import type { HeardKind } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { noteError } from '../accounts.ts';
import { SendError } from '../platform.ts';
import { channelDelivery, channelMessage, type ChannelRow } from '../schema.ts';
import { because } from '../because.ts';
import { questionOf, textOnly, welcomeOf } from '../words.ts';
import { callCorp } from './corp.ts';
import { weKf } from './index.ts';
import type { WeKfAccountRow } from './schema.ts';
import { enqueue, handedOver, sayByCode, sessionState, WAITING, withPeople } from './session.ts';

/** Who wrote a message: 3 is the customer. */
const FROM_CUSTOMER = 3;

interface KfMessage {
  id: string;
  person: string;
  at: number;
  origin: number;
  type: string;
  text: string;
  event: { type: string; welcomeCode: string };
}

const kinds: Readonly<Record<string, HeardKind>> = {
  text: 'text',
  image: 'picture',
  voice: 'audio',
  video: 'video',
  file: 'file',
  location: 'location',
  link: 'link',
  channels: 'link',
  business_card: 'contact',
  miniprogram: 'card',
  msgmenu: 'card',
  channels_shop_product: 'card',
  channels_shop_order: 'card',
  merged_msg: 'forwarded',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const object = (value: unknown) =>
  (value !== null && typeof value === 'object' ? value : {}) as Record<string, unknown>;

function read(message: Record<string, unknown>): KfMessage {
  const event = object(message['event']);
  return {
    id: text(message['msgid']),
    person: text(message['external_userid']) || text(event['external_userid']),
    at: Number(message['send_time']) * 1000,
    origin: Number(message['origin']),
    type: text(message['msgtype']),
    text: text(object(message['text'])['content']),
    event: { type: text(event['event_type']), welcomeCode: text(event['welcome_code']) },
  };
}

export interface Taking {
  services: Services;
  channel: ChannelRow;
  account: WeKfAccountRow;
  /** States of conversations in this batch. */
  states: Map<string, number>;
}

/** Stores a message of a batch, or answers the event it is. What is neither, is old, or is known, is passed over. */
export async function takeMessage(taking: Taking, raw: Record<string, unknown>): Promise<void> {
  const { services, channel } = taking;
  const message = read(raw);
  // Older than the installation: nobody waits for an answer of this assistant.
  if (!message.person || !(message.at >= channel.createdAt.getTime() - 1_000)) return;
  if (message.type === 'event') {
    const { type, welcomeCode } = message.event;
    if (type !== 'enter_session' || !welcomeCode) return;
    const words = await welcomeOf(services, channel);
    if (words) await sayOnEvent(taking, welcomeCode, words);
    return;
  }
  if (message.origin !== FROM_CUSTOMER || !message.id || (await isKnown(taking, message))) return;
  if (channel.status !== 'enabled') return await keep(taking, message, 'ignored', because.disabled);
  if (await isServedByPeople(taking, message.person)) return await keep(taking, message, 'ignored');
  if (message.type !== 'text') return await keep(taking, message, 'answered', because.textOnly);
  const wanted = channel.settings.keywords?.includes(message.text.trim());
  if (wanted && (await handOver(taking, message.person))) return await keep(taking, message, 'ignored');
  await keep(taking, message, 'waiting');
}

const asking =
  ({ services, channel }: Taking) =>
  (path: string, body: object) =>
    callCorp(services, channel, path, { body });

async function isKnown({ services, channel }: Taking, { id }: KfMessage): Promise<boolean> {
  const { channelId, account, platformId } = channelMessage;
  const same = and(eq(channelId, channel.id), eq(account, channel.account), eq(platformId, id));
  return (await services.db.$count(channelMessage, same)) > 0;
}

// Asked of the platform each time, because people take conversations over there without telling us first.
async function isServedByPeople(taking: Taking, person: string): Promise<boolean> {
  const { account, states } = taking;
  let state = states.get(person);
  if (state === undefined) {
    state = await sessionState(asking(taking), { kf: account.openKfId, person });
    states.set(person, state);
  }
  return withPeople.includes(state);
}

/** Puts the customer into the queue of the receptionists. False where nobody can be reached; the assistant then answers. */
async function handOver(taking: Taking, person: string): Promise<boolean> {
  const { services, channel, account, states } = taking;
  try {
    const code = await enqueue(asking(taking), { kf: account.openKfId, person });
    states.set(person, WAITING);
    if (code) await sayOnEvent(taking, code, handedOver);
    return true;
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await noteError(services, channel.id, error.message);
    return false;
  }
}

/** Says something that belongs to an event. Its code serves once and for seconds, so there is no second try. */
async function sayOnEvent(taking: Taking, code: string, content: string): Promise<void> {
  const { services, channel } = taking;
  try {
    await sayByCode(asking(taking), code, content);
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await noteError(services, channel.id, error.message);
  }
}

/** Stores a message: to be answered, left to people, or, when it is no text, with the reply that only texts are answered. */
async function keep(
  { services, channel, account }: Taking,
  message: KfMessage,
  state: 'waiting' | 'ignored' | 'answered',
  unanswered = '',
): Promise<void> {
  const at = services.now();
  const conversation = `${account.openKfId}:${message.person}`;
  const address = { kf: account.openKfId, person: message.person };
  await services.db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(channelMessage)
      .values({
        channelId: channel.id,
        account: channel.account,
        platformId: message.id,
        conversation,
        question: questionOf(message.text),
        kind: kinds[message.type] ?? 'other',
        unanswered,
        address,
        state,
        nextAt: at,
        receivedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: channelMessage.id });
    if (!stored || state !== 'answered') return;
    const until = new Date(at.getTime() + weKf.replyWindow);
    const reply = { messageId: stored.id, channelId: channel.id, conversation, part: 0, content: textOnly };
    await tx.insert(channelDelivery).values({ ...reply, nextAt: at, until, createdAt: at });
  });
}
