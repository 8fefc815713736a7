import { afterEach, expect, test } from 'vitest';
import { createWindow } from '../shared/testing/index.ts';
import { shared } from './fixtures.ts';
import { SharedAnswerView } from './SharedAnswerView.tsx';

const { show } = createWindow();
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test('a link that names a source opens the answer at it', async () => {
  const answer = `${shared.message.answer}\n\n`.repeat(60);
  const long = { ...shared, message: { ...shared.message, answer } };
  const top = () => document.getElementById('source-1')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  show(<SharedAnswerView shared={{ kind: 'ready', data: long }} onRetry={() => undefined} />);
  await expect.poll(() => Number.isFinite(top())).toBe(true);
  expect(top()).toBeGreaterThan(innerHeight);
  history.replaceState(null, '', '#source-1');
  show(<SharedAnswerView key="linked" shared={{ kind: 'ready', data: long }} onRetry={() => undefined} />);
  await expect.poll(top).toBeLessThan(innerHeight);
});
