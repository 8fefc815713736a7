import { expect, test } from 'vitest';
import { WordList, WordScanner } from './scanner.ts';

const list = new WordList(['赌博', '赌博网站', '代开发票', 'viagra', 'black market', '违禁药']);
const found = (text: string) => {
  const hit = list.find(text);
  return hit && [hit.word, text.slice(hit.start, hit.end)];
};

test('width, letter case, traditional form, spaces and signs between Han characters do not hide a word', () => {
  expect(found('哪里可以赌博')).toEqual(['赌博', '赌博']);
  expect(found('哪裡可以賭博？')).toEqual(['赌博', '賭博']);
  expect(found('赌 . 博')).toEqual(['赌博', '赌 . 博']);
  expect(found('代\u200b开-发\n票')).toEqual(['代开发票', '代\u200b开-发\n票']);
  expect(found('买ＶＩＡＧＲＡ吗')).toEqual(['viagra', 'ＶＩＡＧＲＡ']);
  expect(found('the Black  Market today')).toEqual(['black market', 'Black  Market']);
});

test('what only looks alike is let through', () => {
  for (const text of ['赌气、博览', '开代发票据', 'viagrant', 'aviagra', 'via gra', 'blackmarket', '', '，。'])
    expect([text, found(text)]).toEqual([text, undefined]);
});

test('a word that is split over pieces is found at the same place, and nothing of it counts as safe before', () => {
  const text = '以下是 Viagra 和违 禁 药 的说明。';
  const whole = new WordList(['违禁药']).find(text);
  const scanner = new WordScanner(new WordList(['违禁药']));
  let hit;
  for (const character of text) {
    hit = scanner.feed(character);
    if (hit) break;
    expect(scanner.safe).toBeLessThanOrEqual(whole!.start > scanner.safe ? text.length : whole!.start);
  }
  expect(hit).toEqual(whole);
});

test('a character outside of the basic plane is one character, also when its halves come apart', () => {
  const rare = new WordList(['𠮷黑']);
  expect(rare.find('说𠮷黑吗')).toEqual({ word: '𠮷黑', start: 1, end: 4 });
  const scanner = new WordScanner(rare);
  const hits = [...'说𠮷黑吗']
    .join('')
    .split('')
    .map((half) => scanner.feed(half));
  expect(hits.filter(Boolean)).toEqual([{ word: '𠮷黑', start: 1, end: 4 }]);
});

test('so many signs in a row end what was begun', () => {
  expect(found('赌。。。。。。。。博')?.[0]).toBe('赌博');
  expect(found('赌。。。。。。。。。博')).toBe(undefined);
  const scanner = new WordScanner(list);
  scanner.feed('押注是赌');
  expect(scanner.safe).toBe(3);
  scanner.feed('。'.repeat(9));
  expect(scanner.safe).toBe(13);
});

test('agrees with a plain search over random texts, and reads 1 MB with 5,000 words within a second', () => {
  const alphabet = ['甲', '乙', '丙', '丁'];
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const write = (length: number) => Array.from({ length }, () => alphabet[random(4)]!).join('');
  for (let round = 0; round < 500; round++) {
    const words = Array.from({ length: 1 + random(6) }, () => write(2 + random(4)));
    const text = write(random(30));
    const ends = words.flatMap((word) => (text.includes(word) ? [text.indexOf(word) + word.length] : []));
    const hit = new WordList(words).find(text);
    expect(hit?.end).toBe(ends.length > 0 ? Math.min(...ends) : undefined);
    if (hit) expect(text.slice(hit.start, hit.end)).toBe(hit.word);
  }
});
