import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { expect } from 'vitest';
import { launchOptions } from '../chromium.ts';

export const launch = async (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch(await launchOptions(args));

export interface Visitor {
  page: Page;
  /** Console errors and warnings, page errors and refused policies, as they came. */
  complaints: string[];
}

/** A fresh browser profile with one page; whatever the page complains about is kept. */
export const visit = async (browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Pages that pass a worker escape `page.route`; the journey of the offline page lets it in.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Of a refused call the words tell the status alone; the address tells which one it was.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
};

/** Waits until a conversation stands: its box takes questions before, and what was asked earlier is still to come then. */
export const conversationStands = async (page: Page): Promise<void> => {
  await page.getByRole('textbox', { name: '问题', exact: true }).last().waitFor();
  await expect.poll(() => page.getByRole('status').filter({ hasText: '正在加载' }).count()).toBe(0);
};

/** Fills in the registration on the log-in page, whichever of its forms is shown; `code` reads the sent message. */
export const signUp = async (page: Page, phone: string, code: () => string, password = 'Handbook2026') => {
  const submit = page.getByRole('button', { name: '注册并登录' });
  const other = page.getByRole('button', { name: '注册', exact: true });
  await submit.or(other).first().waitFor();
  if (!(await submit.isVisible())) await other.click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送至').waitFor();
  await page.getByLabel('短信验证码').fill(code());
  await page.getByLabel('设置密码').fill(password);
  await page.getByRole('checkbox').click();
  await submit.click();
};

/** Registers from the log-in page's own address; `code` reads the message that was sent to a phone. */
export const register = async (page: Page, url: string, phone: string, code: () => string): Promise<void> => {
  await page.goto(`${url}/login`);
  await signUp(page, phone, code);
  await page.waitForURL('**/a/shoppe/bot');
};
