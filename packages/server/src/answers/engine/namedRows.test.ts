import { expect, it } from 'vitest';
import type { Found } from '../../retrieval/index.ts';
import { extract } from './extractive.ts';
import { found, hit } from './fixtures.ts';

const showReference = { doc: true, qa: true };
const answerTo = (question: string, what: Found) => extract(question, what, { showReference })!;
const SURE = /^以下内容摘自知识库/;
const HEDGED = /^没有找到确切的答案，以下内容可能相关/;

/** A passage that is one table. */
function tableHit(head: readonly string[], cells: readonly (readonly string[])[]) {
  const lines = cells.map((row) => row.map((cell, at) => `${head[at]}: ${cell}`).join(' | '));
  const made = hit(1, [lines.join('\n')]);
  let start = 0;
  const rows = lines.map((line, at) => {
    const row = { start, end: start + line.length, cells: cells[at]! };
    start = row.end + 1;
    return row;
  });
  return { ...made, spans: made.spans.map((span) => ({ ...span, table: { head, rows } })) };
}

const shifts = tableHit(
  ['班次', '补贴'],
  [
    ['白班', '60 元'],
    ['夜班', '120 元'],
  ],
);

it('shows the row that the question names, alone and without doubt', () => {
  const { text } = answerTo('夜班补贴多少', found([shifts], ['夜班', '班补', '补贴']));
  expect(text).toMatch(SURE);
  expect(text).toContain('120 元');
  expect(text).not.toContain('60 元');
});

it('shows the whole small table in doubt where the question names none of its rows', () => {
  const { text } = answerTo('中班补贴多少', found([shifts], ['中班', '班补', '补贴']));
  expect(text).toMatch(HEDGED);
  expect(text).toContain('60 元');
  expect(text).toContain('120 元');
});

it('shows all rows of a small table where they are to be compared', () => {
  const { text } = answerTo('夜班和白班哪个补贴最高', found([shifts], ['夜班', '白班', '补贴']));
  expect(text).toMatch(SURE);
  expect(text).toContain('60 元');
  expect(text).toContain('120 元');
});

it('says that it doubts what it shows when only another passage is strong', () => {
  const weak = { ...hit(1, ['夜班从晚上九点开始。']), strength: 0.057 };
  const { text, sentenceMap } = answerTo('夜班几点开始', found([weak], ['夜班', '开始']));
  expect(text).toMatch(HEDGED);
  expect(sentenceMap['1']?.reference[0]?.score).toBe(0.057);
});
