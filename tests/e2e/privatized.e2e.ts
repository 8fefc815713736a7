import { expect, test } from 'vitest';
import { createScene } from './scene.ts';

/** As it runs in a company of its own: with a captcha, and nobody at the platform to chat with. */
const { url, visit } = createScene(() => ({
  DEPLOYMENT: 'privatization',
  CAPTCHA: 'on',
  SMS_PROVIDER: 'http',
  SMS_HTTP_URL: 'https://sms.example/send',
  PUBLIC_SERVICE_BOT: 'b'.repeat(32),
}));

test('a privatized deployment offers no service chat, though an assistant for it is named [DEP-03] [SHELL-14]', async () => {
  const { page, complaints } = await visit();
  await page.goto(url('/index'));
  const float = page.getByRole('navigation', { name: '帮助' });
  await float.getByRole('link', { name: '立即使用' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: '在线客服' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: '联系我们' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('link', { name: '在线客服' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('img', { name: '在线客服' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the page for testers is one of test deployments only [ROUTE-29]', async () => {
  const { page } = await visit();
  await page.goto(url('/test'));
  await page.waitForURL('**/404');
  await page.context().close();
});

test('the captcha is a picture, drawn anew by a press, without which no message is sent [ACCT-03] [UI-24]', async () => {
  const { page } = await visit();
  await page.goto(url('/login'));
  const picture = page.getByRole('img', { name: '图形验证码' });
  await picture.waitFor();
  const drawn = () => picture.getAttribute('src');
  await expect.poll(drawn).toMatch(/^(?:data:image\/svg|blob:)/);
  const before = await drawn();
  await page.getByRole('button', { name: '看不清，换一张' }).click();
  await expect.poll(drawn).not.toBe(before);
  await page.getByLabel('手机号').fill('13900000091');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('请输入图形验证码').waitFor();
  await page.getByRole('textbox', { name: '图形验证码' }).fill('0000');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('图形验证码错误或已过期').first().waitFor();
  await expect.poll(() => page.getByText('验证码已发送至').count()).toBe(0);
  await page.context().close();
});
