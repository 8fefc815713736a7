import type { BrowserContext } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { demoAssistants } from '../../packages/server/src/demo/assistants.ts';
import { demoLogin } from '../../packages/server/src/demo/seedDemo.ts';
import { createScene } from './scene.ts';

const scene = createScene(() => ({ DEMO: 'on' }));

let token = '';
let assistant = '';

const call = async <T>(at: string, body?: unknown): Promise<T> => {
  const response = await fetch(scene.url(at), {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${at}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

beforeAll(async () => {
  const { phoneNumber, password } = demoLogin;
  const credentials = { phoneNumber, password, captchaId: '', captcha: '' };
  ({ token } = await call<{ token: string }>('/api/v1/open/user/loginByPassword', credentials));
  const { rows } = await call<{ rows: { id: string; permission: string }[] }>(
    '/api/v1/tenantKbBot/query/page4AdminPlus',
    {},
  );
  assistant = rows.find(({ permission }) => permission === 'public')!.id;
}, 120_000);

/** The published assistant of the demo. */
const published = demoAssistants.find(({ permission }) => permission === 'public')!.publicId;

/** `lcp`: milliseconds until the largest part is painted, over a network of 50 ms and 10 Mbit/s. */
const pages = [
  { name: 'log-in', at: (): string => '/login', lcp: 800 },
  { name: 'home', at: (): string => '/index', lcp: 800 },
  { name: 'public chat', at: (): string => `/b/${published}`, lcp: 1_000 },
  { name: 'member home', at: (): string => '/a/shoppe/bot', lcp: 1_400 },
  { name: 'console', at: (): string => '/a/train/center', lcp: 1_400 },
  { name: 'workbench', at: (): string => `/a/train/bot/${assistant}/chat`, lcp: 1_400 },
] as const;

const open = async (at: string) => {
  const { page } = await scene.visit();
  if (at.startsWith('/a/'))
    await page.context().addInitScript((kept) => localStorage.setItem('tinystar.token', kept), token);
  return page;
};

/** What a page was still waiting for when it was given up. */
class Stalled extends Error {}

/**
 * Opens a page with nothing kept but the session, over a slower network, and reads after how many milliseconds its
 * largest part was painted. Throws
 * `Stalled`, with the addresses that were not answered, when the page has not loaded after 30 s.
 */
const paint = async (context: BrowserContext, at: string): Promise<number> => {
  const page = await context.newPage();
  const waiting = new Set<string>();
  page.on('request', (request) => waiting.add(request.url()));
  page.on('requestfinished', (request) => waiting.delete(request.url()));
  page.on('requestfailed', (request) => waiting.delete(request.url()));
  await page.addInitScript(() => {
    const seen = { lcp: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const perSecond = (10 * 1_000_000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: perSecond,
    uploadThroughput: perSecond,
  });
  await page.goto(scene.url(at)).catch((error: unknown) => {
    throw new Stalled(`${at} waited for ${[...waiting].join(', ')}`, { cause: error });
  });
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate(() => (globalThis as unknown as { seen: { lcp: number } }).seen.lcp);
  expect(new URL(page.url()).pathname).toBe(at);
  await page.close();
  return lcp;
};

/** The best of so many counts: other work on the machine makes a page later, never earlier. */
const TRIES = 6;

test.each(pages)('the $name page is painted in time over a slower network', async ({ name, at, lcp: limit }) => {
  const context = (await open(at())).context();
  const seen: number[] = [];
  // The first opening leaves behind as what one acts, as every visit does.
  await paint(context, at());
  const stalled: string[] = [];
  for (let attempt = 0; attempt < TRIES && !(Math.min(...seen) <= limit); attempt++)
    try {
      seen.push(await paint(context, at()));
    } catch (error) {
      if (!(error instanceof Stalled)) throw error;
      stalled.push(error.message);
    }
  await context.close();
  // Under the browser's slowed network one page of some hundreds stalled; one that cannot load stalls each time.
  for (const line of stalled) process.stdout.write(`${name}: stalled, ${line}\n`);
  expect(stalled.length, stalled.join('\n')).toBeLessThanOrEqual(1);
  process.stdout.write(`${name}: largest paint after ${seen.map((ms) => ms.toFixed(0)).join(', ')} ms (${limit})\n`);
  expect(Math.min(...seen), seen.join(', ')).toBeLessThanOrEqual(limit);
});
