import { closing, errorCodes, me, messages, pathOf, uploads, type UserInfo } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { AccountSettingsPage } from './AccountSettingsPage.tsx';
import { ledger, tasks, user } from './fixtures.ts';

const { worker, show, bodies: record } = createStage();

const open = (person: UserInfo = user(), query = '') => {
  const told = { onPasswordChanged: vi.fn(), onLeft: vi.fn(), onLogOut: vi.fn() };
  worker.use(
    ...mock.ok(me.inviteCode, { inviteCode: '3f9a1c07d2b8e645' }),
    ...mock.ok(me.inviteCount, { inviteUserCount: 3 }),
    ...mock.ok(closing.state, { closesAt: null, owned: [] }),
    ...mock.ok(me.coins, { count: 86 }),
    ...mock.ok(me.tasks, tasks(false)),
  );
  history.replaceState(null, '', `/user/index${query}`);
  show(
    <SessionStage session={sessionOf({ user: person })}>
      <AccountSettingsPage {...told} shop={{ rechargeCenter: null, orders: null }} />
    </SessionStage>,
  );
  return told;
};

/** What the server answers to a change. */
const savedProfile = (change: object) => {
  const { name, avatar, updatedAt } = user();
  return { name, avatar, updatedAt, ...change };
};
const version = user().updatedAt;

const button = (name: string | RegExp) => page.getByRole('button', { name });

test('the account page shows who one is, with the phone number masked', async () => {
  open();
  await expect.element(page.getByRole('heading', { name: '林知夏' })).toBeVisible();
  await expect.element(page.getByText('VIP')).toBeVisible();
  await expect.element(page.getByText('138****6021').first()).toBeVisible();
  await expect.element(page.getByText('3f9a1c07d2b8e645')).toBeVisible();
  await expect.element(page.getByText('已有3位好友用它注册')).toBeVisible();
  expect(document.body.textContent).not.toContain('13800006021');
});

