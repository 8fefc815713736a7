import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '悬停卡片',
  also: ['预览卡片'],
  group: 'overlays',
  purpose: ['停留或聚焦时先看一眼。', 'A look ahead on hover or focus.'],
  use: [['引用、人名的预览', 'Previews of citations and people']],
  instead: [
    { when: ['里面有要操作的东西', 'Something in it is operated'], take: 'Popover' },
    { when: ['只有几个字', 'It is a few words'], take: 'Tooltip' },
  ],
  keys: [
    { key: 'Tab', does: ['聚焦时出现', 'It appears on focus'] },
    { key: 'Esc', does: ['关闭', 'Closes it'] },
  ],
};
