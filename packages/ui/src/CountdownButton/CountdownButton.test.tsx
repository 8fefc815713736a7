import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { CountdownButton } from './CountdownButton.tsx';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

test('waits sixty seconds by the clock between two messages, in one width', async () => {
  const onPress = vi.fn();
  const { update } = mount(<CountdownButton until={undefined} onPress={onPress} />);
  const width = page.getByRole('button').element().getBoundingClientRect().width;
  update(<CountdownButton until={Date.now() + 60_000} onPress={onPress} />);
  await expect.element(page.getByRole('button', { name: '60秒后重发' })).toHaveAttribute('aria-disabled', 'true');
  await vi.advanceTimersByTimeAsync(58_500);
  await expect.element(page.getByRole('button', { name: '2秒后重发' })).toBeVisible();
  expect(page.getByRole('button').element().getBoundingClientRect().width).toBe(width);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(page.getByRole('button', { name: '重新获取' })).not.toHaveAttribute('aria-disabled');
  await expect.element(page.getByText('可以重新获取验证码')).toBeInTheDocument();
});

test('a clock set back by a day does not make anybody wait for a day (FE-07)', async () => {
  mount(<CountdownButton until={Date.now() + 60_000} onPress={vi.fn()} />);
  await expect.element(page.getByRole('button', { name: '60秒后重发' })).toBeVisible();
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(500);
  await expect.element(page.getByRole('button', { name: '重新获取' })).not.toHaveAttribute('aria-disabled');
});
