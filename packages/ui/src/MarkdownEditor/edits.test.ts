import { expect, test } from 'vitest';
import { continueList, insertBlock, link, mark, wrap, type Edit, type Selected } from './edits.ts';

/** Reads `a[b]c` as text with b selected, and writes the result the same way. */
const at = (marked: string): Selected => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace(/[[\]]/g, ''), start, end };
};
const after = ({ text }: Selected, edit: Edit | null) => {
  if (!edit) return null;
  const next = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${next.slice(0, edit.start)}|${next.slice(edit.start, edit.end)}|${next.slice(edit.end)}`;
};
const run = (marked: string, act: (selected: Selected) => Edit | null) => after(at(marked), act(at(marked)));

test('marks go around the selection and away again', () => {
  expect(run('先[断开]组串', (s) => wrap(s, '**', '粗体'))).toBe('先**|断开|**组串');
  expect(run('先**[断开]**组串', (s) => wrap(s, '**', '粗体'))).toBe('先|断开|组串');
  expect(run('先**[断开]**组串', (s) => wrap(s, '*', '斜体'))).toBe('先***|断开|***组串');
  expect(run('[]', (s) => wrap(s, '**', '粗体'))).toBe('**|粗体|**');
});

test('lines become items together, change kind, and become plain again', () => {
  expect(run('前\n一[条\n二]条\n后', (s) => mark(s, 'list'))).toBe('前\n|- 一条\n- 二条|\n后');
  expect(run('[- 一\n- 二]', (s) => mark(s, 'numbers'))).toBe('|1. 一\n2. 二|');
  expect(run('[1. 一\n2. 二]', (s) => mark(s, 'numbers'))).toBe('|一\n二|');
  expect(run('标题[]', (s) => mark(s, 'heading'))).toBe('## 标题||');
});

test('a link selects what is still to be written', () => {
  expect(run('见[手册]。', link)).toBe('见[手册](|https://|)。');
  expect(run('[https://a.example]', link)).toBe('[|链接文字|](https://a.example)');
});

test('Enter goes on with a list and ends it on an empty item', () => {
  expect(run('- 一[]', continueList)).toBe('- 一\n- ||');
  expect(run('9. 一[]', continueList)).toBe('9. 一\n10. ||');
  expect(run('- 一\n- []', continueList)).toBe('- 一\n||');
  expect(run('正文[]', continueList)).toBeNull();
});

test('a picture stands on a line of its own', () => {
  expect(run('正文[]', (s) => insertBlock(s, '![](a)'))).toBe('正文\n![](a)\n||');
});
