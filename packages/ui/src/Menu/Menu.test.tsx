import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { mount } from '../private/mount.tsx';
import { Menu } from './Menu.tsx';

test('opens by Enter, moves by arrows, acts once and gives focus back (APG menu button)', async () => {
  const onSelect = vi.fn();
  mount(
    <Menu
      trigger={<Button>更多</Button>}
      groups={[[{ id: 'rename', label: '重命名' }], [{ id: 'delete', label: '删除', tone: 'danger', onSelect }]]}
    />,
  );
  const trigger = page.getByRole('button', { name: '更多' });
  (trigger.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: '重命名' })).toHaveFocus();
  // The menu moves its focus after the key, not with it.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: '删除' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('opens a further menu by the right arrow and closes it by the left one (APG menu with submenu)', async () => {
  const onSelect = vi.fn();
  mount(
    <Menu
      trigger={<Button>更多</Button>}
      groups={[[{ id: 'export', label: '导出为', items: [{ id: 'pdf', label: 'PDF文件', onSelect }] }]]}
    />,
  );
  (page.getByRole('button', { name: '更多' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const parent = page.getByRole('menuitem', { name: '导出为' });
  await expect.element(parent).toHaveFocus();
  await expect.element(parent).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('menuitem', { name: 'PDF文件' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(parent).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('menuitem', { name: 'PDF文件' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('tells which choices are on; several stay open for the next, one of a set closes (APG menuitemcheckbox)', async () => {
  const many = vi.fn();
  const one = vi.fn();
  mount(
    <Menu
      trigger={<Button>显示</Button>}
      groups={[
        { title: '列', choice: 'many', items: [{ id: 'size', label: '大小', checked: true, onSelect: many }] },
        { title: '主题', items: [{ id: 'dark', label: '深色', checked: false, onSelect: one }] },
      ]}
    />,
  );
  await userEvent.click(page.getByRole('button', { name: '显示' }));
  const size = page.getByRole('group', { name: '列' }).getByRole('menuitemcheckbox', { name: '大小' });
  await expect.element(size).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(size);
  expect(many).toHaveBeenCalledOnce();
  await userEvent.click(page.getByRole('menuitemradio', { name: '深色' }));
  expect(one).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
