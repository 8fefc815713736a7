import { expect, test } from 'vitest';
import { phrasesIn, rewordings } from './otherWords.ts';
import { analyse } from './question.ts';

const othersOf = (word: string, thesaurus?: (word: string) => string[]) =>
  rewordings(word, thesaurus).flatMap(({ others }) => others.map(({ text }) => text));

test('a phrase is said by all of its words: 加班费 is not what is paid in full', () => {
  const said: Readonly<Record<string, string[]>> = {
    加班费: ['overtime pay'],
    'sick leave': ['病假'],
    sick: ['生病'],
    leave: ['离开'],
  };
  const dictionary = (word: string) => said[word] ?? [];
  expect(othersOf('加班费', dictionary)).toEqual(['overtime pay']);
  expect(
    phrasesIn('How many days of sick leave are there?', dictionary)
      .get('leave')
      ?.flatMap(({ others }) => others.map(({ text }) => text)),
  ).toEqual(['病假']);
});

test('a column may be called otherwise, beside what a dictionary says', () => {
  expect(othersOf('价格', () => ['by dictionary'])).toEqual(expect.arrayContaining(['零售价', 'by dictionary']));
});

test.each([
  ['How long does the battery last?', 'last', false],
  ['How many years will it last?', 'last', false],
  ['When is the last payment due?', 'last', true],
  ['What happens to the settings after a reset?', 'after', false],
  ['控制器过热怎么办？', '过热', true],
  ['去过热带的人要打疫苗吗？', '过热', false],
])('%s names %s: %s', (question, term, named) => {
  expect(analyse(question).terms.includes(term)).toBe(named);
});
