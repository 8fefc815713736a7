import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createWindow } from '../shared/testing/index.ts';
import { user } from './fixtures.ts';
import { UserPopover } from './UserPopover.tsx';

const { show } = createWindow();

const open = async (vip: boolean, ofTenant: boolean) => {
  const onLogOut = vi.fn();
  show(
    <UserPopover
      user={user({ couponRegistered: vip })}
      coins={12_480}
      ofTenant={ofTenant}
      links={{ account: '/user/index' }}
      onLogOut={onLogOut}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: '林知夏的菜单' }));
  return { onLogOut, menu: page.getByRole('menu') };
};

test('whoever has a VIP plan carries its badge beside the name, whoever has none does not', async () => {
  const { menu } = await open(true, false);
  await expect.element(menu.getByText('VIP', { exact: true })).toBeVisible();
  await expect.element(menu.getByText('138****6021')).toBeVisible();
  const other = await open(false, false);
  await expect.element(other.menu.getByText('138****6021')).toBeVisible();
  expect(other.menu.getByText('VIP', { exact: true }).elements()).toEqual([]);
});

test('the menu tells the coins of the identity one acts as, and whose they are', async () => {
  const { menu } = await open(true, true);
  await expect.element(menu.getByText('12,480')).toBeVisible();
  await expect.element(menu.getByText(/^企业/)).toBeVisible();
  const own = await open(true, false);
  await expect.element(own.menu.getByText('12,480')).toBeVisible();
  expect(own.menu.getByText(/^企业/).elements()).toEqual([]);
});

test('whoever has no password yet sets one by the menu, everybody else changes it', async () => {
  for (const [hasPassword, entry] of [
    [false, '设置密码'],
    [true, '修改密码'],
  ] as const) {
    show(
      <UserPopover
        user={{ ...user(), hasPassword }}
        coins={null}
        ofTenant={false}
        links={{}}
        onChangePassword={vi.fn()}
        onLogOut={vi.fn()}
      />,
    );
    await userEvent.click(page.getByRole('button', { name: '林知夏的菜单' }));
    const entries = page.getByRole('menuitem').elements();
    expect(entries.map(({ textContent }) => textContent)).toEqual([entry, '退出登录']);
  }
});

test('only what has an address is offered, and the last entry logs out (APG menu button)', async () => {
  const { menu, onLogOut } = await open(true, false);
  expect(
    menu
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['账号设置', '退出登录']);
  await userEvent.keyboard('{End}{Enter}');
  expect(onLogOut).toHaveBeenCalledOnce();
});
