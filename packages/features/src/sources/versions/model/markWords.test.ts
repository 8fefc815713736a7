import { expect, it } from 'vitest';
import { markWords, type Part } from './markWords.ts';

const written = (blocks: readonly Part[][]) =>
  blocks.map((parts) => parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join(''));
const marked = (before: string[], after: string[]) => {
  const marks = markWords(before, after);
  return [written(marks.before), written(marks.after)];
};

it('numbers and Latin words are marked as a whole, Chinese by the letter', () => {
  expect(marked(['电压为1000V，运费由卖家承担'], ['电压为1100V，运费由买家承担'])).toEqual([
    ['电压为[1000V]，运费由[卖]家承担'],
    ['电压为[1100V]，运费由[买]家承担'],
  ]);
  expect(marked(['扭矩1.5N·m'], ['扭矩1.75N·m'])).toEqual([['扭矩[1.5N]·m'], ['扭矩[1.75N]·m']]);
});

it('blocks that were cut otherwise keep what stands in both', () => {
  expect(marked(['先断电。再放电。'], ['先断电。', '再充分放电。'])).toEqual([
    ['先断电。再放电。'],
    ['先断电。', '再[充分]放电。'],
  ]);
});

it('equal words bear no mark, and neither does what is too long to compare', () => {
  expect(marked(['同样'], ['同样'])).toEqual([['同样'], ['同样']]);
  const long = '长'.repeat(8_000);
  expect(marked([long], ['短'])).toEqual([[long], ['短']]);
});

it('no words are no parts', () => {
  expect(markWords([''], ['新'])).toEqual({ before: [[]], after: [[{ text: '新', differs: true }]] });
});
