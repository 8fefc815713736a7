import { hubOf } from '../answers/hub.ts';
import type { Services } from '../platform/services.ts';
import { answerMessage } from './answerMessage.ts';
import { claimDeliveries, claimMessages, hasOpen, releaseClaims } from './claims.ts';
import { deliver } from './deliver.ts';

/** Answers and replies that one process works on at the same time. */
const concurrent = { answers: 40, deliveries: 20 } as const;
/**
 * How often due retries and the work of dead processes are looked for, in milliseconds: seldom while nothing is open, so
 * that a product without channels does not keep a connection for it. What arrives wakes the dispatcher itself.
 */
const pause = { open: 1_000, idle: 30_000 } as const;

/**
 * Works on what the receiver has stored: answers messages and sends replies, conversation by conversation. All state is
 * in the database, so a process that dies in between loses nothing.
 */
export class Dispatcher {
  readonly #services: Services;
  readonly #working = { answers: new Map<string, Promise<void>>(), deliveries: new Map<string, Promise<void>>() };
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #pause: number = pause.open;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Looks for work now. Safe to call at any time. */
  wake(): void {
    if (this.#stopped || this.#services.stopping.aborted) return;
    if (this.#round) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#round = this.#look().finally(() => {
      this.#round = undefined;
      if (this.#again) {
        this.#again = false;
        this.wake();
      } else if (!this.#stopped) {
        this.#timer = setTimeout(() => this.wake(), this.#pause);
        this.#timer.unref();
      }
    });
  }

  /** Takes nothing new and waits for what is being worked on, which the stopping server cuts short. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#round;
    await Promise.all([...this.#working.answers.values(), ...this.#working.deliveries.values()]);
  }

  async #look(): Promise<void> {
    const { db, now, log } = this.#services;
    const { answers, deliveries } = this.#working;
    const hub = hubOf(this.#services);
    try {
      const open = await hasOpen(db);
      this.#pause = open ? pause.open : pause.idle;
      // Nor does a product that nobody asks begin to watch over answers.
      if (!open) return;
      await hub.start();
      const { instanceId } = hub;
      await releaseClaims(db, instanceId, [...answers.keys(), ...deliveries.keys()]);
      const claim = { instanceId, now: now() };
      for (const { id } of await claimMessages(db, { ...claim, most: concurrent.answers - answers.size }))
        this.#work(answers, id, answerMessage);
      for (const { id } of await claimDeliveries(db, { ...claim, most: concurrent.deliveries - deliveries.size }))
        this.#work(deliveries, id, deliver);
    } catch (error) {
      this.#pause = pause.open;
      log.warn({ error }, 'channels could not look for work');
    }
  }

  #work(
    working: Map<string, Promise<void>>,
    id: string,
    task: (services: Services, id: string) => Promise<void>,
  ): void {
    const done = task(this.#services, id)
      // The claim is released by the next look: nothing is lost.
      .catch((error: unknown) => this.#services.log.warn({ error }, 'work on a channel failed'))
      .finally(() => {
        working.delete(id);
        this.wake();
      });
    working.set(id, done);
  }
}

const dispatchers = new WeakMap<Services, Dispatcher>();

/** The dispatcher of a server. */
export function dispatcherOf(services: Services): Dispatcher {
  let dispatcher = dispatchers.get(services);
  if (!dispatcher) dispatchers.set(services, (dispatcher = new Dispatcher(services)));
  return dispatcher;
}
