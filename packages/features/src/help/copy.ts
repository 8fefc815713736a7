/** Every word of the help centre beside its articles. */
export const copy = {
  title: '帮助中心',
  lead: '从一份资料到一位会引用出处的助手',
  brand: '小星',
  search: '搜索帮助',
  all: '全部文章',
  ask: '问问小星',
  articles: '文章',
  failed: '帮助加载失败',
  missing: { title: '没有这篇文章', text: '它可能已经改名，请在全部文章里查找' },
  noMatch: { title: '没有找到相关文章', text: '换一个词试试' },
  next: (title: string) => `下一篇：${title}`,
} as const;
