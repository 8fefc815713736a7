/** Words of what several features show. */
export const sharedCopy = { retry: '重试', denied: '没有权限查看' } as const;
