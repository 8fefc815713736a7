import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeProvider } from '../../packages/server/src/thirdLogin/testing/fakeProvider.ts';
import { createDemo, people } from './demo.ts';

/** Vouches for two people: one of the enterprise's own log-in, one of the messenger. */
const provider = await fakeProvider({
  '/authorize': { page: 'of the provider' },
  '/token': { access_token: 'token-of-the-person', token_type: 'Bearer' },
  '/userinfo': { sub: 'lin', phone_number: '+86 139-0000-0091', phone_number_verified: true },
  '/cgi-bin/gettoken': { errcode: 0, access_token: 'token-of-the-app' },
  '/cgi-bin/auth/getuserinfo': { errcode: 0, userid: 'wang', user_ticket: 'ticket' },
  '/cgi-bin/auth/getuserdetail': { errcode: 0, userid: 'wang', mobile: '13900000092' },
});
afterAll(() => provider.close());

const { url, visit, query, actAs, enterDemo } = createDemo((port) => ({
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  OAUTH_AUTHORIZE_URL: `${provider.url}/authorize`,
  OAUTH_TOKEN_URL: `${provider.url}/token`,
  OAUTH_USERINFO_URL: `${provider.url}/userinfo`,
  OAUTH_CLIENT_ID: 'client',
  OAUTH_CLIENT_SECRET: 'key-of-the-client',
  WECOM_CORP_ID: 'corp',
  WECOM_AGENT_ID: '1000002',
  WECOM_SECRET: 'key-of-the-app',
  WECOM_BASE_URL: provider.url,
}));

let publicId: string;
let id: string;
beforeAll(async () => {
  const [bot] = await query(
    `select id, public_id from kb_bot where owner_type = 'tenant' and permission = 'public' and not is_preset`,
  );
  publicId = String(bot?.public_id);
  id = String(bot?.id);
});

test('an assistant’s link for single sign-on leads a visitor to the provider, and back into its chat as whom it vouches for; what fails is told [SSO-01] [SSO-03] [SSO-04] [SSO-05] [PUB-06]', async () => {
  const owner = await enterDemo(people.owner);
  const [own] = await query('select id from tenant');
  await actAs(owner.token, String(own?.id));
  await owner.page.goto(url(`/a/train/bot/${id}/release/webapp`));
  await owner.page.getByRole('button', { name: '二维码与链接' }).click();
  const share = owner.page.getByRole('dialog', { name: '复制链接' });
  const shown = share.getByRole('textbox');
  await share.getByRole('img', { name: '扫码打开助手' }).waitFor();
  await expect.poll(() => shown.inputValue()).toBe(url(`/b/${publicId}`));
  await share.getByRole('switch', { name: '单点登录链接' }).click();
  await expect.poll(() => shown.inputValue()).toBe(url(`/sso/b/${publicId}`));
  const link = await shown.inputValue();
  await owner.page.context().close();

  const { page } = await visit();
  const asking = page.waitForRequest('**/open/oauth/authorize**');
  await page.goto(link);
  expect(new URL((await asking).url()).searchParams.get('publicId')).toBe(publicId);
  await page.waitForURL(`${provider.url}/authorize?**`);
  const state = new URL(page.url()).searchParams.get('state')!;
  await page.goto(url(`/oauth/callback?code=code-1&state=${encodeURIComponent(state)}`));
  await page.waitForURL(`**/b/${publicId}`);
  await page.getByRole('textbox', { name: '问题' }).waitFor();
  await expect.poll(() => query(`select 1 from "user" where phone_number = '13900000091'`)).toHaveLength(1);
  // Logged in now, he is not sent away again.
  await page.goto(link);
  await page.getByRole('textbox', { name: '问题' }).waitFor();
  expect(page.url()).toBe(link);
  // A state serves once.
  await page.goto(url(`/oauth/callback?code=code-1&state=${encodeURIComponent(state)}`));
  await page.getByRole('heading', { name: '单点登录失败' }).waitFor();
  await page.context().close();

  const { page: other } = await visit();
  await other.route('**/open/oauth/authorize**', (route) => route.fulfill({ json: { success: false } }));
  await other.goto(link);
  await other.getByText('获取授权地址失败').waitFor();
  await other.context().close();
});

test('inside the enterprise messenger one is logged in by what it vouches for [ACCT-05]', async () => {
  const { page } = await visit();
  await page.route('https://open.weixin.qq.com/**', (route) => route.fulfill({ body: 'the messenger asks' }));
  await page.goto(url('/thirdLogin/weComInner'));
  await page.waitForURL('https://open.weixin.qq.com/**');
  const state = new URL(page.url()).searchParams.get('state')!;
  await page.goto(url(`/thirdLogin/weComInner?code=code-1&state=${encodeURIComponent(state)}`));
  await page.waitForURL('**/a/shoppe/bot');
  await page.getByRole('button', { name: /^用户0092的菜单$/ }).waitFor();
  await page.context().close();
});
