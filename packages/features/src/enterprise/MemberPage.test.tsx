import { enterprise, errorCodes } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, SessionStage } from '../shared/testing/index.ts';
import { importResult, member, members, owner, sessionAs } from './fixtures.ts';
import { MemberPage } from './MemberPage.tsx';

const { worker, show, bodies: record } = createStage();

/** The page over a server with three members; answers what was asked of the list and of the other calls. */
const open = async (permission: 'owner' | 'admin' = 'owner') => {
  const rows = [owner, members[1]!, member(10)];
  const asked = record(enterprise.members, { rows, count: rows.length });
  show(
    <SessionStage session={sessionAs(permission)}>
      <MemberPage />
    </SessionStage>,
  );
  await expect.element(page.getByText('13800000010')).toBeVisible();
  return asked;
};

test('a wrong number is told after half a second without typing, not before', async () => {
  await open();
  const sent = record(enterprise.addMember, { status: 'waitJoin' });
  await userEvent.click(page.getByRole('button', { name: '添加成员' }));
  const phone = page.getByRole('textbox', { name: '手机号' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.type(phone, '1380000602');
  await expect.element(phone).toHaveValue('1380000602');
  vi.advanceTimersByTime(499);
  expect(page.getByText('手机号格式错误').query()).toBeNull();
  vi.advanceTimersByTime(1);
  await expect.element(page.getByText('手机号格式错误')).toBeVisible();
  vi.useRealTimers();
  await expect.element(page.getByRole('button', { name: '添加', exact: true })).toBeDisabled();
  await userEvent.type(phone, '1');
  await expect.element(page.getByText('手机号格式错误')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('已添加，对方注册后自动加入')).toBeVisible();
  expect(sent).toEqual([{ phoneNumber: '13800006021', permission: 'member' }]);
});

test('a role that was set in another tab or window is seen when one comes back', async () => {
  const asked = await open();
  expect(asked).toHaveLength(1);
  record(enterprise.members, { rows: [owner, { ...member(10), permission: 'admin' }], count: 2 });
  dispatchEvent(new Event('focus'));
  const row = page.getByRole('row').filter({ hasText: '13800000010' });
  await expect.element(row.getByText('管理员')).toBeVisible();
});

test('a spreadsheet is checked, its result shown, and only the confirmation adds people', async () => {
  await open();
  const people = [{ phoneNumber: '13900000001', name: '赵启航' }];
  const users = people.map((person) => ({ ...person, status: 'success' as const }));
  const result = importResult({ total: 4, joinable: 1, waitJoin: 0, users });
  worker.use(...mock.ok(enterprise.uploadExcel, result));
  const added = record(
    enterprise.addMembers,
    importResult({ total: 1, joinable: 1, waitJoin: 0, failed: 0, failedRows: [] }),
  );
  await userEvent.click(page.getByRole('button', { name: '批量导入' }));
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await expect.element(page.getByRole('button', { name: '下载模板' })).toBeVisible();
  choose(input(), new File(['x'], '名单.csv'));
  await expect.element(page.getByText('请上传xlsx格式的表格')).toBeVisible();
  choose(input(), new File(['x'], '名单.xlsx'));
  await expect.element(page.getByRole('dialog', { name: '导入结果' })).toBeVisible();
  await expect.element(page.getByText('该手机号已是企业成员').first()).toBeVisible();
  await expect.element(page.getByText('重复导入').first()).toBeVisible();
  expect(added).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: '加入1人' }));
  await expect.element(page.getByText('1人已加入')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: '导入结果' })).not.toBeInTheDocument();
  expect(added).toEqual([{ users: people }]);
});