test('a nickname that breaks the rule is refused in its words, a good one is saved', async () => {
  open();
  const saved = record(me.updateInfo, savedProfile);
  await userEvent.click(button('编辑资料'));
  const name = page.getByRole('textbox', { name: /昵称/ });
  for (const wrong of ['星', '12345', '小星!']) {
    await userEvent.fill(name, wrong);
    await userEvent.click(button('保存'));
    await expect.element(page.getByText(messages.nickname)).toBeVisible();
  }
  expect(saved).toEqual([]);
  await userEvent.fill(name, ' 小星2号 ');
  await userEvent.click(button('保存'));
  await expect.element(page.getByText('修改成功')).toBeVisible();
  expect(saved).toEqual([{ name: '小星2号', version }]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('a picture is cut, stored as mine, and becomes the avatar when saved', async () => {
  open();
  const fileUrl = `/file/v1/open/image/${'0'.repeat(32)}`;
  const categories: unknown[] = [];
  worker.use(
    http.post(`*${pathOf(uploads.avatar, 'personal')}`, async ({ request }) => {
      categories.push((await request.formData()).get('category'));
      return HttpResponse.json({ status: 'success', fileUrl });
    }),
    http.get('*/file/v1/open/image/*', () => new HttpResponse(null, { status: 404 })),
  );
  const saved = record(me.updateInfo, savedProfile);
  await userEvent.click(button('编辑资料'));
  await userEvent.click(button(/更换头像/));
  const canvas = new OffscreenCanvas(400, 300);
  canvas.getContext('2d')!.fillRect(0, 0, 400, 300);
  const file = new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
  await userEvent.upload(document.querySelector<HTMLElement>('input[type=file]')!, file);
  await userEvent.click(button('使用'));
  await expect.element(page.getByRole('dialog', { name: '裁剪头像' })).not.toBeInTheDocument();
  expect(categories).toEqual(['user']);
  await userEvent.click(button('保存'));
  await expect.poll(() => saved).toEqual([{ avatar: { type: 'url', url: fileUrl }, version }]);
});

const fill = async (fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await userEvent.fill(page.getByRole('dialog').getByLabelText(new RegExp(`^${label}`)), text);
};

test('changing the password asks for the old one and the rule, then leads to the login page', async () => {
  const { onPasswordChanged } = open();
  const sent = record(me.updatePassword);
  await userEvent.click(button('修改密码'));
  await userEvent.click(button('确认修改'));
  await expect.element(page.getByText(messages.oldPassword, { exact: true })).toBeVisible();
  await expect.element(page.getByText(messages.password)).toBeVisible();
  await fill({ 原密码: 'Gu4rdian2026', 新密码: 'N3wGuardian1', 确认新密码: 'N3wGuardian2' });
  await userEvent.click(button('确认修改'));
  await expect.element(page.getByText(messages.passwordMismatch)).toBeVisible();
  expect(sent).toEqual([]);
  await fill({ 确认新密码: 'N3wGuardian1' });
  await userEvent.click(button('确认修改'));
  await expect.element(page.getByText(messages.passwordChanged)).toBeVisible();
  expect(sent).toEqual([{ password: 'Gu4rdian2026', newPassword: 'N3wGuardian1' }]);
  expect(onPasswordChanged).not.toHaveBeenCalled();
  await expect.poll(() => onPasswordChanged.mock.calls.length).toBe(1);
});

test('a wrong old password is told at its field and nothing is lost', async () => {
  open();
  worker.use(
    http.post(`*${pathOf(me.updatePassword, 'personal')}`, () =>
      HttpResponse.json(
        { errorCode: errorCodes.invalidInput, errorMessage: '原密码错误', fields: { password: '原密码错误' } },
        { status: 400 },
      ),
    ),
  );
  await userEvent.click(button('修改密码'));
  await fill({ 原密码: 'wrong', 新密码: 'N3wGuardian1', 确认新密码: 'N3wGuardian1' });
  await userEvent.click(button('确认修改'));
  await expect.element(page.getByText('原密码错误')).toBeVisible();
  await expect.element(page.getByLabelText(/^原密码/)).toHaveFocus();
  await expect.element(page.getByLabelText(/^新密码/)).toHaveValue('N3wGuardian1');
});

test('whoever came by SMS sets the first password by a code to his phone, and not without one', async () => {
  open(user({ hasPassword: false }));
  const sent = record(me.updatePassword);
  await userEvent.click(button('设置密码'));
  await fill({ 新密码: 'N3wGuardian1', 确认新密码: 'N3wGuardian1' });
  await userEvent.click(button('确认设置'));
  await expect.element(page.getByText(messages.smsCode)).toBeVisible();
  const asked = record(me.sendPhoneSms);
  await userEvent.click(button('获取验证码'));
  await expect.poll(() => asked).toMatchObject([{ to: 'firstPassword' }]);
  await fill({ 短信验证码: '123456' });
  expect(sent).toEqual([]);
  await userEvent.click(button('确认设置'));
  await expect.element(page.getByText(messages.passwordChanged)).toBeVisible();
  expect(sent).toEqual([{ password: '', newPassword: 'N3wGuardian1', smsCode: '123456' }]);
});

test('checking in once earns the day its coin; the ledger pages from the newest on', async () => {
  const pages = record(me.ledger, () => ledger);
  open(user(), '?activeKey=coins');
  await expect.element(page.getByText('回答问题：设备维修助手')).toBeVisible();
  const checked = record(me.checkIn, () => {
    worker.use(...mock.ok(me.tasks, tasks(true)), ...mock.ok(me.coins, { count: 87 }));
    return { count: 87 };
  });
  await userEvent.click(button('签到'));
  await expect.element(page.getByText('签到成功，小星币+1')).toBeVisible();
  await expect.element(button('今天已签到')).toBeDisabled();
  await expect.element(page.getByText('87', { exact: true })).toBeVisible();
  expect(checked.length).toBe(1);
  await userEvent.click(page.getByRole('navigation', { name: '小星币明细' }).getByRole('button', { name: /2/ }));
  await expect.poll(() => pages.at(-1)).toEqual({ page: 2 });
  await userEvent.click(page.getByRole('tab', { name: '账号信息' }));
  expect(location.search).toBe('');
});
