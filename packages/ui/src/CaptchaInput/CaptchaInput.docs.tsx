import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '图形验证码',
  also: ['图片验证码', '人机验证'],
  group: 'fields',
  purpose: ['照着图片填的字符；填错只清空这一项。', 'The letters of a picture; a wrong answer clears this field only.'],
  use: [['发短信之前，挡住机器', 'Before a text message is sent, against machines']],
  instead: [{ when: ['是短信里的验证码', 'The code came by text message'], take: 'CodeInput' }],
  keys: [{ key: 'Tab', does: ['先到输入框，再到换一张', 'First the field, then the button for another picture'] }],
};
