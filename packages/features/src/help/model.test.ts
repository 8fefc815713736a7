import { expect, test } from 'vitest';
import { findArticle, searchHelp } from './model.ts';

const article = (slug: string, title: string, markdown = '') => ({ slug, title, summary: '', markdown });
const groups = [
  { title: '甲', articles: [article('a', '上传文档', '支持 PDF 和 Word'), article('b', '发布助手')] },
  { title: '乙', articles: [article('c', '小星币')] },
];

test('a search keeps the articles that hold all of its words, and drops groups without any', () => {
  expect(searchHelp(groups, ' ')).toEqual(groups);
  expect(searchHelp(groups, 'pdf 上传')).toEqual([{ title: '甲', articles: [groups[0]!.articles[0]] }]);
  expect(searchHelp(groups, 'pdf 小星币')).toEqual([]);
});

test('an article leads to the next one, also over the end of its group', () => {
  expect(findArticle(groups, 'b')).toEqual({ article: groups[0]!.articles[1], next: groups[1]!.articles[0] });
  expect(findArticle(groups, 'c')?.next).toBeUndefined();
  expect(findArticle(groups, 'gone')).toBeUndefined();
});
