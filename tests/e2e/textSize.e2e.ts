import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoLogin } from '../../packages/server/src/demo/seedDemo.ts';
import { launchOptions } from '../chromium.ts';
import { lostText } from './lostText.ts';
import { startServer, type RunningServer } from './server.ts';

let folder: string;
let server: RunningServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tinystar-text-'));
  chmodSync(folder, 0o711);
  server = await startServer({ DATA_DIR: path.join(folder, 'data'), DEMO: 'on' });
  const options = await launchOptions();
  // The browser's own setting: queries in rem answer to it, as they do not to a style of the page.
  browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page and tells what of it cannot be read. Parts that are painted only near the window are painted all. */
const losses = async (at: string): Promise<string[]> => {
  await page.goto(server.url + at);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.body.innerText.trim() !== '');
  await page.evaluate(() => {
    const painted = new CSSStyleSheet();
    painted.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(painted);
  });
  return (await page.evaluate(lostText)).map((line) => `${at}: ${line}`);
};

const lossesOf = async (addresses: readonly string[]) => {
  const found: string[] = [];
  for (const at of addresses) found.push(...(await losses(at)));
  return found;
};

test('public pages can be read with doubled text on a phone', async () => {
  expect(
    await lossesOf([
      '/index',
      '/solution',
      '/cooperation',
      '/freeMeal',
      '/landing',
      '/login',
      '/enterprise/invite/link?code=none',
      '/404',
      '/403',
    ]),
  ).toEqual([]);
});

test('the console and the workbench can be read with doubled text on a phone', async () => {
  await page.goto(`${server.url}/login`);
  await page.getByRole('tab', { name: /密码/ }).click();
  await page.getByLabel('手机号').fill(demoLogin.phoneNumber);
  await page.locator('input[type=password]').fill(demoLogin.password);
  // Not asked for where the server needs no picture.
  const picture = page.getByRole('textbox', { name: '图形验证码' });
  if (await picture.isVisible()) await picture.fill('any');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/a/**');
  await page.goto(`${server.url}/a/train/center`);
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('button', { name: /^切换身份/ }).click();
  const dialog = page.getByRole('dialog', { name: '切换身份' });
  await dialog.waitFor();
  expect(await page.evaluate(lostText)).toEqual([]);
  await dialog.getByRole('button', { name: /拥有者/ }).click();
  const link = page.locator('a[href*="/a/train/bot/"]').first();
  await link.waitFor();
  const bot = /bot\/([^/]+)/.exec((await link.getAttribute('href')) ?? '')?.[1];
  expect(
    await lossesOf([
      '/a/train/center',
      '/a/train/create/tenant',
      `/a/train/bot/${bot}/chat`,
      `/a/train/bot/${bot}/role/basic`,
      `/a/train/bot/${bot}/role/advance`,
      `/a/train/bot/${bot}/role/cs`,
      `/a/train/bot/${bot}/knowledge/doc`,
      `/a/train/bot/${bot}/release/webapp`,
      `/a/chat/bot/${bot}/real`,
      '/a/tenant/basic',
      '/a/tenant/brand',
      '/a/tenant/member',
      '/user/index',
    ]),
  ).toEqual([]);
}, 120_000);
