import { coins, constants, type Api } from '@tinystar/contract';
import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unreadQuery, watchQuery, withUnread } from './unreadQuery.ts';

beforeEach(() => {
  // Without a window the library takes itself for a server, which asks nothing twice.
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A server that counts how often it is asked, watched as the shell watches it. */
const watch = () => {
  const asked = vi.fn(() => Promise.resolve({ count: asked.mock.calls.length, personal: 0, tenants: [] }));
  const api = Object.assign(asked, { scope: 'personal', hooks: {} }) as unknown as Api;
  const queries = new QueryClient();
  queries.mount();
  const observer = new QueryObserver(queries, unreadQuery(api));
  // The messages entry and the identity switcher.
  const ends = [observer, new QueryObserver(queries, unreadQuery(api))].map((each) => each.subscribe(() => undefined));
  const stop = () => ends.forEach((end) => end());
  return { asked, observer, stop };
};

test('unread messages are counted at once and then every 3 minutes, however many show them', async () => {
  const { asked, observer, stop } = watch();
  await vi.advanceTimersByTimeAsync(constants.UNREAD_POLL - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2 * constants.UNREAD_POLL);
  expect(asked).toHaveBeenCalledTimes(4);
  expect(observer.getCurrentResult().data?.count).toBe(4);
  stop();
});

test('a hidden page asks nothing, and asks at once when it is looked at again', async () => {
  const { asked, stop } = watch();
  await vi.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(10 * constants.UNREAD_POLL);
  expect(asked).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(2);
  stop();
});

test('asking ends when the workspace is left, at logout or for another identity', async () => {
  const { asked, stop } = watch();
  await vi.advanceTimersByTimeAsync(constants.UNREAD_POLL);
  stop();
  await vi.advanceTimersByTimeAsync(10 * constants.UNREAD_POLL);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('each identity shows its own latest count, an enterprise without one none', () => {
  const avatar = { type: 'color' as const, color: 'blue' as const };
  const id = (digit: string) => digit.repeat(32);
  const tenant = (digit: string, unreadMessageCount: number) => ({
    id: id(digit),
    type: 'formal' as const,
    isCreator: false,
    name: '华晨精密制造',
    displayName: '',
    avatar,
    status: 'enabled' as const,
    unreadMessageCount,
    creatorId: id('9'),
  });
  const user = {
    id: id('1'),
    name: '林知夏',
    avatar,
    phoneNumber: '13800006021',
    currentTenantId: '',
    couponRegistered: false,
    CoinCount: coins(0),
    unreadMessageCount: 7,
    tenants: [tenant('2', 5), tenant('3', 5)],
    isTenant: false,
    isUserChannel: false,
    updatedAt: 0,
  };
  const latest = withUnread(user, { count: 1, personal: 1, tenants: [{ id: id('3'), unreadMessageCount: 128 }] });
  expect(latest.unreadMessageCount).toBe(1);
  expect(latest.tenants.map(({ unreadMessageCount }) => unreadMessageCount)).toEqual([0, 128]);
  expect(withUnread(user, undefined)).toBe(user);
});

test('an agent’s browser asks every half minute, hidden or not, so that he counts as there', async () => {
  const asked = vi.fn(() => Promise.resolve({ count: 0, personal: 0, tenants: [] }));
  const api = Object.assign(asked, { scope: 'tenant', hooks: {} }) as unknown as Api;
  const queries = new QueryClient();
  queries.mount();
  const stop = new QueryObserver(queries, watchQuery(api, { agent: true, hidden: true })).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveBeenCalledTimes(2);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(4);
  stop();
});
