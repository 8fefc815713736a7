import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GraduationCap, MessageSquare } from '../icons.ts';
import { mount } from '../private/mount.tsx';
import { AppShell } from './AppShell.tsx';

const groups = [
  {
    items: [
      { href: '/chats', label: '我的对话', icon: MessageSquare },
      { href: '/a/train', label: '训练中心', icon: GraduationCap, unread: 128 },
    ],
  },
];

test('marks the menu item of the page and of pages below it', async () => {
  await page.viewport(1280, 800);
  mount(
    <AppShell groups={groups} current="/a/train/b_1">
      内容
    </AppShell>,
  );
  await expect.element(page.getByRole('link', { name: /训练中心/ })).toHaveAttribute('aria-current', 'page');
});

test('on a phone what waits in the menu marks its button', async () => {
  await page.viewport(390, 844);
  const shell = (unread: number) => (
    <AppShell groups={groups} current="/chats" unread={unread}>
      内容
    </AppShell>
  );
  const { host, update } = mount(shell(3));
  const opener = page.getByRole('button', { name: '打开菜单，3条未读' });
  await expect.element(opener).toBeVisible();
  expect(host.querySelector('header button + [aria-hidden]')!.getBoundingClientRect().width).toBeGreaterThan(0);
  update(shell(0));
  await expect.element(page.getByRole('button', { name: '打开菜单', exact: true })).toBeVisible();
  expect(host.querySelector('header button + [aria-hidden]')).toBeNull();
});

test('on a phone the menu is a drawer that closes when the page changes', async () => {
  await page.viewport(390, 844);
  const { update } = mount(
    <AppShell groups={groups} current="/chats">
      内容
    </AppShell>,
  );
  await userEvent.click(page.getByRole('button', { name: '打开菜单' }));
  await expect.element(page.getByRole('dialog', { name: '菜单' })).toBeVisible();
  update(
    <AppShell groups={groups} current="/a/train">
      内容
    </AppShell>,
  );
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('offers to fold the menu to a rail and back', async () => {
  await page.viewport(1280, 800);
  const onLookChange = vi.fn();
  const { update } = mount(
    <AppShell groups={groups} current="/chats" onLookChange={onLookChange}>
      内容
    </AppShell>,
  );
  await userEvent.click(page.getByRole('button', { name: '收起菜单' }));
  expect(onLookChange).toHaveBeenCalledExactlyOnceWith('rail');
  update(
    <AppShell groups={groups} current="/chats" look="rail" onLookChange={onLookChange}>
      内容
    </AppShell>,
  );
  await expect.element(page.getByRole('button', { name: '展开菜单' })).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('link', { name: '我的对话' })).toBeVisible();
});
