import { afterEach, expect, test, vi } from 'vitest';
import { createReloadOnce } from './reloadOnce.ts';

/** What a form with unsaved changes does before its page is left. */
const ask = vi.fn((event: Event) => event.preventDefault());
afterEach(() => removeEventListener('beforeunload', ask));

test('a form with unsaved changes, which are kept, does not hold up the reload that another identity makes necessary [IDENT-07] [FE-04]', async () => {
  addEventListener('beforeunload', ask);
  dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(ask).toHaveBeenCalledOnce();
  const reload = vi.fn(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const page = {
    history: { state: null, replaceState: vi.fn() },
    location: { reload },
    addEventListener: addEventListener.bind(window),
  };
  createReloadOnce(0, page as never)();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(ask).toHaveBeenCalledOnce();
});
