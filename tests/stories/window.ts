import { chromium, type Browser, type Page, type Request } from 'playwright';
import type { ShownStory } from '../../.storybook/showStory.ts';
import type { ThemeName } from '../../.storybook/themeSwitch.ts';
import { launchOptions } from '../chromium.ts';

const laptop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const sizes: Record<string, { width: number; height: number }> = {
  phone,
  tablet: { width: 768, height: 1024 },
  laptop,
  wide: { width: 1920, height: 1080 },
};

/** Limits of waiting, in ms: for calls, for the page's parts, and for how long nothing may change before a picture. */
const CALLS = 600;
const PARTS = 5_000;
const STILL = 100;
const STILL_AT_MOST = 2_000;

const partKinds = ['script', 'stylesheet', 'image', 'font'];

/** A browser with Storybook's canvas in it. It stays for many stories: loading it anew costs more than most of them. */
export interface StoryWindow {
  page: Page;
  /** Shows a story, plays it and waits until it stands still. Rejects with what it threw or complained of. */
  show(id: string): Promise<ShownStory>;
  /** Changes the theme of the story shown. */
  setTheme(theme: ThemeName | undefined): Promise<void>;
  /** Loads the canvas anew: nothing of earlier stories is left, no layer that Chromium has kept. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

/** `touch`: a phone's, 390 px wide and without a mouse, whatever size a story asks for. */
export async function openStoryWindow(url: string, { touch = false } = {}): Promise<StoryWindow> {
  const browser: Browser = await chromium.launch(await launchOptions());
  const context = await browser.newContext({
    viewport: touch ? phone : laptop,
    isMobile: touch,
    hasTouch: touch,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript(withoutIdling);
  await context.addInitScript(withoutTools);
  await context.addInitScript(withoutScrolling);
  const page = await context.newPage();

  // What the page is still waiting for: its own parts, and the story's calls, some of which never end.
  const parts = new Set<Request>();
  const calls = new Set<Request>();
  page.on('request', (request) => (partKinds.includes(request.resourceType()) ? parts : calls).add(request));
  const came = (request: Request): void => void (parts.delete(request) || calls.delete(request));
  page.on('requestfinished', came).on('requestfailed', came);

  // What the story writes with console.error; Chromium's own lines on calls that a story lets fail are none of it.
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });

  let shown: ShownStory = { viewport: undefined, a11y: {} };
  await page.exposeFunction('beforeStory', async (story: ShownStory) => {
    shown = story;
    const size = touch ? phone : (sizes[story.viewport ?? 'laptop'] ?? laptop);
    const { width, height } = page.viewportSize()!;
    if (size.width === width && size.height === height) return;
    await page.setViewportSize(size);
    // The page hears of it with its next frame: what is open by then, a list say, would close.
    await page.evaluate(frames);
  });
  const canvas = `${url}/iframe.html?viewMode=story`;
  const load = async (): Promise<void> => {
    await page.goto(canvas);
    await page.waitForFunction(() => 'showStory' in window);
  };
  await load();

  /** What the story fetched has come, its lazy parts are drawn, and nothing has changed for a moment. */
  const arrive = async (): Promise<void> => {
    const until = Date.now() + CALLS;
    const waits = (): boolean => parts.size > 0 || (calls.size > 0 && Date.now() < until);
    do {
      for (let waited = 0; waited < PARTS && waits(); waited += 20) await page.waitForTimeout(20);
      await page.evaluate(still, [STILL, STILL_AT_MOST] as const);
    } while (waits());
  };

  return {
    page,
    async show(id) {
      parts.clear();
      calls.clear();
      complaints = [];
      const showing = page.evaluate(
        ([story, address]) => {
          // What the story before left: its theme, its storage, and its place in the address.
          window.setStoryTheme?.(undefined);
          localStorage.clear();
          sessionStorage.clear();
          history.replaceState(null, '', address);
          return window.showStory!(story);
        },
        [id, canvas] as const,
      );
      try {
        await showing;
      } catch (error) {
        // Storybook writes the error to the console a moment later: not into the next story's complaints.
        await page.waitForTimeout(STILL);
        throw error;
      }
      await arrive();
      if (complaints.length > 0) throw new Error(complaints.join('\n'));
      return shown;
    },
    async setTheme(theme) {
      await page.evaluate((name) => window.setStoryTheme!(name), theme);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      await page.evaluate(frames);
    },
    reload: load,
    close: () => browser.close(),
  };
}

/** In the page: two frames, so that the first has been drawn. */
export function frames(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
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

/** In the page: a busy page is never idle; what waits for that would be in a picture or not. */
function withoutIdling(): void {
  window.requestIdleCallback = (run) => window.setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 1);
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
}

/**
 * In the page: what Storybook lays over stories for people. Its marks alone ask for the style of every element after
 * every change.
 */
function withoutTools(): void {
  const off = { backgrounds: false, highlight: false, measure: false, outline: false };
  let features: object;
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (wanted: object) => {
      features = { ...wanted, ...off };
    },
  });
}

/**
 * In the page: Storybook waits up to 5 s for running animations to end before it calls a story finished. One that
 * follows a scrollbar runs for ever.
 */
function withoutScrolling(): void {
  const { getAnimations } = Document.prototype;
  Document.prototype.getAnimations = function (this: Document) {
    return getAnimations.call(this).filter(({ timeline }) => timeline === null || timeline instanceof DocumentTimeline);
  };
}
