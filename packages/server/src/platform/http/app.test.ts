import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { endpoints } from '@tinystar/contract/endpoints';
import { assistants, errorCodes, isScoped, pathOf } from '@tinystar/contract';
import { expect, onTestFinished, test } from 'vitest';
import { createTestServer } from '../../testing/index.ts';
import { s3Store } from '../files/s3.ts';

function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tinystar-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>小星</title>');
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages', 'chat.html'), '<!doctype html><title>对话</title>');
  writeFileSync(join(folder, 'pages.json'), JSON.stringify([{ pattern: '^/b/[^/]+/?$', file: 'pages/chat.html' }]));
  writeFileSync(join(folder, 'assets', 'main-abc12345.js'), 'export const long = 1;');
  writeFileSync(join(folder, 'assets', 'main-abc12345.js.br'), brotliCompressSync('export const long = 1;'));
  writeFileSync(join(folder, 'assets', 'main-abc12345.js.map'), '{}');
  return folder;
}

test('every answer carries the tracking id and the security headers, none a version [ERR-20] (OPS-04)', async () => {
  await using server = await createTestServer();
  const headers = { 'x-tracking-id': 'abc-1' };
  const answer = await server.app.inject({ method: 'GET', url: '/api/health/live', headers });
  expect(answer.headers).toMatchObject({
    'x-tracking-id': 'abc-1',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'no-store',
  });
  expect(answer.headers['server']).toBeUndefined();
  const forged = await server.app.inject({
    method: 'GET',
    url: '/api/health/live',
    headers: { 'x-tracking-id': 'a b<script>' },
  });
  expect(forged.headers['x-tracking-id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a page that is not secure to the browser comes without the policy that it complains of there (OPS-04)', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  const policyFor = async (headers: Record<string, string>) =>
    (await server.app.inject({ method: 'GET', url: '/login', headers })).headers['cross-origin-opener-policy'];
  const opened = { 'upgrade-insecure-requests': '1' };
  expect(await policyFor(opened)).toBeUndefined();
  expect(await policyFor({ ...opened, 'sec-fetch-site': 'none' })).toBe('same-origin');
});

test('refuses an unlisted path with the error body and no more [ERR-05] (AUTHZ-01)', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  for (const [method, url] of [
    ['POST', '/api/v1/nothing'],
    ['GET', '/api/v1/nothing'],
    ['GET', '/file/v1/nothing'],
    ['POST', '/login'],
  ] as const) {
    const answer = await server.visitor.call(method, url, {});
    expect([url, answer.status]).toEqual([url, 404]);
    expect(Object.keys(answer.error).toSorted()).toEqual(['errorCode', 'errorMessage', 'requestId']);
  }
});

test('serves every page address under the content policy, framed only where it may be (XSSD-01) (EMB-01)', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  const page = await server.visitor.call('GET', '/a/shoppe/bot');
  expect(page.text).toContain('小星');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-inline');
  for (const path of ['/b/0123', '/sso/b/0123', '/shoppe/bot/0123']) {
    const embedded = await server.visitor.call('GET', path);
    expect(String(embedded.headers['content-security-policy'])).toContain("; frame-ancestors 'self'; ");
  }
  for (const path of [
    '/b',
    '/bot/0123',
    '/a/b/0123',
    '/b%2F0123',
    '/user/index',
    '/enterprise/invite/link',
    '/login',
  ]) {
    const other = await server.visitor.call('GET', path);
    expect([path, String(other.headers['content-security-policy'])]).toEqual([
      path,
      expect.stringContaining("; frame-ancestors 'none'; "),
    ]);
  }
  const environment = { PUBLIC_ORIGIN: 'https://star.example', EMBED_ORIGIN: 'https://chat.star.example' };
  await using several = await createTestServer({ pages: builtPages(), environment });
  expect(String((await several.visitor.call('GET', '/b/0123')).headers['content-security-policy'])).toContain(
    "; frame-ancestors 'self' https://star.example https://chat.star.example; ",
  );
});

