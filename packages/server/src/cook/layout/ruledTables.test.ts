import { describe, expect, it } from 'vitest';
import { textOf } from './lines.ts';
import { layOutPage } from './page.ts';
import { cellText } from './ruledTables.ts';
import type { Fragment, Rule } from './types.ts';

function fragment(text: string, left: number, baseline: number, size = 10): Fragment {
  const right = left + [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 10 : 5), 0);
  const shape = { left, right, baseline, top: baseline - 9, bottom: baseline + 1, size };
  return { text, ...shape, bold: false, direction: 0, spaced: false };
}

const cell = (...lines: string[]): string => cellText(lines.map((text, i) => fragment(text, 60, 100 + i * 14)));

describe('figures in narrow cells', () => {
  it.each([
    [['50,7', '07,1', '21.8', '9'], '50,707,121.89'],
    [['78,750,000.', '00'], '78,750,000.00'],
    [['- 479,16', '5.56'], '- 479,165.56'],
    [['16,341', ',772.53'], '16,341,772.53'],
  ])('are whole again where the cell broke them: %j', (lines, whole) => expect(cell(...lines)).toBe(whole));

  it.each([
    [['1,530', '1,253'], '1,530 1,253'],
    [['12', '34'], '12 34'],
    [['50 kg', '30 kg'], '50 kg 30 kg'],
  ])('stay apart where they are several: %j', (lines, text) => expect(cell(...lines)).toBe(text));
});

describe('dates', () => {
  const line = (...texts: string[]): string => {
    let left = 60;
    const fragments = texts.map((text) => {
      const one = fragment(text, left, 100);
      left = one.right + 2.5;
      return one;
    });
    return textOf(fragments);
  };
  it('have no spaces where only the typesetter parted figures from Han', () => {
    expect(line('自', '2031', '年', '6', '月', '30', '日起')).toBe('自 2031年6月30日起');
    expect(line('共', '12', '万元')).toBe('共 12 万元');
  });
});

describe('lines between two drawn tables', () => {
  it('are text, though they stand between drawn lines', () => {
    const grid = (top: number): Rule[] => [
      ...[0, 20, 40].map((y) => ({ box: { left: 60, top: top + y, right: 360, bottom: top + y }, horizontal: true })),
      ...[60, 210, 360].map((x) => ({ box: { left: x, top, right: x, bottom: top + 40 }, horizontal: false })),
    ];
    const rows = (top: number) =>
      [0, 20].flatMap((y) => [fragment('科目', 70, top + y + 14), fragment('31,400', 220, top + y + 14)]);
    const between = [
      fragment('其他说明：', 60, 172),
      fragment('二、门店租金', 60, 188),
      fragment('单位：元', 310, 204),
    ];
    const { pieces } = layOutPage({
      index: 1,
      width: 600,
      height: 800,
      rotation: 0,
      fragments: [...rows(100), ...between, ...rows(220), ...rows(320)],
      rules: [...grid(100), ...grid(220), ...grid(320)],
      images: [],
      paths: 0,
    });
    expect(pieces.map(({ kind }) => kind)).toEqual(['table', 'lines', 'table', 'table']);
  });
});
