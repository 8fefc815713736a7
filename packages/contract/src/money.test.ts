import { expect, expectTypeOf, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { Coins, Fen } from './amounts.ts';
import { coins, fen } from './money.ts';
import type { Order, Plan } from './orders.ts';
import { priceLists, priceOfPages, prices } from './prices.ts';

test('fen and coins are types that cannot be mixed up, nor be made of a number without being looked at', () => {
  expectTypeOf<Fen>().not.toExtend<Coins>();
  expectTypeOf<Coins>().not.toExtend<Fen>();
  expectTypeOf<number>().not.toExtend<Fen>();
  expectTypeOf<number>().not.toExtend<Coins>();
  expectTypeOf<Order['amount']>().toEqualTypeOf<Fen>();
  expectTypeOf<Order['coins']>().toEqualTypeOf<Coins>();
  expectTypeOf<Plan['price']>().toEqualTypeOf<Fen>();
  expectTypeOf<typeof prices.answer>().toEqualTypeOf<Coins>();
  for (const wrong of [0.5, Number.NaN, Infinity, 2 ** 60]) {
    expect(() => fen(wrong)).toThrow(RangeError);
    expect(() => coins(wrong)).toThrow(RangeError);
  }
  expect(() => fen(-1)).toThrow(RangeError);
  expect(coins(-1)).toBe(-1);
});

interface Shape {
  _zod: {
    def: {
      type: string;
      format?: string;
      shape?: Record<string, Shape>;
      element?: Shape;
      innerType?: Shape;
      options?: readonly Shape[];
      valueType?: Shape;
      in?: Shape;
      out?: Shape;
    };
  };
}

/** Every number of a schema, by the names on the way to it. */
function* numbersOf(schema: Shape, at: string): Generator<{ at: string; isWhole: boolean }> {
  const { type, format, shape, element, innerType, options = [], valueType, in: before, out } = schema._zod.def;
  if (type === 'number') yield { at, isWhole: format === 'safeint' };
  for (const [key, inner] of Object.entries(shape ?? {})) yield* numbersOf(inner, `${at}.${key}`);
  for (const inner of [element, innerType, valueType, before, out, ...options]) if (inner) yield* numbersOf(inner, at);
}

test('every amount that a call takes or answers is whole: no float stands in the way of money', () => {
  const amounts = endpoints.flatMap(({ name, input, output }) =>
    [input, output].flatMap((schema) =>
      schema
        ? [...numbersOf(schema as unknown as Shape, name)].filter(
            ({ at }) =>
              /\.(price|amount|coins|refundedCoins|delta|balance|reward|spent|received|CoinCount)$/.test(at) ||
              /^(me|tenant)\.(coins|checkIn)\.count$/.test(at),
          )
        : [],
    ),
  );
  expect(amounts.length).toBeGreaterThan(40);
  expect(amounts.filter(({ isWhole }) => !isWhole).map(({ at }) => at)).toEqual([]);
});

test('a list of prices that was published is never changed, and the last one counts', () => {
  expect(priceLists.map(({ version }) => version)).toEqual(priceLists.map((_, at) => at + 1));
  expect(priceLists.map(({ since }) => since).toSorted()).toEqual(priceLists.map(({ since }) => since));
  expect(prices).toBe(priceLists.at(-1));
  // Other prices are a further list: lines of the ledger name the one they were priced by.
  expect(priceLists[0]).toEqual({
    version: 1,
    since: '2026-11-01',
    answer: 1,
    ownPersonalAnswer: 0,
    generation: 1,
    suggestion: 1,
    regression: 1,
    voice: 0,
    documentPages: { free: { personal: 200, tenant: 2_000 }, per: 50, coins: 1 },
    personalStart: 100,
    tenantStart: 1_000,
    checkIn: 1,
    invitedFriend: 2,
  });
});

test('pages are paid by what was free and by the list that counts then', () => {
  expect(priceOfPages('personal', 0, 200)).toBe(0);
  expect(priceOfPages('personal', 190, 61)).toBe(2);
  const dearer = { ...priceLists[0], version: 2, documentPages: { ...priceLists[0].documentPages, coins: coins(3) } };
  expect(priceOfPages('personal', 190, 61, dearer)).toBe(6);
});
