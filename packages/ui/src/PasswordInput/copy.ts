/** The words of PasswordInput. */
export const passwordInputCopy = {
  hide: '隐藏密码',
  show: '显示密码',
} as const;
