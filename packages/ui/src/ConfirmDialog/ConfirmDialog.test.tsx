import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

test('starts on the harmless answer, so Enter by mistake loses nothing (APG alertdialog)', async () => {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  mount(
    <ConfirmDialog
      open
      title="删除这3个文件？"
      confirmLabel="删除"
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  await expect.element(page.getByRole('alertdialog', { name: '删除这3个文件？' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '取消' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).toHaveBeenCalledOnce();
});
