import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { withLock } from '../../platform/database/withLock.ts';
import type { Services } from '../../platform/services.ts';
import { noteError } from '../accounts.ts';
import { dispatcherOf } from '../dispatcher.ts';
import { SendError } from '../platform.ts';
import { channelDelivery, channelMessage, kbBotChannel, type ChannelRow } from '../schema.ts';
import { textOnly, questionOf, welcomeOf } from '../words.ts';
import { objectsIn } from './api.ts';
import { callCorp } from './corp.ts';
import { finishInstall } from './install.ts';
import { weKf } from './index.ts';
import { weKfAccount, weKfInstall, type WeKfAccountRow } from './schema.ts';

/** Customer services that one process reads at the same time. */
const MOST = 4;
/** Milliseconds before each further try to read. */
const backOff = [1_000, 5_000, 30_000] as const;
const handedOver = '正在为您转接人工客服，请稍候';
/** States of a conversation in which people serve the customer: waiting for one, and served by one. */
const withPeople: readonly number[] = [2, 3];
const WAITING = 2;
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

/** Reads announced messages, a customer service at a time. What is announced stands in the database, so none is lost. */
export class Puller {
  readonly #services: Services;
  readonly #running = new Map<string, Promise<void>>();
  readonly #waiting = new Set<string>();

  constructor(services: Services) {
    this.#services = services;
  }

  read(accountId: string): void {
    this.#waiting.add(accountId);
    this.#next();
  }

