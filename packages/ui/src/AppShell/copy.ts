/** The words of AppShell. */
export const appShellCopy = {
  skip: '跳到正文',
  menu: '菜单',
  openMenu: '打开菜单',
  openUnread: (count: number) => `打开菜单，${count}条未读`,
  widen: '展开菜单',
  narrow: '收起菜单',
} as const;
