import { unite } from '../layout/geometry.ts';
import type { Rule } from '../layout/types.ts';
import type { Box } from '../types.ts';
import { apply, type Matrix } from './matrix.ts';

/** Bars up to this many points thick are ruling lines. */
const thickest = 3;
/** Pieces shorter than this are ornaments, dots and letter parts. Points. */
const shortest = 6;

/** A path as pdf.js hands it over: each step's number with its points behind it. Rectangles come as four lines. */
export type Path = Float32Array;

/** pdf.js's numbers for the steps of a path, and how many numbers follow. */
const steps = { moveTo: 0, lineTo: 1, curveTo: 2, quadraticCurveTo: 3, closePath: 4 } as const;

type Point = readonly [x: number, y: number];

function ruleOf(points: readonly Point[]): Rule | null {
  const box: Box = unite(points.map(([x, y]) => ({ left: x, top: y, right: x, bottom: y })));
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (height <= thickest && width >= shortest && width > height) return { box, horizontal: true };
  if (width <= thickest && height >= shortest) return { box, horizontal: false };
  return null;
}

/** One piece of a path between two moves. `null` marks a curve between two straight lines. */
interface Piece {
  points: (Point | null)[];
  closed: boolean;
}

function piecesOf(path: Path, map: Matrix): Piece[] {
  const pieces: Piece[] = [];
  let piece: Piece = { points: [], closed: false };
  let at = 0;
  const next = (): Point => apply(map, path[at++] ?? 0, path[at++] ?? 0);
  const begin = (points: Point[]): void => {
    if (piece.points.length > 1) pieces.push(piece);
    piece = { points, closed: false };
  };
  while (at < path.length) {
    const step = path[at++];
    if (step === steps.moveTo) begin([next()]);
    else if (step === steps.lineTo) piece.points.push(next());
    else if (step === steps.curveTo || step === steps.quadraticCurveTo) {
      at += step === steps.curveTo ? 4 : 2;
      piece.points.push(null, next());
    } else {
      const [start] = piece.points;
      piece.closed = true;
      begin(start ? [start] : []);
    }
  }
  begin([]);
  return pieces;
}

/** The ruling lines a painted path draws on the page: its straight strokes, thin bars and, when stroked, its frames. */
export function rulesOf(path: Path, map: Matrix, stroked: boolean): Rule[] {
  return piecesOf(path, map).flatMap(({ points, closed }) => {
    const corners = points.filter((point) => point !== null);
    // Filling closes a piece by itself.
    const bar = (closed || !stroked) && points.length <= 5 && corners.length === points.length ? ruleOf(corners) : null;
    if (bar) return [bar];
    if (!stroked) return [];
    const ring = closed ? [...points, points[0] ?? null] : points;
    return ring.slice(1).flatMap((to, i) => {
      const from = ring[i];
      return (from && to && ruleOf([from, to])) || [];
    });
  });
}
