import type { Browser, Page } from 'playwright';
import { openTo } from '../../packages/app/src/guard/permits.ts';
import { routes } from '../../packages/app/src/routes.ts';
import { addressOf } from './addresses.ts';
import { atRest, drawAll, overflowOf, solidButtons, violationsOf } from './inspect.ts';
import type { RoleName, Walker } from './people.ts';

/** What was seen at one place; `rule` is axe's, or `overflow`, `unreached`, or `solid`: a screen has one main act. */
export interface Finding {
  rule: string;
  help: string;
  where: string;
  places: string[];
}

const themes = ['light', 'dark'] as const;
const widths = [1440, 390] as const;
/** Here only the width of the page is looked at. */
const tablet = 768;

/** Walks every route that is open to somebody, loading each once; theme and width change in place. */
export const walk = async (
  browser: Browser,
  url: string,
  role: RoleName,
  { token, caller, switches, places }: Walker,
  wanted: (name: string) => boolean,
): Promise<{ checked: number; findings: Finding[] }> => {
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', serviceWorkers: 'block' });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // A file, not a page: a page that still starts would take the token and ask as whoever he is at that moment.
  await page.goto(`${url}/embed.js`);
  if (token) await page.evaluate((value) => localStorage.setItem('tinystar.token', value), token);
  const findings: Finding[] = [];
  let checked = 0;
  for (const route of openTo(routes, caller, switches).filter(({ name }) => wanted(name))) {
    const where = `${role} ${route.path}`;
    try {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.emulateMedia({ colorScheme: themes[0] });
      await page.goto(url + addressOf(route, places), { waitUntil: 'domcontentloaded' });
      await settle(page);
      await drawAll(page);
      findings.push(...(await look(page, where)));
      checked += 1;
    } catch (error) {
      findings.push({ rule: 'unreached', help: 'the page does not come to rest', where, places: [String(error)] });
    }
  }
  await context.close();
  return { checked, findings };
};

const settle = async (page: Page): Promise<void> => {
  // A page that listens to the server is never idle; what it shows at once has come by then.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await atRest(page);
};

const look = async (page: Page, route: string): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const wide = async (width: number) => {
    const { pixels, by } = await overflowOf(page);
    if (pixels > 0)
      findings.push({
        rule: 'overflow',
        help: 'the page is wider than its window',
        where: `${route} ${width}`,
        places: by,
      });
  };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await atRest(page);
      const where = `${route} ${width} ${theme}`;
      findings.push(...(await violationsOf(page, theme)).map((violation) => ({ ...violation, where })));
      if (theme !== 'light') continue;
      const solid = await solidButtons(page);
      if (solid.length > 1)
        findings.push({ rule: 'solid', help: 'more than one solid button on a screen', where, places: solid });
      if (width === 390) await wide(width);
    }
  }
  await page.setViewportSize({ width: tablet, height: 900 });
  await atRest(page);
  await wide(tablet);
  return findings;
};
