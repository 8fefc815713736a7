import { constants, errorCodes, joining, me, messages, pathOf } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withCaptcha } from '../shared/fixtures.ts';
import { createStage } from '../shared/testing/index.ts';
import { CooperationPage } from './CooperationPage.tsx';
import { owner, surroundings, withoutSupport, withSupport } from './fixtures.ts';
import { FreeMealPage } from './FreeMealPage.tsx';
import { IndexPage } from './IndexPage.tsx';
import { LandingPage } from './LandingPage.tsx';
import { SolutionPage } from './SolutionPage.tsx';

const { worker, show: render, record, bodies } = createStage();

const show = async (content: ReactNode) => {
  await page.viewport(1280, 800);
  render(content);
};

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const fill = (label: string, text: string) => userEvent.fill(page.getByLabelText(label, { exact: true }), text);
const says = (text: string) => expect.element(page.getByText(text)).toBeVisible();

test('an application without a name, a number or a code is told what is missing and is not sent', async () => {
  worker.use(...withSupport, ...withCaptcha);
  const asked = record(joining.applyOpen);
  await show(<CooperationPage {...surroundings} token={null} onSessionLost={vi.fn()} />);
  await press('提交申请');
  await says('请填写真实姓名');
  await says('请填写正确的手机号');
  await says('请输入正确的验证码');
  await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(asked).toEqual([]);
});

test('a visitor solves the captcha, proves the number with a code and waits 60 seconds for the next one (AUTHN-04)', async () => {
  worker.use(...withSupport, ...withCaptcha);
  const codes = bodies(joining.sendSms);
  const asked = record(joining.applyOpen);
  await show(<CooperationPage {...surroundings} token={null} onSessionLost={vi.fn()} />);
  await fill('真实姓名', ' 欧阳知夏 ');
  await fill('手机号', '138 0000 6021');
  await press('获取验证码');
  await says('请输入图形验证码');
  await expect.element(page.getByRole('img', { name: '图形验证码' })).toBeVisible();
  await fill('图形验证码', ' a2c4 ');
  await press('获取验证码');
  await says('验证码已发送至138****6021');
  await expect
    .element(page.getByRole('button', { name: /^(60|5\d)秒后重发$/ }))
    .toHaveAttribute('aria-disabled', 'true');
  await fill('短信验证码', '012345');
  await press('提交申请');
  await says('申请成功');
  expect(codes).toEqual([{ phoneNumber: '13800006021', type: 'cooperation', captchaId: 'drawn', captcha: 'a2c4' }]);
  expect(asked).toEqual([
    {
      token: null,
      body: {
        realName: '欧阳知夏',
        phoneNumber: '13800006021',
        type: 'cooperation',
        smsCode: '012345',
        regionCode: constants.REGION_CODE,
      },
    },
  ]);
});

test('whoever is logged in applies without a code', async () => {
  worker.use(...withSupport);
  const asked = record(joining.apply);
  await show(<CooperationPage {...surroundings} loggedIn token="t1" onSessionLost={vi.fn()} />);
  await fill('真实姓名', '林知夏');
  await fill('手机号', '13800006021');
  expect(page.getByLabelText('短信验证码').elements()).toEqual([]);
  await press('提交申请');
  await says('申请成功');
  expect(asked).toEqual([
    { token: 'Bearer t1', body: { realName: '林知夏', phoneNumber: '13800006021', type: 'cooperation' } },
  ]);
});

test('a refused code is told at its field and nothing typed is lost', async () => {
  worker.use(
    ...withSupport,
    ...withCaptcha,
    http.post(`*${pathOf(joining.applyOpen, 'personal')}`, () =>
      HttpResponse.json(
        {
          errorCode: errorCodes.invalidInput,
          errorMessage: messages.smsCode,
          requestId: 'r1',
          fields: { smsCode: messages.smsCode },
        },
        { status: 400 },
      ),
    ),
  );
  await show(<CooperationPage {...surroundings} token={null} onSessionLost={vi.fn()} />);
  await fill('真实姓名', '林知夏');
  await fill('手机号', '13800006021');
  await fill('短信验证码', '999999');
  await press('提交申请');
  await says(messages.smsCode);
  await expect.element(page.getByLabelText('真实姓名')).toHaveValue('林知夏');
});

