import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '倒计时按钮',
  also: ['验证码', '获取验证码', '重发'],
  group: 'actions',
  purpose: ['两次短信之间等60秒的按钮。', 'The button that waits 60 seconds between two text messages.'],
  use: [['获取短信验证码', 'Asking for a code by text message']],
  instead: [{ when: ['没有等待时间的动作', 'The action has no waiting time'], take: 'Button' }],
  keys: [{ key: 'Enter / 空格', does: ['发送；倒计时期间不响应', 'Sends; nothing happens while it counts'] }],
};
