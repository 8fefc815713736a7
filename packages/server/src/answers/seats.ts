import { errorCodes } from '@tinystar/contract';
import { Failure } from '../platform/http/failure.ts';
import { concurrent } from './limits.ts';

/** What a seat is counted by. */
export interface Seat {
  asker: string;
  kbBotId: string;
}

/** Counts the answers running in this process: in all, of an asker, of an assistant. */
export class Seats {
  #taken = 0;
  readonly #ofAsker = new Map<string, number>();
  readonly #ofAssistant = new Map<string, number>();
  readonly #streams = new Map<string, number>();

  /** Counts a stream of an asker in or throws 429 (RATE-03). Call the result once, when it has ended. */
  openStream(asker: string): () => void {
    if ((this.#streams.get(asker) ?? 0) >= concurrent.streamsPerAsker) throw tooMany();
    add(this.#streams, asker, 1);
    return () => add(this.#streams, asker, -1);
  }

  /** Throws 429 when the answers of this process and as many `more` are too many for an asker or an assistant. */
  check({ asker, kbBotId }: Seat, more: { ofAsker: number; ofAssistant: number }): void {
    if (
      (this.#ofAsker.get(asker) ?? 0) + more.ofAsker > concurrent.perAsker ||
      (this.#ofAssistant.get(kbBotId) ?? 0) + more.ofAssistant > concurrent.perAssistant
    ) {
      throw tooMany();
    }
  }

  /** Takes a seat or throws 429 (RATE-03). Call the result to give it back; further calls do nothing. */
  take({ asker, kbBotId }: Seat): () => void {
    if (this.#taken >= concurrent.inAll) throw tooMany();
    // With the one that is about to be taken.
    this.check({ asker, kbBotId }, { ofAsker: 1, ofAssistant: 1 });
    const move = (by: 1 | -1) => {
      this.#taken += by;
      add(this.#ofAsker, asker, by);
      add(this.#ofAssistant, kbBotId, by);
    };
    move(1);
    let left = false;
    return () => {
      if (!left) move(-1);
      left = true;
    };
  }
}

const tooMany = () => new Failure(errorCodes.tooMany, undefined, { retryAfter: 5 });

function add(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const value = (counts.get(key) ?? 0) + by;
  if (value > 0) counts.set(key, value);
  else counts.delete(key);
}
