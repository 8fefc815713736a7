import type { ComponentDocs } from '../private/componentDocs.ts';

export const docs: ComponentDocs = {
  name: '标题',
  also: ['页面标题'],
  group: 'layout',
  purpose: ['一页或一段的标题。', 'The title of a page or a part of it.'],
  use: [['每段一个，级别不跳', 'One for each part, levels without gaps']],
  instead: [
    { when: ['页面的一级标题', "It is the page's first level"], take: 'PageHeader' },
    { when: ['只是大一点的字', 'The words are only larger'], take: 'Text' },
  ],
  words: [['不加标点，不超过16个字', 'No punctuation, sixteen characters at most']],
};
