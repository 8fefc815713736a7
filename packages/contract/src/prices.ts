/**
 * The one table of prices, in coins.
 * Charge rule: coins are reserved before the model is called, settled when the answer finishes, settled when it is
 * stopped or cut off after text was produced, released when it fails or produced nothing. A retry is a new charge.
 */
export const prices = {
  /**
   * An answer with all of its steps (other words for the question, vectors, order of the passages, checks): switching one
   * off saves time, not coins.
   * An answer of a preset assistant costs the asker; an answer of a tenant's assistant costs the tenant.
   */
  answer: 1,
  /** Own personal assistants answer for free. */
  ownPersonalAnswer: 0,
  /** A reply of AI chat, a text of AI writing, or a part of one in other words; whoever asks pays, or his enterprise. */
  generation: 1,
  /** Parsed pages of uploaded documents: so many are free in a month, then `coins` for every `per` pages begun. */
  documentPages: { free: { personal: 200, tenant: 2_000 }, per: 50, coins: 1 },
  /** Balance of a new personal account and of a new enterprise. */
  personalStart: 100,
  tenantStart: 1_000,
  checkIn: 1,
  invitedFriend: 2,
} as const;

/** What pages cost whose owner had `before` parsed in this month. */
export const priceOfPages = (owner: 'personal' | 'tenant', before: number, pages: number): number => {
  const { free, per, coins } = prices.documentPages;
  const paid = (all: number) => Math.ceil(Math.max(0, all - free[owner]) / per) * coins;
  return paid(before + pages) - paid(before);
};
