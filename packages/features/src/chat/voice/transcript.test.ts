import { expect, test } from 'vitest';
import { emptyTranscript, hear, textOf, type Recognised } from './transcript.ts';

const said = (sn: number, words: string, replaces: Recognised['replaces'] = null): Recognised => ({
  sn,
  words,
  replaces,
});
const heard = (...results: Recognised[]) => textOf(results.reduce(hear, emptyTranscript));

test('results are put together in their order, whatever order they came in', () => {
  expect(heard(said(2, '怎么复位'), said(1, '滤芯'))).toBe('滤芯怎么复位');
});

test('a correction takes the place of all results that it names, and of no others', () => {
  const results = [said(1, '请问'), said(2, '绿'), said(3, '新'), said(4, '怎么')];
  expect(heard(...results, said(5, '滤芯怎么换', [2, 4]))).toBe('请问滤芯怎么换');
  expect(heard(...results, said(2, '率', [2, 2]))).toBe('请问率新怎么');
  expect(heard(...results, said(5, '？'))).toBe('请问绿新怎么？');
});

test('a correction of a correction stays', () => {
  const once = said(3, '西安', [1, 2]);
  expect(heard(said(1, '先'), said(2, '安'), once, said(4, '限安装', [3, 3]))).toBe('限安装');
});
