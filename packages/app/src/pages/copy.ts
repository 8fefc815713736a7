/** Words of the pages that belong to no feature, and around those of one. */
export const pageCopy = {
  forbidden: { title: '没有权限', text: '请用有权限的账号登录后再试' },
  notFound: { title: '页面不存在', text: '链接可能已经失效，或者您没有查看它的权限' },
  home: '返回首页',
  console: '返回控制台',
  retry: '重试',
  openColumn: '打开助手列表',
  backToShoppe: '返回展厅',
  backToFeatured: '返回精选助手',
  toSquare: '去助手广场',
};
