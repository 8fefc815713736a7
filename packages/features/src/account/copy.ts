import { messages } from '@tinystar/contract';

/** Every word of the login page. */
export const copy = {
  brand: '小星',
  titles: { login: '登录小星', register: '注册小星' },
  tabs: { sms: '验证码登录', password: '密码登录' },
  phone: '手机号',
  captcha: '图形验证码',
  captchaHint: '请输入图中字符',
  captchaMissing: '请输入图形验证码',
  smsCode: '短信验证码',
  smsCodeHint: '请输入6位数字',
  sendCode: '获取验证码',
  sentTo: (phone: string) => `验证码已发送至${phone.slice(0, 3)}****${phone.slice(-4)}`,
  password: '密码',
  passwordMissing: '请输入密码',
  newPassword: '设置密码',
  passwordHint: '8到20位，包含数字、大写和小写英文',
  agree: '我已阅读并同意',
  agreement: '《小星助手服务协议》',
  agreementMissing: messages.agreement,
  submit: { login: '登录', register: '注册并登录' },
  toRegister: { lead: '还没有账号？', action: '注册' },
  toLogin: { lead: '已有账号？', action: '登录' },
  pitch: ['每一句回答，', '都能回到原文'],
  pitchLines: ['上传资料，训练属于您的知识助手。', '回答标注出处，一点即到那一页、那一段。'],
  sample: {
    assistant: '设备维修助手',
    answer: ['主轴温升超过30℃时应停机，待冷却后', '检查润滑油位'],
    source: '立式加工中心维护手册.pdf',
    page: '第12页',
  },
} as const;
