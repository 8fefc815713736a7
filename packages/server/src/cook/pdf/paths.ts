import { unite } from '../layout/geometry.ts';
import type { Rule } from '../layout/types.ts';
import type { Box } from '../types.ts';
import { apply, type Matrix } from './matrix.ts';

/** Bars up to this many points thick are ruling lines. */
const thickest = 3;
/** Pieces shorter than this are ornaments, dots and letter parts. Points. */
const shortest = 6;

/** pdf.js's numbers for the path operators. */
export interface PathOps {
  moveTo: number;
  lineTo: number;
  curveTo: number;
  curveTo2: number;
  curveTo3: number;
  closePath: number;
  rectangle: number;
}

/** A path waiting for its painting operator. */
export type Path = readonly [ops: readonly number[], coordinates: readonly number[]];

function ruleOf(box: Box): Rule | null {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  if (height <= thickest && width >= shortest && width > height) return { box, horizontal: true };
  if (width <= thickest && height >= shortest) return { box, horizontal: false };
  return null;
}

function boxOf(map: Matrix, points: readonly (readonly [number, number])[]): Box {
  return unite(
    points.map(([x, y]) => {
      const [left, top] = apply(map, x, y);
      return { left, top, right: left, bottom: top };
    }),
  );
}

/** The ruling lines a painted path draws on the page: its straight strokes, thin bars and, when stroked, its frames. */
export function rulesOf([ops, coordinates]: Path, map: Matrix, stroked: boolean, names: PathOps): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  let pen: readonly [number, number] = [0, 0];
  let start = pen;
  const next = (): number => coordinates[at++] ?? 0;
  const add = (...points: (readonly [number, number])[]): void => {
    const rule = ruleOf(boxOf(map, points));
    if (rule) rules.push(rule);
  };
  for (const op of ops) {
    if (op === names.moveTo) {
      pen = start = [next(), next()];
    } else if (op === names.lineTo) {
      const to = [next(), next()] as const;
      if (stroked) add(pen, to);
      pen = to;
    } else if (op === names.rectangle) {
      const [x, y, width, height] = [next(), next(), next(), next()];
      const corners = [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ] as const;
      const bar = ruleOf(boxOf(map, corners));
      if (bar) rules.push(bar);
      else if (stroked) corners.forEach((corner, i) => add(corner, corners[(i + 1) % 4] ?? corner));
    } else if (op === names.curveTo) {
      at += 4;
      pen = [next(), next()];
    } else if (op === names.curveTo2 || op === names.curveTo3) {
      at += 2;
      pen = [next(), next()];
    } else if (op === names.closePath) {
      if (stroked) add(pen, start);
      pen = start;
    }
  }
  return rules;
}
