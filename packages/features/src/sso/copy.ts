/** Every word of log-in through somebody else. */
export const copy = {
  weCom: { working: '正在通过企业微信登录', failed: '企业微信登录失败', cancelled: '您取消了授权' },
  sso: { working: '正在前往单点登录', failed: '无法打开助手', missing: '缺少必要参数', noAddress: '获取授权地址失败' },
  callback: {
    working: '正在登录',
    failed: '单点登录失败',
    incomplete: '返回的信息不完整，请重新打开助手链接',
    refused: '单点登录的一方拒绝了这次登录',
    cancelled: '您取消了授权',
    away: '单点登录的一方暂时不能登录，请稍后再试',
  },
  toLogin: '用手机号登录',
  retry: '重试',
} as const;
