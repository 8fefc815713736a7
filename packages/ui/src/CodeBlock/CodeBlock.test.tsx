import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toaster } from '../Toast/Toaster.tsx';
import { mount } from '../private/mount.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const code = '<script\n  src="https://xing.example/embed.js"></script>';

test('copies the code with its line breaks and says 复制成功', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  mount(
    <>
      <CodeBlock code={code} title="HTML" />
      <Toaster />
    </>,
  );
  await userEvent.click(page.getByRole('button', { name: '复制代码' }));
  expect(write).toHaveBeenCalledWith(code);
  await expect.element(page.getByText('复制成功')).toBeVisible();
});

test('long lines scroll by keyboard until the wrap button is pressed (APG toggle button)', async () => {
  const { host } = mount(
    <div style={{ inlineSize: 240 }}>
      <CodeBlock code={'x'.repeat(400)} title="HTML" />
    </div>,
  );
  const region = host.querySelector('pre')!;
  expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  expect(region.tabIndex).toBe(0);
  const wrap = page.getByRole('button', { name: '自动换行' });
  await expect.element(wrap).toHaveAttribute('aria-pressed', 'false');
  wrap.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => region.scrollWidth <= region.clientWidth).toBe(true);
});
