import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page, Request } from 'playwright';

const folder = path.resolve(process.env.PICTURES ?? 'tests/pictures');
const axe = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');
const sizes: Record<string, { width: number; height: number }> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
};

/** Limits of waiting, in ms: for calls, for the page's parts, and for how long nothing may change before a picture. */
const CALLS = 600;
const PARTS = 5_000;
const STILL = 100;
const STILL_AT_MOST = 2_000;

/** A picture that differs is taken again for so long, in ms, so often: the story may still be on its way. */
const PATIENCE = 4_000;
const AGAIN = 250;

/** What the page is still waiting for: its own parts, and the story's calls, some of which never end. */
const loading = { parts: new Set<Request>(), calls: new Set<Request>() };
const kinds = ['script', 'stylesheet', 'image', 'font'];
const asked = (request: Request): void =>
  void (kinds.includes(request.resourceType()) ? loading.parts : loading.calls).add(request);
const came = (request: Request): void => void (loading.parts.delete(request) || loading.calls.delete(request));

function watchLoading(page: Page) {
  loading.parts.clear();
  loading.calls.clear();
  page.on('request', asked).on('requestfinished', came).on('requestfailed', came);
}

function unwatchLoading(page: Page) {
  page.off('request', asked).off('requestfinished', came).off('requestfailed', came);
}

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    // The page outlives this file, so nothing of this file may stay with it.
    unwatchLoading(page);
    watchLoading(page);
    const { storyGlobals } = (await getStoryContext(page, story)) as {
      storyGlobals?: { viewport?: { value?: string } };
    };
    await page.setViewportSize(sizes[storyGlobals?.viewport?.value ?? 'laptop'] ?? { width: 1280, height: 800 });
  },
  async postVisit(page, story) {
    const { tags, parameters } = await getStoryContext(page, story);
    // What is skipped out of sight keeps the colours of the theme before.
    const style = await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
    await arrive(page);
    // Dark first: each picture then follows a repaint of everything. What was painted piece by piece while the story
    // played differs by single pixels of smoothing from run to run.
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((name) => window.setStoryTheme?.(name), theme);
      await settle(page);
      if (parameters.a11y?.test === 'error') await checkAccess(page, parameters.a11y.config?.rules ?? [], theme);
      if (!tags.includes('no-shot')) await compare(page, `${story.id}-${theme}`);
    }
    await page.evaluate(() => window.setStoryTheme?.(undefined));
    await style.evaluate((element: Element) => element.remove());
    unwatchLoading(page);
  },
};

export default config;

/** What the story fetched has come, its lazy parts are drawn, and nothing has changed for a moment. */
async function arrive(page: Page) {
  const until = Date.now() + CALLS;
  const waits = (): boolean => loading.parts.size > 0 || (loading.calls.size > 0 && Date.now() < until);
  do {
    for (let waited = 0; waited < PARTS && waits(); waited += 20) await page.waitForTimeout(20);
    await page.evaluate(still, [STILL, STILL_AT_MOST] as const);
  } while (waits());
}

/** In the page: nothing changes for `quiet` ms; at most `most` ms. */
function still([quiet, most]: readonly [number, number]): Promise<void> {
  return new Promise((done) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    };
    const observer = new MutationObserver(again);
    const end = (): void => {
      observer.disconnect();
      done();
    };
    setTimeout(end, most);
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    again();
  });
}

/** Fonts, pictures and two frames. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/**
 * All rules in light, the colour rules again in dark: a theme changes nothing else. `known` are the rules the project
 * switches off, with the reason in preview.tsx.
 */
async function checkAccess(page: Page, known: readonly { id: string; enabled: boolean }[], theme: 'light' | 'dark') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const rules = Object.fromEntries([
    ['region', { enabled: false }],
    ...known.map(({ id, enabled }) => [id, { enabled }]),
  ]);
  const colours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };
  const only = theme === 'dark' ? colours : {};
  const options = { resultTypes: ['violations' as const], rules, ...only };
  const faults = await page.evaluate(async (given) => {
    const engine = (window as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations } = await engine.run('#storybook-root', given);
    return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${rule.help} ${node.html}`));
  }, options);
  expect(faults).toEqual([]);
}

/**
 * Taken until it equals what is known, as Playwright's toHaveScreenshot does: quiet is no proof that a delayed part, a
 * tooltip say, has come. Equal bytes need no decoding; otherwise the pixels of the last one decide, with no tolerance.
 * While pictures are recorded (-u) the one of a page at rest is kept.
 */
async function compare(page: Page, name: string) {
  const file = path.join(folder, `${name}.png`);
  const known = existsSync(file) ? readFileSync(file) : undefined;
  const until = Date.now() + PATIENCE;
  let image = await take(page);
  while (!known?.equals(image)) {
    const before = image;
    await page.waitForTimeout(AGAIN);
    image = await take(page);
    if (Date.now() > until || (!known && before.equals(image))) return judge(image, name);
  }
}

const take = async (page: Page): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', caret: 'hide', ...(await frame(page)) });

async function judge(image: Buffer, name: string) {
  // Loaded for the few that differ; every file would pay for it.
  const { toMatchImageSnapshot } = await import('jest-image-snapshot');
  expect.extend({ toMatchImageSnapshot });
  expect(image).toMatchImageSnapshot({
    customSnapshotsDir: folder,
    customDiffDir: path.resolve('tests/reports/picture-differences'),
    customSnapshotIdentifier: name,
    failureThreshold: 0,
  });
}

/** The window where something floats or the story fills it, otherwise just the story. */
async function frame(page: Page) {
  const clip = await page.evaluate(() => {
    const stage = document.querySelector('[data-stage]');
    if (!stage || stage.classList.contains('stage-page') || stage.nextElementSibling?.nextElementSibling) return null;
    const floating = stage.parentElement?.querySelector(
      '[role="dialog"], [role="alertdialog"], [data-radix-popper-content-wrapper]',
    );
    if (floating || stage.parentElement?.querySelector('[role="status"]:not(:empty) > [class*="notice"]')) return null;
    const { x, y, width, height } = stage.getBoundingClientRect();
    return { x, y, width, height: Math.ceil(height) };
  });
  return clip ? { clip, fullPage: true } : {};
}