/** Puts a file into an input as its system dialog would; the driver's own way drops names it does not know. */
const choose = (input: HTMLInputElement, file: File) => {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a refused role says why and stays what it was; nobody can be made owner', async () => {
  await open();
  worker.use(...mock.fail(enterprise.updatePermission, errorCodes.notFound, '成员不存在'));
  const role = page.getByRole('combobox', { name: '周宁的角色' });
  await userEvent.click(role);
  await expect.element(page.getByRole('option', { name: '管理员' })).toBeVisible();
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['管理员', '成员']);
  await userEvent.click(page.getByRole('option', { name: '管理员' }));
  await expect.element(page.getByText('成员不存在')).toBeVisible();
  await expect.element(role).toHaveTextContent('成员');
  await expect.element(page.getByRole('combobox', { name: '林知夏的角色' })).not.toBeInTheDocument();
});

test('a role that somebody else gave meanwhile is named instead of changed over, and the next try goes from it', async () => {
  await open();
  const [one, two] = [members[1]!, member(10)];
  const now = { id: two.id, name: two.name, permission: 'admin' };
  const taken = mock.fail(enterprise.updatePermission, errorCodes.conflict, '内容已被修改，请刷新后重试', {
    members: [now],
  });
  worker.use(...taken);
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  const give = () => userEvent.click(page.getByRole('button', { name: '设为成员' }));
  await give();
  await expect.element(page.getByText('有人同时修改了角色：周宁现为管理员，您的修改没有保存')).toBeVisible();
  await expect.element(page.getByText('已选2项')).toBeVisible();
  const sent = record(enterprise.updatePermission);
  await give();
  await expect
    .poll(() => sent)
    .toEqual([
      { userIds: [one.id, two.id], permission: 'member', was: { [one.id]: one.permission, [two.id]: 'admin' } },
    ]);
});

test('an admin gives no roles and removes members only', async () => {
  await open('admin');
  await expect.element(page.getByRole('combobox', { name: '周宁的角色' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '移除周宁' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '移除王海' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('checkbox', { name: '选择王海' })).toBeDisabled();
});

test('the chosen are removed together after their names were asked about', async () => {
  await open();
  const removed = record(enterprise.removeMembers, {});
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  await expect.element(page.getByText('已选2项')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '移除', exact: true }));
  const question = page.getByRole('alertdialog', { name: '移除选中的2名成员？' });
  await expect.element(question.getByText(/王海、周宁/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: '移除', exact: true }));
  await expect.element(page.getByText('已移除2人')).toBeVisible();
  expect(removed).toEqual([{ userIds: [members[1]!.id, member(10).id] }]);
});

test('the list is asked on 查询 only, and the address keeps the filter', async () => {
  const asked = await open();
  await userEvent.fill(page.getByRole('searchbox', { name: '姓名或手机号' }), '王海');
  expect(asked.length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => new URLSearchParams(location.search).get('keyword')).toBe('王海');
  await expect.poll(() => asked.at(-1)?.keyword).toBe('王海');
  await userEvent.click(page.getByRole('button', { name: '重置' }));
  await expect.poll(() => location.search).toBe('');
});

test('all that match are chosen across pages, but those who may not be managed, and removed in calls of a hundred', async () => {
  const everybody = [owner, ...Array.from({ length: 250 }, (_, at) => member(at + 10))];
  const asked = record(enterprise.members, ({ page: number, size }) => {
    const first = (Number(number) - 1) * Number(size);
    return { rows: everybody.slice(first, first + Number(size)), count: everybody.length };
  });
  show(
    <SessionStage session={sessionAs('owner')}>
      <MemberPage />
    </SessionStage>,
  );
  await userEvent.click(page.getByRole('checkbox', { name: '选择本页' }));
  await expect.element(page.getByText('已选9项')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '选择全部251项' }));
  await expect.element(page.getByText('已选250项')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^选择全部/ })).not.toBeInTheDocument();
  expect(asked.filter(({ size }) => size === 100).map(({ page: number }) => number)).toEqual([1, 2, 3]);
  const removed = record(enterprise.removeMembers);
  await userEvent.click(page.getByRole('button', { name: '移除', exact: true }).first());
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '移除', exact: true }));
  await expect.poll(() => removed.map(({ userIds }) => (userIds as string[]).length)).toEqual([100, 100, 50]);
  expect(removed.flatMap(({ userIds }) => userIds)).not.toContain(owner.id);
});
