import { describe, expect, it } from 'vitest';
import { withBullets } from './bullets.ts';
import type { Fragment } from './types.ts';

const [body, signs] = [{}, {}];

function fragment(text: string, left: number, baseline: number, font: object): Fragment {
  const shape = { left, right: left + text.length * 10, baseline, top: baseline - 9, bottom: baseline + 1, size: 10 };
  return { text, ...shape, bold: false, font, direction: 0, spaced: false };
}

const textsOf = (fragments: Fragment[]): string[] => withBullets(fragments).map(({ text }) => text);

describe('signs in front of lines', () => {
  it.each(['イ', 'l', 'Ø'])('are bullets though their font calls them %s', (sign) => {
    const items = [100, 120, 140].flatMap((y) => [
      fragment(sign, 60, y, signs),
      fragment('每周清洗滤网一次', 80, y, body),
    ]);
    expect(textsOf(items).filter((_, i) => i % 2 === 0)).toEqual(['•', '•', '•']);
  });

  it('are letters where their font writes others, too', () => {
    const items = [
      fragment('l', 60, 100, signs),
      fragment('长度', 80, 100, body),
      fragment('l', 60, 120, signs),
      fragment('宽度', 80, 120, body),
      fragment('w', 60, 140, signs),
    ];
    expect(textsOf(items)).toEqual(items.map(({ text }) => text));
  });

  it('are letters where they stand within a line', () => {
    const items = [100, 120].flatMap((y) => [
      fragment('杆长为', 20, y, body),
      fragment('l', 60, y, signs),
      fragment('时', 80, y, body),
    ]);
    expect(textsOf(items)).toEqual(items.map(({ text }) => text));
  });
});
