import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '标签',
  also: ['分类', '标记'],
  group: 'data',
  purpose: ['给旁边的东西归类的一个短词。', 'A short word that classifies the thing beside it.'],
  use: [['类型、来源、权限', 'Kind, origin, rights']],
  instead: [
    { when: ['是工作的进展', 'It tells how work is getting on'], take: 'Status' },
    { when: ['是数目', 'It counts'], take: 'Badge' },
  ],
  words: [['两到四个字的名词', 'A noun of two to four characters']],
  keys: [{ key: 'Tab / Enter', does: ['可移除的，到达并按下移除', 'Reaches and presses the button that removes it'] }],
};
