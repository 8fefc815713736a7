import type { Box } from '../types.ts';
import { holdsCentre, unite } from './geometry.ts';
import { joinTouching, type Segment, textOf } from './lines.ts';
import { rowsOf } from './rows.ts';
import { splitStacked } from './stackedCells.ts';
import { closeUp, joinLines } from './text.ts';
import type { Fragment, Grid, Rule } from './types.ts';

/** Lines with a smaller gap between them still count as touching. Points. */
const slack = 3;
/** A grid with more cells than this is a chart's background. */
const mostCells = 4_000;

function touch(a: Box, b: Box): boolean {
  return (
    a.left <= b.right + slack && b.left <= a.right + slack && a.top <= b.bottom + slack && b.top <= a.bottom + slack
  );
}

/** Groups lines that touch, directly or through others: each group may be a table. */
export function netsOf(rules: readonly Rule[]): Rule[][] {
  const nets: { box: Box; rules: Rule[] }[] = [];
  for (const rule of rules) {
    const met = nets.filter((net) => touch(net.box, rule.box) && net.rules.some((other) => touch(other.box, rule.box)));
    const home = met[0] ?? { box: rule.box, rules: [] };
    if (met.length === 0) nets.push(home);
    for (const other of met.slice(1)) {
      home.rules.push(...other.rules);
      nets.splice(nets.indexOf(other), 1);
    }
    home.rules.push(rule);
    home.box = unite(home.rules.map((one) => one.box));
  }
  return nets.map((net) => net.rules);
}

/** The different positions among `values`; nearly equal ones count once. */
function positions(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, i) => i === 0 || value - (sorted[i - 1] ?? 0) > slack);
}

/** Whether a line lies at position `at` and passes `middle`: the edge between two cells is really drawn. */
function hasEdge(rules: readonly Rule[], horizontal: boolean, at: number, middle: number): boolean {
  return rules.some(({ horizontal: level, box }) => {
    if (level !== horizontal) return false;
    const [place, from, to] = level
      ? [(box.top + box.bottom) / 2, box.left, box.right]
      : [(box.left + box.right) / 2, box.top, box.bottom];
    return Math.abs(place - at) <= slack && from <= middle && to >= middle;
  });
}

/** What stands in the cells between the edges `xs` and `ys`. What merged cells hold goes into the first of them. */
function fillCells(
  xs: readonly number[],
  ys: readonly number[],
  rules: readonly Rule[],
  texts: readonly Fragment[],
): Fragment[][][] {
  const buckets: Fragment[][][] = ys.slice(1).map(() => xs.slice(1).map(() => []));
  for (const fragment of texts) {
    const x = (fragment.left + fragment.right) / 2;
    const y = (fragment.top + fragment.bottom) / 2;
    let row = ys.findLastIndex((edge) => edge <= y);
    let column = xs.findLastIndex((edge) => edge <= x);
    while (column > 0 && !hasEdge(rules, false, xs[column] ?? 0, y)) column -= 1;
    while (row > 0 && !hasEdge(rules, true, ys[row] ?? 0, x)) row -= 1;
    buckets[row]?.[column]?.push(fragment);
  }
  return buckets;
}

const figure = /^[-−–(（]?\s?[¥￥$]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?%?[)）]?$/;

/** A figure that a narrow cell broke over lines, whole again; null for texts, and for figures one below the other. */
function wrappedFigure(lines: readonly string[]): string | null {
  if (lines.length < 2 || lines.every((line) => figure.test(line))) return null;
  const whole = lines.join('').replace(/(?<=[\d,.]) (?=[\d,.])/g, '');
  return figure.test(whole) ? whole : null;
}

/** The text of one cell, its lines joined as in a paragraph. */
export function cellText(fragments: readonly Fragment[]): string {
  const segments = joinTouching(
    fragments.map((fragment) => ({ ...fragment, fragments: [fragment] })),
    Infinity,
  );
  const rows = rowsOf(segments).map((row) => textOf(row.flatMap((segment) => segment.fragments)));
  return closeUp(wrappedFigure(rows) ?? rows.reduce(joinLines, ''));
}

/** Finds tables drawn with lines, and which segments belong to each. */
export function findRuledTables(
  rules: readonly Rule[],
  segments: readonly Segment[],
): { grid: Grid; taken: Set<Segment> }[] {
  return netsOf(rules).flatMap((net) => {
    const across = net.filter((rule) => rule.horizontal);
    const down = net.filter((rule) => !rule.horizontal);
    if (across.length < 2 || down.length < 2) return [];
    const box = unite(net.map((rule) => rule.box));
    const xs = positions([...down.map(({ box: line }) => (line.left + line.right) / 2), box.left, box.right]);
    const ys = positions(across.map(({ box: line }) => (line.top + line.bottom) / 2));
    const count = (xs.length - 1) * (ys.length - 1);
    if (xs.length < 3 || ys.length < 3 || count > mostCells) return [];
    const taken = new Set(segments.filter((segment) => !segment.holds && holdsCentre(box, segment)));
    const all = fillCells(
      xs,
      ys,
      net,
      [...taken].flatMap((segment) => segment.fragments),
    );
    const split = splitStacked(all).map((row) => row.map(cellText));
    const { cells, kept } = withoutEmpty(split);
    const whole = split.every((row) => row.length === xs.length - 1);
    const columns = whole && kept.map((i) => ({ left: xs[i] ?? 0, right: xs[i + 1] ?? 0 }));
    const filled = cells.flat().filter((cell) => cell !== '').length;
    if (cells.length < 2 || (cells[0]?.length ?? 0) < 2 || filled < Math.max(3, cells.flat().length * 0.25)) return [];
    return [{ grid: { box: unite([box]), cells, ...(columns && { columns }) }, taken }];
  });
}

/** Drops rows and columns without any text, which double lines cause; says which columns are kept. */
function withoutEmpty(cells: readonly string[][]): { cells: string[][]; kept: number[] } {
  const rows = cells.filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const kept = Array.from({ length: width }, (_, i) => i).filter((i) => rows.some((row) => (row[i] ?? '') !== ''));
  return { cells: rows.map((row) => kept.map((i) => row[i] ?? '')), kept };
}
