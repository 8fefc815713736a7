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
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
