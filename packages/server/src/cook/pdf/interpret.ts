import { area, intersect } from '../layout/geometry.ts';
import type { Drawing } from '../layout/types.ts';
import type { Box } from '../types.ts';
import { type FontMetrics, fontMetrics } from './font.ts';
import { besideLabels, type Field, fragmentsOf } from './fields.ts';
import { FragmentWriter, type ShownGlyph, type TextState } from './glyphs.ts';
import { apply, identity, type Matrix, multiply } from './matrix.ts';
import { type Path, rulesOf } from './paths.ts';

/** A page's list of drawing operators as pdf.js gives it. */
export interface Operators {
  fnArray: readonly number[];
  argsArray: readonly (readonly unknown[] | null)[];
}

/** pdf.js's numbers for the operators, by name. */
export type OperatorNames = Record<string, number>;

/** Where the page lies in user space: its crop box, its rotation, and points per unit. */
export interface Sheet {
  index: number;
  view: readonly number[];
  rotation: number;
  unit: number;
}

interface GraphicsState extends TextState {
  map: Matrix;
  leading: number;
  rise: number;
}

/** More rules and images than this on one page are a drawing, not tables and pictures. */
const mostRules = 4_000;
const mostImages = 200;

/** The operators that draw a path's outline; the others only fill it or use it to clip. */
const strokingNames = ['stroke', 'closeStroke', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

const unknownFont: FontMetrics = fontMetrics(null);
const startState: Omit<GraphicsState, 'map'> = {
  font: unknownFont,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
};

function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * Follows a page's operators and notes where text, ruling lines and images fall on the unrotated page. The values of
 * `fields` take the place of what their appearances draw.
 */
export function interpret(
  operators: Operators,
  names: OperatorNames,
  sheet: Sheet,
  fonts: ReadonlyMap<string, FontMetrics>,
  fields: readonly Field[] = [],
): Drawing {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = sheet.view;
  const { unit } = sheet;
  const width = hundredth((x1 - x0) * unit);
  const height = hundredth((y1 - y0) * unit);
  const page: Matrix = [unit, 0, 0, -unit, -x0 * unit, y1 * unit];
  const paper: Box = { left: 0, top: 0, right: width, bottom: height };
  const rotation = ((((Math.round(sheet.rotation / 90) * 90) % 360) + 360) % 360) as Drawing['rotation'];
  const drawing: Drawing = {
    index: sheet.index,
    width,
    height,
    rotation,
    fragments: [],
    rules: [],
    images: [],
    paths: 0,
  };
  const writer = new FragmentWriter(width, height);

  let state: GraphicsState = { ...startState, map: page };
  const stack: GraphicsState[] = [];
  let textMatrix: Matrix = identity;
  let lineMatrix: Matrix = identity;

  const moveLine = (x: number, y: number): void => {
    lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y]);
    textMatrix = lineMatrix;
  };
  const replaced = new Set(fields.map(({ id }) => id));
  let inField = false;
  const show = (glyphs: readonly ShownGlyph[]): void => {
    if (inField) return;
    const text = multiply(state.map, multiply(textMatrix, [1, 0, 0, 1, 0, state.rise]));
    const moved = writer.show(glyphs, state, text);
    textMatrix = multiply(textMatrix, [1, 0, 0, 1, state.font.vertical ? 0 : moved, state.font.vertical ? -moved : 0]);
  };
  const strokes = new Set(strokingNames.map((name) => names[name]));
  const image = (): void => {
    const corners = [apply(state.map, 0, 0), apply(state.map, 1, 0), apply(state.map, 0, 1), apply(state.map, 1, 1)];
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const whole = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
    const box = intersect(whole, paper);
    if (area(box) > 0 && drawing.images.length < mostImages) drawing.images.push(box);
  };

  const handlers: Record<string, (args: readonly unknown[]) => void> = {
    save: () => stack.push({ ...state }),
    restore: () => {
      state = stack.pop() ?? state;
    },
    transform: (args) => {
      state.map = multiply(state.map, args as unknown as Matrix);
    },
    paintFormXObjectBegin: ([matrix]) => {
      stack.push({ ...state });
      if (matrix) state.map = multiply(state.map, matrix as Matrix);
    },
    paintFormXObjectEnd: () => {
      state = stack.pop() ?? state;
    },
    beginAnnotation: ([id, , transform, matrix]) => {
      inField = replaced.has(id as string);
      stack.push({ ...state });
      state = {
        ...startState,
        map: multiply(multiply(page, (transform as Matrix) ?? identity), (matrix as Matrix) ?? identity),
      };
    },
    endAnnotation: () => {
      inField = false;
      state = stack.pop() ?? state;
    },
    beginText: () => {
      textMatrix = lineMatrix = identity;
    },
    setTextMatrix: ([matrix]) => {
      textMatrix = lineMatrix = matrix as Matrix;
    },
    moveText: ([x, y]) => moveLine(x as number, y as number),
    setLeadingMoveText: ([x, y]) => {
      state.leading = -(y as number);
      moveLine(x as number, y as number);
    },
    nextLine: () => moveLine(0, -state.leading),
    setLeading: ([value]) => {
      state.leading = value as number;
    },
    setCharSpacing: ([value]) => {
      state.charSpacing = value as number;
    },
    setWordSpacing: ([value]) => {
      state.wordSpacing = value as number;
    },
    setHScale: ([value]) => {
      state.scale = (value as number) / 100;
    },
    setTextRise: ([value]) => {
      state.rise = value as number;
    },
    setFont: ([name, size]) => {
      state.font = fonts.get(name as string) ?? unknownFont;
      state.size = size as number;
    },
    showText: ([glyphs]) => show(glyphs as ShownGlyph[]),
    constructPath: ([painted, parts]) => {
      if (painted === names['endPath']) return;
      drawing.paths += 1;
      const [path] = parts as [Path | null];
      if (!path || drawing.rules.length >= mostRules) return;
      drawing.rules.push(...rulesOf(path, state.map, strokes.has(painted as number)));
    },
    // The patched reader announces every image by this operator instead of decoding it.
    paintSolidColorImageMask: image,
  };
  const byNumber = new Map(Object.entries(handlers).map(([name, handler]) => [names[name], handler]));

  operators.fnArray.forEach((fn, i) => byNumber.get(fn)?.(operators.argsArray[i] ?? []));
  const values = fields.flatMap((field) =>
    besideLabels(
      fragmentsOf(field, (x, y) => apply(page, x, y), drawing),
      writer.fragments,
    ),
  );
  drawing.fragments = [...writer.fragments, ...values].filter((fragment) => {
    const turned = fragment.direction % 2 === 1;
    const reach = turned ? height : width;
    const depth = turned ? width : height;
    return fragment.right > 0 && fragment.left < reach && fragment.baseline > 0 && fragment.top < depth;
  });
  return drawing;
}
