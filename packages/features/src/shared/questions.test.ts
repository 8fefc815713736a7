import { expect, test } from 'vitest';
import { formatQuestions, hasOtherLines, parseQuestions } from './questions.ts';

test('what the rows hold survives as text and back, an empty tab included', () => {
  const tabs = [
    { title: '', questions: ['保修多久？'] },
    { title: '屋顶评估', questions: ['彩钢瓦屋顶能装多少千瓦？', '混凝土屋面需要做防水处理吗？'] },
    { title: '并网手续', questions: [] },
  ];
  expect(formatQuestions(tabs)).toBe(
    '##保修多久？##\n#屋顶评估#\n##彩钢瓦屋顶能装多少千瓦？##\n##混凝土屋面需要做防水处理吗？##\n#并网手续#',
  );
  expect(parseQuestions(formatQuestions(tabs))).toEqual(tabs);
});

test('blank rows are not written', () => {
  expect(formatQuestions([{ title: '接线', questions: ['', '  ', ' 怎么接？ '] }])).toBe('#接线#\n##怎么接？##');
});

test.each([
  ['', false],
  ['#一#\r\n##问##\n\n', false],
  ['#一#\n闲话', true],
  ['# #', true],
])('tells whether %j holds lines the rows cannot show', (text, other) => {
  expect(hasOtherLines(text)).toBe(other);
});
