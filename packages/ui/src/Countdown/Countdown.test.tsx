import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { clockText, Countdown } from './Countdown.tsx';

beforeEach(() =>
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00+08:00'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => vi.useRealTimers());

test('counts by the clock, ends once, and speaks only then (APG timer)', async () => {
  const onEnd = vi.fn();
  mount(<Countdown label="剩余时间" until={Date.now() + 65_000} onEnd={onEnd} />);
  await expect.element(page.getByRole('timer', { name: '剩余时间 01:05' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(page.getByRole('timer')).toHaveTextContent('00:05');
  await expect.element(page.getByText('时间到')).not.toBeInTheDocument();
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(page.getByText('时间到')).toBeInTheDocument();
  expect(onEnd).toHaveBeenCalledOnce();
});

test('many of them share one timer, which stops with the last', async () => {
  const start = vi.spyOn(globalThis, 'setInterval');
  const stop = vi.spyOn(globalThis, 'clearInterval');
  const until = Date.now() + 60_000;
  const { update } = mount([1, 2, 3].map((key) => <Countdown key={key} label={`${key}`} until={until} />));
  await expect.element(page.getByRole('timer').first()).toBeVisible();
  expect(start).toHaveBeenCalledOnce();
  update(null);
  expect(stop).toHaveBeenCalledOnce();
});

test.each([
  [0, '00:00'],
  [3599, '59:59'],
  [3600, '01:00:00'],
  [98_400, '1天 03:20:00'],
])('writes %d seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
