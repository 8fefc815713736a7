/**
 * Why the model did not finish: `key` refused the key, `busy` too many requests or no credit, `refused` any other 4xx,
 * `unavailable` network or 5xx, `slow` no piece in time, `cut` the stream ended in the middle, `protocol` not the protocol,
 * `resting` it was not asked, because it has just failed several times.
 */
export type ModelErrorKind = 'key' | 'busy' | 'refused' | 'unavailable' | 'slow' | 'cut' | 'protocol' | 'resting';

/** The model failed. `message` is for the log and holds neither key nor prompt. */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly kind: ModelErrorKind;
  /** HTTP status of the model's host, when it answered. */
  readonly status: number | undefined;
  /** Seconds until it is asked again, while it rests. */
  readonly retryAfter: number | undefined;

  constructor(kind: ModelErrorKind, message: string, status?: number, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
