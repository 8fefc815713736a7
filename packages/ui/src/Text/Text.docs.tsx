import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '文字',
  also: ['正文', '排版'],
  group: 'layout',
  purpose: ['设计里的一种字体样式。', "Words in one of the design's type styles."],
  use: [['正文、说明、标注', 'Body text, descriptions, captions']],
  instead: [
    { when: ['是标题', 'It is a title'], take: 'Heading' },
    { when: ['有格式', 'It has a format'], take: 'Markdown' },
  ],
};
