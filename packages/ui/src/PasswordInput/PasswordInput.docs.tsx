import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '密码框',
  also: ['密码'],
  group: 'fields',
  purpose: ['密码，可以按一下看见。', 'A password that can be shown.'],
  use: [['登录、设置和修改密码', 'Logging in, setting and changing a password']],
  instead: [
    {
      when: ['是系统给的密钥，不是人记的密码', 'It is a key that the system gave, not a password somebody remembers'],
      take: 'SecretField',
    },
  ],
  keys: [{ key: 'Tab', does: ['先到输入框，再到显示按钮', 'First the field, then the button that shows it'] }],
};
