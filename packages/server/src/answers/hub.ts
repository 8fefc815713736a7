import { randomUUID } from 'node:crypto';
import type { Services } from '../platform/services.ts';
import { Clock } from './clock.ts';
import { turnTimes, type TurnTimes } from './limits.ts';
import { Queue } from './queue.ts';
import { OpenStreams } from './openStreams.ts';
import { Seats } from './seats.ts';
import type { Turn } from './turn.ts';

/** How a repeated question finds the turn that is already running for it. */
export interface Place {
  asker: string;
  kbBotId: string;
  idempotencyKey: string;
}

/** The answers running in this process, with the seats they take, the queue they wait in and the clock they live by. */
export class Hub {
  readonly instanceId = randomUUID();
  readonly times: TurnTimes;
  readonly seats: Seats;
  readonly streams = new OpenStreams();
  readonly queue = new Queue();
  readonly #clock: Clock;
  readonly #running = new Map<string, { turn: Turn; place: Place; leave: () => void }>();
  /** The running turns by asker and idempotency key. */
  readonly #byKey = new Map<string, string>();

  constructor(services: Services, times: Partial<TurnTimes> = {}) {
    this.times = { ...turnTimes, ...times };
    this.seats = new Seats(services, this.instanceId, this.times.dead);
    this.#clock = new Clock(services, this);
  }

  /** Starts the clock. Safe to call again. */
  start(): Promise<void> {
    return this.#clock.start();
  }

  get(turnId: string): Turn | undefined {
    return this.#running.get(turnId)?.turn;
  }

  /** The running turn of a repeated question, found without the database. */
  repeated(place: Place): Turn | undefined {
    const found = this.#running.get(this.#byKey.get(keyOf(place)) ?? '');
    return found?.place.kbBotId === place.kbBotId ? found.turn : undefined;
  }

  /** True for a turn that this process has begun and does not work on: its reply from the database was lost. */
  hasLost(turn: { id: string; state: string; instanceId: string }): boolean {
    return turn.state === 'generating' && turn.instanceId === this.instanceId && !this.#running.has(turn.id);
  }

  get size(): number {
    return this.#running.size;
  }

  *turns(): Generator<Turn> {
    for (const { turn } of this.#running.values()) yield turn;
  }

  /** Runs a turn to its rest; `leave` gives its seat back. */
  add(turn: Turn, place: Place, leave: () => void): void {
    this.#running.set(turn.id, { turn, place, leave });
    this.#byKey.set(keyOf(place), turn.id);
    void turn.run();
  }

  /** To be called when a turn has come to rest. */
  remove(turnId: string): void {
    const found = this.#running.get(turnId);
    if (!found) return;
    found.leave();
    this.#running.delete(turnId);
    this.#byKey.delete(keyOf(found.place));
  }
}

// Keys hold no space.
const keyOf = ({ asker, idempotencyKey }: Place): string => `${idempotencyKey} ${asker}`;

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
