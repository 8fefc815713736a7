import { errorCodes } from '@tinystar/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { newId } from '../platform/database/columns.ts';
import { executeNamed } from '../platform/database/named.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { answerSeat } from './schema.ts';

/** What a seat is counted by. */
export interface Seat {
  asker: string;
  kbBotId: string;
}

/** A seat, or a place in the queue for one. */
export interface Place {
  /** How many wait before it as often as that changes; ends when it is a seat, or aborted. None for a seat. */
  wait?: (signal: AbortSignal) => AsyncGenerator<number>;
  /** Gives it back; further calls do nothing. */
  leave(): void;
}

/** Milliseconds after which whoever waits is looked for again. */
const pause = 500;

export const tooMany = () => new Failure(errorCodes.tooMany, undefined, { retryAfter: 5 });

/**
 * Seats of the answers that are written at once (RATE-03), counted in the database for all processes together. A seat
 * is held as long as its process gives a heartbeat: what a dead one held comes back by itself.
 */
export class Seats {
  readonly #services: Services;
  readonly #instanceId: string;
  readonly #alive: string;
  readonly #mine = new Set<string>();
  readonly #leaving = new Set<Promise<unknown>>();
  readonly #waiting = new Map<string, { ahead: number | null; tell: () => void }>();
  #timer: NodeJS.Timeout | undefined;
  #looking = false;

  /** @param dead Milliseconds after which a process without a heartbeat is dead. */
  constructor(services: Services, instanceId: string, dead: number) {
    this.#services = services;
    this.#instanceId = instanceId;
    this.#alive = `${dead} milliseconds`;
  }

  /** Takes a seat, or a place in the queue when `mayWait`; throws 429 when there is neither. */
  async take({ asker, kbBotId }: Seat, mayWait = false): Promise<Place> {
    // Who asks right after an answer has ended finds its seat free.
    await Promise.all(this.#leaving);
    const id = newId();
    const { db, config } = this.#services;
    const queue = mayWait ? config.ANSWER_QUEUE : 0;
    this.#mine.add(id);
    const place = { leave: () => this.#leave(id) };
    try {
      const [row] = await executeNamed<{ ahead: number | null }>(
        db,
        'take-seat',
        sql`select take_answer_seat(${id}, ${this.#instanceId}, ${asker}, ${kbBotId}, ${config.ANSWERS_PER_ASKER},
          ${config.ANSWERS_PER_ASSISTANT}, ${config.ANSWERS_IN_ALL}, ${queue}, ${this.#alive}::interval) as ahead`,
      );
      const ahead = row?.ahead ?? null;
      if (ahead === null) return place;
      if (ahead < 0) throw tooMany();
      this.#waiting.set(id, { ahead, tell: () => undefined });
      this.#lookLater();
      return { ...place, wait: (signal) => this.#wait(id, signal) };
    } catch (error) {
      this.#mine.delete(id);
      throw error;
    }
  }

  /** Removes what this process has in the database and does not know of: the database's reply to it was lost. */
  async dropLost(): Promise<void> {
    const { db } = this.#services;
    const own = await db
      .select({ id: answerSeat.id })
      .from(answerSeat)
      .where(eq(answerSeat.instanceId, this.#instanceId));
    // Looked up here after they were read: a seat is known before its row is written.
    const lost = own.map(({ id }) => id).filter((id) => !this.#mine.has(id));
    if (lost.length > 0) await db.delete(answerSeat).where(inArray(answerSeat.id, lost));
  }

  #leave(id: string): void {
    if (!this.#mine.delete(id)) return;
    this.#waiting.delete(id);
    const gone = this.#services.db
      .delete(answerSeat)
      .where(eq(answerSeat.id, id))
      .catch((error: unknown) => this.#services.log.warn({ error }, 'a seat was not given back yet'))
      .finally(() => {
        this.#leaving.delete(gone);
        void this.#look();
      });
    this.#leaving.add(gone);
  }

  async *#wait(id: string, signal: AbortSignal): AsyncGenerator<number> {
    const waiter = this.#waiting.get(id);
    let told: number | undefined;
    while (waiter && waiter.ahead !== null && !signal.aborted) {
      if (waiter.ahead !== told) yield (told = waiter.ahead);
      else {
        await new Promise<void>((resolve) => {
          waiter.tell = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
      }
    }
  }

  #lookLater(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#waiting.size > 0 ? setTimeout(() => void this.#look(), pause).unref() : undefined;
  }

  /** Lets in who comes next, wherever he waits, and tells those that wait here. */
  async #look(): Promise<void> {
    if (this.#looking || this.#waiting.size === 0) return;
    this.#looking = true;
    const { db, config, log } = this.#services;
    try {
      const { rows } = await db.execute<{ seat: string; ahead: number | null }>(sql`
        select seat, ahead from advance_answer_seats(${this.#instanceId}, ${config.ANSWERS_PER_ASKER},
          ${config.ANSWERS_PER_ASSISTANT}, ${config.ANSWERS_IN_ALL}, ${this.#alive}::interval)`);
      for (const { seat, ahead } of rows) {
        const waiter = this.#waiting.get(seat);
        if (!waiter) continue;
        waiter.ahead = ahead;
        if (ahead === null) this.#waiting.delete(seat);
        waiter.tell();
      }
    } catch (error) {
      log.warn({ error }, 'who waits for an answer could not be let in yet');
    } finally {
      this.#looking = false;
      this.#lookLater();
    }
  }
}
