import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { assistants } from './assistants.ts';
import { createApi } from './client.ts';
import { IDEMPOTENCY_HEADER } from './constants.ts';
import { me } from './me.ts';
import { messages } from './messages.ts';

const headers: Record<string, unknown>[] = [];
let sent = '';
let status = 200;
let body: string | undefined;
let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    headers.push(request.headers);
    sent = `${request.method} ${request.url}`;
    request.on('data', (chunk: Buffer) => (sent += ` ${chunk.toString()}`));
    request.on('end', () => response.writeHead(status, { 'content-type': 'application/json' }).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const api = () => {
  const { port } = server.address() as AddressInfo;
  return createApi('personal', { token: () => 'token-1' }, `http://127.0.0.1:${port}`);
};

test.each([
  [200, '{}'],
  [201, '{}'],
  [204, undefined],
  [304, undefined],
])('status %d is an answer, with or without a body', async (next, text) => {
  [status, body] = [next, text];
  await expect(api()(me.logOut, {})).resolves.toEqual({});
});

test.each([400, 401, 403, 404, 409, 429, 500, 503])('status %d is refused with its code and words', async (next) => {
  [status, body] = [next, JSON.stringify({ errorCode: 409000, errorMessage: '名称已存在', requestId: 'r1' })];
  await expect(api()(me.logOut, {})).rejects.toMatchObject({
    status: next,
    code: 409000,
    message: '名称已存在',
    requestId: 'r1',
  });
});

test.each([502, 503, 504])('status %d of a proxy says that the server is away, whatever it writes', async (next) => {
  for (const text of ['<html>Bad Gateway</html>', '{"message":"no upstream"}', '']) {
    [status, body] = [next, text];
    await expect(api()(me.logOut, {})).rejects.toMatchObject({ status: next, message: '服务暂时不可用，请稍后重试' });
  }
});

test.each([
  ['with its schema', me.coins],
  ['as the built app has it, without', { ...me.coins, output: undefined } as unknown as typeof me.coins],
])('what something in between answers for the server is refused (call %s)', async (_, call) => {
  [status, body] = [200, '<!doctype html><title>Log in to this network</title>'];
  await expect(api()(call, {})).rejects.toMatchObject({ name: 'ApiError', message: messages.unknownError });
  [status, body] = [200, '{"count":86}'];
  await expect(api()(call, {})).resolves.toEqual({ count: 86 });
});

test('a call says in which identity its page acts, and where it shows none nothing', async () => {
  const shown = { current: undefined as string | undefined };
  const hooks = { token: () => 'token-1', expectedTenant: () => shown.current };
  const { port } = server.address() as AddressInfo;
  const own = createApi('personal', hooks, `http://127.0.0.1:${port}`);
  [status, body] = [200, '{}'];
  for (const [identity, said] of [
    [undefined, undefined],
    ['', 'personal'],
    ['t-1', 't-1'],
  ]) {
    shown.current = identity;
    await own(me.logOut, {});
    expect(headers.at(-1)?.['x-expected-tenant-id']).toBe(said);
  }
});

test('every call has its own tracking id, and the token in both headers', async () => {
  [status, body] = [200, '{}'];
  headers.length = 0;
  await api()(me.logOut, {});
  await api()(me.logOut, {});
  const ids = headers.map((sent) => sent['x-tracking-id']);
  expect(new Set(ids).size).toBe(2);
  for (const sent of headers)
    expect(sent).toMatchObject({ authorization: 'Bearer token-1', 'x-access-token': 'token-1' });
  expect(headers.every((sent) => sent['cookie'] === undefined)).toBe(true);
});

/** The call with what it sends, as the built app has it: without schemas. */
const ask = (method: 'GET' | 'POST', input: Record<string, unknown>) => {
  const call = { ...me.logOut, method, query: ['all'], output: undefined } as unknown as typeof me.logOut;
  return api()(call, input as Record<string, never>);
};

test.each<[string, Record<string, unknown>, [string, string][]]>([
  ['nothing', {}, []],
  ['what is not set', { since: undefined }, []],
  ['words with signs of an address', { word: '等级 & a+b=c' }, [['word', '等级 & a+b=c']]],
  [
    'numbers and flags',
    { page: 1, all: false },
    [
      ['page', '1'],
      ['all', 'false'],
    ],
  ],
  [
    'a list',
    { id: ['a', 'b'] },
    [
      ['id', 'a'],
      ['id', 'b'],
    ],
  ],
  ['an empty list, and null', { id: [], until: null }, [['until', '']]],
])('the query of a call says %s', async (_, query, wanted) => {
  [status, body] = [200, '{}'];
  await ask('GET', query);
  const { pathname, searchParams } = new URL(sent.slice('GET '.length), 'http://server');
  expect([pathname, [...searchParams]]).toEqual([me.logOut.path, wanted]);
});

test('what a call sends is JSON, beside what travels in the query', async () => {
  [status, body] = [200, '{}'];
  await ask('POST', { all: true, name: '小星', since: undefined });
  expect(sent).toBe(`POST ${me.logOut.path as string}?all=true {"name":"小星"}`);
  expect(headers.at(-1)).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
});

test('who gives up a call is told why; a server that is not there is a network error', async () => {
  const given = AbortSignal.abort(new Error('left the page'));
  await expect(api()(me.logOut, {}, { signal: given })).rejects.toThrow('left the page');
  const nobody = createApi('personal', { token: () => null }, 'http://127.0.0.1:9');
  await expect(nobody(me.logOut, {})).rejects.toMatchObject({ name: 'ApiError', message: messages.network, status: 0 });
});

test('what makes something is asked for again by the same key until it was answered, and by another afterwards', async () => {
  [status, body] = [200, '{}'];
  const create = { ...assistants.create, output: undefined } as unknown as typeof assistants.create;
  const { port } = server.address() as AddressInfo;
  const hooks = { token: () => 'token-1' };
  const offline = createApi('personal', hooks, 'http://127.0.0.1:9');
  const online = createApi('personal', hooks, `http://127.0.0.1:${port}`);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const keyOf = () => new Headers(fetched.mock.calls.at(-1)?.[1]?.headers).get(IDEMPOTENCY_HEADER);
  await expect(offline(create, { name: '双胞胎' })).rejects.toMatchObject({ message: messages.network });
  const lost = keyOf();
  expect(lost).toMatch(/^\w{32}$/);
  await online(create, { name: '另一个' });
  expect(headers.at(-1)?.[IDEMPOTENCY_HEADER]).not.toBe(lost);
  // A gateway that lost patience says nothing of what the server has done.
  [status, body] = [504, '<title>Gateway Time-out</title>'];
  await expect(online(create, { name: '双胞胎' })).rejects.toMatchObject({ status: 504 });
  [status, body] = [200, '{}'];
  await online(create, { name: '双胞胎' });
  expect(headers.at(-1)?.[IDEMPOTENCY_HEADER]).toBe(lost);
  await online(create, { name: '双胞胎' });
  expect(headers.at(-1)?.[IDEMPOTENCY_HEADER]).not.toBe(lost);
  await online(me.logOut, {});
  expect(headers.at(-1)?.[IDEMPOTENCY_HEADER]).toBeUndefined();
  fetched.mockRestore();
});
