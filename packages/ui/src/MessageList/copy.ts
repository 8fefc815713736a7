/** The words of the message list. */
export const copy = { latest: '到最新' } as const;
