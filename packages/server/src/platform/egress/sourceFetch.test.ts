import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSourceFetch, type SourceRequest } from './sourceFetch.ts';

let server: Server;
let other: Server;
let origin: string;
let elsewhere: string;
/** Of every request: its method, path and credentials. */
const seen: string[] = [];

beforeAll(async () => {
  other = createServer((request, response) => {
    seen.push(`other ${request.method} ${request.url} ${request.headers.authorization ?? 'none'}`);
    response.end('other');
  });
  server = createServer((request, response) => {
    const path = request.url ?? '';
    seen.push(`${request.method} ${path} ${request.headers.authorization ?? 'none'}`);
    const sendOn = (location: string) => response.writeHead(307, { location }).end();
    if (path === '/mute') return;
    if (path === '/loop') sendOn('/loop');
    else if (path === '/inside') sendOn('http://169.254.169.254/latest');
    else if (path === '/file') sendOn('file:///etc/passwd');
    else if (path === '/away') sendOn(`${elsewhere}/taken`);
    else if (path === '/hop') sendOn('/page');
    else if (path === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(5_000_000)));
    else if (path === '/broken') {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setTimeout(() => response.destroy(), 50);
    } else if (path === '/silent') response.writeHead(200).write('<');
    else if (path === '/denied') response.writeHead(403).end('no');
    else response.end('page');
  });
  [origin, elsewhere] = (await Promise.all(
    [server, other].map(async (each) => {
      await once(each.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(each.address() as AddressInfo).port}`;
    }),
  )) as [string, string];
});
afterAll(() => {
  for (const each of [server, other]) {
    each.closeAllConnections();
    each.close();
  }
});

const ask = (
  path: string,
  { stopped = 10_000, ...request }: Omit<SourceRequest, 'signal'> & { stopped?: number } = {},
) => {
  const signal = AbortSignal.timeout(stopped);
  const credentials = { address: new URL(origin), user: '张三', password: 'geheim' };
  return createSourceFetch(credentials, { allowed: ['127.0.0.1'] })(new URL(path, origin), { ...request, signal });
};
const basic = `Basic ${Buffer.from('张三:geheim').toString('base64')}`;

test('the host of the source reads the credentials through redirects, a listing stays one (CAP-02)', async () => {
  seen.length = 0;
  const answer = await ask('/hop', { method: 'PROPFIND', body: '<propfind/>' });
  expect(answer).toMatchObject({ status: 200, url: new URL('/page', origin) });
  expect(await text(answer.body)).toBe('page');
  expect(seen).toEqual([`PROPFIND /hop ${basic}`, `PROPFIND /page ${basic}`]);
});

test('another host reads none of it, whatever a kind sends itself (CAP-02)', async () => {
  seen.length = 0;
  const answer = await ask('/away', { headers: { Authorization: 'Bearer mine', cookie: 'a=b' } });
  expect(await text(answer.body)).toBe('other');
  expect(seen).toEqual([`GET /away ${basic}`, 'other GET /taken none']);
});

test('a status is an answer (CAP-02)', async () => {
  const answer = await ask('/denied');
  expect(answer.status).toBe(403);
  answer.body.destroy();
});

test.each([
  ['/inside', 'refused'],
  ['/file', 'refused'],
  ['/loop', 'failed'],
  ['/mute', 'failed'],
] as const)('gives up on the way to %s, not too fast (CAP-02)', async (path, kind) => {
  const started = performance.now();
  await expect(ask(path, { timeout: 300 })).rejects.toMatchObject({ name: 'OutsideError', kind });
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
});

test.each([
  ['/bomb', { maxBytes: 100_000 }],
  ['/silent', { silence: 200 }],
  ['/broken', {}],
  ['/silent', { stopped: 500 }],
] as const)('a body as of %s ends as a failure (CAP-02)', async (path, request) => {
  const answer = await ask(path, request);
  await expect(text(answer.body)).rejects.toMatchObject({ name: 'OutsideError', kind: 'failed' });
});

test('an inner address is reached only where the operator names it (CAP-01)', async () => {
  const fetch = createSourceFetch({ address: new URL(origin), user: '', password: '' });
  const signal = AbortSignal.timeout(5_000);
  await expect(fetch(new URL(origin), { signal })).rejects.toMatchObject({ kind: 'refused' });
});
