import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '数字框',
  also: ['数值', '步进器'],
  group: 'fields',
  purpose: ['有上下限的一个数。', 'A number between two bounds.'],
  use: [['人数、天数、金额这类确切的数', 'People, days, amounts: exact figures']],
  instead: [
    { when: ['位置比数字更重要', 'The place on the scale matters more than the figure'], take: 'Slider' },
    {
      when: ['编号、电话，只是写成数字', 'Ids and phone numbers, which are only written in digits'],
      take: 'TextInput',
    },
  ],
  keys: [
    { key: '↑ ↓', does: ['加减一步', 'One step up or down'] },
    { key: 'PageUp / PageDown', does: ['加减一大步', 'One large step up or down'] },
    { key: 'Home / End', does: ['到下限、上限', 'To the lower or upper bound'] },
  ],
};
