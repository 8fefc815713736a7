import { assistants, me, meta, qaPairs, type Endpoint } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { user } from './identity/schema.ts';
import { newId } from './platform/database/columns.ts';
import { createTestServer, saveAssistant, type Actor, type TestServer } from './testing/index.ts';

/** The figures and lists of values of the specification, as calls meet them. */

let server: TestServer;
let person: Actor;
let owner: Actor;
let own: string;
let ofTenant: string;

beforeAll(async () => {
  server = await createTestServer();
  [person, owner] = [await server.actor(), await server.member('owner')];
  own = (await person.call('POST', '/api/v1/personalKbBot', { name: '我的助手' })).as(assistants.create).id;
  ofTenant = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '企业助手' })).as(assistants.create).id;
});
afterAll(() => server.close());

const text = (length: number) => '字'.repeat(length);
