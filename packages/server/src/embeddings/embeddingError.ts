/**
 * Why no vectors came: `key` refused the key, `busy` too many requests or no credit, `refused` any other 4xx,
 * `unavailable` network or 5xx, `slow` no answer in time, `protocol` not the protocol, `dimension` vectors of another
 * length than the stored ones.
 */
export type EmbeddingErrorKind = 'key' | 'busy' | 'refused' | 'unavailable' | 'slow' | 'protocol' | 'dimension';

/** The embeddings host failed. `message` is for the log and holds neither key nor text. */
export class EmbeddingError extends Error {
  override name = 'EmbeddingError';
  readonly kind: EmbeddingErrorKind;
  /** Milliseconds after which the host wants to be asked again, when it said so. */
  readonly retryAfter: number | undefined;

  constructor(kind: EmbeddingErrorKind, message: string, retryAfter?: number) {
    super(message);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
