/** Words of shared parts that only some pages load. */
export const lateCopy = {
  advertisement: '广告',
  renew: '去续费',
  upgrade: {
    title: '升级后可使用该功能',
    button: '升级权益',
    known: '知道了',
    identity: '当前身份',
    enterprise: '当前企业',
    plan: '当前套餐',
    personal: '个人版',
    plans: { formal: '正式版', trial: '试用版' },
    ended: (day: string) => `已于${day}到期`,
    until: (day: string) => `${day}到期`,
    failed: '套餐没有加载成功',
    way: {
      personal: '该功能属于企业套餐。申请或加入企业后，切换到企业身份即可使用。',
      member: '请联系企业拥有者续费或升级，数据会一直保留。',
      creator: '续费或升级后立即恢复，数据会一直保留。',
    },
  },
  uploadFailed: '图片没有上传成功',
} as const;
