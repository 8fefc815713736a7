import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/index.ts';

const environment = {
  PUBLIC_ORIGIN: 'https://star.example',
  EMBED_ORIGIN: 'https://chat.star.example:8443',
  FILE_ORIGIN: 'https://files.example',
  ALLOWED_HOSTS: 'tinystar:5273,Star.Intranet',
  METRICS_TOKEN: 'a-token-of-monitors-0123456789-abcdef',
};
const path = '/api/v1/open/meta/config';
let server: TestServer;
let url: URL;
beforeAll(async () => {
  server = await createTestServer({ environment });
  url = new URL(await server.listen());
});
afterAll(() => server.close());

const statusOf = async (host: string, more: { url?: string; headers?: Record<string, string> } = {}) =>
  (await server.app.inject({ url: path, ...more, headers: { host, ...more.headers } })).statusCode;

/** The status of a request as it travels, header lines as they are. */
async function statusOfLines(to: URL, target: string, lines: readonly string[]): Promise<number> {
  const socket = connect(Number(to.port), to.hostname);
  await once(socket, 'connect');
  socket.write([`GET ${target} HTTP/1.1`, ...lines, 'connection: close', '', ''].join('\r\n'));
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return Number(text.split(' ')[1]);
}

describe('the name under which a request comes', () => {
  it.each([
    'star.example',
    'STAR.example',
    'star.example:443',
    'chat.star.example:8443',
    'tinystar:5273',
    'star.intranet',
    'localhost',
    'localhost:5273',
    '127.0.0.1:5273',
    '[::1]:5273',
  ])('is ours: %s (OPS-04)', async (host) => expect(await statusOf(host)).toBe(200));

  it.each([
    'evil.example',
    'star.example.',
    'star.example.:443',
    'star.example:80',
    'star.example.evil.example',
    'evil.example/star.example',
    'star.example, evil.example',
    'evil.example#star.example',
    'star.example@evil.example',
    'chat.star.example',
    'tinystar',
    'localhost.',
    'localhost.evil.example',
    '127.0.0.1.nip.example',
    '127.0.0.1.',
    '10.0.0.1',
    '[::2]',
  ])('is not ours: %j (OPS-04)', async (host) => {
    const answer = await server.app.inject({ url: path, headers: { host } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([400, undefined]);
    for (const other of ['/', '/login', '/b/0123', '/file/v1/open/image/0', '/mcp', '/v1/models', '/api/openapi.json'])
      expect([other, await statusOf(host, { url: other })]).toEqual([other, 400]);
  });

  it('may be any for monitors, which know a process by its address (OPS-04)', async () => {
    for (const host of ['10.42.0.7:5273', 'tinystar-api', 'evil.example.']) {
      expect(await statusOf(host, { url: '/api/health/live' })).toBe(200);
      expect([200, 503]).toContain(await statusOf(host, { url: '/api/health/ready' }));
      const headers = { authorization: `Bearer ${environment.METRICS_TOKEN}` };
      expect(await statusOf(host, { url: '/metrics', headers })).toBe(200);
    }
  });

  it('is the one that a trusted proxy passes on, and nobody else can (OPS-04)', async () => {
    const forwarded = (name: string) => ({ headers: { 'x-forwarded-host': name } });
    expect(await statusOf('star.example', forwarded('evil.example'))).toBe(200);
    expect(await statusOf('upstream:80', forwarded('star.example'))).toBe(400);
    await using behind = await createTestServer({ environment: { ...environment, TRUSTED_PROXIES: '127.0.0.1' } });
    const asked = async (host: string, passed: string) =>
      (await behind.app.inject({ url: path, headers: { host, 'x-forwarded-host': passed } })).statusCode;
    expect(await asked('upstream:80', 'star.example')).toBe(200);
    expect(await asked('upstream:80', 'evil.example')).toBe(400);
    expect(await asked('star.example', 'star.example, evil.example')).toBe(400);
  });

  it('lets callbacks of platforms and payments, pages and the widget come under the public name (OPS-04)', async () => {
    const calls = ['/api/v1/open/channel/0/0', '/api/v1/open/alipay/notify', '/api/v1/open/weKf/callback', '/embed.js'];
    for (const each of calls) expect([each, await statusOf('star.example', { url: each })]).not.toEqual([each, 400]);
  });

  it('may be any one where no public name is set, as on a machine of a developer', async () => {
    await using local = await createTestServer();
    for (const host of ['localhost:5273', 'desk.local:5273', '192.168.3.4:5273', 'desk.local.'])
      expect((await local.app.inject({ url: path, headers: { host } })).statusCode).toBe(200);
  });
});

it.each([
  ['host: star.example', 'host: star.example'],
  ['host: star.example', 'Host: evil.example'],
  ['host: star.example', 'authorization: Bearer a', 'authorization: Bearer b'],
  ['host: star.example', 'x-access-token: a', 'X-Access-Token: a'],
  ['host: star.example', 'origin: https://star.example', 'origin: https://evil.example'],
  ['host: star.example', 'content-type: text/plain', 'content-type: application/json'],
])('a request with doubled headers is refused: %j %j %j (OPS-04)', async (...lines) => {
  expect(await statusOfLines(url, path, lines)).toBe(400);
  await using local = await createTestServer();
  expect(await statusOfLines(new URL(await local.listen()), path, lines)).toBe(400);
  expect(await statusOfLines(url, path, lines.slice(0, 1))).toBe(200);
  expect(await statusOfLines(url, path, [`host: ${url.host}`, 'accept: a', 'accept: b'])).toBe(200);
});

describe('a target that names a host itself', () => {
  it('is looked at like the header, which has to say the same (OPS-04)', async () => {
    const asked = (target: string, host: string) => statusOfLines(url, target, [`host: ${host}`]);
    for (const authority of ['evil.example', 'star.example:80', 'star.example.', 'a@star.example', '', 'files.example'])
      for (const scheme of ['http', 'https', 'HTTP'])
        expect([authority, await asked(`${scheme}://${authority}${path}`, 'star.example')]).toEqual([authority, 400]);
    expect(await asked(`http://star.example${path}`, 'evil.example')).toBe(400);
    expect(await asked(`http://evil.example${path}`, 'evil.example')).toBe(400);
    for (const target of ['http://evil.example', 'http://evil.example?a=/', 'http://evil.example/api/health/live'])
      expect([target, await asked(target, 'star.example')]).toEqual([target, 400]);
    for (const target of [`http://star.example${path}`, `HTTPS://Star.example${path}?a=http://evil.example/`])
      expect([target, await asked(target, 'star.example')]).toEqual([target, 200]);
    expect(await asked('http://star.example/nothing', 'star.example')).toBe(404);
    await using local = await createTestServer();
    const here = new URL(await local.listen());
    expect(await statusOfLines(here, `http://other${path}`, ['host: desk.local'])).toBe(400);
    expect(await statusOfLines(here, `http://desk.local${path}`, ['host: desk.local'])).toBe(200);
  });
});

describe('the origin of a call of /mcp', () => {
  const asked = async (origin: string | undefined, of = server, host = 'star.example') => {
    const headers = { host, ...(origin !== undefined && { origin }) };
    const answer = await of.app.inject({ method: 'POST', url: '/mcp', headers, payload: {} });
    return answer.statusCode;
  };

  it('is ours or none; programs name none [PUB-07] (OPS-04)', async () => {
    for (const origin of [undefined, 'https://star.example', 'https://chat.star.example:8443'])
      expect([origin, await asked(origin)]).toEqual([origin, 401]);
    const others = ['https://evil.example', 'null', '', 'https://star.example.', 'http://star.example'];
    for (const origin of [
      ...others,
      'https://star.example:444',
      'https://files.example',
      'https://star.example.evil.example',
    ])
      expect([origin, await asked(origin)]).toEqual([origin, 403]);
    await using local = await createTestServer();
    expect(await asked('http://localhost:5273', local, 'localhost:5273')).toBe(401);
    expect(await asked('https://evil.example', local, 'localhost:5273')).toBe(403);
  });
});
