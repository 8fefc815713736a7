/** Words of what several features show. */
export const sharedCopy = { retry: '重试' } as const;
