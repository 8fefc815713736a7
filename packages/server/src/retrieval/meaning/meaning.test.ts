import { describe, expect, it } from 'vitest';
import { bestWordsFor } from './bestWords.ts';
import { meanOf } from './meanOf.ts';
import { meaningOf } from './pieces.ts';
import { DIMENSIONS } from './dimensions.ts';
import { openWords } from './wordTable.ts';
import { PARTED, segmentsBy, wordsOf } from './words.ts';

const cosineOf = (one: string, other: string) => {
  const [a, b] = [meanOf(wordsOf(one)), meanOf(wordsOf(other))];
  return a.reduce((sum, each, at) => sum + each * b[at]!, 0);
};

const bestWords = (question: string, text: string) =>
  bestWordsFor(wordsOf(question))([Int32Array.from(new Set(wordsOf(text)))])[0]!;

/** What a plain reading of the table with maps of strings gives, to three places. */
const REFERENCE = [
  ['年假有几天', '正式员工每年享有五天带薪年假', 0.66694, 0.77003],
  ['公司拖欠工资怎么办', '用人单位应当按时足额支付劳动报酬', 0.63776, 0.42239],
  ['How long is the warranty?', '保修期为两年', 0.45266, 0.37116],
  ['房东不退押金', '出租人应当返还保证金', 0.60102, 0.49959],
] as const;

describe('the table of word vectors', () => {
  it.each(REFERENCE)('gives what a plain reading of it gives: %s — %s', (question, text, mean, words) => {
    expect(cosineOf(question, text)).toBeCloseTo(mean, 3);
    expect(bestWords(question, text)).toBeCloseTo(words, 3);
  });

  it('finds each word by its row and no other', () => {
    const { rowOf } = openWords();
    expect(rowOf('可以')).toBe(0);
    expect(rowOf('我可以吗', 1, 3)).toBe(0);
    expect(rowOf('没有这样的词')).toBe(-1);
    expect(rowOf('')).toBe(-1);
  });

  it('cuts by the most probable path', () => {
    expect(segmentsBy(openWords(), '物业擅自出租地面停车位')).toEqual(['物业', '擅自', '出租', '地面', '停车位']);
  });

  it('reads traditional characters as simplified ones, and English words by their stems', () => {
    expect(wordsOf('計程車司機')).toEqual(wordsOf('计程车司机'));
    expect(wordsOf('warranties')).toEqual(wordsOf('warranty'));
  });

  it('knows a word in another language as near', () => {
    expect(bestWords('假期', 'vacation')).toBeGreaterThan(bestWords('假期', 'engine'));
  });

  it('multiplies as plain script does', () => {
    const { dots, vectors } = openWords();
    const products = dots.of(7 * DIMENSIONS, 11 * DIMENSIONS, 3);
    const plain = [11, 12, 13].map((row) => {
      let sum = 0;
      for (let at = 0; at < DIMENSIONS; at++) sum += vectors[7 * DIMENSIONS + at]! * vectors[row * DIMENSIONS + at]!;
      return sum;
    });
    expect(Array.from(products.subarray(0, 3))).toEqual(plain);
  });

  it('meets what it lacks exactly or not at all', () => {
    expect(bestWords('qx9281', 'qx9281 停产')).toBeCloseTo(1, 3);
    expect(bestWords('qx9281', 'qx9282 停产')).toBe(0);
  });
});

describe('the meaning of a passage', () => {
  it('has a mean for each piece, and words that are parted between them', () => {
    const sentence = '员工每年享有五天带薪年假，须提前三天在系统里申请并由主管批准方可生效。';
    const { means, words } = meaningOf('手册 › 休假', sentence.repeat(8));
    expect(means.length).toBe(3 * DIMENSIONS);
    expect(words.filter((word) => word === PARTED)).toHaveLength(2);
    expect(words).toContain(wordsOf('休假')[0]);
  });

  it('is there where a text holds no words', () => {
    expect(meaningOf('', '！！').means).toEqual(new Int8Array(DIMENSIONS));
  });
});
