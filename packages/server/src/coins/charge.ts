import { minus, prices, type Coins, type PriceList } from '@tinystar/contract';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { balanceOf, insufficientCoins, moveCoinsOnce, type Movement } from './move.ts';

/** Something that costs coins. What names it makes it paid once, and leads from the line of the ledger to it. */
export type PricedAct =
  | { of: 'answer'; id: string }
  /** A text that the model writes without an assistant. */
  | { of: 'aiChat' | 'aiWrite'; id: string; remark: string }
  | { of: 'suggestion'; ticketId: string; id: string }
  | { of: 'regression'; runId: string; position: number }
  /** `price` by the pages of the month so far; `version` of a document that is there already. */
  | { of: 'document'; fileId: string; version?: string | undefined; pages: number; price: Coins };

export type Priced = Movement & { priceVersion: number };

const reserveKey = (id: string) => `answer:${id}:reserve`;

interface Told {
  price: Coins;
  key: string;
  type: string;
  remark: string;
}

function tell(act: PricedAct, list: PriceList): Told {
  switch (act.of) {
    case 'answer':
      return { price: list.answer, key: reserveKey(act.id), type: 'answer', remark: '回答问题' };
    case 'aiChat':
    case 'aiWrite':
      return { price: list.generation, key: reserveKey(act.id), type: act.of, remark: act.remark };
    case 'suggestion':
      return {
        price: list.suggestion,
        key: `suggest:${act.ticketId}:${act.id}`,
        type: 'suggestion',
        remark: '客服建议回复',
      };
    case 'regression':
      return {
        price: list.regression,
        key: `regression:${act.runId}:${act.position}`,
        type: 'regression',
        remark: '回归测试',
      };
    case 'document':
      return {
        price: act.price,
        key: `document:${act.fileId}${act.version ? `:${act.version}` : ''}`,
        type: 'document',
        remark: `解析文档，${act.pages}页`,
      };
  }
}

/**
 * What a priced act takes out of a purse. The one place where a price becomes a movement: it is taken at once (`charge`),
 * or reserved and settled later (`answers.ts`), and its line names the list of prices that it comes from.
 */
export function priced(payer: Owner, act: PricedAct, now: Date, list: PriceList = prices): Priced {
  const { price, ...told } = tell(act, list);
  return { owner: payer, delta: minus(price), now, priceVersion: list.version, ...told };
}

/** Pays for an act whose result is stored in the same transaction. Answers false when it has been paid before. */
export const charge = (tx: Queries, payer: Owner, act: PricedAct, now: Date): Promise<boolean> =>
  moveCoinsOnce(tx, priced(payer, act, now));

/** Throws code 20013 when there is too little for a price; what is free needs no purse. */
export async function checkCoins(db: Queries, payer: Owner | null, price: Coins): Promise<void> {
  if (payer && price > 0 && (await balanceOf(db, payer)) < price) throw insufficientCoins(payer);
}
