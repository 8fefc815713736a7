import type { Log } from '../platform/log/log.ts';

/** One try to get a question answered. */
export interface Attempt {
  /** Tries with the same key are one question: the later ones go on with the answer of the first. */
  idempotencyKey?: string | undefined;
  /** `seq` of the last event the reader has; -1 for none. Given when the reader comes back. */
  after?: number | undefined;
  /** Whether the reader can come back to a dropped answer; else it is stopped instead of parked. */
  comesBack: boolean;
  /** The answer is handed over in one piece: one that is stopped has reached nobody, and costs nothing. */
  whole?: boolean | undefined;
  /** Aborted when nobody reads any more; the answer is then parked or stopped, see `TurnTimes.grace`. */
  signal: AbortSignal;
  /** The log of the call this belongs to. */
  log?: Log;
  /** Told in the event of a failed answer. */
  requestId?: string;
}
