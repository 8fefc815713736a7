import { errorCodes, login, messages, pathOf } from '@tinystar/contract';
import { http, HttpResponse } from 'msw';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withCaptcha } from '../shared/fixtures.ts';
import { createStage } from '../shared/testing/index.ts';
import { LoginPage } from './LoginPage.tsx';

const { worker, show, bodies } = createStage();

test.each([
  ['logging in by code', login.bySmsCode, '登录', []],
  ['registering', login.register, '注册并登录', [{ button: '注册', password: 'Xing2026Hao' }]],
] as const)('the invitation of the address goes along with %s', async (_, call, submit, steps) => {
  const onLoggedIn = vi.fn();
  worker.use(...withCaptcha);
  const sent = bodies(call, { token: 't', registered: false });
  show(<LoginPage inviteCode="3f9a1c07d2b8e645" onLoggedIn={onLoggedIn} />);
  await userEvent.fill(page.getByLabelText('手机号'), '13812345678');
  for (const { button, password } of steps) {
    await userEvent.click(page.getByRole('button', { name: button, exact: true }));
    await userEvent.fill(page.getByLabelText('设置密码'), password);
  }
  await userEvent.fill(page.getByLabelText('短信验证码'), '012345');
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: submit, exact: true }));
  await expect.poll(() => onLoggedIn.mock.calls).toEqual([[{ token: 't', registered: false }]]);
  expect(sent).toEqual([expect.objectContaining({ phoneNumber: '13812345678', inviteCode: '3f9a1c07d2b8e645' })]);
});

const focused = (label: string) =>
  expect.poll(() => document.activeElement === page.getByLabelText(label, { exact: true }).query()).toBe(true);

test('whoever sends a wrong form goes on at its first wrong field, by key or by button', async () => {
  worker.use(
    ...withCaptcha,
    http.post(`*${pathOf(login.bySmsCode, 'personal')}`, () =>
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
  show(<LoginPage onLoggedIn={vi.fn()} />);
  await userEvent.click(page.getByRole('button', { name: '登录', exact: true }));
  await focused('手机号');
  await userEvent.fill(page.getByLabelText('手机号'), '13812345678');
  await userEvent.keyboard('{Enter}');
  await focused('短信验证码');
  await userEvent.fill(page.getByLabelText('短信验证码'), '012345');
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(page.getByRole('button', { name: '登录', exact: true }));
  await focused('短信验证码');
  await expect.element(page.getByText(messages.smsCode)).toBeVisible();
});

test('a code asked for before the server has said that it wants no captcha is sent all the same', async () => {
  const answered = Promise.withResolvers<void>();
  const sent = bodies(login.sendSms, {});
  worker.use(
    http.post(`*${pathOf(login.generateCaptcha, 'personal')}`, async () => {
      await answered.promise;
      return HttpResponse.json({ captchaId: 'off', svg: '', required: false });
    }),
  );
  show(<LoginPage onLoggedIn={vi.fn()} />);
  await userEvent.fill(page.getByLabelText('手机号'), '13812345678');
  await userEvent.click(page.getByRole('button', { name: '获取验证码' }));
  answered.resolve();
  await expect.element(page.getByText(/^验证码已发送至/)).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ phoneNumber: '13812345678' })]);
});
