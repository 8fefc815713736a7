import { expect, test } from 'vitest';
import { countedFrom, encodeFrequencies, frequenciesOf, frequencyReader } from './frequencies.ts';
import { Recent } from './recent.ts';

const title = '净水器手册 › 滤芯 › utf8 与 A/B=C';
const text = `每六个月换一次滤芯，${'水'.repeat(300)}。tlmgr update-self 3.14 滤芯寿命见 X7。`;

test('the counts of a passage are read back by its terms, in title and text', () => {
  const counted = frequenciesOf(title, text);
  const terms = [...counted.title.keys(), ...counted.text.keys()];
  const read = frequencyReader([...terms, '没有', '有的', 'nothing'])(countedFrom(encodeFrequencies(counted)), 3, 4);
  const upTo255 = (counts: ReadonlyMap<string, number>) =>
    Object.fromEntries([...counts].map(([term, count]) => [term, Math.min(255, count)]));
  expect(Object.fromEntries(read.title)).toEqual(upTo255(counted.title));
  expect(Object.fromEntries(read.text)).toEqual(upTo255(counted.text));
  expect(read).toMatchObject({ titleLength: 3, textLength: 4 });
});

test('a passage without terms has none', () => {
  const counted = countedFrom(encodeFrequencies(frequenciesOf('', '。')));
  expect(frequencyReader(['水'])(counted, 0, 0).text.size).toBe(0);
});

test('what was read lately is kept up to its room, and goes in the order in which it was needed last', () => {
  const recent = new Recent<string>(10);
  recent.add(1, 'one', 4);
  recent.add(2, 'two', 4);
  expect(recent.get(1)).toBe('one');
  recent.add(3, 'three', 4);
  expect([1, 2, 3].map((id) => recent.get(id))).toEqual(['one', undefined, 'three']);
  recent.add(1, 'another', 10);
  expect([1, 2, 3].map((id) => recent.get(id))).toEqual(['another', undefined, undefined]);
  recent.add(4, 'too large', 11);
  expect(recent.get(4)).toBeUndefined();
});
