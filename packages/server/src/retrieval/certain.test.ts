import { expect, test } from 'vitest';
import { isNear, isSure } from './certain.ts';
import type { Around, Hit } from './found.ts';

const question = '押金多久退？';
const hit: Hit = {
  id: 1,
  kind: 'doc',
  sourceId: 'd',
  name: '手册.pdf',
  position: 0,
  title: '',
  text: '出租人应当在租赁合同终止后三十日内返还保证金。',
  blockIds: [],
  pages: [1],
  spans: [],
  score: 0.2,
};
const found = (nearness: number, around: Around, confidence = 0.1) => ({
  hits: [hit],
  confidence,
  nearness,
  around,
});

test('a passage is near when it stands out from a library that is not', () => {
  expect(isNear(found(0.66, { words: 0.42, mean: 0.18, asked: 6 }))).toBe(true);
  expect(isNear(found(0.55, { words: 0.52, mean: 0.08, asked: 6 }))).toBe(false);
});

test('where the library is of the kind of the question, less is enough', () => {
  const around = { words: 0.47, asked: 6 };
  expect(isNear(found(0.6, { ...around, mean: 0.05 }))).toBe(false);
  expect(isNear(found(0.6, { ...around, mean: 0.3 }))).toBe(true);
});

test('where vectors tell, a passage that stands out by them is near, and one that is behind by them is not sure', () => {
  const around = { words: 0.46, mean: 0.18, asked: 6 };
  const standing = (stands: number) => ({ ...found(0.6, around), hits: [{ ...hit, stands }] });
  expect([standing(2.5), standing(-1)].map(isNear)).toEqual([true, false]);
  const first: Hit = { ...hit, strength: 0.9, nearness: 0.7, stands: 1.5, ranks: { words: 1 } };
  const other = (stands: number): Hit => ({ ...hit, id: 2, nearness: 0.55, stands });
  expect(isSure(question, [first, other(0.5)], 0.9)).toBe(true);
  expect(isSure(question, [first, other(2)], 0.9)).toBe(false);
  const byVectorAlone: Hit = { ...first, strength: 0.05, standsOut: true, ranks: { vectors: 1 } };
  expect(isSure(question, [byVectorAlone, other(0.5)], 0.9)).toBe(false);
});

test('what its words answer is near, whatever it means, and what was not found is not', () => {
  const around = { words: 0.6, mean: 0, asked: 2 };
  expect(isNear(found(0.1, around, 0.6))).toBe(true);
  expect(isNear({ ...found(0.9, around, 0.9), hits: [] })).toBe(false);
});

test('text in another script than the question needs less evidence of its words to be sure', () => {
  const first: Hit = { ...hit, strength: 0.75, nearness: 0.7, ranks: { words: 1 } };
  const other: Hit = { ...hit, id: 2, nearness: 0.57 };
  const text = 'The landlord returns the deposit within thirty days after the lease has ended.';
  const foreign = [first, other].map((each) => ({ ...each, text }));
  expect([[first, other], foreign].map((hits) => isSure(question, hits, 0.75))).toEqual([false, true]);
  expect(isSure('When is the deposit returned?', foreign, 0.75)).toBe(false);
});
