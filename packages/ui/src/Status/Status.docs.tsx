import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '状态',
  also: ['状态标记'],
  group: 'feedback',
  purpose: ['一件工作到了哪一步：一个图标加一个词。', 'Where a piece of work stands: an icon and a word.'],
  use: [['文档训练、渠道连接的状态', 'Training of documents, connections of channels']],
  instead: [{ when: ['是分类', 'It classifies'], take: 'Tag' }],
  words: [['两到四个字；只有例外才有颜色', 'Two to four characters; only exceptions get colour']],
};
