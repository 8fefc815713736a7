import { describe, expect, it } from 'vitest';
import { layOutPage } from './page.ts';
import type { Fragment } from './types.ts';

function fragment(text: string, left: number, baseline: number, size = 18): Fragment {
  const right = left + text.length * size;
  const shape = { left, right, baseline, top: baseline - size * 0.88, bottom: baseline + size * 0.12, size };
  return { text, ...shape, bold: false, direction: 0, spaced: false };
}

/** The texts of a page, line by line. */
function linesOf(fragments: Fragment[]): string[] {
  const page = { index: 1, width: 600, height: 800, rotation: 0, fragments, rules: [], images: [], paths: 0 } as const;
  const { pieces } = layOutPage({ ...page, rules: [], images: [] });
  return pieces.flatMap((piece) => (piece.kind === 'lines' ? piece.lines.map(({ text }) => text) : ['table']));
}

/** Characters at places of their own: `across` from one column to the next, `down` from one to the next below. */
const placed = (columns: string[], across: number, down: number): Fragment[] =>
  columns.flatMap((column, i) => [...column].map((char, at) => fragment(char, 460 - i * across, 126 + at * down)));

const columns = ['湖边茶室每日清晨七时开门', '雨天移至二楼东侧的小厅', '团体请提前两日来电预约'];
const rows = Array.from({ length: 12 }, (_, at) => columns.map((column) => column.charAt(at)).join('')).filter(Boolean);

describe('vertical writing of characters with places of their own', () => {
  it('is read down its columns, from right to left, below its title', () => {
    const title = fragment('茶室须知', 60, 60, 16);
    expect(linesOf([title, ...placed(columns, 34, 20)])).toEqual(['茶室须知', ...columns]);
  });

  it('is read so whatever the order in which it was drawn', () => {
    const byRow = placed(columns, 34, 20).toSorted((a, b) => a.baseline - b.baseline || a.left - b.left);
    expect(linesOf(byRow)).toEqual(columns);
  });

  it('is none where spaced letters run across', () => {
    const across = placed(columns, 22, 26);
    const texts = rows.map((row) => [...row].toReversed().join(''));
    expect(linesOf(across).join('').replace(/\s/g, '')).toBe(texts.join(''));
  });
});
