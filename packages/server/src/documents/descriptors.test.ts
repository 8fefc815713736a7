import { connect, type Socket } from 'node:net';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { childServer } from './testing/childServer.ts';

/** Calls over a connection of its own that stays open; 0 when it was cut. */
function caller(url: string, headers: Record<string, string>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path: string) =>
    new Promise<{ status: number; said: string }>((resolve, reject) => {
      const call = request(url + path, { agent, headers }, (answer) => {
        text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject);
      });
      call.on('error', () => resolve({ status: 0, said: '' }));
      call.end();
    });
}

/**
 * A connection that asked for its liveness and stays: who says nothing at all is cut after ten seconds, and what stands
 * here would depend on how much is done by then.
 */
function idle(url: string): Socket {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.resume().write(`GET /api/health/live HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  return socket;
}

const paths = ['/api/v1/me/info', '/api/v1/preference', '/', '/a/login', '/favicon.svg', '/api/openapi.json'];

it('while file descriptors run out, calls are served or told to come back, none is half served, and it passes (REC-07)', async () => {
  await using server = childServer({}, { descriptors: 160 });
  await server.start();
  const headers = await server.logIn('13700000007');
  const early = Array.from({ length: 8 }, () => caller(server.url, headers));
  const before = new Map<string, number>();
  for (const path of paths) before.set(path, (await early[0]!(path)).status);
  for (const call of early) expect((await call('/api/v1/me/info')).status).toBe(200);
  const crowd = Array.from({ length: 120 }, () => idle(server.url));
  // Those that nobody has room for are cut.
  await expect.poll(() => crowd.some(({ destroyed }) => destroyed), { timeout: 20_000 }).toBe(true);

  // Who was there is served as ever, though the database closes what nobody uses and opens it anew.
  for (const path of paths) {
    const served = await Promise.all(early.map((call) => call(path)));
    expect(served.map(({ status }) => status)).toEqual(early.map(() => before.get(path)));
  }
  // Who comes now is told so, in words, as soon as those who were told before him are cut.
  const late = () => caller(server.url, headers)('/api/v1/me/info');
  const refusal = { status: 503, said: expect.stringContaining('"errorCode":503000') };
  await expect.poll(late, { timeout: 20_000 }).toEqual(refusal);
  expect((await caller(server.url, {})('/api/health/live')).status).toBe(200);

  for (const socket of crowd) socket.destroy();
  await expect.poll(async () => (await late()).status, { timeout: 20_000 }).toBe(200);
}, 120_000);
