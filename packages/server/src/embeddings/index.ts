export { embedLater } from './fill.ts';
export { nearby, type Nearby } from './near.ts';
export { embeddingProgress, type EmbeddingProgress } from './progress.ts';
