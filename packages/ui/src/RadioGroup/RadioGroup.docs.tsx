import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '单选组',
  also: ['单选'],
  group: 'fields',
  purpose: ['几个值里选一个，选项都看得见。', 'One of a few values, all in sight.'],
  use: [['二到五个选项，文字较长', 'Two to five options with longer words']],
  instead: [
    { when: ['选项很短', 'The options are short'], take: 'SegmentedControl' },
    { when: ['选项多于五个', 'There are more than five options'], take: 'Select' },
    { when: ['每项要一句解释', 'Each needs a sentence'], take: 'RadioCards' },
  ],
  keys: [{ key: '↑ ↓ ← →', does: ['换一项', 'Another option'] }],
};
