export { createTestServer, type TestServer, type TestServerOptions } from './testServer.ts';
export { testDatabase, type TestDatabase } from './testDatabase.ts';
export type { Actor } from './actors.ts';
export { Answer } from './answer.ts';
export { bestOf, workOf } from './bestOf.ts';
export { saveAssistant } from './saveAssistant.ts';
