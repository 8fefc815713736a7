import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { fetchOutside } from './fetchOutside.ts';
import { outsideUrl } from './outsideUrl.ts';

let server: Server;
let origin: string;
let hits = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    hits++;
    const path = request.url ?? '';
    if (path === '/mute') return;
    if (path === '/toMute') response.writeHead(302, { location: '/mute' }).end();
    else if (path === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (path === '/inside') response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (path === '/hop') response.writeHead(302, { location: '/page' }).end();
    else if (path === '/bomb')
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(5_000_000)));
    else if (path === '/image') response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    else if (path === '/slow') response.writeHead(200, { 'content-type': 'text/html' }).write('<');
    else response.writeHead(200, { 'content-type': 'text/html; charset=GBK', 'set-cookie': 'a=b' }).end('<p>hi</p>');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.0.8',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  'ff02::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2002:808:808::1',
  '2001:db8::1',
  '::8.8.8.8',
  '2130706433',
  '0177.0.0.1',
  '127.1',
  '',
])('%s is no public address (CAP-01)', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '1.1.1.1', '223.5.5.5', '2400:3200::1', '2606:4700:4700::1111'])(
  '%s is public (CAP-01)',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  'ftp://example.com',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://user:pass@example.com',
  'http://example.com:8080',
  'http://localhost',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://127.0.0.1.',
  'http://１２７.０.０.１/',
  'http://printer',
  'http://db.internal/',
  'not a url',
  '',
])('refuses the address %s (CAP-01)', (address) => expect(() => outsideUrl(address)).toThrow('public internet'));

test('refuses names that lead inside, whatever else they lead to, before any connection (CAP-01)', async () => {
  const before = hits;
  const lookup = ((_name: string, _options: object, callback: (error: null, all: object[]) => void) =>
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ])) as never;
  const started = performance.now();
  await expect(fetchOutside('http://rebind.example/', { lookup })).rejects.toMatchObject({ kind: 'refused' });
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  await expect(fetchOutside(`${origin}/page`)).rejects.toMatchObject({ kind: 'refused' });
  expect(hits).toBe(before);
});

test('reads a page through redirects, with its charset, keeping no cookie (CAP-02)', async () => {
  const answer = await fetchOutside(`${origin}/hop`, { allowed: ['127.0.0.1'] });
  expect(answer).toMatchObject({ mediaType: 'text/html', charset: 'gbk', url: new URL(`${origin}/page`) });
  expect(answer.body.toString()).toBe('<p>hi</p>');
});

test.each([
  ['/loop', 'failed', {}],
  ['/inside', 'refused', {}],
  ['/file', 'refused', {}],
  ['/bomb', 'failed', { maxBytes: 100_000 }],
  ['/image', 'failed', {}],
  ['/slow', 'failed', { timeout: 300 }],
  ['/toMute', 'failed', {}],
] as const)('gives up on %s (CAP-02)', async (path, kind, options) => {
  await expect(fetchOutside(`${origin}${path}`, { allowed: ['127.0.0.1'], ...options })).rejects.toMatchObject({
    kind,
  });
});
