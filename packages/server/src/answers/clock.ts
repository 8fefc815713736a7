import { errorCodes, type ErrorCode } from '@tinystar/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import type { Hub } from './hub.ts';
import { anotherServes, endLost, heartbeat, releaseDeleted, sweep } from './recoverTurns.ts';
import { answerInstance, answerSeat, kbBotChatTurn } from './schema.ts';
import type { Turn } from './turn.ts';

/**
 * Everything about running answers that happens at intervals: gathered text is sent, and written to the database every
 * half second; stops asked for through other processes are obeyed; what dead processes left is cleared up.
 */
export class Clock {
  readonly #services: Services;
  readonly #hub: Hub;
  #flushing = false;
  #started: Promise<void> | undefined;

  constructor(services: Services, hub: Hub) {
    this.#services = services;
    this.#hub = hub;
  }

  /** Begins the heartbeat and clears up what dead processes left. Safe to call again. */
  start(): Promise<void> {
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start(): Promise<void> {
    const services = this.#services;
    const { times, instanceId } = this.#hub;
    let judgesFrom = 0;
    let lost: ReadonlySet<string> = new Set();
    const clean = async () => {
      if (await heartbeat(services, instanceId, times.dead)) judgesFrom = performance.now() + times.dead;
      if (performance.now() >= judgesFrom) await sweep(services, this.#hub);
      lost = await endLost(services, this.#hub, lost);
      await this.#hub.seats.dropLost();
    };
    await clean();
    await releaseDeleted(services);
    const timers = [
      setInterval(() => this.#tick(), times.publish),
      setInterval(() => void this.#flush(), times.flush),
      setInterval(() => clean().catch((error: unknown) => services.log.warn({ error }, 'sweep failed')), times.sweep),
    ];
    for (const timer of timers) timer.unref();
    services.stopping.addEventListener('abort', () => {
      this.#stop(timers).catch((error: unknown) => services.log.warn({ error }, 'answers did not end cleanly'));
    });
  }

  /** Hands the answers under way to another server, or lets them end for a while, and fails the rest. */
  async #stop(timers: readonly NodeJS.Timeout[]): Promise<void> {
    const { db } = this.#services;
    const { times, instanceId } = this.#hub;
    const others = this.#hub.size > 0 && (await anotherServes(this.#services, this.#hub).catch(() => false));
    if (others) for (const turn of this.#hub.turns()) void turn.handOver();
    await this.#untilAtRest(times.drain);
    for (const timer of timers) clearInterval(timer);
    const { code, message } = new Failure(errorCodes.unavailable);
    for (const turn of this.#hub.turns()) void turn.fail(code, message);
    await this.#untilAtRest(times.drain);
    await db.delete(answerSeat).where(eq(answerSeat.instanceId, instanceId));
    await db.delete(answerInstance).where(eq(answerInstance.id, instanceId));
  }

  async #untilAtRest(patience: number): Promise<void> {
    const end = performance.now() + patience;
    while (this.#hub.size > 0 && performance.now() < end) await sleep(20);
  }

  #tick(): void {
    for (const turn of this.#hub.turns()) turn.tick();
  }

  /** Writes what was said since the last time, all turns in one statement. */
  async #flush(): Promise<void> {
    if (this.#flushing || this.#hub.size === 0) return;
    this.#flushing = true;
    const running = [...this.#hub.turns()].filter((turn) => turn.running);
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
        where t.id = written.id and t.state = 'generating' and t.instance_id = ${this.#hub.instanceId} returning t.id
      )
      update kb_bot_chat_message m set answer = written.answer
      from written join turn using (id) where m.id = written.message_id and m.turn_id = written.id`);
  }

  async #obeyStops(running: Turn[]): Promise<void> {
    if (running.length === 0 || !this.#services.config.DATABASE_URL) return;
    const asked = await this.#services.db
      .select({ id: kbBotChatTurn.id, code: kbBotChatTurn.errorCode, message: kbBotChatTurn.errorMessage })
      .from(kbBotChatTurn)
      .where(
        and(
          inArray(kbBotChatTurn.state, ['generating']),
          eq(kbBotChatTurn.instanceId, this.#hub.instanceId),
          eq(kbBotChatTurn.stopRequested, true),
        ),
      );
    for (const { id, code, message } of asked) {
      const turn = this.#hub.get(id);
      void (code === null ? turn?.stop() : turn?.fail(code as ErrorCode, message));
    }
  }
}
