import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { isBuilt, routes } from '../../packages/app/src/routes.ts';
import { demoAssistants } from '../../packages/server/src/demo/assistants.ts';
import { demoLogin } from '../../packages/server/src/demo/seedDemo.ts';
import { launch, visit } from './browser.ts';
import { lostText } from './lostText.ts';
import { createScene } from './scene.ts';

// The browser's own setting of the text size: queries in rem answer to it, as they do not to a style of the page.
const scene = createScene(() => ({ DEMO: 'on' }), ['--blink-settings=defaultFontSize=32']);
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

/** Opens a page and tells what of it cannot be read. Parts that are painted only near the window are painted all. */
const losses = async (page: Page, at: string): Promise<string[]> => {
  await page.goto(scene.url(at));
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  await page.evaluate(() => {
    const painted = new CSSStyleSheet();
    painted.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(painted);
  });
  return (await page.evaluate(lostText)).map((line) => `${at}: ${line}`);
};

/** Two pages at once: most of the time of each is waiting until it asks for nothing more. */
const lossesOf = async (page: Page, addresses: readonly string[]) => {
  const second = await page.context().newPage();
  const waiting = [...addresses];
  const found: string[] = [];
  await Promise.all(
    [page, second].map(async (tab) => {
      for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) found.push(...(await losses(tab, at)));
    }),
  );
  await second.close();
  return found;
};

/** Pages that only lead on, and those of one ticket, which the demo does not have. */
const left = /^\/(?:oauth|thirdLogin|transfer|sso)\b|:id$/;
const built = routes.filter((route) => isBuilt(route) && !left.test(route.path));

test('public pages can be read with doubled text on a phone', async () => {
  const { page } = await scene.visit(phone);
  const { publicId } = demoAssistants.find(({ permission }) => permission === 'public')!;
  const addresses = built
    .filter(({ access }) => access === 'public')
    .map(({ path }) => path.replace(':publicId', publicId));
  expect(addresses).toContain(`/b/${publicId}`);
  expect(await lossesOf(page, addresses)).toEqual([]);
});

const logIn = async (page: Page, phoneNumber: string) => {
  await page.goto(scene.url('/login'));
  await page.getByRole('tab', { name: /密码/ }).click();
  await page.getByLabel('手机号').fill(phoneNumber);
  await page.locator('input[type=password]').fill(demoLogin.password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/a/**');
};

/** Runs in the page: what is pressed beyond the sides of the window, where no part of the page scrolls to it. */
const outOfReach = (): string[] =>
  [...document.querySelectorAll('main :is(a, button, input, textarea, [role=tab])')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { left, right, width } = control.getBoundingClientRect();
      if (width <= 1 || (left >= -1 && right <= innerWidth + 1)) return false;
      for (let above: Element | null = control; above && above.tagName !== 'MAIN'; above = above.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(above).overflowX) && !above.querySelector('h1')) return false;
      }
      return true;
    })
    .map((control) => `out of reach: ${control.getAttribute('aria-label') || control.textContent}`);

test('where a page doubles its text by itself, no width of a query answers, and all can be reached on a phone', async () => {
  const browser = await launch();
  try {
    const { page } = await visit(browser, phone);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')),
    );
    await logIn(page, demoLogin.phoneNumber);
    const [bot] = await scene.query(`select id from kb_bot where permission = 'protected'`);
    const found: string[] = [];
    for (const at of ['/a/shoppe/bot', '/user/index', `/a/chat/bot/${String(bot?.id)}/tenant`]) {
      found.push(...(await losses(page, at)));
      found.push(...(await page.evaluate(outOfReach)).map((line) => `${at}: ${line}`));
    }
    expect(found).toEqual([]);
  } finally {
    await browser.close();
  }
}, 60_000);

test('the console and the workbench can be read with doubled text on a phone', async () => {
  const { page } = await scene.visit(phone);
  await logIn(page, demoLogin.phoneNumber);
  await scene.query('update "user" set channel_user = true where phone_number = $1', [demoLogin.phoneNumber]);
  await page.goto(scene.url('/a/train/center'));
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('button', { name: /^切换身份/ }).click();
  const dialog = page.getByRole('dialog', { name: '切换身份' });
  await dialog.waitFor();
  expect(await page.evaluate(lostText)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.goto(scene.url('/a/train/center'));
  const link = page.locator('a[href*="/a/train/bot/"]').first();
  await link.waitFor();
  const bot = /bot\/([^/]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
  const addresses = built
    .filter(({ access, identity }) => access !== 'public' && identity !== 'personal')
    .map(({ path }) => path.replace(':kbBotId', bot).replace(':type', path.includes('/create/') ? 'tenant' : 'real'));
  expect(addresses).toContain(`/a/train/bot/${bot}/chat`);
  expect(await lossesOf(page, addresses)).toEqual([]);
}, 120_000);

/** Runs in the page: cells that stay in view while others scroll, and lie over their neighbour before anybody scrolled. */
const coveredAtRest = (): string[] =>
  [...document.querySelectorAll('th, td')]
    .filter((cell) => getComputedStyle(cell).position === 'sticky')
    .flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      return [cell.previousElementSibling, cell.nextElementSibling]
        .filter((other) => other !== null)
        .filter((other) => {
          const { left, right } = other.getBoundingClientRect();
          return Math.min(right, box.right) - Math.max(left, box.left) > 1;
        })
        .map((other) => `${cell.textContent} lies over ${other.textContent}`);
    });

test('columns that stand still cover no other with doubled text in a wide window', async () => {
  for (const width of [1280, 1440]) {
    const { page } = await scene.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await logIn(page, demoLogin.phoneNumber);
    await page.goto(scene.url('/a/tenant/member'));
    await page.getByRole('cell', { name: demoLogin.phoneNumber }).waitFor();
    expect(
      await page.locator('td').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).position)),
    ).toContain('sticky');
    expect(await page.evaluate(coveredAtRest), `${width} px`).toEqual([]);
  }
}, 60_000);
