export { createReranker, type Rerank } from './client.ts';
export { RerankError } from './rerankError.ts';
export { rerankerOf } from './reranker.ts';
