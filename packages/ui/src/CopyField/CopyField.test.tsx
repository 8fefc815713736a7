import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toaster } from '../Toast/Toaster.tsx';
import { mount } from '../private/mount.tsx';
import { CopyField } from './CopyField.tsx';

const link = 'https://xing.example/b/7f3a9c';

test('a read-only textbox selects its whole value on focus, and Tab reaches the copy button (APG button)', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  mount(
    <>
      <CopyField value={link} label="访问链接" action="复制链接" success="链接已复制" />
      <Toaster />
    </>,
  );
  await userEvent.tab();
  const box = page.getByRole('textbox', { name: '访问链接' });
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAttribute('readonly');
  const { selectionStart, selectionEnd } = box.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, link.length]);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '复制链接' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(write).toHaveBeenCalledWith(link);
  await expect.element(page.getByText('链接已复制')).toBeVisible();
});

test('says 链接复制失败 when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  mount(
    <>
      <CopyField value={link} label="访问链接" look="words" action="复制链接" failure="链接复制失败" />
      <Toaster />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: '复制链接' }));
  await expect.element(page.getByText('链接复制失败')).toBeVisible();
});
