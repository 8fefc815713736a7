import { apiKeys } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerServer, PIECES, QUESTION, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';

let stage: AnswerServer;
let bot: Awaited<ReturnType<typeof seedAssistant>>;
let headers: Record<string, string>;
beforeAll(async () => {
  stage = await answerServer();
  stage.model.play({ script: 'normal', pieces: PIECES });
  const owner = await stage.server.member('owner');
  bot = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
  const body = { kbBotId: bot.id };
  const renewed = await owner.call('POST', '/api/v1/tenantKbBotPublishSetting/update/apiSetting', body);
  headers = {
    authorization: `Bearer ${renewed.as(apiKeys.renew).token}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
});
afterAll(() => stage[Symbol.asyncDispose]());

const faults = () => stage.server.logged.filter(({ level }) => Number(level) >= 50);
const post = async (path: string, body: object, more: Record<string, string> = {}) => {
  const call = { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) };
  const answer = await fetch(stage.url + path, call);
  return { status: answer.status, text: await answer.text() };
};

const completion = (change: object) => ({
  model: bot.publicId,
  messages: [{ role: 'user', content: QUESTION }],
  ...change,
});
const tool = (name: string, input: object, change: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
  ...change,
});
const spoken = (text: string) => [{ role: 'user', content: text }];

/** Every text that a call bears, with the value in it. */
const places: [string, (odd: string) => [string, object], named: string][] = [
  [
    'the question',
    (odd) => ['/v1/chat/completions', completion({ messages: spoken(`${QUESTION}${odd}`) })],
    'messages[0].content',
  ],
  [
    'a part of it',
    (odd) => [
      '/v1/chat/completions',
      completion({ messages: [{ role: 'user', content: [{ type: 'text', text: odd }] }] }),
    ],
    'messages[0].content[0].text',
  ],
  [
    'an earlier question',
    (odd) => [
      '/v1/chat/completions',
      completion({ messages: [...spoken('x'), { role: 'assistant', content: odd }, ...spoken(QUESTION)] }),
    ],
    'messages[1].content',
  ],
  [
    'the role',
    (odd) => ['/v1/chat/completions', completion({ messages: [{ role: odd, content: 'x' }, ...spoken(QUESTION)] })],
    'messages[0].role',
  ],
  ['the user', (odd) => ['/v1/chat/completions', completion({ user: `u${odd}` })], 'user'],
  ['the model', (odd) => ['/v1/chat/completions', completion({ model: odd })], 'model'],
  ['what is ignored', (odd) => ['/v1/chat/completions', completion({ metadata: { [odd]: odd } })], 'metadata'],
  [
    'a streamed question',
    (odd) => ['/v1/chat/completions', completion({ stream: true, messages: spoken(QUESTION), user: odd })],
    'user',
  ],
  ['ask', (odd) => ['/mcp', tool('ask', { question: `${QUESTION}${odd}` })], 'params.arguments.question'],
  [
    'the conversation',
    (odd) => ['/mcp', tool('ask', { question: QUESTION, conversation: odd })],
    'params.arguments.conversation',
  ],
  ['search', (odd) => ['/mcp', tool('search', { query: `年假${odd}` })], 'params.arguments.query'],
  ['read_source', (odd) => ['/mcp', tool('read_source', { sourceId: odd })], 'params.arguments.sourceId'],
  ['the tool', (odd) => ['/mcp', tool(odd, { question: QUESTION })], 'params.name'],
  ['the number of a call', (odd) => ['/mcp', tool('search', { query: '年假' }, { id: odd })], 'id'],
  ['the method', (odd) => ['/mcp', tool('search', {}, { method: odd })], 'method'],
  [
    'a cancelled call',
    (odd) => ['/mcp', { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: odd } }],
    'params.requestId',
  ],
];

it.each(places)(
  '%s with a NUL is refused by its name, with half a character it is no fault [PUB-07] (ERR-05)',
  async (_, make, named) => {
    const [path, body] = make('\0');
    const refused = await post(path, body);
    expect(refused.status, refused.text).toBe(400);
    expect(JSON.parse(refused.text)).toMatchObject(
      path === '/mcp'
        ? { id: 'id' in body ? body.id : null, error: { data: { fields: { [named]: '请求参数有误' } } } }
        : { error: { param: named } },
    );
    const half = await post(...make('\ud83d'));
    expect(half.status, half.text).toBeLessThan(500);
    expect(half.text).not.toContain('"isError":true,"content":[{"type":"text","text":"系统');
    expect(faults()).toEqual([]);
  },
);

it('a call of MCP that is refused for something else is answered by its number, one that cannot be read by none [PUB-07]', async () => {
  const refused = async (body: string, more: Record<string, string> = {}) => {
    const call = { method: 'POST', headers: { ...headers, ...more }, body };
    return (await (await fetch(`${stage.url}/mcp`, call)).json()) as { id: unknown };
  };
  const wrongKey = { authorization: 'Bearer ts-wrong' };
  for (const id of ['a1', 7, 0]) {
    const body = JSON.stringify(tool('search', { query: '年假' }, { id }));
    expect((await refused(body, wrongKey)).id).toBe(id);
  }
  expect((await refused('{"jsonrpc":"2.0","method":"notifications/initialized"}', wrongKey)).id).toBeNull();
  expect((await refused('{"jsonrpc":"2.0","id":{},"method":"x"}', wrongKey)).id).toBeNull();
  expect((await refused('{"jsonrpc":"2.0","id":3')).id).toBeNull();
});

it('addresses and methods of the two protocols are no fault whatever stands in them [PUB-07] (ERR-05)', async () => {
  for (const path of [
    '/v1/models',
    `/v1/models/${bot.publicId}`,
    '/v1/models/a%00b',
    '/v1/models/%ED%A0%80',
    '/v1/%00',
    '/mcp',
    '/mcp?x=%00',
    '/mcp/%00',
  ])
    for (const method of ['HEAD', 'GET', 'DELETE', 'PUT', 'OPTIONS']) {
      const { status } = await fetch(stage.url + path, { method, headers });
      expect(status, `${method} ${path}`).toBeLessThan(500);
    }
  const { status, headers: told } = await fetch(`${stage.url}/mcp`, { method: 'HEAD', headers });
  expect([status, told.get('content-type')]).toEqual([405, 'application/json']);
  for (const session of ['é', '\u00ff'.repeat(300), ''])
    expect((await post('/mcp', tool('search', { query: '年假' }), { 'mcp-session-id': session })).status).toBe(200);
  expect(faults()).toEqual([]);
});
