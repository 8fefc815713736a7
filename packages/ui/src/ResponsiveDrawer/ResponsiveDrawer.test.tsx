import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { ResponsiveDrawer } from './ResponsiveDrawer.tsx';

test('is a named complementary region beside the page on a wide window (ARIA complementary)', async () => {
  await page.viewport(1280, 800);
  const onClose = vi.fn();
  mount(
    <ResponsiveDrawer open title="原文" onClose={onClose}>
      内容
    </ResponsiveDrawer>,
  );
  const panel = page.getByRole('complementary', { name: '原文' });
  await expect.element(panel).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('is a modal drawer that Esc closes on a phone (APG dialog)', async () => {
  await page.viewport(390, 844);
  const onClose = vi.fn();
  mount(
    <ResponsiveDrawer open title="原文" onClose={onClose}>
      内容
    </ResponsiveDrawer>,
  );
  await expect.element(page.getByRole('dialog', { name: '原文' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await page.viewport(1280, 800);
});
