export {
  startFakeModel,
  type FakeModel,
  type ModelRequest,
  type ModelScript,
} from '../../packages/server/src/testing/fakeModel.ts';
