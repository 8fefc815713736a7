import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tablesOf } from './markdown.ts';
import type { Readings } from './readFolder.ts';

interface Cell {
  top: number;
  bottom: number;
  left: number;
  right: number;
  text: string;
}

/** Letters and digits alone: marks, spaces and case do not count. */
const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const decoded = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    return hex ? String.fromCodePoint(parseInt(hex, 16)) : (entities[name] ?? whole);
  });

/** Each cell with its next one that is not empty, to the right and below. */
function relationsOf(cells: readonly Cell[]): string[] {
  const full = cells.filter((cell) => cell.text !== '');
  const grid = new Map<string, Cell>();
  let [rows, columns] = [0, 0];
  for (const cell of full) {
    rows = Math.max(rows, cell.bottom);
    columns = Math.max(columns, cell.right);
    for (let row = cell.top; row <= cell.bottom; row += 1)
      for (let column = cell.left; column <= cell.right; column += 1) grid.set(`${row},${column}`, cell);
  }
  return full.flatMap((cell) => {
    const right = new Set<Cell>();
    const down = new Set<Cell>();
    for (let row = cell.top; row <= cell.bottom; row += 1)
      for (let column = cell.right + 1; column <= columns; column += 1) {
        const next = grid.get(`${row},${column}`);
        if (!next) continue;
        right.add(next);
        break;
      }
    for (let column = cell.left; column <= cell.right; column += 1)
      for (let row = cell.bottom + 1; row <= rows; row += 1) {
        const next = grid.get(`${row},${column}`);
        if (!next) continue;
        down.add(next);
        break;
      }
    right.delete(cell);
    down.delete(cell);
    return [
      ...[...right].map((next) => `${cell.text}\t${next.text}\tright`),
      ...[...down].map((next) => `${cell.text}\t${next.text}\tdown`),
    ];
  });
}

function cellOf([, attributes = '', inside = '']: RegExpMatchArray): Cell {
  const at = (name: string): number | undefined => {
    const value = new RegExp(`${name}=["'](-?\\d+)`).exec(attributes)?.[1];
    return value === undefined ? undefined : Number(value);
  };
  const top = at('start-row') ?? 0;
  const left = at('start-col') ?? 0;
  const text = normal(decoded(/<content>([\s\S]*?)<\/content>/.exec(inside)?.[1] ?? ''));
  return { top, bottom: at('end-row') ?? top, left, right: at('end-col') ?? left, text };
}

/** The relations that a set's structures tell, by the name of the PDF. */
export function tableGold(folder: string): Map<string, string[]> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('-str.xml'));
  return new Map(
    paths.map((path) => {
      const regions = readFileSync(join(folder, path), 'utf8').matchAll(/<region[^>]*>([\s\S]*?)<\/region>/g);
      const relations = [...regions].flatMap(([, region = '']) =>
        relationsOf([...region.matchAll(/<cell([^>]*)>([\s\S]*?)<\/cell>/g)].map(cellOf)),
      );
      return [basename(path).replace('-str.xml', '.pdf'), relations];
    }),
  );
}

/** How many of `found` are among `wanted`, each as often as it stands there. */
function common(found: readonly string[], wanted: readonly string[]): number {
  const left = new Map<string, number>();
  for (const one of wanted) left.set(one, (left.get(one) ?? 0) + 1);
  return found.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count > 0;
  }).length;
}

const meanOf = (a: number, b: number): number => (a + b > 0 ? (2 * a * b) / (a + b) : 0);

/** Precision, recall and F of the relations between cells: the mean of the files, and of all files together. */
export function measureTables(
  gold: ReadonlyMap<string, string[]>,
  { files }: Readings,
): { line: string; failures: object[] } {
  let [right, wanted, found] = [0, 0, 0];
  const scores = [...gold].map(([file, relations]) => {
    const have = (files[file] ?? [])
      .flatMap(tablesOf)
      .flatMap((table) =>
        relationsOf(
          table.flatMap((row, i) =>
            row.map((text, j) => ({ top: i, bottom: i, left: j, right: j, text: normal(text) })),
          ),
        ),
      );
    const both = common(have, relations);
    right += both;
    wanted += relations.length;
    found += have.length;
    const [precision, recall] = [both / Math.max(1, have.length), both / Math.max(1, relations.length)];
    return { set: 'icdar', file, precision, recall, f: meanOf(precision, recall), relations: relations.length };
  });
  const mean = (key: 'precision' | 'recall' | 'f'): string =>
    (scores.reduce((sum, score) => sum + score[key], 0) / scores.length).toFixed(3);
  const [precision, recall] = [right / Math.max(1, found), right / Math.max(1, wanted)];
  const pooled = `pooled P ${precision.toFixed(3)} R ${recall.toFixed(3)} F ${meanOf(precision, recall).toFixed(3)}`;
  return {
    line: `${scores.length} files, mean P ${mean('precision')} R ${mean('recall')} F ${mean('f')}, ${pooled}`,
    failures: scores.filter(({ f }) => f < 1).toSorted((a, b) => a.f - b.f),
  };
}
