import type { Box } from '../types.ts';
import { toGrid } from './alignedTables.ts';
import { columnsOf } from './columnSpans.ts';
import { holdsCentre, median, unite } from './geometry.ts';
import { joinTouching, type Segment } from './lines.ts';
import { rowsOf } from './rows.ts';
import type { Grid, Rule } from './types.ts';

/** The ends of a table's lines differ by no more than this. Points. */
const slack = 6;
/** Lines further apart than this part of the page's text height belong to different tables. */
const farthest = 0.6;

/** Groups of three or more lines of the same width, as of a table with lines above and below it and under its head. */
function stacksOf(rules: readonly Rule[], height: number): Box[] {
  const lines = rules
    .filter((rule) => rule.horizontal && rule.box.right - rule.box.left > 60)
    .sort((a, b) => a.box.top - b.box.top);
  const stacks: Rule[][] = [];
  for (const line of lines) {
    const home = stacks.find((stack) => {
      const last = stack.at(-1)?.box;
      if (!last) return false;
      const level = Math.abs(last.left - line.box.left) < slack && Math.abs(last.right - line.box.right) < slack;
      return level && line.box.top - last.top < height * farthest;
    });
    if (home) home.push(line);
    else stacks.push([line]);
  }
  return stacks.filter((stack) => stack.length >= 3).map((stack) => unite(stack.map((rule) => rule.box)));
}

/** Finds tables with horizontal lines only. Their columns come from the positions of the texts. */
export function findLineTables(
  rules: readonly Rule[],
  segments: readonly Segment[],
): { grid: Grid; taken: Set<Segment> }[] {
  const frame = unite(segments);
  return stacksOf(rules, frame.bottom - frame.top).flatMap((box) => {
    const inside = segments.filter((segment) => !segment.holds && holdsCentre(box, segment));
    const rows = rowsOf(joinTouching(inside, 0.6));
    const size = median(inside.map((segment) => segment.size));
    const columns = rows.length >= 2 ? columnsOf(rows, size) : null;
    if (!columns || columns.length > 30) return [];
    const grid = toGrid(rows, columns);
    const filled = grid.cells.flat().filter((cell) => cell !== '').length;
    if (filled < grid.cells.flat().length * 0.35) return [];
    return [{ grid: { ...grid, box: unite([box, grid.box]) }, taken: new Set(inside) }];
  });
}
