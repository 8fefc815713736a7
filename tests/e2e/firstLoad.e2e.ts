import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { demoAssistants } from '../../packages/server/src/demo/assistants.ts';
import { demoLogin } from '../../packages/server/src/demo/seedDemo.ts';
import { createScene } from './scene.ts';

const dist = path.resolve(import.meta.dirname, '../../packages/app/dist');
const scene = createScene(() => ({ DEMO: 'on' }));

/** At most so many scripts and styles on a page. */
const FILES = 12;
/** At most so many KiB for a first press, brought once the page stands. */
const LATER = 150;
/** Milliseconds without a request after which a page has loaded what it loads by itself; Playwright waits 500. */
const QUIET = 1_000;
/** How far a page may move while it loads (the browser's layout shift score). */
const SHIFT = 0.01;

let token = '';
let assistant = '';
const published = demoAssistants.find(({ permission }) => permission === 'public')!.publicId;

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

interface LoadedFile {
  name: string;
  kib: number;
}

interface Load {
  /** Scripts and styles by what their bodies took on the wire, KiB. */
  files: LoadedFile[];
  /** Those that came once the page stood, for a first press. */
  later: LoadedFile[];
  shift: number;
}

/** Opens a page in a fresh browser and reads what it has loaded by itself when it is quiet. */
const load = async (page: Page, at: string): Promise<Load> => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(scene.url(at));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET);
  return page.evaluate((): Load => {
    const sizes = new Map<string, number>();
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[]) {
      const { pathname } = new URL(entry.name);
      if (/\.(?:js|css)$/.test(pathname)) sizes.set(pathname, entry.encodedBodySize / 1_024);
    }
    const named = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content.split(' ') ?? [];
    const all = [...sizes].map(([name, kib]) => ({ name, kib }));
    return {
      files: all.filter(({ name }) => !named.includes(name)),
      later: all.filter(({ name }) => named.includes(name)),
      shift: (globalThis as unknown as { seen: { shift: number } }).seen.shift,
    };
  });
};

const pages = [
  { name: 'log-in', at: (): string => '/login', kib: 85 },
  { name: 'home', at: (): string => '/index', kib: 100 },
  { name: 'public chat', at: (): string => `/b/${published}`, kib: 120 },
  { name: 'member home', at: (): string => '/a/shoppe/bot', kib: 175 },
  { name: 'console', at: (): string => '/a/train/center', kib: 170 },
  { name: 'workbench', at: (): string => `/a/train/bot/${assistant}/chat`, kib: 200 },
] as const;

type MeasuredPage = (typeof pages)[number];

const open = async (at: string) => {
  const { page } = await scene.visit();
  if (at.startsWith('/a/'))
    await page.context().addInitScript((kept) => localStorage.setItem('tinystar.token', kept), token);
  return page;
};

const expectSmall = async (at: string, limit: number) => {
  const page = await open(at);
  const { files, shift } = await load(page, at);
  await page.context().close();
  const listing = files
    .toSorted((a, b) => b.kib - a.kib)
    .map(({ name, kib }) => `${kib.toFixed(1)} ${name}`)
    .join('\n');
  const total = files.reduce((sum, { kib }) => sum + kib, 0);
  expect(total, `${total.toFixed(1)} KiB in ${files.length} files\n${listing}`).toBeLessThanOrEqual(limit);
  expect(files.length, listing).toBeLessThanOrEqual(FILES);
  expect(shift).toBeLessThanOrEqual(SHIFT);
};

test.each(pages)('the first load of the $name page is small, in few files, and moves nothing', ({ at, kib }) =>
  expectSmall(at(), kib),
);

test('formatted welcome words stay within the same limits: what draws answers comes with the first question', async () => {
  const bot = await call<
    Record<string, unknown> & { publicId: string; welcomeWords: { content: string }; updatedAt: number }
  >(`/api/v1/tenantKbBot/${assistant}`);
  const { content } = bot.welcomeWords;
  await call('/api/v1/tenantKbBot/update/basicSetting', {
    kbBotId: assistant,
    version: bot.updatedAt,
    avatar: bot.avatar,
    name: bot.name,
    description: bot.description,
    replyToneId: (bot.replyTone as { id: string }).id,
    questionWords: (bot.questionWords as { content: string }).content,
    isShowQuestionBar: true,
    isShowQuickButtons: true,
    welcomeWords: { content: `**${content}**`, type: 'markdown' },
  });
  const limitOf = (wanted: MeasuredPage['name']) => pages.find(({ name }) => name === wanted)!.kib;
  await expectSmall(`/b/${bot.publicId}`, limitOf('public chat'));
  await expectSmall(`/a/train/bot/${assistant}/chat`, limitOf('workbench'));
});

test.each([
  ['public chat', () => `/b/${published}`],
  ['workbench', () => `/a/train/bot/${assistant}/chat`],
] as const)('what a first press on the %s page needs comes once it stands, and is small', async (_name, at) => {
  const page = await open(at());
  const { later } = await load(page, at());
  const listing = later.map(({ name, kib }) => `${kib.toFixed(1)} ${name}`).join('\n');
  expect(listing).toContain('/messages-');
  expect(
    later.reduce((sum, { kib }) => sum + kib, 0),
    listing,
  ).toBeLessThanOrEqual(LATER);
  await page.context().close();
});

test('who saves data is brought nothing for later', async () => {
  const page = await open(`/b/${published}`);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  expect((await load(page, `/b/${published}`)).later).toEqual([]);
  await page.context().close();
});

test('what the workbench shows is asked for together: no call waits for the answer to another', async () => {
  const at = `/a/train/bot/${assistant}/chat`;
  const first = await open(at);
  // The first opening leaves behind as what one acts, as every visit does.
  await first.goto(scene.url(at));
  await first.waitForLoadState('networkidle');
  const page = await first.context().newPage();
  const shown = /\/me\/(?:info|query\/avatar)$|\/user\/permissions$|\/(?:personal|tenant)KbBot\/|\/listByTimestamp$/;
  const asked = new Set<string>();
  const all = Promise.withResolvers<void>();
  await page.route(/\/api\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!shown.test(pathname)) return route.continue();
    asked.add(pathname);
    // None is answered before the last one was asked.
    if (asked.size === 5) all.resolve();
    await all.promise;
    return route.continue();
  });
  await page.goto(scene.url(at));
  await expect.poll(() => [...asked]).toHaveLength(5);
  await page.getByRole('textbox').last().waitFor();
  expect([...asked]).toHaveLength(5);
  await page.context().close();
});

interface Chunk {
  imports?: string[];
}

test('parts of the build import one way: one that waits for itself would run with words that are not there yet', () => {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const done = new Set<string>();
  const walk = (key: string, above: readonly string[]): void => {
    expect(above, `${[...above, key].join(' → ')}`).not.toContain(key);
    if (done.has(key)) return;
    for (const next of manifest[key]?.imports ?? []) walk(next, [...above, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) walk(key, []);
});
