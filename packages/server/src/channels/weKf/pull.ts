import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { withLock } from '../../platform/database/withLock.ts';
import type { Services } from '../../platform/services.ts';
import { noteError } from '../accounts.ts';
import { dispatcherOf } from '../dispatcher.ts';
import { SendError } from '../platform.ts';
import { kbBotChannel } from '../schema.ts';
import { objectsIn } from './api.ts';
import { callCorp } from './corp.ts';
import { finishInstall } from './install.ts';
import { weKfAccount, weKfInstall } from './schema.ts';
import { takeMessage } from './takeMessage.ts';

/** Customer services that one process reads at the same time. */
const MOST = 4;
/** Milliseconds before each further try to read. */
const backOff = [1_000, 5_000, 30_000] as const;

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
