/** Every word about proving oneself by a code to one's own phone. */
export const ownCodeCopy = {
  captcha: '图形验证码',
  captchaHint: '请输入图中字符',
  captchaMissing: '请输入图形验证码',
  code: '短信验证码',
  codeHint: '请输入6位数字',
  sendCode: '获取验证码',
  sentTo: '验证码已发送至您的手机',
};
