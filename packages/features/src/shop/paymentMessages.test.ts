import { afterEach, expect, test, vi } from 'vitest';
import { readMessage } from './paymentMessages.ts';

const origin = 'https://shop.example';
const heard = (data: unknown, from = origin) => {
  vi.stubGlobal('location', { origin });
  return readMessage({ origin: from, data } as MessageEvent<unknown>, 'order-1');
};
afterEach(() => vi.unstubAllGlobals());

test('a window is listened to when it is of our own origin and speaks of this order', () => {
  for (const name of ['closeModal', 'payAgain', 'showResult'] as const) {
    expect(heard(name)).toBe(name);
    expect(heard({ type: name })).toBe(name);
    expect(heard({ type: name, orderId: 'order-1' })).toBe(name);
  }
});

test('another origin, another order, and whatever else is said are not heard', () => {
  for (const from of ['https://evil.example', 'https://shop.example.evil.example', 'http://shop.example', 'null', ''])
    expect(heard('closeModal', from)).toBeUndefined();
  expect(heard({ type: 'showResult', orderId: 'order-2' })).toBeUndefined();
  for (const data of ['paid', { type: 'tradeSuccess' }, null, 7, undefined, ['closeModal'], { closeModal: true }])
    expect(heard(data)).toBeUndefined();
});
