import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '倒计时',
  also: ['剩余时间'],
  group: 'feedback',
  purpose: ['快用完的时间，如02:05。', 'Time that runs out, as 02:05.'],
  use: [['支付期限、验证码有效期', 'Time left to pay, life of a code']],
  instead: [{ when: ['等待后可以再按', 'A button may be pressed again afterwards'], take: 'CountdownButton' }],
};
