import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '文字提示',
  also: ['气泡提示'],
  group: 'overlays',
  purpose: ['悬停或聚焦时出现的几个字。', 'A few words on hover and on focus.'],
  use: [['图标按钮的名称、截断的文字', 'Names of icon buttons, words that were cut']],
  instead: [{ when: ['内容要一直看得见，或能操作', 'It must stay in sight or be operated'], take: 'Popover' }],
  words: [['不超过一行，句末不加标点', 'One line at most, no full stop']],
  keys: [
    { key: 'Tab', does: ['聚焦时出现', 'It appears on focus'] },
    { key: 'Esc', does: ['消失', 'It goes'] },
  ],
};
