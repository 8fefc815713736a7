/** The words of CaptchaInput. */
export const captchaInputCopy = {
  unreadable: '看不清，换一张',
  renewPicture: '换一张验证码',
  renew: '换一张',
  picture: '图形验证码',
  failed: '点此重试',
} as const;
