import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lastLines, lastWords, startOnFreePort, startServer } from './server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tinystar-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server whose port was taken before it listened is started on another one', { timeout: 180_000 }, async () => {
  const ports: number[] = [];
  const rival = createServer();
  const server = await startOnFreePort((port) => {
    ports.push(port);
    // Listens long before the server, which sets up its database first.
    if (ports.length === 1) rival.listen(port, '127.0.0.1');
    return { DATA_DIR: path.join(folder, 'data') };
  });
  try {
    expect(ports.length).toBe(2);
    expect([server.url, server.environment.PORT]).toEqual([`http://127.0.0.1:${ports[1]}`, String(ports[1])]);
    expect((await fetch(`${server.url}/api/health/ready`)).ok).toBe(true);
  } finally {
    await server.stop();
    rival.close();
    await once(rival, 'close');
  }
});

test('a server that ends at its start tells why, by its last lines', async () => {
  await expect(startServer({ DATA_DIR: path.join(folder, 'other'), DEPLOYMENT: 'moon' })).rejects.toThrow(
    /^the server ended:\n[^]*DEPLOYMENT/,
  );
  expect(lastWords().at(-1)).toContain('DEPLOYMENT');
  expect(lastLines('a\nb\nc\n', 2)).toBe('b\nc');
});
