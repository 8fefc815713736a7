import { endpoint, errorCodes, messages } from '@tinystar/contract';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Module } from '../../platform/module.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { implement, implementFile, implementStream, implementUpload } from './route.ts';

const text = z.string().check(z.maxLength(20, '太长了'));
const echo = endpoint({
  name: 'try.echo',
  method: 'POST',
  path: '/api/v1/{scope}Try/echo/{id}',
  access: { personal: 'personal', tenant: 'adminPlus' },
  input: z.object({ id: z.string(), text }),
  output: z.object({ id: z.string(), owner: z.string(), text: z.string() }),
  summary: 'Says what it heard.',
});
const broken = endpoint({
  name: 'try.broken',
  method: 'GET',
  path: '/api/v1/try/broken',
  access: 'public',
  input: z.object({}),
  output: z.object({}),
  summary: 'Fails.',
});
const count = endpoint({
  name: 'try.count',
  method: 'POST',
  path: '/api/v1/try/count',
  access: 'public',
  kind: 'stream',
  input: z.object({ refuse: z.optional(z.boolean()) }),
  output: z.object({ n: z.number() }),
  summary: 'Counts.',
});
const bytes = endpoint({
  name: 'try.bytes',
  method: 'GET',
  path: '/file/v1/try/bytes',
  access: 'public',
  kind: 'file',
  input: z.object({}),
  output: z.instanceof(Blob),
  summary: 'Ten digits.',
});
const put = endpoint({
  name: 'try.put',
  method: 'POST',
  path: '/api/v1/try/put',
  access: 'user',
  kind: 'upload',
  input: z.object({ label: text, document: z.file() }),
  output: z.object({ label: z.string(), size: z.number(), name: z.string() }),
  summary: 'Measures.',
});

let aborted = 0;
const module: Module = {
  routes: [
    implement(echo, async ({ input, owner }) => ({ ...input, owner: `${owner.type}:${owner.id}`, secret: 'never' })),
    implement(broken, () => Promise.reject(new Error('select * from "user" at /srv/secret'))),
    implementStream(count, async ({ input }, open) => {
      if (input.refuse) throw new Error('too early');
      const stream = open();
      stream.signal.addEventListener('abort', () => aborted++);
      for (let n = 0; n < 3; n++) await stream.send({ n }, n);
    }),
    implementFile(bytes, () =>
      Promise.resolve({
        bytes: (range) =>
          Promise.resolve(Readable.from([Buffer.from('0123456789').subarray(range?.start, range && range.end + 1)])),
        size: 10,
        mediaType: 'application/pdf',
        fileName: '报告"\n‮.pdf',
      }),
    ),
    implementUpload(put, async ({ input }, upload) => {
      let size = 0;
      for await (const chunk of upload.bytes) size += (chunk as Buffer).length;
      return { label: input.label, size, name: upload.fileName };
    }),
  ],
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [module] });
});
afterAll(() => server.close());

test('serves one handler in both path families with the right owner, cut to the contract (AUTHZ-04)', async () => {
  const [person, admin, member] = [await server.actor(), await server.member('admin'), await server.member('member')];
  const own = await person.call('POST', '/api/v1/personalTry/echo/7', { id: '8', text: 'hi', extra: 1 });
  expect(own.json).toEqual({ id: '7', owner: `personal:${person.userId}`, text: 'hi' });
  const shared = await admin.call('POST', '/api/v1/tenantTry/echo/7', { text: 'hi' });
  expect(shared.json).toMatchObject({ owner: `tenant:${admin.tenantId}` });
  expect(shared.headers['x-current-tenant-id']).toBe(admin.tenantId);
  expect((await member.call('POST', '/api/v1/tenantTry/echo/7', { text: 'hi' })).status).toBe(403);
  const refused = await admin.call('POST', '/api/v1/personalTry/echo/7', { text: 'hi' });
  expect(refused).toMatchObject({ status: 403, json: { errorMessage: '没有权限进行这项操作' } });
  const nobody = await server.visitor.call('POST', '/api/v1/personalTry/echo/7', { text: 'hi' });
  expect([nobody.status, nobody.error.errorMessage]).toEqual([401, '请先登录']);
});

