import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '复选框',
  also: ['多选', '勾选'],
  group: 'fields',
  purpose: ['是或否，或部分选中；保存后才生效。', 'Yes or no, or partly; it counts when the form is saved.'],
  use: [['同意协议，选择几项', 'Agreeing to terms, choosing several things']],
  instead: [{ when: ['立即生效', 'It takes effect at once'], take: 'Switch' }],
  words: [['文字是肯定句，勾上就成立', 'The words are a statement that is true when ticked']],
  keys: [{ key: '空格', does: ['勾上或取消', 'Ticks or unticks it'] }],
};
