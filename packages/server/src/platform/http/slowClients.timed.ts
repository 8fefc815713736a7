import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { bestOf, createTestServer } from '../../testing/index.ts';

test('beside five hundred clients that never finish their headers, others are answered within a second (RATE-05)', async () => {
  await using server = await createTestServer();
  const url = await server.listen();
  const sockets = Array.from({ length: 500 }, () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\nx-slow: ');
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const p95 = await bestOf(1_000, async () => {
    const times: number[] = [];
    for (let n = 0; n < 40; n++) {
      const began = performance.now();
      expect((await fetch(`${url}/api/health/live`, { headers: { connection: 'close' } })).status).toBe(200);
      times.push(performance.now() - began);
    }
    return times.toSorted((a, b) => a - b)[37]!;
  });
  for (const socket of sockets) socket.destroy();
  expect(p95).toBeLessThan(1_000);
});
