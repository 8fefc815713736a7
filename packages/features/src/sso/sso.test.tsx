import { errorCodes, meta, pathOf, thirdLogin } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { configOf, createStage } from '../shared/testing/index.ts';
import { OauthCallbackPage } from './OauthCallbackPage.tsx';
import { SsoPage } from './SsoPage.tsx';
import { WeComLoginPage } from './WeComLoginPage.tsx';

const { worker, show, bodies } = createStage();
const config = configOf({ ssoEnabled: true, captchaRequired: true });

const challengeOf = async (verifier: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

test('single sign-on goes out with the hash of a secret and comes back with the secret itself, once', async () => {
  const asked: URLSearchParams[] = [];
  worker.use(
    ...mock.ok(meta.config, config),
    http.get(`*${pathOf(thirdLogin.oauthAuthorize, 'personal')}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ success: true, authorizeUrl: 'https://sso.example/authorize?state=s' });
    }),
  );
  const sent = bodies(thirdLogin.oauthCallback, {
    success: true,
    token: 't',
    registered: true,
    extraData: { publicId: 'p1' },
  });
  const onLeave = vi.fn();
  show(
    <SsoPage publicId="p1" loggedIn={false} onLeave={onLeave}>
      <p>assistant</p>
    </SsoPage>,
  );
  await expect.poll(() => onLeave.mock.calls).toEqual([['https://sso.example/authorize?state=s']]);
  expect(page.getByText('assistant').elements()).toEqual([]);
  const onLoggedIn = vi.fn();
  show(<OauthCallbackPage query={new URLSearchParams({ code: 'c', state: 's' })} onLoggedIn={onLoggedIn} />);
  await expect.poll(() => onLoggedIn.mock.calls).toEqual([[{ token: 't', registered: true }, 'p1']]);
  expect(sent).toEqual([{ code: 'c', state: 's', verifier: expect.any(String) }]);
  expect(asked[0]!.get('publicId')).toBe('p1');
  expect(asked[0]!.get('challenge')).toBe(await challengeOf(sent[0]!.verifier as string));
  expect(sessionStorage.length).toBe(0);
});

test('without single sign-on, or with a session, the page is that of /b/', async () => {
  worker.use(...mock.ok(meta.config, { ...config, ssoEnabled: false }));
  const onLeave = vi.fn();
  show(
    <SsoPage publicId="p1" loggedIn={false} onLeave={onLeave}>
      <p>assistant</p>
    </SsoPage>,
  );
  await expect.element(page.getByText('assistant')).toBeVisible();
  worker.resetHandlers(...mock.offline(meta.config));
  show(
    <SsoPage publicId="p1" loggedIn onLeave={onLeave}>
      <p>assistant</p>
    </SsoPage>,
  );
  await expect.element(page.getByText('assistant')).toBeVisible();
  expect(onLeave).not.toHaveBeenCalled();
});

test('what keeps single sign-on from beginning is said', async () => {
  const onLeave = vi.fn();
  worker.use(
    ...mock.ok(meta.config, config),
    ...mock.ok(thirdLogin.oauthAuthorize, { success: false, message: '获取授权地址失败' }),
  );
  show(
    <SsoPage publicId=" " loggedIn={false} onLeave={onLeave}>
      {null}
    </SsoPage>,
  );
  await expect.element(page.getByText('缺少必要参数')).toBeVisible();
  show(
    <SsoPage publicId="p1" loggedIn={false} onLeave={onLeave}>
      {null}
    </SsoPage>,
  );
  await expect.element(page.getByText('获取授权地址失败')).toBeVisible();
  expect(onLeave).not.toHaveBeenCalled();
});

test('a failed way back says why and leads to a new try or the login page', async () => {
  worker.use(...mock.ok(thirdLogin.oauthCallback, { success: false, message: '登录已失效，请重新打开助手链接' }));
  sessionStorage.setItem('tinystar.thirdLogin.oauth', JSON.stringify({ verifier: 'v'.repeat(43), publicId: 'p1' }));
  const onLoggedIn = vi.fn();
  show(<OauthCallbackPage query={new URLSearchParams({ code: 'c', state: 's' })} onLoggedIn={onLoggedIn} />);
  await expect.element(page.getByText('登录已失效，请重新打开助手链接')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '重试' })).toHaveAttribute('href', '/sso/b/p1');
  await expect.element(page.getByRole('link', { name: '用手机号登录' })).toHaveAttribute('href', '/login');
  expect(onLoggedIn).not.toHaveBeenCalled();
});

test.each([
  ['access_denied', '您取消了授权'],
  ['unauthorized_client', '单点登录的一方拒绝了这次登录'],
  ['temporarily_unavailable', '单点登录的一方暂时不能登录，请稍后再试'],
])(
  'a provider that refuses by %s: the page says so, and nothing of what else the address holds',
  async (error, said) => {
    sessionStorage.setItem('tinystar.thirdLogin.oauth', JSON.stringify({ verifier: 'v'.repeat(43), publicId: 'p1' }));
    const sent = bodies(thirdLogin.oauthCallback, { success: false });
    const query = new URLSearchParams({ error, error_description: '请联系 evil.example', state: 's' });
    show(<OauthCallbackPage query={query} onLoggedIn={vi.fn()} />);
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '重试' })).toHaveAttribute('href', '/sso/b/p1');
    expect(page.getByText('evil.example').elements()).toEqual([]);
    expect(sent).toEqual([]);
  },
);

test('the messenger is asked who this is, and its answer logs in or says why not', async () => {
  worker.use(
    ...mock.ok(thirdLogin.weComAuthorize, { authorizeUrl: 'https://open.weixin.qq.com/x' }),
    ...mock.ok(thirdLogin.weComInner, { token: 't', registered: true }),
  );
  const leave = vi.fn();
  const enter = vi.fn();
  const at = (query: Record<string, string>) =>
    show(<WeComLoginPage query={new URLSearchParams(query)} onLeave={leave} onLoggedIn={enter} />);
  at({});
  await expect.poll(() => leave.mock.calls).toEqual([['https://open.weixin.qq.com/x']]);
  at({ code: 'c', state: 's' });
  await expect.poll(() => enter.mock.calls).toEqual([[{ token: 't', registered: true }]]);
  // Refused there: asking again would go round in circles.
  at({ state: 's' });
  await expect.element(page.getByText('您取消了授权')).toBeVisible();
  worker.use(...mock.fail(thirdLogin.weComAuthorize, errorCodes.notFound, '企业微信登录未开启'));
  at({});
  await expect.element(page.getByText('企业微信登录未开启')).toBeVisible();
  expect(leave).toHaveBeenCalledTimes(1);
});
