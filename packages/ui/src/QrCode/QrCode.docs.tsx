import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '二维码',
  also: ['扫码'],
  group: 'media',
  purpose: ['二维码，在每种主题里都是浅底深色。', 'A QR code, dark on light in every theme.'],
  use: [['分享、扫码支付和登录', 'Sharing, paying and logging in by phone']],
  instead: [{ when: ['同一台设备上打开', 'It is opened on the same device'], take: 'CopyField' }],
};
