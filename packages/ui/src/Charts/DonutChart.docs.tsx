import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '环形图',
  also: ['饼图', '占比'],
  group: 'data',
  purpose: ['一个整体的各部分，都写着名称和份额。', 'Shares of a whole, each with its name and figure.'],
  use: [['渠道、终端的占比', 'Shares of channels, of devices']],
  instead: [{ when: ['部分之和不是一个整体', 'The parts make no whole'], take: 'BarChart' }],
  keys: [{ key: '← →', does: ['到下一部分', 'To the next part'] }],
};
