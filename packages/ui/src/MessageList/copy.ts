/** The words of the message list. */
export const messageListCopy = { latest: '到最新' } as const;