  async stop(): Promise<void> {
    this.#waiting.clear();
    await Promise.all(this.#running.values());
  }

  #next(): void {
    for (const id of this.#waiting) {
      if (this.#running.size >= MOST || this.#services.stopping.aborted) return;
      if (this.#running.has(id)) continue;
      this.#waiting.delete(id);
      const done = pull(this.#services, id)
        .catch((error: unknown) => this.#services.log.warn({ error }, 'customer service could not be read'))
        .finally(() => {
          this.#running.delete(id);
          this.#next();
        });
      this.#running.set(id, done);
    }
  }
}

const pullers = new WeakMap<Services, Puller>();

export function pullerOf(services: Services): Puller {
  let puller = pullers.get(services);
  if (!puller) pullers.set(services, (puller = new Puller(services)));
  return puller;
}

/** Goes on with what a process that ended has left: announced messages, and installations. */
export async function resume(services: Services): Promise<void> {
  const announced = await services.db.select().from(weKfAccount).where(isNotNull(weKfAccount.pullAt));
  for (const { id } of announced) pullerOf(services).read(id);
  const installed = await services.db.select().from(weKfInstall).where(ne(weKfInstall.authCode, ''));
  for (const { id } of installed)
    finishInstall(services, id).catch((error: unknown) => services.log.warn({ error }, 'installation failed'));
}

async function pull(services: Services, accountId: string): Promise<void> {
  for (const wait of [...backOff, undefined]) {
    try {
      await withLock(services.db, `weKf pull:${accountId}`, () => readAll(services, accountId));
      return;
    } catch (error) {
      if (!(error instanceof SendError)) throw error;
      const [account] = await services.db.select().from(weKfAccount).where(eq(weKfAccount.id, accountId));
      if (!account) return;
      await noteError(services, account.channelId, error.message);
      if (wait === undefined) return;
    }
    // A stopping server does not wait: the next one goes on.
    await sleep(wait, undefined, { signal: services.stopping }).catch(() => undefined);
    if (services.stopping.aborted) return;
  }
}

async function readAll(services: Services, accountId: string): Promise<void> {
  const { db } = services;
  while (!services.stopping.aborted) {
    const [found] = await db
      .select({ account: weKfAccount, channel: kbBotChannel })
      .from(weKfAccount)
      .innerJoin(kbBotChannel, eq(kbBotChannel.id, weKfAccount.channelId))
      .where(eq(weKfAccount.id, accountId));
    if (!found?.account.pullAt) return;
    const { account, channel } = found;
    const { openKfId: open_kfid, cursor, pullToken: token } = account;
    const body = { open_kfid, limit: 1_000, ...(cursor && { cursor }), ...(token && { token }) };
    const answer = await callCorp(services, channel, 'kf/sync_msg', { body });
    const states = new Map<string, number>();
    for (const each of objectsIn(answer, 'msg_list')) await take({ services, channel, account, states }, read(each));
    const next = typeof answer['next_cursor'] === 'string' && answer['next_cursor'] ? answer['next_cursor'] : cursor;
    const more = Number(answer['has_more']) === 1 && next !== cursor;
    await db.update(weKfAccount).set({ cursor: next }).where(eq(weKfAccount.id, accountId));
    dispatcherOf(services).wake();
    if (more) continue;
    // An event that came meanwhile has another token, and is read for as well.
    await db
      .update(weKfAccount)
      .set({ pullAt: null })
      .where(and(eq(weKfAccount.id, accountId), eq(weKfAccount.pullToken, token)));
  }
}

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

interface Taking {
  services: Services;
  channel: ChannelRow;
  account: WeKfAccountRow;
  /** States of conversations in this batch. */
  states: Map<string, number>;
}

async function take(taking: Taking, message: KfMessage): Promise<void> {
  const { services, channel } = taking;
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
  if (channel.status !== 'enabled' || (await isServedByPeople(taking, message.person)))
    return await keep(taking, message, 'ignored');
  if (message.type !== 'text') return await keep(taking, message, 'answered');
  const wanted = channel.settings.keywords?.includes(message.text.trim());
  if (wanted && (await handOver(taking, message.person))) return await keep(taking, message, 'ignored');
  await keep(taking, message, 'waiting');
}

async function isKnown({ services, channel }: Taking, { id }: KfMessage): Promise<boolean> {
  const { channelId, account, platformId } = channelMessage;
  const same = and(eq(channelId, channel.id), eq(account, channel.account), eq(platformId, id));
  return (await services.db.$count(channelMessage, same)) > 0;
}

// Asked of the platform each time, because people take conversations over there without telling us first.
async function isServedByPeople({ services, channel, account, states }: Taking, person: string): Promise<boolean> {
  let state = states.get(person);
  if (state === undefined) {
    const body = { open_kfid: account.openKfId, external_userid: person };
    const answer = await callCorp(services, channel, 'kf/service_state/get', { body });
    state = Number(answer['service_state']);
    states.set(person, state);
  }
  return withPeople.includes(state);
}

/** Puts the customer into the queue of the receptionists. False where nobody can be reached; the assistant then answers. */
async function handOver(taking: Taking, person: string): Promise<boolean> {
  const { services, channel, account, states } = taking;
  try {
    const body = { open_kfid: account.openKfId, external_userid: person, service_state: WAITING };
    const answer = await callCorp(services, channel, 'kf/service_state/trans', { body });
    states.set(person, WAITING);
    const code = text(answer['msg_code']);
    if (code) await sayOnEvent(taking, code, handedOver);
    return true;
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    await noteError(services, channel.id, error.message);
    return false;
  }
}

/** Says something that belongs to an event. Its code serves once and for seconds, so there is no second try. */
async function sayOnEvent({ services, channel }: Taking, code: string, content: string): Promise<void> {
  try {
    await callCorp(services, channel, 'kf/send_msg_on_event', { body: { code, msgtype: 'text', text: { content } } });
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

/** Notes that a customer service has messages to read, and reads them. */
export async function announce(services: Services, channelId: string, openKfId: string, token: string): Promise<void> {
  const at = services.now();
  const seen = { lastEventAt: at };
  await services.db.update(kbBotChannel).set(seen).where(eq(kbBotChannel.id, channelId));
  const [account] = await services.db
    .insert(weKfAccount)
    .values({ channelId, openKfId, name: openKfId, pullToken: token, pullAt: at })
    .onConflictDoUpdate({
      target: [weKfAccount.channelId, weKfAccount.openKfId],
      set: { pullToken: token, pullAt: sql`excluded.pull_at` },
    })
    .returning({ id: weKfAccount.id });
  pullerOf(services).read(account!.id);
}
