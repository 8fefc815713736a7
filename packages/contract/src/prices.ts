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
  uploadedDocument: 0,
  /** Balance of a new personal account and of a new enterprise. */
  personalStart: 100,
  tenantStart: 1_000,
  checkIn: 1,
  invitedFriend: 2,
} as const;