test('names the bad field with its message [ERR-05]', async () => {
  const person = await server.actor();
  const answer = await person.call('POST', '/api/v1/personalTry/echo/7', { text: 'x'.repeat(21) });
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({
    errorCode: errorCodes.invalidInput,
    errorMessage: '太长了',
    fields: { text: '太长了' },
  });
  // What the contract has no words for is told in Chinese too, and never in the place of what it has words for.
  const bare = await person.call('POST', '/api/v1/personalTry/echo/7', {});
  expect(bare.json).toMatchObject({ errorMessage: '请求参数有误', fields: { text: '请求参数有误' } });
});

test('tells nothing of its inside when it fails, but logs it under the request id [ERR-04] (OPS-03)', async () => {
  const answer = await server.visitor.call('GET', '/api/v1/try/broken');
  expect(answer.json).toEqual({
    errorCode: errorCodes.unexpected,
    errorMessage: messages.unexpected,
    requestId: expect.any(String),
  });
  expect(answer.text).not.toMatch(/select|srv|Error/);
  expect(server.logged.some((line) => line.requestId === answer.error.requestId && line.level === 'error')).toBe(true);
});

test.each([
  ['not JSON', '{"text":'],
  ['65 levels', `${'['.repeat(65)}${']'.repeat(65)}`],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"hi"'],
  ['a byte order mark', '\ufeff{"text":"hi"}'],
  ['broken UTF-8', Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xe5, 0x28]), Buffer.from('"}')])],
  ['a prototype', '{"__proto__":{"text":"hi"}}'],
])('refuses a body of %s (RATE-04)', async (_what, body) => {
  const person = await server.actor();
  const headers = { ...person.headers, 'content-type': 'application/json' };
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/personalTry/echo/7', headers, payload: body });
  expect(answer.statusCode).toBe(400);
});

test('refuses a body over one megabyte and foreign media types (RATE-04)', async () => {
  const person = await server.actor();
  const big = await person.call('POST', '/api/v1/personalTry/echo/7', { text: 'x'.repeat(1_100_000) });
  expect(big.status).toBe(413);
  const form = { ...person.headers, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/personalTry/echo/7',
    headers: form,
    payload: 'text=hi',
  });
  expect(answer.statusCode).toBe(400);
});

test.each([
  '/api/v1/personaltry/echo/7',
  '/api/v1/personalTry/echo/7/',
  '//api/v1/personalTry/echo/7',
  '/api/v1/personalTry;x/echo/7',
  '/API/v1/personalTry/echo/7',
])('the spelling %s leads nowhere (AUTHZ-07)', async (url) => {
  const person = await server.actor();
  expect((await person.call('POST', url, { text: 'hi' })).status).toBe(404);
});

test.each(['text=hi&text=other', 'id=8', 'text[]=hi'])(
  'the query %s neither adds to a field nor replaces the id that was asked for (AUTHZ-07)',
  async (query) => {
    const person = await server.actor();
    const answer = await person.call('POST', `/api/v1/personalTry/echo/7?${query}`, { text: 'hi' });
    if (answer.status === 200) expect(answer.json).toEqual({ id: '7', owner: `personal:${person.userId}`, text: 'hi' });
    else expect(answer.status).toBe(400);
  },
);

test('streams events with ids, and ends [CHAT-01]', async () => {
  const url = await server.listen();
  const answer = await fetch(`${url}/api/v1/try/count`, { method: 'POST', headers: { 'x-tracking-id': 't-1' } });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('x-tracking-id')).toBe('t-1');
  expect(await answer.text()).toBe('id: 0\ndata: {"n":0}\n\nid: 1\ndata: {"n":1}\n\nid: 2\ndata: {"n":2}\n\n');
  const refused = await fetch(`${url}/api/v1/try/count`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"refuse":true}',
  });
  expect(refused.status).toBe(500);
  expect(await refused.json()).toMatchObject({ errorCode: errorCodes.unexpected });
});

