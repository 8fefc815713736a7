import { expect, test } from 'vitest';
import { everydayWords } from './everydayWords.ts';
import { phrasesIn, rewordings } from './otherWords.ts';
import { analyse } from './question.ts';

const othersOf = (word: string, thesaurus?: (word: string) => string[]) =>
  rewordings(word, thesaurus).flatMap(({ others }) => others.map(({ text }) => text));

test('a phrase is said by all of its words: 加班费 is not what is paid in full', () => {
  expect(othersOf('加班费')).toContain('overtime pay');
  expect(othersOf('加班费')).not.toContain('pay');
  expect(
    phrasesIn('How many days of sick leave are there?')
      .get('leave')
      ?.flatMap(({ others }) => others.map(({ text }) => text)),
  ).toContain('病假');
});

test('a word with many everyday words keeps what a dictionary says of it', () => {
  const [word = ''] =
    [...everydayWords].find(([key, others]) => /^\p{Script=Han}+$/u.test(key) && others.length > 14) ?? [];
  expect(othersOf(word, () => ['by dictionary'])).toContain('by dictionary');
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