test('browsers tell what a page tried against its policy; it is logged, in short, and not without limit (XSSD-01)', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  const page = await server.visitor.call('GET', '/login');
  const address = /^csp="([^"]+)"$/.exec(String(page.headers['reporting-endpoints']))?.[1] ?? '';
  expect(String(page.headers['content-security-policy'])).toContain(`report-to csp; report-uri ${address}`);
  const send = (type: string, payload: string) =>
    server.app.inject({ method: 'POST', url: address, headers: { 'content-type': type }, payload });
  const listed = {
    type: 'csp-violation',
    body: { effectiveDirective: 'img-src', blockedURL: 'https://a.cn/x.png?token=1', documentURL: 'http://b.cn/b/1#c' },
  };
  const single = { 'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': 7 } };
  const many = Array.from({ length: 500 }, () => listed);
  expect((await send('application/reports+json', JSON.stringify(many))).statusCode).toBe(413);
  expect((await send('application/reports+json', JSON.stringify(many.slice(0, 50)))).statusCode).toBe(204);
  expect((await send('application/csp-report', JSON.stringify(single))).statusCode).toBe(204);
  for (const wrong of ['', '{', 'null', '[]x', '{"csp-report":1}', '[{"type":1}]'])
    expect([wrong, (await send('application/csp-report', wrong)).statusCode]).toEqual([wrong, 400]);
  const reports = server.logged.filter(({ msg }) => msg === 'content policy broken').map(({ report }) => report);
  expect(reports).toHaveLength(11);
  expect(reports[0]).toEqual({ directive: 'img-src', blocked: 'https://a.cn/x.png', page: 'http://b.cn/b/1' });
  expect(reports[10]).toEqual({ directive: 'script-src', blocked: 'inline', page: '' });
  const codes: number[] = [];
  for (let at = 0; at < 20; at++) codes.push((await send('application/reports+json', '[]')).statusCode);
  expect(codes.at(-1)).toBe(429);
});

test('addresses of pages and files that nothing could be stored by are no fault, by any method (RATE-04) (ERR-05)', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  const odd = ['%00', 'a%00b', '%ED%A0%80', '%', '%25%30%30', '%C0%80'];
  for (const path of [
    '/',
    '/b/',
    '/shoppe/',
    '/shoppe/bot/',
    '/assets/',
    '/api/',
    '/api/v1/',
    '/file/v1/open/image/',
    '/health/',
    '/x?y=',
  ])
    for (const part of odd)
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'] as const) {
        const answer = await server.app.inject({ method, url: path + part, headers: { accept: 'text/html' } });
        expect(answer.statusCode, `${method} ${path}${part}`).toBeLessThan(500);
      }
  expect(server.logged.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('a person with a broken address sees the page that says so, a client its answer [HOME-12]', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  const get = async (url: string, accept: string) => {
    const { statusCode, headers } = await server.app.inject({ method: 'GET', url, headers: { accept } });
    return [statusCode, headers['location'] ?? String(headers['content-type']).split(';')[0]];
  };
  const browser = 'text/html,application/xhtml+xml';
  for (const path of ['/b/%E0%A4%A', '/a/%']) expect([path, await get(path, browser)]).toEqual([path, [302, '/404']]);
  expect(await get('/404', browser)).toEqual([200, 'text/html']);
  expect(await get('/b/%E0%A4%A', 'application/json')).toEqual([404, 'application/json']);
  expect(await get('/api/v1/%E0%A4%A', browser)).toEqual([404, 'application/json']);
});

test('the root and folders are addresses of pages, also for clients that name no encoding', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  for (const encoding of [undefined, 'identity', 'br, gzip'])
    for (const url of ['/', '/assets', '/assets/', '/pages', '/index']) {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding };
      const answer = await server.app.inject({ method: 'GET', url, headers });
      expect([url, encoding, answer.statusCode]).toEqual([url, encoding, 200]);
      const packed = answer.headers['content-encoding'] === 'br';
      expect(packed ? String(brotliDecompressSync(answer.rawPayload)) : answer.body).toContain('小星');
    }
});

