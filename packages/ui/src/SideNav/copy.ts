/** The words of SideNav. */
export const sideNavCopy = {
  label: '主菜单',
} as const;
