import type { Coins } from './amounts.ts';
import { coins } from './money.ts';

/** What acts cost and what earns coins. */
export interface PriceList {
  version: number;
  /** The day of Shanghai from which it counts. */
  since: string;
  /**
   * An answer with all of its steps (other words for the question, vectors, order of the passages, checks): switching one
   * off saves time, not coins.
   * An answer of a preset assistant costs the asker; an answer of a tenant's assistant costs the tenant.
   */
  answer: Coins;
  /** Own personal assistants answer for free. */
  ownPersonalAnswer: Coins;
  /** A reply of AI chat, a text of AI writing, or a part of one in other words; whoever asks pays, or his enterprise. */
  generation: Coins;
  /** An answer that is suggested to an agent; the enterprise pays, and only for one that helps. */
  suggestion: Coins;
  /** The answer to a question of a regression; nothing where there is none. */
  regression: Coins;
  /** Speech that becomes text, and text that is read aloud. */
  voice: Coins;
  /** Parsed pages of uploaded documents: so many are free in a month, then `coins` for every `per` pages begun. */
  documentPages: { free: { personal: number; tenant: number }; per: number; coins: Coins };
  /** Balance of a new personal account and of a new enterprise. */
  personalStart: Coins;
  tenantStart: Coins;
  checkIn: Coins;
  invitedFriend: Coins;
}

/**
 * Every list of prices there has been, in order; the last one counts. A line of the ledger names the list by which it was
 * priced and keeps its amount, so a list that was published is never changed: other prices are another list behind it.
 *
 * Charge rule: coins are reserved before the model is called, settled when the answer finishes or is stopped by whoever
 * asked after text was produced, released when it fails (also in the middle), produced nothing or only says that nothing
 * was found. A retry is a new charge.
 */
export const priceLists: readonly [PriceList, ...PriceList[]] = [
  {
    version: 1,
    since: '2026-11-01',
    answer: coins(1),
    ownPersonalAnswer: coins(0),
    generation: coins(1),
    suggestion: coins(1),
    regression: coins(1),
    voice: coins(0),
    documentPages: { free: { personal: 200, tenant: 2_000 }, per: 50, coins: coins(1) },
    personalStart: coins(100),
    tenantStart: coins(1_000),
    checkIn: coins(1),
    invitedFriend: coins(2),
  },
];

/** The prices that count now. */
export const prices: PriceList = priceLists.at(-1) ?? priceLists[0];

/** What pages cost whose owner had `before` parsed in this month. */
export const priceOfPages = (owner: 'personal' | 'tenant', before: number, pages: number, list = prices): Coins => {
  const { free, per, coins: each } = list.documentPages;
  const paid = (all: number) => Math.ceil(Math.max(0, all - free[owner]) / per) * each;
  return coins(paid(before + pages) - paid(before));
};