test('an address gets the document of its page; documents themselves have no address', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  const get = (url: string) => server.app.inject({ method: 'GET', url });
  expect((await get('/b/0123')).body).toContain('对话');
  expect((await get('/b/0123/more')).body).toContain('小星');
  expect((await get('/pages/chat.html')).statusCode).toBe(404);
});

test('serves hashed assets compressed and for ever, source maps never (OPS-04)', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  const url = '/assets/main-abc12345.js';
  const asset = await server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': 'br' } });
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await server.app.inject({ method: 'GET', url })).body).toContain('long');
  expect((await server.app.inject({ method: 'GET', url: `${url}.map` })).statusCode).toBe(404);
  expect((await server.app.inject({ method: 'GET', url: '/assets/gone-abc12345.js' })).statusCode).toBe(404);
});

test('lets the page that draws diagrams do nothing but draw, and no other page do that [UI-49] (XSSD-01)', async () => {
  const pages = builtPages();
  mkdirSync(join(pages, 'diagram'));
  writeFileSync(join(pages, 'diagram', 'frame.html'), '<!doctype html><title>Diagrams</title>');
  writeFileSync(join(pages, 'diagram', 'draw-abc1234567.js'), 'postMessage(0)');
  await using server = await createTestServer({ pages });
  const frame = await server.visitor.call('GET', '/diagram/frame.html');
  expect(frame.status).toBe(200);
  expect(frame.headers['content-security-policy']).toBe(
    "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  );
  expect(frame.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const script = await server.app.inject({ method: 'GET', url: '/diagram/draw-abc1234567.js' });
  expect(script.headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await server.app.inject({ method: 'GET', url: '/diagram/index.html' })).statusCode).toBe(404);
  const page = await server.visitor.call('GET', '/b/0123');
  expect(String(page.headers['content-security-policy'])).not.toMatch(/unsafe-inline|sandbox/);
  expect(page.headers['cross-origin-resource-policy']).toBe('same-origin');
  const asset = await server.app.inject({ method: 'GET', url: '/assets/main-abc12345.js' });
  expect(asset.headers['content-security-policy']).toBeUndefined();
  expect(asset.headers['cross-origin-resource-policy']).toBe('same-origin');
});

test('shows the API document and a page without script to read it', async () => {
  await using server = await createTestServer();
  const document = await server.visitor.call('GET', '/api/openapi.json');
  expect(document.json).toMatchObject({ openapi: '3.1.0' });
  const page = await server.visitor.call('GET', '/api/docs');
  expect(page.text).toContain('/api/v1/open/user/sendSms4Login');
  expect(page.text).not.toContain('<script');
});

test('serves every call of the contract (AUTHZ-01)', async () => {
  await using server = await createTestServer();
  const missing = endpoints.flatMap((endpoint) =>
    (isScoped(endpoint) ? endpoint.scopes : (['personal'] as const))
      .map((scope) => pathOf(endpoint, scope).replace(/\{(\w+)\}/g, ':$1'))
      .filter((url) => !server.app.hasRoute({ method: endpoint.method, url })),
  );
  expect(missing).toEqual([]);
});

test('is ready when database and worker are, and not before (REC-10)', async () => {
  await using server = await createTestServer();
  const ready = await server.visitor.call('GET', '/api/health/ready');
  expect([ready.status, ready.json]).toEqual([200, { status: 'ready', database: true, worker: true, files: true }]);
  await server.database.db.$client.query('delete from drizzle.__drizzle_migrations');
  expect((await server.visitor.call('GET', '/api/health/ready')).status).toBe(503);
});

test('readiness tells of a file store that does not let us in, and chats go on (REC-10)', async () => {
  const refusing = s3Store({
    url: 's3://wrong?endpoint=https://store.example',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    fetch: () => Promise.resolve(new Response(null, { status: 404 })),
  });
  await using server = await createTestServer({ services: { files: refusing } });
  const told = await server.visitor.call('GET', '/api/health/ready');
  expect([told.status, told.json]).toEqual([200, { status: 'degraded', database: true, worker: true, files: false }]);
});

test('what is nothing below /health and /api/health is told as JSON, also beside the pages', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  for (const url of ['/health', '/health/ready', '/api/health', '/api/health/other']) {
    const answer = await server.visitor.call('GET', url);
    expect([answer.status, answer.json]).toMatchObject([404, { errorCode: errorCodes.notFound }]);
  }
  expect((await server.visitor.call('GET', '/anything')).status).toBe(200);
});

