import type { Box } from '../types.ts';
import { findAlignedTables } from './alignedTables.ts';
import { withBullets } from './bullets.ts';
import { orderColumns } from './columns.ts';
import { boxFromFrame, boxIntoFrame, type Direction } from './frame.ts';
import { findFigureTables } from './figureTables.ts';
import { holdsCentre, unite } from './geometry.ts';
import { findLineTables } from './lineTables.ts';
import { withoutGarbled } from './garbled.ts';
import { gatherSegments, joinTouching, lineOf, type Segment } from './lines.ts';
import { picturesOf } from './pictures.ts';
import { textLayerOf } from './textLayer.ts';
import { findRuledTables } from './ruledTables.ts';
import { withVertical } from './upright.ts';
import type { Drawing, Fragment, Layout, Piece, Rule } from './types.ts';

const directions = [0, 1, 2, 3] as const;

function letters(fragments: readonly Fragment[]): number {
  return fragments.reduce((sum, fragment) => sum + fragment.text.length, 0);
}

function standIn(box: Box, holds: NonNullable<Segment['holds']>): Segment {
  return { fragments: [], ...box, baseline: box.bottom, size: 10, holds };
}

/** Lays out all text of one direction, with the tables and pictures among it, into pieces in reading order. */
function layOut(
  drawing: Drawing,
  direction: Direction,
  fragments: readonly Fragment[],
  images: readonly Box[],
): Piece[] {
  const { width, height } = drawing;
  const rules: Rule[] = drawing.rules.map((rule) => ({
    box: boxIntoFrame(direction, rule.box, width, height),
    horizontal: direction % 2 === 0 ? rule.horizontal : !rule.horizontal,
  }));
  let segments = gatherSegments(fragments);
  const take = (tables: ReturnType<typeof findRuledTables>): void => {
    for (const { grid, taken } of tables) {
      segments = segments.filter((segment) => !taken.has(segment));
      segments.push(standIn(grid.box, { kind: 'table', grid }));
    }
  };
  const ruled = findRuledTables(rules, segments);
  take(ruled);
  take(findFigureTables(segments));
  // The lines of those tables are none of a table that has only some: texts between two tables stand between lines, too.
  const others = rules.filter((rule) => !ruled.some(({ grid }) => holdsCentre(grid.box, rule.box)));
  take(findLineTables(others, segments));
  // Text in two columns may look like a table of two columns, hardly like one of three: those are safe to take now.
  take(findAlignedTables(segments, 3));
  const pictures = images.map((box) => ({ box, inFrame: boxIntoFrame(direction, box, width, height) }));
  for (const { box, inFrame } of pictures) segments.push(standIn(inFrame, { kind: 'image', box }));
  return orderColumns(segments).flatMap((column) => {
    let rest = column;
    const figures = findFigureTables(column);
    const others = column.filter((segment) => !figures.some(({ taken }) => taken.has(segment)));
    for (const { grid, taken } of [...figures, ...findAlignedTables(others)]) {
      rest = rest.filter((segment) => !taken.has(segment));
      rest.push(standIn(grid.box, { kind: 'table', grid }));
    }
    return piecesOf(rest, direction);
  });
}

function piecesOf(column: readonly Segment[], direction: Direction): Piece[] {
  const box = unite(column.filter((segment) => !segment.holds));
  const texts = joinTouching(
    column.filter((segment) => !segment.holds),
    Infinity,
  );
  const holders = column.filter((segment) => segment.holds);
  const ordered = [...texts, ...holders].sort((a, b) => a.top + a.bottom - (b.top + b.bottom) || a.left - b.left);
  const pieces: Piece[] = [];
  for (const segment of ordered) {
    if (segment.holds?.kind === 'table') pieces.push({ kind: 'table', direction, grid: segment.holds.grid });
    else if (segment.holds) pieces.push({ kind: 'image', direction: 0, box: segment.holds.box });
    else {
      const line = lineOf(segment);
      const last = pieces.at(-1);
      if (line.text === '') continue;
      if (last?.kind === 'lines') last.lines.push(line);
      else pieces.push({ kind: 'lines', direction, column: box, lines: [line] });
    }
  }
  return pieces;
}

/** Whether pieces stand above others on the page, as a title does that runs across above vertical writing. */
function isAbove(pieces: readonly Piece[], others: readonly Piece[], { width, height }: Drawing): boolean {
  const place = (list: readonly Piece[]): Box =>
    unite(
      list.map((piece) =>
        piece.kind === 'image'
          ? piece.box
          : boxFromFrame(
              piece.direction,
              piece.kind === 'table' ? piece.grid.box : unite(piece.lines.map(({ box }) => box)),
              width,
              height,
            ),
      ),
    );
  return pieces.length > 0 && others.length > 0 && place(pieces).bottom <= place(others).top;
}

/** Arranges what a page draws as lines, tables and images in reading order. Without usable text only images remain. */
export function layOutPage(drawing: Drawing): Layout {
  const { index, width, height, rotation } = drawing;
  const readable = withoutGarbled(drawing);
  const textLayer = textLayerOf(drawing, readable.usable);
  const { usable, gaps } = textLayer === 'ok' ? readable : { usable: [], gaps: [] };
  const texts = withVertical(withBullets(usable), drawing);
  const images = picturesOf(drawing);
  const groups = directions
    .map((direction) => ({ direction, fragments: texts.filter((fragment) => fragment.direction === direction) }))
    .sort((a, b) => letters(b.fragments) - letters(a.fragments));
  const parts = groups.map(({ direction, fragments }, rank) =>
    fragments.length > 0 || rank === 0 ? layOut(drawing, direction, fragments, rank === 0 ? images : []) : [],
  );
  const [main = [], ...others] = parts;
  const titles =
    rotation === 0 && groups[0]?.direction === 1 ? others.filter((part) => isAbove(part, main, drawing)) : [];
  const pieces = [...titles, main, ...others.filter((part) => !titles.includes(part))].flat();
  return { index, width, height, rotation, textLayer, pieces, gaps };
}
