/**
 * Fetch for hosts the operator named in the settings (models, embeddings, reranking, file store) and for nothing a user typed.
 * Redirects are refused: they could lead a key elsewhere.
 */
export const trustedFetch: typeof globalThis.fetch = (input, init) =>
  globalThis.fetch(input, { redirect: 'error', ...init });
