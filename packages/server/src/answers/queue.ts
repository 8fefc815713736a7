import { createSlots } from '../platform/slots.ts';
import { rush } from './limits.ts';

/**
 * Who goes first: questions of one asker begin one after the other, and in a rush all questions are accepted before
 * any of them is looked up.
 */
export class Queue {
  readonly #beginning = new Map<string, Promise<unknown>>();
  /** Reading for answers keeps a few database connections only. */
  readonly #reads = createSlots(4);
  /** Reads that wait for the end of a rush. */
  readonly #held = new Set<() => void>();

  /** Runs `begin` after the asker's earlier questions have begun: the first coin goes to the first question. */
  async inTurn<T>(asker: string, begin: () => Promise<T>): Promise<T> {
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

  /** Runs a read for an answer. In a rush it waits, a second at most, so that no question is left without a reply. */
  async lookUp<T>(read: () => Promise<T>): Promise<T> {
    if (this.#beginning.size > rush.askers) await this.#endOfRush();
    return this.#reads.run(read);
  }

  #endOfRush(): Promise<void> {
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
}