test('the page of an outage asks for an address that answers; nothing of the browser writes one that is none', async () => {
  await using server = await createTestServer({ pages: builtPages() });
  const packages = join(import.meta.dirname, '../../../..');
  const written = globSync('{app/{public,embed,src},features/src}/**/*.{js,ts,tsx}', { cwd: packages })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .flatMap((file) =>
      [
        ...readFileSync(join(packages, file), 'utf8').matchAll(
          /\bfetch\(\s*['"`](\/[^'"`]*)|['"`](\/(?:api|health)\b[^'"`]*)/g,
        ),
      ].map(([, asked, named]) => `${file}: ${asked ?? named}`),
    );
  expect(new Set(written).has('app/public/sw.js: /api/health/live')).toBe(true);
  for (const line of new Set(written)) {
    const { statusCode } = await server.app.inject({ method: 'GET', url: line.split(': ')[1] ?? '' });
    expect([line, statusCode]).toEqual([line, 200]);
  }
});

test('lets go of a client that sends no HTTP and never reads the refusal (RATE-05)', async () => {
  await using server = await createTestServer();
  const port = Number(new URL(await server.listen()).port);
  // Never read: a paused socket does not notice that the other side has closed.
  const accepted = once(server.app.server, 'connection');
  const silent = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).pause();
  silent.write('nonsense\r\n\r\n');
  await accepted;
  const open = () => new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(open).toBe(0);
  silent.destroy();
});

test('five hundred clients that never finish their headers hinder nobody and are cut (RATE-05)', async () => {
  await using server = await createTestServer();
  const url = await server.listen();
  let accepted = 0;
  server.app.server.on('connection', () => (accepted += 1));
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\nx-slow: ');
    return socket;
  });
  const open = () => new Promise<number>((resolve) => server.app.server.getConnections((_, count) => resolve(count)));
  await expect.poll(() => accepted).toBe(500);
  expect((await fetch(`${url}/api/health/live`, { headers: { connection: 'close' } })).status).toBe(200);
  // Answered beside them, not because they were cut before.
  expect(await open()).toBeGreaterThan(0);
  await expect.poll(open, { timeout: 60_000, interval: 500 }).toBe(0);
  for (const socket of sockets) socket.destroy();
});

test('a client that leaves in the middle of its body is no fault of the server (OPS-04)', async () => {
  await using server = await createTestServer();
  const { port } = new URL(await server.listen());
  const { token, call } = await server.actor();
  const { id } = (await call('POST', '/api/v1/personalKbBot', { name: '甲' })).as(assistants.create);
  const leave = async (path: string, type: string, part: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    const arrived = once(server.app.server, 'request');
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: ${type}\r\ncontent-length: 5000\r\n\r\n${part}`,
    );
    const [request] = (await arrived) as [IncomingMessage];
    await expect.poll(() => request.readableDidRead && request.readableLength === 0).toBe(true);
    socket.destroy();
  };
  await leave('/api/v1/personalKbBot', 'application/json', '{"name":"半');
  await leave(
    `/api/v1/personalKbBotFile?kbBotId=${id}`,
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7 half',
  );
  const said = () => server.logged.filter(({ msg }) => msg === 'client left before its body was in');
  await expect.poll(() => said().length).toBe(2);
  expect(server.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
