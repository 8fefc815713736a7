/** Words of what several features show. */
export const sharedCopy = {
  retry: '重试',
  cancel: '取消',
  denied: '您的权限可能已经改变，请联系管理员',
  askedAgents: '人工客服',
  unreadReplies: (count: number) => `${count}条未读回复`,
} as const;
