import type { PDFPageProxy } from 'pdfjs-dist';
import { identity, type Matrix, multiply } from '../pdf/matrix.ts';
import type { Operators, OperatorNames } from '../pdf/interpret.ts';
import { type Bitmap, mostPixels, whiteBitmap } from './bitmap.ts';

/** A decoded picture as pdf.js hands it over. */
interface PdfjsPicture {
  width: number;
  height: number;
  /** 1: one bit per pixel, 2: RGB, 3: RGBA. A stencil, as scanners write black and white pages, has none and is like 1. */
  kind?: 1 | 2 | 3;
  data: Uint8Array | Uint8ClampedArray;
}

interface PlacedPicture {
  /** A name to be looked up, or the picture itself where it is small. */
  source: string | PdfjsPicture;
  stencil: boolean;
  /** From the picture's unit square (its first row lies at y = 1) to the page as it is viewed, in points. */
  map: Matrix;
}

/**
 * Draws all pictures of a page into one bitmap of `density` pixels per inch, as the page is viewed: scanners store a
 * page as one picture, as strips or as tiles. Text and lines are not drawn. Null for a page without pictures.
 */
export async function composePage(page: PDFPageProxy, ops: OperatorNames, density: number): Promise<Bitmap | null> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const scale = density / 72;
  const size = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  if (size.width * size.height > mostPixels) return null;
  const placed = picturesOf(await page.getOperatorList(), ops, transform as unknown as Matrix);
  const bitmap = whiteBitmap(size.width, size.height);
  let drawn = false;
  for (const { source, stencil, map } of placed) {
    const picture = typeof source === 'string' ? await loadPicture(page, source) : source;
    if (!picture?.data || picture.width * picture.height > mostPixels) continue;
    draw(bitmap, picture, multiply([scale, 0, 0, scale, 0, 0], map), stencil);
    drawn = true;
  }
  return drawn ? bitmap : null;
}

async function loadPicture(page: PDFPageProxy, name: string): Promise<PdfjsPicture | null> {
  const store = name.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((done) => store.get(name, done));
}

function picturesOf(operators: Operators, ops: OperatorNames, view: Matrix): PlacedPicture[] {
  const placed: PlacedPicture[] = [];
  const stack: Matrix[] = [];
  let map = view;
  const place = (image: unknown, stencil: boolean, at: Matrix = map): void => {
    const named = image as { data?: unknown } | string | undefined;
    const source = typeof named === 'string' ? named : typeof named?.data === 'string' ? named.data : named;
    if (source) placed.push({ source: source as string | PdfjsPicture, stencil, map: at });
  };
  operators.fnArray.forEach((fn, i) => {
    const args = operators.argsArray[i] ?? [];
    if (fn === ops['save']) stack.push(map);
    else if (fn === ops['restore'] || fn === ops['paintFormXObjectEnd']) map = stack.pop() ?? map;
    else if (fn === ops['transform']) map = multiply(map, args as unknown as Matrix);
    else if (fn === ops['paintFormXObjectBegin']) {
      stack.push(map);
      map = multiply(map, (args[0] as Matrix | null) ?? identity);
    } else if (fn === ops['paintImageXObject'] || fn === ops['paintInlineImageXObject']) place(args[0], false);
    else if (fn === ops['paintImageMaskXObject']) place(args[0], true);
    else if (fn === ops['paintImageXObjectRepeat']) {
      const [name, across, down, positions] = args as [string, number, number, ArrayLike<number>];
      for (let at = 0; at + 1 < positions.length; at += 2) {
        place(name, false, multiply(map, [across, 0, 0, down, positions[at] ?? 0, positions[at + 1] ?? 0]));
      }
    }
  });
  return placed;
}

/** The grey of a pixel; in black and white pictures a set bit is white. */
function greyAt({ width, kind = 1, data }: PdfjsPicture, x: number, y: number): number {
  if (kind === 1) return ((data[y * ((width + 7) >> 3) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? 255 : 0;
  const at = (y * width + x) * (kind === 2 ? 3 : 4);
  return ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 151 + (data[at + 2] ?? 0) * 28) >> 8;
}

/** Draws a picture: each pixel of the bitmap takes the mean of a few points of the picture under it. */
function draw(bitmap: Bitmap, picture: PdfjsPicture, map: Matrix, stencil: boolean): void {
  const [a, b, c, d, e, f] = map;
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-6) return;
  const xs = [e, e + a, e + c, e + a + c];
  const ys = [f, f + b, f + d, f + b + d];
  const left = Math.max(0, Math.floor(Math.min(...xs)));
  const right = Math.min(bitmap.width, Math.ceil(Math.max(...xs)));
  const top = Math.max(0, Math.floor(Math.min(...ys)));
  const bottom = Math.min(bitmap.height, Math.ceil(Math.max(...ys)));
  // A picture finer than the bitmap is looked at in several points of each pixel, a coarser one in its middle.
  const finer = Math.sqrt((picture.width * picture.height) / Math.abs(determinant));
  const points = finer < 1.3 ? [0.5] : finer < 2.2 ? [0.25, 0.75] : [0.17, 0.5, 0.83];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      let sum = 0;
      let count = 0;
      for (const dy of points) {
        for (const dx of points) {
          const [px, py] = [x + dx - e, y + dy - f];
          const u = Math.floor(((px * d - py * c) / determinant) * picture.width);
          const v = Math.floor((1 - (py * a - px * b) / determinant) * picture.height);
          if (u < 0 || v < 0 || u >= picture.width || v >= picture.height) continue;
          sum += greyAt(picture, u, v);
          count += 1;
        }
      }
      if (count === 0) continue;
      const at = y * bitmap.width + x;
      // A stencil darkens what lies below it; a picture covers it.
      bitmap.data[at] = stencil ? Math.min(bitmap.data[at] ?? 255, sum / count) : sum / count;
    }
  }
}
