import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '行内提示',
  also: ['提示', '警告'],
  group: 'feedback',
  purpose: ['就地说一句发生了什么。', 'One line that says what happened at this place.'],
  use: [['表单底部、卡片里的提醒', 'At the foot of a form, inside a card']],
  instead: [
    { when: ['是一个控件的错误', 'It is the error of one control'], take: 'Field' },
    { when: ['说的是整块区域', 'It is about a whole region'], take: 'Banner' },
  ],
  words: [['一句话，句末不加标点', 'One sentence without a full stop']],
};
