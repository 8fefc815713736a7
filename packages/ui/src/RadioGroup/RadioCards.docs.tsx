import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '单选卡片',
  also: ['卡片选择'],
  group: 'fields',
  purpose: ['几个值里选一个，每个带一句解释。', 'One of a few values, each with a sentence.'],
  use: [['选项之间的差别要说明才懂', 'The options differ in a way that needs words']],
  instead: [{ when: ['文字本身就说得清', 'The words alone are clear'], take: 'RadioGroup' }],
  keys: [{ key: '↑ ↓ ← →', does: ['换一项', 'Another option'] }],
};
