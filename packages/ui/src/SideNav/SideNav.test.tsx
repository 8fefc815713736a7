import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GraduationCap, MessageSquare } from '../icons.ts';
import { mount } from '../private/mount.tsx';
import { SideNav } from './SideNav.tsx';

const items = [
  { href: '/a', label: '训练中心', icon: GraduationCap },
  { href: '/a/chats', label: '我的对话', icon: MessageSquare, unread: 128 },
];
const folded = {
  title: '企业管理',
  foldable: true,
  folded: true,
  items: [{ ...items[0]!, href: '/m', label: '成员' }],
};

test('marks the nearest page alone, also for pages below it (ARIA aria-current="page")', () => {
  mount(<SideNav groups={[{ items }]} current="/a/chats/c_1" />);
  const marked = page
    .getByRole('link')
    .elements()
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(['/a/chats']);
});

test('folds a group by its title and keeps open the one that holds the page (APG disclosure)', async () => {
  const { update } = mount(<SideNav groups={[{ items }, folded]} current="/a" />);
  const title = page.getByRole('button', { name: '企业管理' });
  await expect.element(title).toHaveAttribute('aria-expanded', 'false');
  expect(page.getByRole('link', { name: '成员' }).elements()).toHaveLength(0);
  (title.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: '成员' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(page.getByRole('link', { name: '成员' }).elements()).toHaveLength(0);
  update(<SideNav key="fresh" groups={[{ items }, folded]} current="/m" />);
  await expect.element(page.getByRole('link', { name: '成员' })).toHaveAttribute('aria-current', 'page');
});

test('on the rail the label names the link and appears on focus (APG tooltip)', async () => {
  mount(<SideNav look="rail" groups={[{ items }]} current="/a" />);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: '训练中心' })).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('训练中心');
});

test('tells the true number of what is unread beside 99+', async () => {
  mount(<SideNav groups={[{ items }]} current="/a" />);
  await expect.element(page.getByRole('link', { name: '我的对话 128条未读' })).toBeVisible();
});
