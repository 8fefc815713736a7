import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { bestOf } from '../../packages/server/src/testing/bestOf.ts';
import { demoAssistants } from '../../packages/server/src/demo/assistants.ts';
import { createDemo } from './demo.ts';

const { url, visit } = createDemo();
const { publicId } = demoAssistants.find(({ permission }) => permission === 'public')!;

/** A foreign website with and without the widget. */
const website = createServer((request, response) => {
  const widget = `<script async src="${url('/embed.js')}" data-bot="${publicId}"></script>`;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><title>青禾新能源</title><link rel="icon" href="data:,"><h1>青禾新能源</h1>${request.url === '/with' ? widget : ''}`,
  );
}).listen(0);
await once(website, 'listening');
const { port } = website.address() as { port: number };
afterAll(() => website.close());

test('the widget costs a website at most 50 ms of its main thread, at a quarter of the speed (PUB-08)', async () => {
  const { page } = await visit();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** Milliseconds of the main thread until the page stands. */
  const cost = async (at: string) => {
    await page.goto(`http://localhost:${port}${at}`);
    if (at === '/with') await page.getByRole('button', { name: /^打开/ }).waitFor();
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1_000;
  };
  await cost('/with');
  const most = await bestOf(50, async () => {
    const without = await cost('/without');
    return (await cost('/with')) - without;
  });
  expect(most).toBeLessThan(50);
  await page.context().close();
});
