import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '密钥字段',
  also: ['密钥', 'Token', 'API Key'],
  group: 'fields',
  purpose: [
    '密钥或令牌：默认遮住，按一下看见，遮住时也能复制。',
    'A key or token: hidden until shown, and copied while hidden.',
  ],
  use: [['接口密钥、渠道令牌', 'API keys and tokens of channels']],
  instead: [{ when: ['是人自己定的密码', 'It is a password somebody chose'], take: 'PasswordInput' }],
  keys: [
    { key: 'Tab', does: ['依次到字段、显示、复制', 'The field, the button that shows it, the one that copies it'] },
  ],
};
