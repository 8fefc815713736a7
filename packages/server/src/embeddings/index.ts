export { createEmbedder } from './client.ts';
export { embedLater } from './fill.ts';
export { EmbeddingError } from './embeddingError.ts';
export { nearby, type Nearby } from './near.ts';
export { embeddingProgress, type EmbeddingProgress } from './progress.ts';
