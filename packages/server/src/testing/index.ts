export { createTestServer, type TestServer, type TestServerOptions } from './testServer.ts';
export { testDatabase, type TestDatabase } from './testDatabase.ts';
export type { Actor, Answer } from './actors.ts';
