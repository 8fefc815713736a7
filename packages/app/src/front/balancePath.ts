/** The page that shows a balance, and how coins are earned or applied for. */
export const balancePath = (ofTenant: boolean): string =>
  ofTenant ? '/a/tenant/basic?topUp=yes' : '/user/index?activeKey=coins';

/** Where coins are bought, where the deployment sells any. */
export const rechargePath = '/user/index?activeKey=rechargeCenter';
