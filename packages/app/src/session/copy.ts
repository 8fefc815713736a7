/** What the session tells people (decisions.md part C). */
export const sessionCopy = { identityChanged: '当前身份已变更，页面即将刷新' } as const;
