import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '手机号输入框',
  also: ['电话', '手机'],
  group: 'fields',
  purpose: [
    '大陆手机号，粘贴时去掉空格、连字符和+86。',
    'A mainland mobile number; a paste loses its spaces, hyphens and +86.',
  ],
  use: [['登录、绑定和联系方式', 'Logging in, binding and contacts']],
  instead: [{ when: ['座机或境外号码', 'Landlines and numbers from abroad'], take: 'TextInput' }],
  keys: [{ key: 'Tab', does: ['到达；手机上弹出数字键盘', 'Reaches it; phones show their number pad'] }],
};
