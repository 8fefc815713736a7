import { assistants, constants, errorCodes, login, me, pathOf, tenant, using } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { assistant } from '@tinystar/features/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, enterprise, greeting, open, person, serve, worker, setUpFront } from './frontStage.tsx';
import { goTo } from './location.ts';

setUpFront();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const menu = (name: string) => page.getByRole('link', { name });
const withCaptcha = mock.ok(login.generateCaptcha, {
  captchaId: 'drawn',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="112" height="42"/>',
});

test('user, avatar, permissions and enterprise are asked for once, however many pages follow', async () => {
  serve('member');
  const asked: string[] = [];
  worker.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  await open('/a');
  await expect.element(greeting).toBeVisible();
  goTo('/user/index');
  await expect.element(page.getByRole('heading', { name: '账号设置', level: 1 })).toBeVisible();
  goTo('/a');
  await expect.element(greeting).toBeVisible();
  worker.events.removeAllListeners();
  for (const [call, scope] of [
    [me.info, 'personal'],
    [me.avatar, 'personal'],
    [me.permissions, 'personal'],
    [tenant.info, 'tenant'],
  ] as const)
    expect(
      asked.filter((path) => path === pathOf(call, scope)),
      call.name,
    ).toHaveLength(1);
});

test('a visitor who begins to make an assistant logs in first and goes on there as whoever it is', async () => {
  serve('personal');
  worker.use(...withCaptcha, ...mock.ok(login.bySmsCode, { token: 'token-2', registered: true }));
  await open('/transfer?action=createKbBot', null);
  await at('/login?redirect=%2Ftransfer%3Faction%3DcreateKbBot');
  await userEvent.fill(page.getByLabelText('手机号'), person.phoneNumber);
  await userEvent.fill(page.getByLabelText('短信验证码'), '012345');
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: '登录', exact: true }));
  await at('/a/train/create/personal');
});

test('the invitation in the address is kept for the registration', async () => {
  serve('personal');
  const sent: unknown[] = [];
  worker.use(
    ...withCaptcha,
    http.post(`*${pathOf(login.register, 'personal')}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ token: 'token-2', registered: false });
    }),
  );
  await open('/login?inviteCode=3f9a1c07d2b8e645&redirect=%2Fuser%2Findex', null);
  await userEvent.click(page.getByRole('button', { name: '注册', exact: true }));
  await userEvent.fill(page.getByLabelText('手机号'), person.phoneNumber);
  await userEvent.fill(page.getByLabelText('短信验证码'), '012345');
  await userEvent.fill(page.getByLabelText('设置密码'), 'Xing2026Hao');
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: '注册并登录' }));
  await at('/user/index');
  expect(sent).toEqual([expect.objectContaining({ phoneNumber: person.phoneNumber, inviteCode: '3f9a1c07d2b8e645' })]);
});

test.each([1, -1])('a clock %d days off changes neither the session nor the wait for a code (FE-07)', async (days) => {
  vi.useFakeTimers({ now: Date.now() + days * 86_400_000, toFake: ['Date'] });
  serve('personal');
  worker.use(...withCaptcha, ...mock.ok(login.sendSms, {}));
  await open('/a/train/center');
  await expect.element(menu('训练中心')).toBeVisible();
  goTo('/user/index');
  await expect.element(page.getByRole('heading', { name: '账号设置', level: 1 })).toBeVisible();
  expect(location.pathname).toBe('/user/index');
});

test('a clock that is off counts sixty seconds to the next code like any other (FE-07)', async () => {
  vi.useFakeTimers({ now: Date.now() + 86_400_000, toFake: ['Date'] });
  serve('personal');
  worker.use(...withCaptcha, ...mock.ok(login.sendSms, {}));
  await open('/login', null);
  await userEvent.fill(page.getByLabelText('手机号'), person.phoneNumber);
  await expect.element(page.getByRole('img', { name: '图形验证码' })).toBeVisible();
  await userEvent.fill(page.getByLabelText('图形验证码'), 'a2c4');
  await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
  await expect
    .element(page.getByRole('button', { name: `${constants.SMS_COUNTDOWN_SECONDS}秒后重发` }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('twenty flips of the connection tell each time, end no session and lose nothing typed (FE-08)', async () => {
  serve('personal');
  let online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  await open('/a/train/create/personal');
  const name = page.getByRole('dialog').getByRole('textbox').first();
  await userEvent.fill(name, '设备维修助手');
  const told = page.getByText('当前网络异常，请检查网络设置。');
  for (let flip = 0; flip < 10; flip++) {
    online = false;
    dispatchEvent(new Event('offline'));
    await expect.element(told).toBeInTheDocument();
    online = true;
    dispatchEvent(new Event('online'));
    await expect.element(told).not.toBeInTheDocument();
  }
  await expect.element(name).toHaveValue('设备维修助手');
  expect(location.pathname).toBe('/a/train/create/personal');
  expect(localStorage.getItem('tinystar.token')).not.toBeNull();
});

test('an assistant of another identity is not called missing because the answer to whose it is failed', async () => {
  serve('member');
  const failing = (status: number, errorCode: number) => () =>
    HttpResponse.json({ errorCode, errorMessage: '稍后再试', requestId: 'r1' }, { status });
  let whose = failing(503, errorCodes.unavailable);
  worker.use(
    http.get('*/api/v1/tenantKbBot/:id', failing(404, errorCodes.assistantMissing)),
    http.get(`*${pathOf(using.identity, 'tenant')}`, () => whose()),
  );
  await open(`/a/train/bot/${'a'.repeat(32)}/role/basic`);
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  await expect.element(page.getByText('对不起，您访问的助手不存在')).not.toBeInTheDocument();
  whose = () => HttpResponse.json({ tenantId: '', name: '' });
  await userEvent.click(page.getByRole('button', { name: '重试' }));
  await expect.element(page.getByRole('button', { name: '切换到个人身份' })).toBeVisible();
});

test('a plain member is told that there is nothing for him, and is not led from one identity to the other and back', async () => {
  for (const as of ['member', 'personal'] as const) {
    serve(as);
    worker.use(
      ...mock.fail(assistants.get, errorCodes.assistantMissing, '对不起，您访问的助手不存在'),
      http.get(`*${pathOf(using.identity, 'tenant')}`, () =>
        HttpResponse.json({ tenantId: enterprise.id, name: enterprise.name }),
      ),
    );
    await open(`/a/train/bot/${'a'.repeat(32)}/knowledge/doc`);
    await expect.element(page.getByText('对不起，您访问的助手不存在')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^切换到/ })).not.toBeInTheDocument();
  }
});

test('a plain member at a maker’s address of an assistant that he may use reads that he has no right, without a trial beside it', async () => {
  serve('member');
  worker.use(...mock.ok(assistants.get, { ...assistant, id: 'a'.repeat(32), permission: 'protected', type: 'tenant' }));
  for (const tab of ['knowledge/doc', 'role/basic', 'chat']) {
    await open(`/a/train/bot/${'a'.repeat(32)}/${tab}`);
    await expect.element(page.getByRole('main').getByText('没有权限', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('main').getByText('成员不能进行这项操作', { exact: false })).toBeVisible();
    expect(page.getByText('对不起，您访问的助手不存在').elements()).toEqual([]);
    expect(page.getByRole('textbox').elements()).toEqual([]);
  }
});
