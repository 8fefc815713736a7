import { expect, it } from 'vitest';
import { whyBelow } from './whyBelow.ts';

it('names the words that the passage above has and this one lacks', () => {
  const above = { matched: ['直流', '输入电压'], words: 1 };
  expect(whyBelow({ matched: ['直流'], words: 2 }, above)).toEqual({ kind: 'lacks', terms: ['输入电压'] });
  // The whole stretch holds both of its parts.
  expect(whyBelow({ matched: ['直流输入电压'], words: 2 }, above)).toEqual({ kind: 'words' });
});

it('with the same words tells which of the two lists puts it below', () => {
  const matched = ['直流'];
  expect(whyBelow({ matched, words: 3 }, { matched, words: 2 })).toEqual({ kind: 'words' });
  expect(whyBelow({ matched, words: 1, vectors: 5 }, { matched, words: 2, vectors: 1 })).toEqual({ kind: 'meaning' });
  expect(whyBelow({ matched, words: 1 }, { matched, words: 2, vectors: 1 })).toEqual({ kind: 'meaning' });
});

it('says nothing when nothing that is shown tells it', () => {
  expect(whyBelow({ matched: [], words: 1 }, { matched: [], words: 2 })).toBeNull();
});
