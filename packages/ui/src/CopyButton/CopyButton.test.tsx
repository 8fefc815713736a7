import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toaster } from '../Toast/Toaster.tsx';
import { mount } from '../private/mount.tsx';
import { CopyButton } from './CopyButton.tsx';

test('puts the text on the clipboard and says 复制成功', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  mount(
    <>
      <CopyButton text="https://xing.example/b/7f3a9c" />
      <Toaster />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: '复制' }));
  expect(write).toHaveBeenCalledWith('https://xing.example/b/7f3a9c');
  await expect.element(page.getByText('复制成功')).toBeVisible();
});

test('says what failed when the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  mount(
    <>
      <CopyButton text="x" label="复制链接" failure="链接复制失败" />
      <Toaster />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: '复制链接' }));
  await expect.element(page.getByText('链接复制失败')).toBeVisible();
});
