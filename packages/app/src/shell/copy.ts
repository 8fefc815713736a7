/** Words of the bar, the menu and the palette around every page. */
export const barCopy = {
  dark: '换成深色',
  light: '换成浅色',
  theme: '主题',
  moreContrast: '打开高对比度',
  usualContrast: '关闭高对比度',
  pages: '页面',
  identities: '切换身份',
  actions: '操作',
  logOut: '退出登录',
  enterprise: '企业管理',
  storageLost: '浏览器没有保存数据的空间或权限，刷新页面后需要重新登录',
  product: '小星',
  unreadNotice: (count: number) => `您有${count}条未读消息`,
};
