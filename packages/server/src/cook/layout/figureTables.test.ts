import { describe, expect, it } from 'vitest';
import { findFigureTables } from './figureTables.ts';
import { gatherSegments } from './lines.ts';
import type { Fragment } from './types.ts';

/** Places texts in a line, each by its left edge; a Han character is as wide as the size, others half of it. */
function line(baseline: number, ...texts: [text: string, left: number][]): Fragment[] {
  return texts.map(([text, left]) => {
    const width = [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 10 : 5), 0);
    const shape = { left, right: left + width, baseline, top: baseline - 9, bottom: baseline + 1, size: 10 };
    return { text, ...shape, bold: false, direction: 0, spaced: false };
  });
}

const cellsOf = (...lines: Fragment[][]) =>
  findFigureTables(gatherSegments(lines.flat())).map(({ grid }) => grid.cells);

const figures = (baseline: number, name: string, ...values: string[]): Fragment[] =>
  line(baseline, [name, 60], ...values.map((text, i): [string, number] => [text, 160 + i * 34]));

describe('tables of numbers without lines', () => {
  it('keep their columns where figures stand close together', () => {
    const rows = [
      ['东海', '4,101', '4,202', '4,303', '4,404', '4,505', '4,606', '4,707', '4,808'],
      ['西山', '5,101', '5,202', '—', '5,404', '5,505', '5,606', '5,707', '5,808'],
      ['南湖', '6,101', '6,202', '6,303', '6,404', '6,505', '6,606', '6,707', '6,808'],
    ] as const;
    expect(cellsOf(...rows.map(([name, ...values], i) => figures(100 + i * 14, name, ...values)))).toEqual([rows]);
  });

  it('have the heads above them, and those over several columns in each of these', () => {
    const [table] = cellsOf(
      line(60, ['各地产能见下表，单位为吨，数据由各地统计部门提供。', 60]),
      line(86, ['熔融氧化铝', 168], ['碳化硅', 238]),
      line(100, ['国家', 60], ['2009', 160], ['2010', 194], ['2009', 228], ['2010', 262]),
      figures(114, '甲国', '6,040', '6,041', '4,260', '4,261'),
      figures(128, '乙国', '5,000', '5,001', '4,300', '4,301'),
      figures(142, '丙国', '7,000', '7,001', '4,500', '4,501'),
    );
    expect(table?.slice(0, 3)).toEqual([
      ['', '熔融氧化铝', '熔融氧化铝', '碳化硅', '碳化硅'],
      ['国家', '2009', '2010', '2009', '2010'],
      ['甲国', '6,040', '6,041', '4,260', '4,261'],
    ]);
    expect(table).toHaveLength(5);
  });

  it('hold the lines between their rows that name a group', () => {
    const [table] = cellsOf(
      figures(100, '全部', '41', '42'),
      line(114, ['按性别', 60]),
      figures(128, '男', '51', '52'),
      figures(142, '女', '61', '62'),
    );
    expect(table?.map(([name]) => name)).toEqual(['全部', '按性别', '男', '女']);
  });

  it('may have the name of the first group between heads and figures', () => {
    const [table] = cellsOf(
      line(86, ['船只', 160], ['车辆', 194]),
      line(104, ['成本', 60]),
      figures(118, '期初', '9,101', '9,102'),
      figures(132, '添置', '9,201', '9,202'),
      figures(146, '期末', '9,301', '—'),
    );
    expect(table?.slice(0, 3)).toEqual([
      ['', '船只', '车辆'],
      ['成本', '', ''],
      ['期初', '9,101', '9,102'],
    ]);
  });

  it('are none where names follow the figures, as in text of two columns', () => {
    const two = (baseline: number) => line(baseline, ['第', 60], ['12', 90], ['34', 120], ['条另有规定的', 200]);
    expect(cellsOf(two(100), two(114), two(128))).toEqual([]);
  });
});