test('the enterprise page opens the application for an enterprise, and speaks of renewing when asked to', async () => {
  worker.use(...withSupport);
  const asked = bodies(joining.apply);
  await show(<SolutionPage {...surroundings} loggedIn reNew token="t1" onSessionLost={vi.fn()} />);
  await userEvent.click(page.getByRole('button', { name: '申请续费' }).first());
  await expect.element(page.getByRole('dialog', { name: '申请续费' })).toBeVisible();
  await fill('真实姓名', '林知夏');
  await fill('手机号', '13800006021');
  await press('提交申请');
  await says('申请成功');
  expect(asked).toEqual([{ realName: '林知夏', phoneNumber: '13800006021', type: 'enterprise_renewal' }]);
});

test('where plans can be paid for on the enterprise page, nobody is asked to apply for one', async () => {
  worker.use(...withSupport);
  const plans = <p>企业版 按月</p>;
  await show(
    <SolutionPage
      {...surroundings}
      loggedIn
      reNew
      renewal={plans}
      applies={false}
      token="t1"
      onSessionLost={vi.fn()}
    />,
  );
  await expect.element(page.getByText('企业版 按月')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '申请续费' })).not.toBeInTheDocument();
});

const freeMeal = (token: string | null, onEntered = vi.fn(), onSessionLost = vi.fn()) =>
  show(
    <FreeMealPage
      {...surroundings}
      loggedIn={token !== null}
      token={token}
      onSessionLost={onSessionLost}
      onEntered={onEntered}
    />,
  );

test('a visitor logs in first and comes back to the free trial', async () => {
  worker.use(...withSupport);
  await freeMeal(null);
  await expect
    .element(page.getByRole('link', { name: '登录后领取' }))
    .toHaveAttribute('href', '/login?redirect=%2FfreeMeal');
});

test('an owner claims three days for the enterprise and is told until when', async () => {
  worker.use(
    ...withSupport,
    ...mock.ok(me.info, owner),
    ...mock.ok(joining.applyFree, { expiresAt: Date.UTC(2026, 10, 24, 4) }),
  );
  const onEntered = vi.fn();
  await freeMeal('t1', onEntered);
  await press('立即领取');
  await says('企业版有效期至2026年11月24日');
  await press('进入工作台');
  expect(onEntered).toHaveBeenCalledOnce();
});

test('a claim for an enterprise one does not act as switches only when asked to', async () => {
  worker.use(...withSupport, ...mock.ok(me.info, { ...owner, currentTenantId: '' }));
  record(joining.applyFreeAndCreateShoppe, { needSwitchTenant: true });
  const switched = bodies(me.switchTenant);
  const onEntered = vi.fn();
  await freeMeal('t1', onEntered);
  await press('立即领取');
  await says('试用属于您创建的企业，切换到该企业后使用');
  expect(switched).toEqual([]);
  await press('切换到星河图书馆');
  await expect.poll(() => onEntered.mock.calls.length).toBe(1);
  expect(switched).toEqual([{ tenantId: owner.currentTenantId }]);
});

test.each([
  ['himself', ''],
  ['the enterprise', owner.currentTenantId],
])('whose trial is over, and enterprise stopped, is led to renewing it, as %s', async (_whom, currentTenantId) => {
  const tenants = owner.tenants.map((tenant) => ({ ...tenant, status: 'stopped' as const }));
  worker.use(
    ...withSupport,
    ...mock.ok(me.info, { ...owner, tenants, currentTenantId }),
    ...mock.ok(joining.applyFreeAndCreateShoppe, { needSwitchTenant: true }),
    ...mock.fail(joining.applyFree, errorCodes.conflict, '每个企业只能领取一次免费试用'),
  );
  await freeMeal('t1');
  await press('立即领取');
  await says('星河图书馆已停用，续费后即可继续使用');
  await expect.element(page.getByRole('link', { name: '去续费' })).toHaveAttribute('href', '/solution?reNew=true');
});

