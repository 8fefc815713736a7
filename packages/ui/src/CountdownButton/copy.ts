/** The words of CountdownButton. */
export const countdownButtonCopy = {
  label: '获取验证码',
  wait: '请稍候再获取',
  again: '重新获取',
  ready: '可以重新获取验证码',
  left: (seconds: number) => `${seconds}秒后重发`,
} as const;