test('gives the bytes, one range of them, or 416 (SRC-01)', async () => {
  const get = (range?: string) =>
    server.app.inject({ method: 'GET', url: '/file/v1/try/bytes', ...(range && { headers: { range } }) });
  const whole = await get();
  expect(whole.body).toBe('0123456789');
  expect(whole.headers['content-disposition']).toBe(
    `attachment; filename="_____.pdf"; filename*=UTF-8''%E6%8A%A5%E5%91%8A___.pdf`,
  );
  expect(whole.headers['content-security-policy']).toContain('sandbox');
  const part = await get('bytes=2-4');
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10']);
  expect((await get('bytes=-3')).body).toBe('789');
  expect((await get('bytes=8-')).body).toBe('89');
  expect((await get('bytes=10-')).statusCode).toBe(416);
});

const form = (parts: string[]) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=xx' },
  payload: `${parts.map((part) => `--xx\r\ncontent-disposition: form-data; ${part}\r\n`).join('')}--xx--\r\n`,
});

test('passes an upload on as it arrives, its fields checked first (UP-11)', async () => {
  const person = await server.actor();
  const send = async (parts: string[]) => {
    const { headers, payload } = form(parts);
    return server.app.inject({
      method: 'POST',
      url: '/api/v1/try/put',
      headers: { ...person.headers, ...headers },
      payload,
    });
  };
  const file = 'name="document"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\nhello';
  expect((await send(['name="label"\r\n\r\nhi', file])).json()).toEqual({ label: 'hi', size: 5, name: 'a.pdf' });
  expect((await send([`name="label"\r\n\r\n${'x'.repeat(30)}`, file])).json()).toMatchObject({
    errorMessage: '太长了',
  });
  expect((await send(['name="label"\r\n\r\nhi'])).statusCode).toBe(400);
  expect(
    (await send(Array.from({ length: 200 }, (_, n) => `name="f${n}"\r\n\r\nx`))).statusCode,
  ).toBeGreaterThanOrEqual(400);
  const noBoundary = await server.app.inject({
    method: 'POST',
    url: '/api/v1/try/put',
    headers: { ...person.headers, 'content-type': 'multipart/form-data' },
    payload: 'x',
  });
  expect(noBoundary.statusCode).toBe(400);
});

test('notices when the reader of a stream goes away (STR-05)', async () => {
  const slow = await createTestServer({
    modules: [
      {
        routes: [
          implementStream(count, async (_call, open) => {
            const stream = open();
            await stream.send({ n: 0 }, 0);
            await new Promise((resolve) => stream.signal.addEventListener('abort', resolve));
            aborted = 100;
          }),
        ],
      },
    ],
  });
  const { port } = new URL(await slow.listen());
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('POST /api/v1/try/count HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await expect.poll(() => aborted).toBe(100);
  await slow.close();
});

test('takes no NUL through the query or the path, nor a form for a JSON call (RATE-04) (UP-11)', async () => {
  const ann = await server.actor();
  for (const [path, text] of [
    ['a%00b', 'xy'],
    ['ab', 'x\0y'],
  ] as const)
    expect((await ann.call('POST', `/api/v1/personalTry/echo/${path}`, { text })).status).toBe(400);
  const headers = { ...ann.headers, 'content-type': 'multipart/form-data; boundary=b' };
  for (const payload of ['', '--b--\r\n', '--b\r\ncontent-disposition: form-data; name="text"\r\n\r\nx\r\n--b--\r\n']) {
    const sent = await server.app.inject({ method: 'POST', url: '/api/v1/try/count', payload, headers });
    expect(sent.statusCode).toBe(400);
  }
});

test('an empty JSON body is no empty object (RATE-04)', async () => {
  const ann = await server.actor();
  const headers = { ...ann.headers, 'content-type': 'application/json' };
  const url = '/api/v1/personalTry/echo/7';
  const send = (payload: string) => server.app.inject({ method: 'POST', url, payload, headers });
  expect((await send('')).json()).toMatchObject({ errorCode: 400001 });
  expect((await send('{"text":"hi"}')).statusCode).toBe(200);
});
