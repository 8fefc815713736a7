import { expect, test } from 'vitest';
import { formatQuestions, parseQuestions } from '../shared/questions.ts';
import {
  addQuestion,
  addTab,
  changeQuestion,
  moveQuestion,
  moveTab,
  removeQuestion,
  removeTab,
  renameTab,
} from './questionEdits.ts';

const tabs = parseQuestions('#屋顶#\n##一##\n##二##\n##三##\n#并网#\n##四##');
const text = (edited: typeof tabs) => formatQuestions(edited).replaceAll('\n', ' ');

test('questions are added, changed, moved and removed where one works', () => {
  const added = changeQuestion(addQuestion(tabs, 0, 1), 0, 1, '新的');
  expect(text(added)).toBe('#屋顶# ##一## ##新的## ##二## ##三## #并网# ##四##');
  expect(text(moveQuestion(tabs, 0, 0, 2))).toBe('#屋顶# ##二## ##三## ##一## #并网# ##四##');
  expect(text(removeQuestion(tabs, 1, 0))).toBe('#屋顶# ##一## ##二## ##三## #并网#');
});

test('a question cannot leave its list by moving', () => {
  expect(moveQuestion(tabs, 0, 0, -1)).toEqual(tabs);
  expect(moveQuestion(tabs, 0, 2, 3)).toEqual(tabs);
});

test('marks and line breaks inside a question do not break the text form', () => {
  const edited = changeQuestion(tabs, 1, 0, 'C#怎么\n接##？');
  expect(parseQuestions(formatQuestions(edited))).toEqual(edited);
  expect(edited[1]?.questions).toEqual(['C＃怎么 接＃＃？']);
});

test('tabs keep names of their own', () => {
  expect(addTab(addTab(tabs, '新标签'), '新标签').map(({ title }) => title)).toEqual([
    '屋顶',
    '并网',
    '新标签',
    '新标签2',
  ]);
  expect(renameTab(tabs, 0, ' 评估#')[0]?.title).toBe('评估＃');
  expect(renameTab(tabs, 0, '并网')).toBe(tabs);
  expect(renameTab(tabs, 0, '  ')).toBe(tabs);
});

test('tabs move and go; the one without a name stays first', () => {
  const unnamed = parseQuestions('##零##\n#甲#\n#乙#');
  expect(moveTab(tabs, 1, 0).map(({ title }) => title)).toEqual(['并网', '屋顶']);
  expect(moveTab(unnamed, 1, 0)).toBe(unnamed);
  expect(moveTab(unnamed, 0, 1)).toBe(unnamed);
  expect(removeTab(unnamed, 1).map(({ title }) => title)).toEqual(['', '乙']);
});
