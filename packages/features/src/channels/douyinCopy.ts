/** Words of the dialog for Douyin. */
export const douyinCopy = {
  title: '抖音',
  failed: '获取授权状态失败，请重试',
  needs: '需要已认证的品牌号或企业号',
  one: '一个抖音号只能关联一个助手。授权后，助手回复该账号收到的私信和视频评论。',
  missing: {
    title: '平台尚未配置抖音应用，请联系管理员',
    text: '管理员在服务器的设置中填写抖音开放平台的应用信息后，这里就可以授权。',
  },
  none: '尚未授权',
  text: '在抖音的页面上确认授权，完成后自动回到这里。',
  authorise: '立即授权',
  done: '已授权',
  account: '抖音OpenID',
  again: '重新授权',
  finished: '授权成功',
  cancelled: '没有完成授权',
} as const;
