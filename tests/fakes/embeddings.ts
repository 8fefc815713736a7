export {
  startFakeEmbeddings,
  type EmbeddingScript,
  type FakeEmbeddings,
} from '../../packages/server/src/testing/fakeEmbeddings.ts';
