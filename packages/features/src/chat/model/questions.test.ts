import { expect, test } from 'vitest';
import { questionTabs } from './questions.ts';

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
