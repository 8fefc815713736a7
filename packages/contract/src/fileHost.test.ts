import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createApi } from './client.ts';
import { documents } from './documents.ts';
import { enterprise } from './enterprise.ts';
import { bindFileHost } from './fileHost.ts';
import { fileUrl } from './fileUrl.ts';
import { me } from './me.ts';

const asked: { host: string; path: string; headers: IncomingMessage['headers'] }[] = [];
let servers: Server[] = [];
let [apiHost, fileHost] = ['', ''];

beforeAll(async () => {
  servers = [0, 1].map(() =>
    createServer(({ headers, url }, response) => {
      asked.push({ host: `http://${headers.host}`, path: url!, headers });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    }),
  );
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  [apiHost, fileHost] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`) as [
    string,
    string,
  ];
});
afterEach(() => {
  bindFileHost('');
  asked.length = 0;
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

const id = 'a'.repeat(32);

test('links to files stay on the page while nobody named another host', () => {
  expect(fileUrl(documents.sourceFile, { id })).toBe(`/file/v1/open/kbBotFile/query/sourceFile?id=${id}`);
  expect(fileUrl(enterprise.template, {})).toBe('/file/v1/open/tenantUser/downloadExcel');
});

test('once the file host is known every link points there, without a token', () => {
  bindFileHost('https://files.example');
  for (const call of [documents.sourceFile, documents.outputFile]) {
    const url = new URL(fileUrl(call, { id }));
    expect([url.origin, url.pathname, url.search]).toEqual(['https://files.example', call.path, `?id=${id}`]);
  }
  expect(fileUrl(me.info, {})).toBe('/api/v1/me/info');
});

test('files are fetched from their host and never shown the token; all else goes to the product', async () => {
  const api = createApi('tenant', { token: () => 'token-1' }, apiHost);
  await api(enterprise.template, {});
  bindFileHost(fileHost);
  await api(enterprise.template, {});
  await api(me.logOut, {});
  expect(asked.map(({ host, path }) => [host, path])).toEqual([
    [apiHost, '/file/v1/open/tenantUser/downloadExcel'],
    [fileHost, '/file/v1/open/tenantUser/downloadExcel'],
    [apiHost, '/api/v1/me/logOut'],
  ]);
  const tokens = asked.map(({ headers }) => [headers.authorization, headers['x-access-token']]);
  expect(tokens).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ['Bearer token-1', 'token-1'],
  ]);
});
