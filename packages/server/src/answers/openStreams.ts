import { streamsPerAsker } from './limits.ts';
import { tooMany } from './seats.ts';

/** Counts the open streams of each asker in this process: several windows may read one answer, but not hundreds. */
export class OpenStreams {
  readonly #of = new Map<string, number>();

  /** Counts a stream in or throws 429. Call the result once, when it has ended. */
  open(asker: string): () => void {
    const before = this.#of.get(asker) ?? 0;
    if (before >= streamsPerAsker) throw tooMany();
    this.#of.set(asker, before + 1);
    return () => {
      const left = (this.#of.get(asker) ?? 1) - 1;
      if (left > 0) this.#of.set(asker, left);
      else this.#of.delete(asker);
    };
  }
}
