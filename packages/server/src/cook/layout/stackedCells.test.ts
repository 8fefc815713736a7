import { describe, expect, it } from 'vitest';
import { splitStacked } from './stackedCells.ts';
import type { Fragment } from './types.ts';

function fragment(text: string, left: number, baseline: number): Fragment {
  const right = left + text.length * 5;
  const shape = { left, right, baseline, top: baseline - 9, bottom: baseline + 1, size: 10 };
  return { text, ...shape, bold: false, direction: 0, spaced: false };
}

/** The lines of a cell, one below the other; `|` parts texts that stand side by side. */
const cell = (left: number, top: number, ...lines: string[]): Fragment[] =>
  lines.flatMap((line, i) => line.split('|').map((text, at) => fragment(text, left + at * 60, top + i * 14)));

const texts = (rows: Fragment[][][]): string[][] =>
  rows.map((row) => row.map((fragments) => fragments.map(({ text }) => text).join(' ')));

describe('cells between few drawn lines', () => {
  it('are as many rows as their figures have lines', () => {
    const rows = [
      [cell(0, 20, '门店'), cell(200, 20, '销量'), cell(300, 20, '退货')],
      [cell(0, 50, '东门', '西门', '南门'), cell(200, 50, '1,530', '1,253', '988'), cell(300, 50, '12', '—', '7')],
    ];
    expect(texts(splitStacked(rows))).toEqual([
      ['门店', '销量', '退货'],
      ['东门', '1,530', '12'],
      ['西门', '1,253', '—'],
      ['南门', '988', '7'],
    ]);
  });

  it('are as many columns as they have figures side by side, each under its own head', () => {
    const rows = [
      [cell(0, 20, '年龄'), cell(200, 20, '城镇', '男|女')],
      [cell(0, 60, '0—9', '10—19', '20—29'), cell(200, 60, '11|12', '21|22', '31|32')],
    ];
    expect(texts(splitStacked(rows))).toEqual([
      ['', '城镇', ''],
      ['年龄', '男', '女'],
      ['0—9', '11', '12'],
      ['10—19', '21', '22'],
      ['20—29', '31', '32'],
    ]);
  });

  it('stay whole when their lines are wrapped text', () => {
    const rows = [[cell(0, 20, '运费与安装', '由卖方承担'), cell(200, 20, '4425.00')]];
    expect(texts(splitStacked(rows))).toEqual([['运费与安装 由卖方承担', '4425.00']]);
  });
});
