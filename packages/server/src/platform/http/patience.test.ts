import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPatience } from './patience.ts';

const IDLE = 2_000;
const RATE = 1_000;
let app: FastifyInstance;
let port: number;
/** When `/later` begins to read. */
const reading = Promise.withResolvers<void>();

beforeAll(async () => {
  app = fastify();
  addPatience(app, { idle: IDLE, rate: RATE });
  app.post('/body', (request) => ({ length: JSON.stringify(request.body).length }));
  app.post('/slow', async () => {
    await sleep(1.5 * IDLE);
    return { done: true };
  });
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  app.post('/later', async ({ raw }) => {
    await sleep(1.1 * IDLE);
    reading.resolve();
    let length = 0;
    for await (const part of raw as AsyncIterable<Buffer>) length += part.length;
    return { length };
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Begins a request with a body of this length; answers what comes back until the socket is closed. */
const begin = (path: string, length: number, type = 'application/json') => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket.on('error', () => undefined).on('close', () => resolve(text));
  });
  return { socket, answer };
};
const dribble = async (socket: Socket, parts: Iterable<string>, pause: number) => {
  for (const part of parts) {
    if (socket.destroyed) return;
    socket.write(part);
    await sleep(pause);
  }
};

test('a body that stops in the middle is cut after the pause, unanswered (RATE-05)', async () => {
  const began = performance.now();
  const { socket, answer } = begin('/body', 100);
  socket.write('{"half":');
  expect(await answer).toBe('');
  expect(performance.now() - began).toBeGreaterThanOrEqual(IDLE - 50);
});

test('a body that keeps coming may take longer than the pause (RATE-05)', async () => {
  const parts = ['{"a":"', ...Array.from({ length: 15 }, () => 'x'.repeat((RATE * IDLE) / 1_000)), '"}'];
  const text = parts.join('');
  const { socket, answer } = begin('/body', text.length);
  await dribble(socket, parts, IDLE / 10);
  expect(await answer).toContain(`{"length":${text.length}}`);
});

test('a body of a few bytes per second is cut, however long it goes on (RATE-05)', async () => {
  const { socket, answer } = begin('/body', 1_000);
  await dribble(socket, 'x'.repeat(1_000), IDLE / 20);
  // A whole body would have been answered.
  expect(await answer).toBe('');
});

test('a body that the server does not read yet is not called slow (RATE-05)', async () => {
  const { socket, answer } = begin('/later', 60_000, 'application/octet-stream');
  socket.write('x'.repeat(59_999));
  await reading.promise;
  socket.write('x');
  expect(await answer).toContain('{"length":60000}');
});

test('an answer may take longer than the pause once the body is in (RATE-05)', async () => {
  const { socket, answer } = begin('/slow', 2);
  socket.write('{}');
  expect(await answer).toContain('{"done":true}');
});
