/** The words of a page that could not be drawn. */
export const brokenPageCopy = {
  title: '页面没有加载成功',
  notLoaded: '可能是网络中断，或版本刚刚更新，重新加载后可以继续',
  faulty: '这一页出了点问题，重新加载后可以继续',
  newer: '版本已更新，重新加载后可以继续',
  reload: '重新加载',
  home: '返回首页',
  requestId: '追踪编号',
  copy: '复制',
  copied: '已复制',
} as const;
