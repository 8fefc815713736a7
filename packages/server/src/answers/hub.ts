import { randomUUID } from 'node:crypto';
import { errorCodes, type AnswerEvent } from '@tinystar/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { concurrent, rush, turnTimes, type TurnTimes } from './limits.ts';
import { heartbeat, releaseDeleted, sweep } from './recoverTurns.ts';
import { queue } from './queue.ts';
import { kbBotChatTurn } from './schema.ts';
import type { Turn } from './turn.ts';

/** What {@link Hub.admit} counts by. */
export interface Seat {
  asker: string;
  kbBotId: string;
}

/**
 * The answers running in this process. Its clock sends gathered text, writes it to the database every half second,
 * obeys stops asked for through other processes, and cleans up after processes that are gone.
 */
export class Hub {
  readonly instanceId = randomUUID();
  readonly times: TurnTimes;
  readonly #services: Services;
  readonly #turns = new Map<string, { turn: Turn; leave: () => void }>();
  readonly #beginning = new Map<string, Promise<unknown>>();
  /** Reading for answers keeps a few connections only. */
  readonly #reads = queue(4);
  readonly #held = new Set<() => void>();
  readonly #seats = { all: 0, asker: new Map<string, number>(), bot: new Map<string, number>() };
  #flushing = false;
  #started: Promise<void> | undefined;

  constructor(services: Services, times: Partial<TurnTimes> = {}) {
    this.#services = services;
    this.times = { ...turnTimes, ...times };
  }

  /** Begins the heartbeat and clears up what dead processes left. Safe to call again. */
  start(): Promise<void> {
    this.#started ??= this.#start();
    return this.#started;
  }

  get(turnId: string): Turn | undefined {
    return this.#turns.get(turnId)?.turn;
  }

  get size(): number {
    return this.#turns.size;
  }

  /** Takes a seat or throws 429 (RATE-03). The result gives it back. */
  admit({ asker, kbBotId }: Seat): () => void {
    const seats = this.#seats;
    if (
      seats.all >= concurrent.inAll ||
      (seats.asker.get(asker) ?? 0) >= concurrent.perAsker ||
      (seats.bot.get(kbBotId) ?? 0) >= concurrent.perAssistant
    ) {
      throw new Failure(errorCodes.tooMany, undefined, { retryAfter: 5 });
    }
    const move = (by: 1 | -1) => {
      seats.all += by;
      count(seats.asker, asker, by);
      count(seats.bot, kbBotId, by);
    };
    move(1);
    let left = false;
    return () => {
      if (!left) move(-1);
      left = true;
    };
  }

  /** Runs a turn to its rest; `leave` gives its seat back. */
  add(turn: Turn, leave: () => void): void {
    this.#turns.set(turn.id, { turn, leave });
    void turn.run();
  }

  /** To be called when a turn has come to rest. */
  remove(turnId: string): void {
    this.#turns.get(turnId)?.leave();
    this.#turns.delete(turnId);
  }

