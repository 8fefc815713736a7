import { describe, expect, it } from 'vitest';
import { type Bitmap, whiteBitmap } from './bitmap.ts';
import { cleanPaper } from './paper.ts';
import { takeRules } from './ruling.ts';
import { skewOf, straighten, unstraighten } from './straighten.ts';

function fill({ width, data }: Bitmap, left: number, top: number, right: number, bottom: number, grey = 0): void {
  for (let y = top; y < bottom; y += 1) data.fill(grey, y * width + left, y * width + right);
}

/** A page of 100 pixels per inch with lines of words. */
function written(): Bitmap {
  const page = whiteBitmap(820, 1_100);
  for (let y = 100; y < 1_000; y += 22) for (let x = 90; x < 700; x += 17) fill(page, x, y, x + 11, y + 11);
  return page;
}

describe('a page as it lay in the scanner', () => {
  it.each([-2, -0.5, 1.5, 3])('is found turned by %s° and turned back', (degrees) => {
    const turned = straighten(written(), -degrees);
    expect(skewOf(turned)).toBeCloseTo(degrees, 0);
    expect(Math.abs(skewOf(straighten(turned, skewOf(turned))))).toBeLessThanOrEqual(0.15);
  });

  it('is left alone when it lay straight, or is empty', () => {
    expect(skewOf(written())).toBe(0);
    expect(skewOf(whiteBitmap(800, 1_000))).toBe(0);
  });

  it('tells where a point lay before it was turned back', () => {
    const size = { width: 800, height: 1_000, skew: 2 };
    const [x, y] = unstraighten(700, 500, size);
    expect([x, y]).toEqual([expect.closeTo(699.8, 0), expect.closeTo(510.5, 0)]);
  });

  it('loses the noise of its paper and keeps its letters', () => {
    let seed = 1;
    const clean = written();
    const noisy = clean.data.map((grey) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.max(0, Math.min(255, grey + (seed / 2 ** 31 - 1) * 60));
    });
    const { data } = cleanPaper({ ...clean, data: noisy });
    const specks = data.filter((grey, at) => grey < 200 && (clean.data[at] ?? 0) === 255 && at < 820 * 90).length;
    expect(specks).toBeLessThan(30);
    expect(data[105 * 820 + 95]).toBeLessThan(60);
  });
});

describe('ruling lines of a table', () => {
  it('are told with their places and taken out, the words between them stay', () => {
    const page = whiteBitmap(820, 600);
    for (const y of [100, 150, 200]) fill(page, 100, y, 702, y + 2);
    for (const x of [100, 400, 700]) fill(page, x, 100, x + 2, 202);
    fill(page, 120, 115, 150, 135);
    const { rules, bitmap } = takeRules(page, 100);
    const places = rules.map(({ box, horizontal }) => (horizontal ? `level ${box.top}` : `upright ${box.left}`));
    const upright = [100, 400, 700].map((x) => `upright ${x}`);
    const level = [100, 150, 200].map((y) => `level ${y}`);
    expect(new Set(places)).toEqual(new Set([...level, ...upright]));
    const dark = bitmap.data.filter((grey) => grey < 200).length;
    expect(dark).toBe(30 * 20);
  });

  it('are not the strokes of letters', () => {
    expect(takeRules(written(), 100).rules).toEqual([]);
  });
});
