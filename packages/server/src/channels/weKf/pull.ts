import { and, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { withLock } from '../../platform/database/withLock.ts';
import type { Services } from '../../platform/services.ts';
import { noteError } from '../accounts.ts';
import { dispatcherOf } from '../dispatcher.ts';
import { SendError } from '../platform.ts';
import { kbBotChannel, type ChannelRow } from '../schema.ts';
import { objectsIn } from './api.ts';
import { callCorp } from './corp.ts';
import { finishInstall } from './install.ts';
import { weKfAccount, weKfInstall, type WeKfAccountRow } from './schema.ts';
import { takeMessage } from './takeMessage.ts';

/** Customer services that one process reads at the same time. */
const MOST = 4;
/** Milliseconds before each further try to read; the last one before all that follow. */
const backOff = [1_000, 5_000, 30_000, 60_000] as const;
/** Milliseconds after a refusal that no try is likely to change, as when the enterprise has removed the app. */
const refused = 600_000;
/** How often due tries, and what dead processes have left, are looked for: seldom while nothing is to be read. */
const pause = { open: 1_000, idle: 30_000 } as const;

/**
 * Reads announced messages, a customer service at a time, until it has caught up. What is announced, and when the next try
 * is due, stands in the database: an outage of any length, or the end of a process, loses none.
 */
export class Puller {
  readonly #services: Services;
  readonly #running = new Map<string, Promise<void>>();
  readonly #waiting = new Set<string>();
  /** Tries that failed one after the other. */
  readonly #failed = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Looks for what is to be read, now and from then on. */
  start(): void {
    this.#round = this.#look();
  }

  read(accountId: string): void {
    this.#waiting.add(accountId);
    this.#next();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#waiting.clear();
    await this.#round;
    await Promise.all(this.#running.values());
  }

  async #look(): Promise<void> {
    const { db, now, log } = this.#services;
    let wait: number = pause.open;
    try {
      const announced = await db.select().from(weKfAccount).where(isNotNull(weKfAccount.pullAt));
      if (announced.length === 0) wait = pause.idle;
      for (const { id, pullAt } of announced) if (pullAt! <= now()) this.read(id);
    } catch (error) {
      log.warn({ error }, 'customer services could not be looked through');
    }
    if (!this.#stopped) this.#later(wait);
  }

  #later(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.start(), wait).unref();
  }

  #next(): void {
    for (const id of this.#waiting) {
      if (this.#running.size >= MOST || this.#stopped || this.#services.stopping.aborted) return;
      if (this.#running.has(id)) continue;
      this.#waiting.delete(id);
      const done = this.#pull(id)
        .catch((error: unknown) => this.#services.log.warn({ error }, 'customer service could not be read'))
        .finally(() => {
          this.#running.delete(id);
          this.#next();
        });
      this.#running.set(id, done);
    }
  }

  async #pull(id: string): Promise<void> {
    const services = this.#services;
    const began = services.now();
    try {
      await withLock(services.db, `weKf pull:${id}`, () => readAll(services, id));
      this.#failed.delete(id);
    } catch (error) {
      const failed = this.#failed.get(id) ?? 0;
      this.#failed.set(id, failed + 1);
      const final = error instanceof SendError && error.kind === 'final';
      const wait = final ? refused : (backOff[failed] ?? backOff.at(-1)!);
      await putOff(services, { id, began, wait, error });
      if (!this.#stopped) this.#later(pause.open);
      if (!(error instanceof SendError)) throw error;
    }
  }
}

interface Failed {
  id: string;
  began: Date;
  wait: number;
  error: unknown;
}

/** Notes when the next try is due, and what went wrong. What was announced since this one began is read at once. */
async function putOff(services: Services, { id, began, wait, error }: Failed): Promise<void> {
  const pullAt = new Date(services.now().getTime() + wait);
  const [account] = await services.db
    .update(weKfAccount)
    .set({ pullAt })
    .where(and(eq(weKfAccount.id, id), lte(weKfAccount.pullAt, began)))
    .returning({ channelId: weKfAccount.channelId });
  if (account && error instanceof SendError) await noteError(services, account.channelId, error.message);
}

const pullers = new WeakMap<Services, Puller>();

export function pullerOf(services: Services): Puller {
  let puller = pullers.get(services);
  if (!puller) pullers.set(services, (puller = new Puller(services)));
  return puller;
}

/** Goes on with what a process that ended has left: announced messages, and installations. */
export async function resume(services: Services): Promise<void> {
  pullerOf(services).start();
  const installed = await services.db.select().from(weKfInstall).where(ne(weKfInstall.authCode, ''));
  for (const { id } of installed)
    finishInstall(services, id).catch((error: unknown) => services.log.warn({ error }, 'installation failed'));
}

async function readAll(services: Services, accountId: string): Promise<void> {
  const { db, now } = services;
  while (!services.stopping.aborted) {
    const [found] = await db
      .select({ account: weKfAccount, channel: kbBotChannel })
      .from(weKfAccount)
      .innerJoin(kbBotChannel, eq(kbBotChannel.id, weKfAccount.channelId))
      .where(eq(weKfAccount.id, accountId));
    // Another process has read it meanwhile, or tried to.
    if (!found?.account.pullAt || found.account.pullAt > now()) return;
    const { account, channel } = found;
    const { cursor, pullToken: token } = account;
    const answer = await callSync(services, channel, account);
    if (!answer) continue;
    const states = new Map<string, number>();
    for (const each of objectsIn(answer, 'msg_list')) await takeMessage({ services, channel, account, states }, each);
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

/** Messages behind the cursor. Undefined when the token was refused: it serves ten minutes, and is not used again. */
async function callSync(services: Services, channel: ChannelRow, account: WeKfAccountRow) {
  const { id, openKfId: open_kfid, cursor, pullToken: token } = account;
  const body = { open_kfid, limit: 1_000, ...(cursor && { cursor }), ...(token && { token }) };
  try {
    return await callCorp(services, channel, 'kf/sync_msg', { body });
  } catch (error) {
    if (!(error instanceof SendError) || error.code === undefined || token === '') throw error;
    const used = and(eq(weKfAccount.id, id), eq(weKfAccount.pullToken, token));
    await services.db.update(weKfAccount).set({ pullToken: '' }).where(used);
    return undefined;
  }
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
