import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const unknown = 'f'.repeat(32);

test.each([
  ['a published assistant', 'visitor', 'GET', '/api/v1/public/kbBot/info?publicId=:id'],
  ['a showcase', 'visitor', 'GET', '/api/v1/public/shoppe/:id'],
  ['a shared answer', 'visitor', 'GET', '/api/v1/public/kbBotAnswer/query/detail?publicId=:id&key=a'],
  ['an assistant in the console', 'person', 'GET', '/api/v1/personalKbBot/:id'],
  ['an assistant to talk to', 'person', 'GET', '/api/v1/kbBot/query/detail4User?kbBotId=:id'],
  ['whose an assistant is', 'person', 'POST', '/api/v1/kbBot/query/identity4User'],
  ['a document', 'person', 'GET', '/api/v1/kbBotFile/:id?kbBotId=:id'],
] as const)('%s: what cannot be an id is told of like an unknown one [ERR-05]', async (_what, who, method, path) => {
  const actor = who === 'visitor' ? server.visitor : await server.actor();
  const ask = async (id: string) => {
    const { status, json } = await actor.call(
      method,
      path.replaceAll(':id', id),
      method === 'POST' ? { kbBotId: id, fileId: id, id } : undefined,
    );
    return { status, ...(json as object), requestId: '' };
  };
  const known = await ask(unknown);
  expect(known.status).toBe(404);
  for (const id of ['abc', unknown.toUpperCase(), `${unknown}0`, 'x'.repeat(200), '%E5%8A%A9'])
    expect(await ask(id), id).toEqual(known);
});

test('what is wrong beside the id is still told of as wrong', async () => {
  const person = await server.actor();
  const answer = await person.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', {
    kbBotId: 'abc',
    side: 'no',
  });
  expect(answer).toMatchObject({ status: 400, json: { fields: { side: '请求参数有误' } } });
});
