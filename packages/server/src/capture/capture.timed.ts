import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { bestOf, createTestServer } from '../testing/index.ts';
import { hostilePages } from './testing/hostilePages.ts';

/** Most resident memory, in MiB, that this process took beyond what it had while `work` ran. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20);
  await work();
  clearInterval(watch);
  return (most - before) / 1_048_576;
}

test('pages made to exhaust the server take little of its own memory (CAP-05)', async () => {
  const site = createServer(({ url }, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(hostilePages[url ?? '']),
  ).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  await using server = await createTestServer({ worker: true, environment: { EGRESS_ALLOW: `127.0.0.1:${port}` } });
  const capture = async (at: string) => {
    const body = { siteUrl: `http://127.0.0.1:${port}${at}` };
    return (await (await server.actor()).call('POST', '/api/v1/kbBotFile/captureSite2Pdf', body)).status;
  };
  const grown = await bestOf(120, () => growth(() => Promise.all(Object.keys(hostilePages).map(capture))));
  site.close();
  expect(grown).toBeLessThan(120);
});
