import { describe, expect, test } from 'vitest';
import { mergeCells } from './mergeCells.ts';

const read = [
  ['项目', 'Q1', 'Q2'],
  ['额定功率', '2800W', '3200W'],
  ['水箱', '20L', '25L'],
  ['噪声', '68dB', '70dB'],
];
const grown = [
  ['项目', '说明', 'Q1', 'Q2'],
  ['额定功率', '连续', '3000W', '3300W'],
  ['净重', '', '28kg', '30kg'],
  ['水箱', '', '20L', '25L'],
  ['噪声', '', '68dB', '70dB'],
];
const changed = (row: number, column: number, words: string) =>
  read.map((cells, at) => cells.map((cell, place) => (at === row && place === column ? words : cell)));

describe('what makers made of a table goes into a later one', () => {
  test('cell by cell: rows and columns that came since stay, and the cell that both changed is named with both', () => {
    const merged = mergeCells(read, changed(1, 1, '2900W'), grown)!;
    expect(merged.cells).toEqual(grown.with(1, ['额定功率', '连续', '2900W', '3300W']));
    expect(merged).toMatchObject({ changes: [{ row: '额定功率', column: 'Q1', from: '3000W', to: '2900W' }] });
    expect([merged.added, merged.removed]).toEqual([[], []]);
  });

  test('a row that was added stands behind the one it stood behind, one that was removed goes', () => {
    const names = '项目 额定功率 电流 净重 水箱 噪声'.split(' ');
    const more = read.toSpliced(2, 0, ['电流', '13A', '14A']);
    expect(mergeCells(read, more, grown)!.cells.map(([name]) => name)).toEqual(names);
    expect(mergeCells(read, more, grown)!.cells[2]).toEqual(['电流', '', '13A', '14A']);
    const less = mergeCells(read, read.toSpliced(2, 1), grown)!;
    expect([less.removed, less.cells.map(([name]) => name)]).toEqual([['水箱'], ['项目', '额定功率', '净重', '噪声']]);
  });

  test('a name that was rewritten is known by its place', () => {
    const merged = mergeCells(read, changed(3, 0, '工作噪声'), grown)!;
    expect(merged.cells.at(-1)).toEqual(['工作噪声', '', '68dB', '70dB']);
    expect(mergeCells(read, changed(0, 1, 'QX-1'), grown)!.cells[0]).toEqual(['项目', '说明', 'QX-1', 'Q2']);
  });

  test.each([
    ['a row of the changed cell is gone', changed(2, 1, '22L'), grown.toSpliced(3, 1)],
    ['a column is gone', changed(2, 1, '22L'), grown.map((row) => row.toSpliced(2, 1))],
    ['a name stands twice', changed(2, 1, '22L'), [...grown, grown[3]!]],
    ['a row has no name', changed(2, 1, '22L'), [...grown, ['', '', '1', '2']]],
    ['rows are of several lengths', [...read, ['水箱盖']], grown],
    ['the new name of a row is there already', changed(3, 0, '净重'), grown],
    ['the added row is there already', [...read, ['净重', '27kg', '29kg']], grown],
  ])('null where %s', (_, mine, next) => {
    expect(mergeCells(read, mine, next)).toBeNull();
  });
});
