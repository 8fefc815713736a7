import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PULSE, watchPulse, type Pulse } from './pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch = (ask: Pulse['ask'], hidden = () => false) => {
  const onDeath = vi.fn();
  const leave = new AbortController();
  watchPulse({ ask, onDeath, hidden, signal: leave.signal });
  return { onDeath, leave };
};
const beats = (count: number) => vi.advanceTimersByTimeAsync(count * PULSE);

test('a reader that answers lives, one that falls silent is dead within three beats', async () => {
  let silent = false;
  const { onDeath } = watch(() => (silent ? new Promise(() => {}) : Promise.resolve()));
  await beats(10);
  expect(onDeath).not.toHaveBeenCalled();
  silent = true;
  await beats(3);
  expect(onDeath).toHaveBeenCalledOnce();
  await beats(10);
  expect(onDeath).toHaveBeenCalledOnce();
});

test('a hidden page and one that was left ask nothing and report nothing', async () => {
  let hidden = true;
  const ask = vi.fn(() => new Promise(() => {}));
  const { onDeath, leave } = watch(ask, () => hidden);
  await beats(10);
  expect(ask).not.toHaveBeenCalled();
  hidden = false;
  await beats(1);
  leave.abort();
  await beats(10);
  expect(onDeath).not.toHaveBeenCalled();
});

test('a document that was left before it was open is never asked', async () => {
  const ask = vi.fn(() => Promise.resolve());
  watchPulse({ ask, onDeath: vi.fn(), hidden: () => false, signal: AbortSignal.abort() });
  await beats(3);
  expect(ask).not.toHaveBeenCalled();
});
