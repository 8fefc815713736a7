import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '验证码输入框',
  also: ['短信验证码', 'OTP'],
  group: 'fields',
  purpose: ['短信里的六位验证码。', 'The six digits of a text message.'],
  use: [['短信登录和确认本人', 'Logging in by text message and proving who one is']],
  instead: [{ when: ['是图片里的字符', 'The letters stand in a picture'], take: 'CaptchaInput' }],
  keys: [{ key: '粘贴', does: ['六位一次填好', 'All six digits at once'] }],
};
