import type { Box, CookedPage, TextLayer } from '../types.ts';
import type { Direction } from './frame.ts';

/** Letters drawn one after the other without a gap. Turned so that they run from left to right, see `frame.ts`. */
export interface Fragment {
  text: string;
  left: number;
  right: number;
  baseline: number;
  top: number;
  bottom: number;
  /** Font size in points as drawn. */
  size: number;
  bold: boolean;
  /** Its font; fragments of one font have the same object. */
  font?: object;
  direction: Direction;
  /** Whether a space glyph stood before it. */
  spaced: boolean;
  /** Set where somebody began a new line before it, in a field of a form. */
  anew?: true;
}

/** An axis-parallel stroke or thin filled bar, in page space. */
export interface Rule {
  box: Box;
  horizontal: boolean;
}

/** What one page draws, before any interpretation; boxes in page space. */
export interface Drawing {
  index: number;
  width: number;
  height: number;
  rotation: CookedPage['rotation'];
  fragments: Fragment[];
  rules: Rule[];
  images: Box[];
  /** How many paths were painted; text turned into outlines shows as very many. */
  paths: number;
}

/** One line of one column, turned so that it runs from left to right. */
export interface Line {
  text: string;
  box: Box;
  baseline: number;
  size: number;
  bold: boolean;
  /** Set where somebody began it on purpose, see {@link Fragment.anew}. */
  anew?: true;
}

/** A table with its cells row by row, turned so that its text runs from left to right. */
export interface Grid {
  box: Box;
  cells: string[][];
  /** Where its columns are, when that is known. */
  columns?: { left: number; right: number }[];
}

/** A piece of a page in reading order: one column's run of lines, a table or an image. */
export type Piece =
  | { kind: 'lines'; direction: Direction; column: Box; lines: Line[] }
  | { kind: 'table'; direction: Direction; grid: Grid }
  | { kind: 'image'; direction: 0; box: Box };

/** A page laid out into pieces, still with its headers and footers. */
export interface Layout {
  index: number;
  width: number;
  height: number;
  rotation: CookedPage['rotation'];
  textLayer: TextLayer;
  pieces: Piece[];
  /** Parts of the page whose text is rubbish and was left out; boxes in page space. */
  gaps: Box[];
}
