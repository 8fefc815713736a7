import { ApiError, errorCodes, messages } from '@tinystar/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHooks } from './hooks.ts';
import { forgetMessage, keptMessage } from './message.ts';
import { createReloadOnce } from './reloadOnce.ts';
import { readToken, writeToken } from './token.ts';

const refused = (status: number, message = '') =>
  new ApiError({ errorCode: errorCodes.unknown, errorMessage: message }, status);

const surroundings = () => {
  const takenAway = vi.fn();
  return { go: vi.fn(), tell: vi.fn(() => takenAway), reload: vi.fn(() => true), takenAway };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', {
    pathname: '/a/train/center',
    search: '?page=2',
    hash: '#row-7',
    origin: 'http://127.0.0.1',
  });
  writeToken('token-1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  writeToken(null);
  forgetMessage();
});

test('ten calls refused together log out once, with one way back and one message', () => {
  const around = surroundings();
  const hooks = createHooks('token-1', around);
  const answers = Array.from({ length: 10 }, () => hooks.onRefused?.(refused(401)));
  expect(answers).toEqual(Array(10).fill(true));
  expect(around.go.mock.calls).toEqual([['/login?redirect=%2Fa%2Ftrain%2Fcenter%3Fpage%3D2%23row-7']]);
  expect(keptMessage()).toBe('身份认证已过期，请重新登录');
  expect(readToken()).toBeNull();
});

test('a late answer to an older session leaves the new one alone', () => {
  const around = surroundings();
  const hooks = createHooks('token-1', around);
  writeToken('token-2');
  expect(hooks.onRefused?.(refused(401))).toBe(true);
  expect(readToken()).toBe('token-2');
  expect(around.go).not.toHaveBeenCalled();
});

test.each([
  ['仅成员可用', '仅成员可用'],
  ['', 'unauthorized'],
])('a refusal saying %j is told and leads to /403 after 1.5 s, once, with its words', (message, told) => {
  const around = surroundings();
  const hooks = createHooks('token-1', around);
  hooks.onRefused?.(refused(403, message));
  hooks.onRefused?.(refused(403, message));
  expect(around.tell.mock.calls).toEqual([[told]]);
  vi.advanceTimersByTime(1_499);
  expect(around.go).not.toHaveBeenCalled();
  expect(around.takenAway).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(around.takenAway).toHaveBeenCalledOnce();
  expect(around.go.mock.calls).toEqual([['/403', told]]);
});

test.each([400, 404, 409, 500, 0])('status %d is left to the place that asked', (status) => {
  expect(createHooks('token-1', surroundings()).onRefused?.(refused(status, 'x'))).toBe(false);
});

test('another enterprise in the answers warns once and loads the page anew', () => {
  const around = surroundings();
  const hooks = createHooks('token-1', around);
  hooks.onTenant?.('t-9');
  expect(around.reload).not.toHaveBeenCalled();
  hooks.expectTenant('t-1');
  hooks.onTenant?.('t-1');
  expect(around.reload).not.toHaveBeenCalled();
  hooks.onTenant?.('');
  hooks.onTenant?.('t-2');
  hooks.onRefused?.(refused(403, '当前身份不能进行这项操作'));
  vi.advanceTimersByTime(5_000);
  expect(around.reload).toHaveBeenCalledTimes(1);
  expect(around.tell.mock.calls).toEqual([[messages.identityChanged]]);
  expect(around.go).not.toHaveBeenCalled();
});

test('answers to what was asked before a switch mean nothing', () => {
  const around = surroundings();
  const hooks = createHooks('token-1', around);
  hooks.expectTenant('');
  hooks.retire();
  hooks.onTenant?.('t-1');
  hooks.onRefused?.(refused(403, 'x'));
  vi.advanceTimersByTime(5_000);
  expect(around.reload).not.toHaveBeenCalled();
  expect(around.tell).not.toHaveBeenCalled();
  expect(around.go).not.toHaveBeenCalled();
});

test('another tab that acts as somebody else makes this one warn and load anew, once (FE-06)', () => {
  const around = surroundings();
  const hooks = createHooks('token-1', around);
  hooks.expectTenant('t-1');
  hooks.identityChanged();
  hooks.identityChanged();
  hooks.onTenant?.('t-2');
  expect(around.reload).toHaveBeenCalledTimes(1);
  expect(around.tell.mock.calls).toEqual([[messages.identityChanged]]);
});

const pageWith = (state: unknown) => {
  const history = { state, replaceState: (next: unknown) => void (history.state = next) };
  return { history, location: { reload: vi.fn() } };
};

test('the page is loaded anew after a second, once, and a server that contradicts itself makes no loop', () => {
  const page = pageWith({ usr: 1 });
  const reload = createReloadOnce(1_000, page as never);
  expect([reload(), reload()]).toEqual([true, false]);
  vi.advanceTimersByTime(999);
  expect(page.location.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5_000);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
  expect(page.history.state).toMatchObject({ usr: 1 });

  // What runs after the reload sees the mark, also on a machine whose clock was set back a little meanwhile.
  expect(createReloadOnce(1_000, page as never)()).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(createReloadOnce(1_000, page as never)()).toBe(true);
});
