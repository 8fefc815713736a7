import { expect, test } from 'vitest';
import { conversationHref, placeOf, rangeOf } from './address.ts';

const range = { from: '2026-11-01', to: '2026-11-21' } as const;

test('what a figure counts stands in the address of its conversations', () => {
  const keys = ['a', 'b'].map((letter) => letter.repeat(32));
  const place = { range, thumb: 'down', province: '', keyword: 'a&b', word: '年假', keys, page: 3 } as const;
  const address = conversationHref('/h')(place);
  expect(placeOf(new URLSearchParams(address.split('?')[1]))).toMatchObject(place);
});

test('an address that names no range, or a wrong one, means the last thirty days', () => {
  const days = ({ from, to }: { from: string; to: string }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  for (const query of ['', 'from=20261101', 'from=x&to=y', 'from=20261121&to=20261101'])
    expect(days(rangeOf(new URLSearchParams(query)))).toBe(30);
  expect(placeOf(new URLSearchParams('source=nothing&thumb=so'))).toMatchObject({
    source: undefined,
    thumb: undefined,
  });
});