test('a visitor who is to renew logs in first and comes back', async () => {
  worker.use(...withSupport);
  await show(<SolutionPage {...surroundings} reNew token={null} onSessionLost={vi.fn()} />);
  await expect
    .element(page.getByRole('link', { name: '登录后续费' }))
    .toHaveAttribute('href', '/login?redirect=%2Fsolution%3FreNew%3Dtrue');
});

test('a second claim is refused with the server’s words and leads in: there is nothing to ask again', async () => {
  worker.use(
    ...withSupport,
    ...mock.ok(me.info, owner),
    ...mock.fail(joining.applyFree, errorCodes.conflict, '每个企业只能领取一次免费试用'),
  );
  const onEntered = vi.fn();
  await freeMeal('t1', onEntered);
  await press('立即领取');
  await says('每个企业只能领取一次免费试用');
  expect(page.getByRole('button', { name: /领取/ }).elements()).toEqual([]);
  await press('进入工作台');
  expect(onEntered).toHaveBeenCalledOnce();
});

test('a claim that failed on its way may be tried again', async () => {
  worker.use(...withSupport, ...mock.ok(me.info, owner), ...mock.offline(joining.applyFree));
  await freeMeal('t1');
  await press('立即领取');
  await says(`没有领取成功：${messages.network}`);
  await expect.element(page.getByRole('button', { name: '重新领取' })).toBeVisible();
});

test('an ended session leads back to the login page', async () => {
  worker.use(...withSupport, ...mock.fail(me.info, errorCodes.unauthenticated, messages.sessionExpired));
  const onSessionLost = vi.fn();
  await freeMeal('t1', vi.fn(), onSessionLost);
  await press('立即领取');
  await expect.poll(() => onSessionLost.mock.calls.length).toBe(1);
});

test('the header leads in, and a closed banner stays closed', async () => {
  worker.use(...withSupport);
  await show(<IndexPage {...surroundings} />);
  await expect.element(page.getByRole('banner').getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
  await expect.element(page.getByRole('link', { name: '立即领取' })).toHaveAttribute('href', '/freeMeal');
  await press('关闭');
  await show(<IndexPage {...surroundings} loggedIn />);
  await expect.element(page.getByRole('banner').getByRole('link', { name: '进入' })).toHaveAttribute('href', '/a');
  expect(page.getByRole('link', { name: '立即领取' }).elements()).toEqual([]);
});

test('contact opens the chat with the service assistant beside the page', async () => {
  worker.use(...withSupport);
  await show(<IndexPage {...surroundings} />);
  await userEvent.click(page.getByRole('banner').getByRole('button', { name: '联系我们' }));
  await expect.element(page.getByRole('dialog', { name: '在线客服' })).toBeVisible();
  await expect.element(page.getByTitle('在线客服')).toHaveAttribute('src', '/b/0f3a');
});

test('a privatized deployment offers no service chat', async () => {
  worker.use(...withoutSupport);
  const float = vi.fn(() => null);
  await show(<IndexPage {...surroundings} float={float} />);
  // The switches are read when the browser has nothing else to do.
  await expect.poll(() => float.mock.calls.length).toBeGreaterThan(0);
  expect(page.getByRole('button', { name: '联系我们' }).elements()).toEqual([]);
});

test('the footer has navigation, three help documents and two codes', async () => {
  worker.use(...withSupport);
  const onHelp = vi.fn();
  await show(<IndexPage {...surroundings} onHelp={onHelp} />);
  const footer = page.getByRole('contentinfo');
  await userEvent.click(footer.getByRole('button', { name: '使用手册' }));
  expect(onHelp).toHaveBeenCalledWith('manual');
  await expect.poll(() => footer.getByRole('img').elements().length).toBe(2);
  // Without the feature there is no way to it (HOME-05).
  expect(footer.getByRole('link', { name: '助手广场' }).elements()).toEqual([]);
});

test('a campaign keeps the invitation and the wish for the free plan', async () => {
  await show(<LandingPage loggedIn={false} inviteCode="K7Q2" smart />);
  await expect
    .element(page.getByRole('link', { name: '免费注册' }))
    .toHaveAttribute('href', '/login?inviteCode=K7Q2&smart=yes');
});
