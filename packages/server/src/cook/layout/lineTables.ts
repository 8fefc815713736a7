import type { Box } from '../types.ts';
import { columnsOf, toGrid } from './alignedTables.ts';
import { holdsCentre, median, unite } from './geometry.ts';
import { joinTouching, type Segment } from './lines.ts';
import { rowsOf } from './rows.ts';
import type { Grid, Rule } from './types.ts';

/** Lines of one table start and end within this distance of each other. Points. */
const slack = 6;
/** Lines further apart than this part of the page's text height belong to different tables. */
const farthest = 0.6;

/** Stacks of three or more lines of equal reach, as tables with rules above, below and under the head have. */
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

/** Finds tables that have lines across but none down: their columns are those the texts keep to. */
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
