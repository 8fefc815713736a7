import { messages } from '@tinystar/contract';

/** What is wrong with a field: its own file, because it loads with the rules, when somebody begins to fill in. */
export const checkCopy = {
  captchaMissing: '请输入图形验证码',
  smsCodeMissing: '请输入短信验证码',
  passwordMissing: '请输入密码',
  inviteCodeWrong: '邀请码不存在，请检查或留空',
  agreementMissing: messages.agreement,
} as const;
