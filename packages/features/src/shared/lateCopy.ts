/** Words of shared parts that only some pages load. */
export const lateCopy = {
  advertisement: '广告',
  renew: '去续费',
  uploadFailed: '图片没有上传成功',
} as const;
