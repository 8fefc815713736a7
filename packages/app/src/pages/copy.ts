/** Words of the pages that belong to no feature, and around those of one. */
export const pageCopy = {
  forbidden: {
    title: '没有权限',
    text: '请用有权限的账号登录后再试',
    ways: {
      member: '成员不能进行这项操作，需要时请联系企业的管理员',
      admin: '管理员不能进行这项操作，需要时请联系企业的拥有者',
      owner: '这项操作不属于当前企业，可以切换身份后再试',
      personal: '个人身份不能进行这项操作，可以切换到企业身份后再试',
      alone: '这个账号不能进行这项操作',
    },
  },
  notFound: { title: '页面不存在', text: '链接可能已经失效，或者您没有查看它的权限' },
  home: '返回首页',
  console: '返回控制台',
  retry: '重试',
  human: '人工客服',
  openColumn: '打开助手列表',
};
