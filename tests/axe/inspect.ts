import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  rule: string;
  help: string;
  /** Selector and markup of each faulty element. */
  places: string[];
}

/**
 * What axe finds in the whole page. In dark only the rules of colour are asked, as a theme changes nothing else.
 * `aria-hidden-focus` stays off as in the stories: radix hides what lies behind a modal and traps focus in it, which axe
 * cannot see.
 */
export const violationsOf = async (page: Page, theme: 'light' | 'dark'): Promise<Violation[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const colours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };
  const options = {
    resultTypes: ['violations' as const],
    rules: { 'aria-hidden-focus': { enabled: false } },
    ...(theme === 'dark' ? colours : {}),
  };
  return page.evaluate(async (given) => {
    const engine = (window as unknown as { axe: typeof import('axe-core') }).axe;
    const { violations } = await engine.run(document, given);
    return violations.map(({ id, help, nodes }) => ({
      rule: id,
      help,
      places: nodes.map(({ target, html }) => `${target.join(' ')}  ${html.slice(0, 160)}`),
    }));
  }, options);
};

/** How many pixels the page is wider than its window, with the outermost elements that stick out. */
export const overflowOf = (page: Page): Promise<{ pixels: number; by: string[] }> =>
  page.evaluate(() => {
    const pixels = document.documentElement.scrollWidth - innerWidth;
    if (pixels <= 0) return { pixels: 0, by: [] };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > innerWidth + 1,
    );
    const outermost = wide.filter((one) => !wide.includes(one.parentElement!));
    return { pixels, by: outermost.map((one) => one.outerHTML.slice(0, 160)) };
  });

/** Names of the buttons and links in sight that stand on the solid accent colour. What lies behind a dialog does not count. */
export const solidButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.background = 'var(--color-accent-solid)';
    const solid = getComputedStyle(sample).backgroundColor;
    sample.remove();
    return [...document.querySelectorAll<HTMLElement>('button:not([role]), a')]
      .filter((one) => {
        const { top, bottom, width } = one.getBoundingClientRect();
        if (one.closest('[aria-hidden="true"], [inert]')) return false;
        return width > 0 && bottom > 0 && top < innerHeight && getComputedStyle(one).backgroundColor === solid;
      })
      .map((one) => one.innerText.trim() || one.getAttribute('aria-label') || one.outerHTML.slice(0, 80));
  });

/**
 * Draws what waits for being scrolled to: elements skipped by `content-visibility` keep the colours of the theme before,
 * and axe would judge those. By the document's own list, as a policy of the page refuses style elements.
 */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });

/** Waits until nothing is loading or moving any more. */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.body.innerText.trim() && !document.querySelector('[aria-busy="true"]'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ended = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    // What waits for somebody moves for ever.
    await Promise.race([ended, new Promise((done) => setTimeout(done, 1_000))]);
  });
};
