import { type Direction, intoFrame } from '../layout/frame.ts';
import type { Fragment } from '../layout/types.ts';
import type { FontMetrics } from './font.ts';
import { apply, type Matrix } from './matrix.ts';

/** One entry of pdf.js's showText: a glyph, or a shift in thousandths of the font size. */
export type ShownGlyph =
  | number
  | { unicode?: string; width?: number; isSpace?: boolean; vmetric?: readonly number[] | null }
  | null;

/** The part of the text state that places glyphs. */
export interface TextState {
  font: FontMetrics;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  /** 1 = unstretched. */
  scale: number;
}

/** A wider gap is a space, in text that is placed word by word. A part of the font size. */
const gapOfSpace = 0.16;

/** Text that is turned further from the four main directions is a watermark and left out. Radians. */
const skewAllowed = 0.09;

/**
 * Puts glyphs one after the other into fragments in the frame of their direction.
 * `page` maps user space to the unrotated page from its top left; `width` and `height` are those of the page.
 */
export class FragmentWriter {
  readonly fragments: Fragment[] = [];
  private open: Fragment | null = null;
  private spaced = false;
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Draws glyphs with `text` mapping text space to the page, and gives how far the pen moved in text space. */
  show(glyphs: readonly ShownGlyph[], state: TextState, text: Matrix): number {
    const { font, size, scale } = state;
    const alongX = font.vertical ? -text[2] : text[0];
    const alongY = font.vertical ? -text[3] : text[1];
    const angle = Math.atan2(alongY, alongX);
    const turns = Math.round(angle / (Math.PI / 2));
    const direction = (((turns % 4) + 4) % 4) as Direction;
    const upright = Math.abs(angle - (turns * Math.PI) / 2) <= skewAllowed;
    const drawnSize = Math.abs(size) * Math.hypot(text[2], text[3]);
    let pen = 0;
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        pen += ((font.vertical ? 1 : -1) * glyph * size * (font.vertical ? 1 : scale)) / 1000;
        continue;
      }
      const spacing = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
      const metric = font.vertical ? (glyph.vmetric ?? [-1000]) : null;
      const ink = metric ? Math.abs((metric[0] ?? -1000) * size) / 1000 : (glyph.width ?? 0) * font.unit * size * scale;
      const from = font.vertical ? apply(text, 0, -pen) : apply(text, pen, 0);
      const to = font.vertical ? apply(text, 0, -pen - ink) : apply(text, pen + ink, 0);
      const unicode = glyph.unicode ?? '';
      if (upright && drawnSize > 0) this.place(unicode, from, to, drawnSize, direction, font);
      pen += font.vertical ? ink - spacing : ink + spacing * scale;
    }
    return pen;
  }

  private place(
    unicode: string,
    from: [number, number],
    to: [number, number],
    size: number,
    direction: Direction,
    font: FontMetrics,
  ): void {
    if (unicode.trim() === '') {
      this.open = null;
      this.spaced = true;
      return;
    }
    const [x1, y1] = intoFrame(direction, from[0], from[1], this.width, this.height);
    const [x2] = intoFrame(direction, to[0], to[1], this.width, this.height);
    const left = Math.min(x1, x2);
    const right = Math.max(x1, x2);
    const { open } = this;
    if (
      open &&
      open.direction === direction &&
      Math.abs(open.baseline - y1) < size * 0.05 &&
      Math.abs(open.size - size) < size * 0.05 &&
      open.font === font &&
      left - open.right < size * gapOfSpace &&
      left - open.right > -size * 0.3
    ) {
      open.text += unicode;
      open.right = Math.max(open.right, right);
      return;
    }
    // In vertical writing the position of a glyph is its centre line, not its baseline.
    const top = y1 - size * (font.vertical ? 0.5 : font.ascent);
    const bottom = y1 + size * (font.vertical ? 0.5 : -font.descent);
    const fragment: Fragment = {
      text: unicode,
      left,
      right,
      baseline: y1,
      top,
      bottom,
      size,
      bold: font.bold,
      font,
      direction,
      spaced: this.spaced,
    };
    this.spaced = false;
    this.open = fragment;
    this.fragments.push(fragment);
  }
}
