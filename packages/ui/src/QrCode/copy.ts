/** The words of QrCode. */
export const qrCodeCopy = {
  download: '下载二维码',
  notSaved: '二维码没有保存，请重试',
  expired: '二维码已失效',
  refresh: '刷新',
} as const;
