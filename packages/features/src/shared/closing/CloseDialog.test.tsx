import { closing, errorCodes, me, messages, type Closable, type ClosingState } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withCaptcha } from '../fixtures.ts';
import { createStage, sessionOf, SessionStage } from '../testing/index.ts';
import { CloseDialog } from './CloseDialog.tsx';

const { worker, show, bodies } = createStage();
const button = (name: string) => page.getByRole('button', { name });
const notPlanned: ClosingState = { closesAt: null, owned: [] };

const open = (state: ClosingState, of: Closable = 'account') => {
  const onClose = vi.fn();
  worker.use(...withCaptcha, ...mock.ok(closing.state, state));
  show(
    <SessionStage session={{ ...sessionOf(), config: { ...sessionOf().config, captchaRequired: true } }}>
      <CloseDialog open of={of} state={state} onClose={onClose} />
    </SessionStage>,
  );
  return onClose;
};

test('an account is given up by a code to its phone, and not without one', async () => {
  const onClose = open(notPlanned);
  const sent = bodies(me.sendPhoneSms);
  const begun = bodies(closing.begin, { closesAt: Date.UTC(2026, 11, 8) });
  await userEvent.click(button('确认注销'));
  await expect.element(page.getByText(messages.smsCode)).toBeVisible();
  expect(begun).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: '图形验证码' }), 'a2c4');
  await userEvent.click(button('获取验证码'));
  await expect.poll(() => sent).toMatchObject([{ to: 'close', captcha: 'a2c4' }]);
  await userEvent.fill(page.getByRole('textbox', { name: '短信验证码' }), '123456');
  await userEvent.click(button('确认注销'));
  await expect.poll(() => begun).toEqual([{ of: 'account', smsCode: '123456' }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test('a wrong code is told at its field, anything else below the form', async () => {
  open(notPlanned, 'enterprise');
  worker.use(...mock.fail(closing.begin, errorCodes.conflict, '请先转让或注销企业'));
  await userEvent.fill(page.getByRole('textbox', { name: '短信验证码' }), '123456');
  await userEvent.click(button('确认注销'));
  await expect.element(page.getByText('请先转让或注销企业')).toBeVisible();
});

test('who owns an enterprise is told so and cannot go on', async () => {
  open({ closesAt: null, owned: ['星河图书馆'] });
  await expect.element(page.getByText('您是企业“星河图书馆”的拥有者，请先转让或注销企业')).toBeVisible();
  await expect.element(button('确认注销')).toBeDisabled();
});

test('what is planned can be taken back', async () => {
  const onClose = open({ closesAt: Date.UTC(2026, 11, 8), owned: [] });
  const kept = bodies(closing.keep);
  await expect.element(page.getByText('将于2026年12月8日注销，在此之前可以撤销')).toBeVisible();
  await userEvent.click(button('撤销注销'));
  await expect.poll(() => kept).toEqual([{ of: 'account' }]);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
