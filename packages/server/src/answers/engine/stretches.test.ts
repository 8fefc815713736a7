import { describe, expect, it } from 'vitest';
import { stretchesIn, type Sentence } from './stretches.ts';

/** A passage of sentences of so many characters, each with its paragraph and how near it is to the question. */
function passage(...sentences: readonly (readonly [length: number, unit: number, worth: number])[]): Sentence[] {
  let start = 0;
  return sentences.map(([length, unit, worth]) => {
    const sentence = { start, end: start + length, length, worth, unit, bound: { before: false, behind: false } };
    start += length;
    return sentence;
  });
}

describe('the stretches of a passage that is only related', () => {
  it('are the best sentences of its paragraphs, in reading order', () => {
    const sentences = passage([30, 0, 0.7], [60, 0, 0.1], [60, 1, 0.1], [40, 2, 0.9], [60, 3, 0.1]);
    expect(stretchesIn(sentences, 80)).toEqual([
      { start: 0, end: 30 },
      { start: 150, end: 190 },
    ]);
  });

  it('take what surrounds the best one where there is room for it, its own paragraph first', () => {
    const sentences = passage([40, 0, 0.1], [40, 1, 0.9], [40, 1, 0.1], [40, 2, 0.2]);
    expect(stretchesIn(sentences, 90)).toEqual([{ start: 40, end: 120 }]);
    expect(stretchesIn(sentences, 180)).toEqual([{ start: 0, end: 160 }]);
  });

  it('show an item of a list with what leads into it', () => {
    const sentences = passage([40, 0, 0.1], [40, 0, 0.5], [40, 0, 0.6], [40, 0, 0.5]);
    sentences[0]!.bound.behind = true;
    for (const item of sentences.slice(1)) item.bound.before = true;
    expect(stretchesIn(sentences, 120)).toEqual([{ start: 0, end: 120 }]);
  });

  it('begin with the best one even where it is longer than the room', () => {
    expect(stretchesIn(passage([30, 0, 0.1], [200, 1, 0.9]), 120)).toEqual([{ start: 30, end: 230 }]);
  });
});
