/** The page that shows a balance, and how coins are earned or applied for. */
export const balancePath = (ofTenant: boolean): string =>
  ofTenant ? '/a/tenant/basic?topUp=yes' : '/user/index?activeKey=coins';
