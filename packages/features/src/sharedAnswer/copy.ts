/** Words of the page of one answer. */
export const copy = {
  label: '回答',
  pictures: '原文图片',
  sources: '来源',
  pages: (pages: string) => `第${pages}页`,
  edited: '经整理：这里的文字与页面上的不同，回答以整理后的为准',
  gone: '文件已经被删除',
  ask: '向助手提问',
  failed: '回答加载失败',
  missing: { title: '无法查看这条回答', text: '链接不完整，或者助手已停止公开' },
} as const;