  /** One asker's questions begin one after the other, in the order they came: the first coin goes to the first. */
  async alone<T>(asker: string, begin: () => Promise<T>): Promise<T> {
    const before = this.#beginning.get(asker) ?? Promise.resolve();
    const result = before.then(begin);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    this.#beginning.set(asker, settled);
    await settled;
    if (this.#beginning.get(asker) === settled) this.#beginning.delete(asker);
    if (this.#beginning.size <= rush.askers) for (const go of this.#held) go();
    return result;
  }

  /** Reads for an answer. In a rush all questions are accepted first, so that nobody waits in silence. */
  async lookUp<T>(read: () => Promise<T>): Promise<T> {
    if (this.#beginning.size > rush.askers) await this.#calm();
    return this.#reads(read);
  }

  #calm(): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#held.delete(go);
        resolve();
      };
      const timer = setTimeout(go, rush.longest);
      this.#held.add(go);
    });
  }

  async #start(): Promise<void> {
    const { services, times } = { services: this.#services, times: this.times };
    let judgesFrom = 0;
    const clean = async () => {
      if (await heartbeat(services, this.instanceId, times.dead)) judgesFrom = performance.now() + times.dead;
      if (performance.now() >= judgesFrom) await sweep(services, this);
    };
    await clean();
    await releaseDeleted(services);
    const timers = [
      setInterval(() => this.#tick(), times.publish),
      setInterval(() => void this.flush(), times.flush),
      setInterval(() => clean().catch((error: unknown) => services.log.warn({ error }, 'sweep failed')), times.sweep),
    ];
    for (const timer of timers) timer.unref();
    services.stopping.addEventListener('abort', () => {
      for (const timer of timers) clearInterval(timer);
      for (const { turn } of this.#turns.values())
        void turn.fail(errorCodes.unavailable, new Failure(errorCodes.unavailable).message);
    });
  }

  #tick(): void {
    for (const { turn } of this.#turns.values()) turn.tick();
  }

  /** Writes what was said since the last time, all turns in one statement. */
  async flush(): Promise<void> {
    if (this.#flushing || this.#turns.size === 0) return;
    this.#flushing = true;
    const running = [...this.#turns.values()].map(({ turn }) => turn).filter((turn) => turn.running);
    const changed = running.filter((turn) => turn.dirty);
    for (const turn of changed) turn.dirty = false;
    try {
      if (changed.length > 0) await this.#write(changed);
      await this.#obeyStops(running);
    } catch (error) {
      for (const turn of changed) turn.dirty = true;
      this.#services.log.warn({ error }, 'partial answers were not written');
    } finally {
      this.#flushing = false;
    }
  }

  async #write(turns: Turn[]): Promise<void> {
    const rows = turns.map(({ id, messageId, log }) => ({
      id,
      message_id: messageId,
      // Half a surrogate pair at the cut would not be valid text.
      answer: log.text.slice(0, log.ends.at(-1)).toWellFormed(),
      ends: log.ends,
    }));
    await this.#services.db.execute(sql`
      with written as materialized (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as w(id text, message_id text, answer text, ends int[])
      ), turn as (
        update kb_bot_chat_turn t set ends = written.ends from written
        where t.id = written.id and t.state = 'generating' and t.instance_id = ${this.instanceId} returning t.id
      )
      update kb_bot_chat_message m set answer = written.answer
      from written join turn using (id) where m.id = written.message_id and m.turn_id = written.id`);
  }

  async #obeyStops(running: Turn[]): Promise<void> {
    if (running.length === 0 || !this.#services.config.DATABASE_URL) return;
    const asked = await this.#services.db
      .select({ id: kbBotChatTurn.id })
      .from(kbBotChatTurn)
      .where(
        and(
          inArray(kbBotChatTurn.state, ['generating']),
          eq(kbBotChatTurn.instanceId, this.instanceId),
          eq(kbBotChatTurn.stopRequested, true),
        ),
      );
    for (const { id } of asked) void this.get(id)?.stop();
  }
}

function count(map: Map<string, number>, key: string, by: 1 | -1): void {
  const value = (map.get(key) ?? 0) + by;
  if (value > 0) map.set(key, value);
  else map.delete(key);
}

const hubs = new WeakMap<Services, Hub>();

/** The hub of a server. */
export function hubOf(services: Services): Hub {
  let hub = hubs.get(services);
  if (!hub) hubs.set(services, (hub = new Hub(services)));
  return hub;
}

/** Gives a server a hub with other times, before its first answer. */
export function replaceHub(services: Services, times: Partial<TurnTimes>): Hub {
  const hub = new Hub(services, times);
  hubs.set(services, hub);
  return hub;
}

/** Runs a write that must not be lost over short outages of the database; false when it never came back. */
export async function persist(services: Services, write: () => Promise<unknown>): Promise<boolean> {
  for (const wait of [100, 400, 1_500, 4_000, 0]) {
    try {
      await write();
      return true;
    } catch (error) {
      services.log.warn({ error }, 'the end of an answer was not written yet');
      if (wait === 0 || services.stopping.aborted) return false;
      await sleep(wait);
    }
  }
  return false;
}

/** The last event of a turn whose outcome could not be stored. */
export const notStored = (messageId: string): AnswerEvent => ({
  errorCode: errorCodes.unavailable,
  errorMessage: new Failure(errorCodes.unavailable).message,
  id: messageId,
});
