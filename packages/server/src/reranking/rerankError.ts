/**
 * Why a reranking host gave no order: `key` refused the key, `busy` too many requests or no credit, `refused` any other 4xx,
 * `unavailable` network or 5xx, `slow` nothing in time, `protocol` not the protocol, `paused` it was not asked, because it
 * has just failed.
 */
export type RerankErrorKind = 'key' | 'busy' | 'refused' | 'unavailable' | 'slow' | 'protocol' | 'paused';

/** The reranking host failed. `message` is for the log and holds neither key nor text. */
export class RerankError extends Error {
  override name = 'RerankError';
  readonly kind: RerankErrorKind;

  constructor(kind: RerankErrorKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
