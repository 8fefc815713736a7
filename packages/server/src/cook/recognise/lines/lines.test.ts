import { describe, expect, it } from 'vitest';
import { type PixelBox, whiteBitmap } from '../bitmap.ts';
import { decode, type Glyph } from './decode.ts';
import { findLines } from './findLines.ts';
import { boxTurned, liesOnSide, type Quarters, turned } from './turn.ts';
import { wordsOf } from './wordsOf.ts';

function mapWith(boxes: readonly (PixelBox & { likely: number })[]) {
  const [width, height] = [200, 100];
  const data = new Float32Array(width * height);
  for (const { left, top, right, bottom, likely } of boxes)
    for (let y = top; y < bottom; y += 1) data.fill(likely, y * width + left, y * width + right);
  return { width, height, data };
}

describe('lines on a map', () => {
  it('are its likely parts, grown to the height of their text', () => {
    const core = { left: 20, top: 40, right: 120, bottom: 50, likely: 0.9 };
    const doubtful = { left: 20, top: 70, right: 120, bottom: 80, likely: 0.35 };
    const speck = { left: 150, top: 10, right: 152, bottom: 12, likely: 0.9 };
    const found = findLines(mapWith([core, doubtful, speck]));
    expect(found).toHaveLength(1);
    const [line] = found;
    expect(line?.top).toBeCloseTo(33.2, 1);
    expect(line?.bottom).toBeCloseTo(56.8, 1);
    expect(line?.left).toBeLessThan(20);
  });

  it('stay on the map, and are no more than a page can have', () => {
    const specks = Array.from({ length: 100 * 200 }, (_, at) => at).filter((at) => at % 2 === 0);
    const map = mapWith([{ left: 0, top: 0, right: 200, bottom: 10, likely: 1 }]);
    expect(findLines(map)).toEqual([expect.objectContaining({ left: 0, top: 0, right: 200 })]);
    expect(findLines({ width: 1, height: specks.length, data: new Float32Array(specks.length) })).toEqual([]);
  });
});

describe('what a network says of a line', () => {
  it('becomes characters: one over several steps is one, nothing between two equal ones parts them', () => {
    const dictionary = ['甲', '乙'];
    const steps = [1, 1, 0, 1, 2, 3];
    const likelihoods = new Float32Array(steps.flatMap((at) => [0, 1, 2, 3].map((one) => (one === at ? 0.9 : 0.03))));
    const glyphs = decode(likelihoods, steps.length, dictionary);
    expect(glyphs.map(({ text }) => text)).toEqual(['甲', '甲', '乙', ' ']);
    expect(glyphs[0]?.at).toBeCloseTo(0.5 / 6);
    expect(glyphs[0]?.certainty).toBeCloseTo(0.9);
  });
});

describe('words of a line', () => {
  /** Letters as dark boxes of these widths, each after a gap, on a line of 20 pixels. */
  function line(letters: readonly [text: string, gap: number, width: number][]) {
    const bitmap = whiteBitmap(400, 60);
    let x = 10;
    const glyphs = letters.map(([text, gap, width]): Glyph => {
      x += gap;
      for (let y = 20; y < 40; y += 1) bitmap.data.fill(0, y * 400 + x, y * 400 + x + width);
      x += width;
      return { text, at: (x - width / 2) / 400, certainty: 0.9 };
    });
    return wordsOf(glyphs, bitmap, { left: 0, top: 10, right: 400, bottom: 50 }, '1');
  }

  it('part where the ink leaves a gap, even where no space was read', () => {
    const words = line([
      ['a', 0, 10],
      ['b', 2, 10],
      ['c', 8, 10],
    ]);
    expect(words.map(({ text, box }) => [text, box.left, box.right])).toEqual([
      ['ab', 10, 32],
      ['c', 40, 50],
    ]);
    expect(words[0]?.box).toMatchObject({ top: 20, bottom: 40 });
  });

  it('part where Chinese and Latin meet, and keep the commas of numbers', () => {
    const letters = [...'共1，280元'].map((text): [string, number, number] => [text, 2, 12]);
    expect(line(letters).map(({ text }) => text)).toEqual(['共', '1,280', '元']);
  });

  it('are none where nothing was read', () => {
    expect(line([])).toEqual([]);
    expect(wordsOf([{ text: '甲', at: 0.5, certainty: 1 }], whiteBitmap(0, 0), boxOf(0, 0), '1')).toEqual([]);
  });
});

const boxOf = (left: number, top: number): PixelBox => ({ left, top, right: left + 3, bottom: top + 2 });

describe('a page that lies turned', () => {
  it.each([0, 1, 2, 3] as const)('has its boxes where its pixels are after %i quarters', (turn) => {
    const bitmap = whiteBitmap(9, 6);
    const box = boxOf(1, 2);
    for (let y = box.top; y < box.bottom; y += 1) bitmap.data.fill(0, y * 9 + box.left, y * 9 + box.right);
    const page = turned(bitmap, turn);
    const place = boxTurned(box, turn, 9, 6);
    const dark = [...page.data].flatMap((grey, at) =>
      grey === 0 ? [[at % page.width, Math.floor(at / page.width)]] : [],
    );
    expect(dark).toHaveLength(6);
    for (const [x = -1, y = -1] of dark) {
      expect(x >= place.left && x < place.right && y >= place.top && y < place.bottom).toBe(true);
    }
    expect(boxTurned(place, ((4 - turn) % 4) as Quarters, page.width, page.height)).toEqual(box);
  });

  it('is told by lines that run from top to bottom', () => {
    const level = { left: 0, top: 0, right: 100, bottom: 10 };
    const upright = { left: 0, top: 0, right: 10, bottom: 300 };
    expect(liesOnSide([upright])).toBe(true);
    expect(liesOnSide([upright, level, level])).toBe(false);
  });
});
