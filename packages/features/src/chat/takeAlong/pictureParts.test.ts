import { expect, test } from 'vitest';
import { message } from '../fixtures.ts';
import { partsOf } from './pictureParts.ts';

const turn = (characters: number) => message('1', { question: '问？', answer: '答'.repeat(characters) });

test('turns share a picture as long as it can be read, and stay whole', () => {
  const turns = [turn(1_000), turn(1_000), turn(1_000), turn(9_000), turn(10)];
  expect(partsOf(turns, new Map()).map((part) => part.map((each) => turns.indexOf(each)))).toEqual([
    [0, 1],
    [2],
    [3],
    [4],
  ]);
  expect(partsOf([], new Map())).toEqual([]);
});
