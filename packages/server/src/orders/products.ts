import { readFileSync } from 'node:fs';
import { coins, constants, fen, Fen, planFeatures, type PlanFeature, type Coins } from '@tinystar/contract';
import * as z from 'zod/mini';
import { quota } from '../documents/limits.ts';
import { ConfigError, type Config } from '../platform/config/config.ts';

const count = z.int().check(z.minimum(1), z.maximum(10_000_000));
const productId = z.string().check(z.regex(/^[\w-]{1,40}$/));
/** At least one fen, because what costs nothing needs no order. */
const Price = Fen.check(z.minimum(1), z.maximum(100_000_000));
const Products = z.object({
  packs: z.array(z.strictObject({ id: productId, count, price: Price })).check(z.maxLength(20)),
  plans: z
    .array(
      z.strictObject({
        id: productId,
        name: z.string().check(z.minLength(1), z.maxLength(40)),
        days: count,
        price: Price,
      }),
    )
    .check(z.maxLength(10)),
});

/** Something one can order. */
export interface Product {
  id: string;
  name: string;
  kind: 'coins' | 'plan';
  /** Coins that it grants. */
  coins: Coins;
  /** Days by which it makes a plan longer. */
  days: number;
  price: Fen;
}

/** The one table of what is sold, unless PRODUCTS_FILE names another one of the same form. Prices in fen. */
const standard: z.infer<typeof Products> = {
  packs: [
    { id: 'coins-500', count: 500, price: fen(48_00) },
    { id: 'coins-1200', count: 1_200, price: fen(108_00) },
    { id: 'coins-3000', count: 3_000, price: fen(258_00) },
    { id: 'coins-8000', count: 8_000, price: fen(648_00) },
  ],
  plans: [
    { id: 'enterprise-month', name: '企业版 按月', days: 31, price: fen(298_00) },
    { id: 'enterprise-year', name: '企业版 按年', days: 366, price: fen(2_988_00) },
  ],
};

const read = new WeakMap<object, Product[]>();

/** Everything on sale, in the order it is shown. A bad PRODUCTS_FILE is refused by name. */
export function productsOf(config: Pick<Config, 'PRODUCTS_FILE'>): readonly Product[] {
  const known = read.get(config);
  if (known) return known;
  const { packs, plans } = config.PRODUCTS_FILE === undefined ? standard : fromFile(config.PRODUCTS_FILE);
  const products = [
    ...packs.map(({ id, count: granted, price }): Product => {
      const name = `${granted.toLocaleString('zh-CN')}${constants.COIN_NAME}`;
      return { id, name, kind: 'coins', coins: coins(granted), days: 0, price };
    }),
    ...plans.map((plan): Product => ({ ...plan, kind: 'plan', coins: coins(0) })),
  ];
  if (new Set(products.map(({ id }) => id)).size < products.length)
    throw new ConfigError('PRODUCTS_FILE has an id twice');
  read.set(config, products);
  return products;
}

function fromFile(path: string): z.infer<typeof Products> {
  let told: unknown;
  try {
    told = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new ConfigError('PRODUCTS_FILE must name a JSON file that can be read');
  }
  const result = Products.safeParse(told);
  if (result.success) return result.data;
  const places = result.error.issues.map(({ path: at }) => at.join('.') || 'the file');
  throw new ConfigError(`PRODUCTS_FILE is not valid at ${[...new Set(places)].join(', ')}`);
}

export type PlanRight = 'assistants' | 'documents' | 'members';

/**
 * What a plan of an enterprise allows and opens: the one table behind the comparison of plans, the rights of an
 * enterprise and the dialog of a closed feature. Plans differ in how long they last.
 */
export const planTable: { rights: { id: PlanRight; name: string; limit: number | null }[]; features: PlanFeature[] } = {
  rights: [
    { id: 'assistants', name: '助手数量', limit: null },
    { id: 'documents', name: '文档数量', limit: quota.tenant.files },
    { id: 'members', name: '成员数量', limit: null },
  ],
  features: [...planFeatures],
};
