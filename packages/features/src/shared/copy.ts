/** Words of what several features show. */
export const sharedCopy = { retry: '重试', denied: '您的权限可能已经改变，请联系管理员' } as const;

/** Words of lists and forms: apart, so that the log-in page does not load them. */
export const listCopy = {
  cancel: '取消',
  askedAgents: '人工客服',
  notAsked: '还没有提问',
  unreadReplies: (count: number) => `${count}条未读回复`,
} as const;

export const categoryChipsCopy = { label: '分类', all: '全部' } as const;

/** When agents are at work, and what leads to them. */
export const serviceCopy = {
  week: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  everyDay: '每天',
  /** The end of a day. */
  midnight: '24:00',
  noHours: '未设置',
  afterDislikes: '连续两次点踩时提示',
} as const;
