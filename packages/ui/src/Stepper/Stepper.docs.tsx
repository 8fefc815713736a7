import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '步骤条',
  also: ['向导', '进度步骤'],
  group: 'navigation',
  purpose: ['几步任务走到了哪一步。', 'How far a task of a few steps has come.'],
  use: [['三到五步的设置和导入', 'Set-ups and imports of three to five steps']],
  instead: [
    { when: ['是工作量的份额', 'It is a share of work'], take: 'Progress' },
    { when: ['顺序无所谓', 'The order does not matter'], take: 'Tabs' },
  ],
  words: [
    ['每步是名词或动宾短语，不超过6个字', 'Each step is a noun or a verb with its object, of six characters at most'],
  ],
  keys: [{ key: 'Tab / Enter', does: ['到达并回到走过的一步', 'Reaches and returns to a step that was done'] }],
};
