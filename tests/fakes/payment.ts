export { startFakePayment, type FakePayment } from '../../packages/server/src/testing/fakePayment.ts';
