import type { Box } from '../types.ts';
import { toGrid } from './alignedTables.ts';
import { columnsOf } from './columnSpans.ts';
import { boxFromFrame, boxIntoFrame, type Direction } from './frame.ts';
import { holdsCentre, median } from './geometry.ts';
import { findLineTables } from './lineTables.ts';
import { gatherSegments, joinTouching } from './lines.ts';
import { rowsOf } from './rows.ts';
import { findRuledTables } from './ruledTables.ts';
import type { Drawing, Grid, Rule } from './types.ts';

const directions = [0, 1, 2, 3] as const;

/**
 * What stands in a box of a page, as a table, because somebody said that it is one: by its lines where it has any that
 * hold most of the text, else by the places of the words. Null without text.
 */
export function tableWithin(drawing: Drawing, box: Box): Grid | null {
  const { width, height } = drawing;
  const within = (direction: Direction) => {
    const frame = boxIntoFrame(direction, box, width, height);
    return drawing.fragments.filter((each) => each.direction === direction && holdsCentre(frame, each));
  };
  const [direction, fragments] = directions
    .map((each) => [each, within(each)] as const)
    .reduce((most, one) => (one[1].length > most[1].length ? one : most));
  if (fragments.length === 0) return null;
  const rules: Rule[] = drawing.rules
    .filter((rule) => holdsCentre(box, rule.box))
    .map((rule) => ({
      box: boxIntoFrame(direction, rule.box, width, height),
      horizontal: direction % 2 === 0 ? rule.horizontal : !rule.horizontal,
    }));
  const segments = gatherSegments(fragments);
  const drawn = [...findRuledTables(rules, segments), ...findLineTables(rules, segments)]
    .toSorted((a, b) => b.taken.size - a.taken.size)
    .find(({ taken }) => taken.size >= segments.length * 0.7);
  if (drawn) return { cells: drawn.grid.cells, box };
  const rows = rowsOf(joinTouching(segments, 0.6));
  const size = median(segments.map((segment) => segment.size));
  // Words that keep to no common column are a table of one.
  const columns = columnsOf(rows, size) ?? [{ left: -Infinity, right: Infinity }];
  const { cells, box: around } = toGrid(rows, columns);
  return { cells, box: boxFromFrame(direction, around, width, height) };
}
