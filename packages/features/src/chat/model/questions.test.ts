import { expect, test } from 'vitest';
import { questionTabs, welcomePieces } from './questions.ts';

test.each([
  ['', []],
  ['你好', ['你好']],
  ['可以问#直流侧要检查什么#，或#2062是什么#。', ['可以问', '?直流侧要检查什么', '，或', '?2062是什么', '。']],
  ['#一##二#', ['?一', '?二']],
  ['C# 与 ##', ['C# 与 ##']],
  ['第1# 行\n下一#行', ['第1# 行\n下一#行']],
  ['# #空', ['# #空']],
])('phrases between # marks of the welcome words can be asked: %s', (words, pieces) => {
  expect(welcomePieces(words).map((piece) => (piece.question ? `?${piece.text}` : piece.text))).toEqual(pieces);
});

test('tabs and questions are read from the question bar text', () => {
  const text =
    '#接线#\n##接地线怎么接？##\r\n##RS485如何布线？####防水端子怎么拧紧？##\n闲话\n#空的#\n#告警#\n##2062是什么？##\n##2062是什么？##';
  expect(questionTabs(text)).toEqual([
    { title: '接线', questions: ['接地线怎么接？', 'RS485如何布线？', '防水端子怎么拧紧？'] },
    { title: '告警', questions: ['2062是什么？'] },
  ]);
});

test('questions before any tab stand in a tab without a name', () => {
  expect(questionTabs('##保修多久？##')).toEqual([{ title: '', questions: ['保修多久？'] }]);
  expect(questionTabs('')).toEqual([]);
});
