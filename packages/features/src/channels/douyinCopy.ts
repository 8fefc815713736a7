/** Words of the dialog for Douyin. */
export const douyinCopy = {
  title: '抖音',
  failed: '获取授权状态失败，请重试',
  needs: '需要已认证的品牌号或企业号',
  one: '一个抖音号只能关联一个助手。授权后，助手回复该账号收到的私信和视频评论。',
  none: '尚未授权',
  text: '在抖音的页面上确认授权，完成后自动回到这里。',
  authorise: '立即授权',
  done: '已授权',
  account: '抖音OpenID',
  again: '重新授权',
  finished: '授权成功',
  cancelled: '没有完成授权',
} as const;
