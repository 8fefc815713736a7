import { writeFileSync } from 'node:fs';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Job } from '../child/protocol.ts';
import { CookError } from '../failure.ts';
import { identity, type Matrix, multiply } from '../pdf/matrix.ts';
import { openDocument } from '../pdf/read.ts';

/** Larger pictures are left alone. Pixels. */
const mostPixels = 40_000_000;

/** What the child leaves beside the picture: its size in pixels and how its unit square lies on the unrotated page. */
export interface PicturePlace {
  width: number;
  height: number;
  map: Matrix;
}

interface PdfjsPicture {
  width: number;
  height: number;
  /** 1: one bit per pixel, 2: RGB, 3: RGBA; a stencil, as scanners write black and white pages, has none and is like 1. */
  kind?: 1 | 2 | 3;
  data: Uint8Array | Uint8ClampedArray;
}

interface Candidate {
  name: string;
  map: Matrix;
}

function largestPicture(
  page: PDFPageProxy,
  operators: Awaited<ReturnType<PDFPageProxy['getOperatorList']>>,
  ops: Record<string, number>,
): Candidate | null {
  const [x0 = 0, , , y1 = 0] = page.view;
  const unit = page.userUnit;
  let map: Matrix = [unit, 0, 0, -unit, -x0 * unit, y1 * unit];
  const stack: Matrix[] = [];
  let best: Candidate | null = null;
  const size = (one: Candidate): number => Math.abs(one.map[0] * one.map[3] - one.map[1] * one.map[2]);
  operators.fnArray.forEach((fn: number, i: number) => {
    const args = operators.argsArray[i];
    if (fn === ops['save']) stack.push(map);
    else if (fn === ops['restore'] || fn === ops['paintFormXObjectEnd']) map = stack.pop() ?? map;
    else if (fn === ops['transform']) map = multiply(map, args);
    else if (fn === ops['paintFormXObjectBegin']) {
      stack.push(map);
      map = multiply(map, args[0] ?? identity);
    } else if (fn === ops['paintImageXObject'] || fn === ops['paintImageMaskXObject']) {
      const name = typeof args[0] === 'string' ? args[0] : args[0]?.data;
      const found = { name, map };
      if (typeof name === 'string' && (!best || size(found) > size(best))) best = found;
    }
  });
  return best;
}

/** A picture as a portable any-map, the simplest format that recognition programs read. */
function toAnymap({ width, height, kind = 1, data }: PdfjsPicture): Buffer {
  if (kind === 1) {
    // Here a set bit is white, in the file it is black.
    const bits = Buffer.from(data).map((byte) => ~byte & 0xff);
    return Buffer.concat([Buffer.from(`P4\n${width} ${height}\n`), bits]);
  }
  const grey = Buffer.alloc(width * height);
  const step = kind === 2 ? 3 : 4;
  for (let i = 0; i < grey.length; i += 1) {
    const at = i * step;
    grey[i] = ((data[at] ?? 0) * 77 + (data[at + 1] ?? 0) * 151 + (data[at + 2] ?? 0) * 28) >> 8;
  }
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}

/** Writes the largest picture of a page to the job's output and its place beside it. Runs inside the child. */
export async function takePicture(job: Extract<Job, { task: 'picture' }>): Promise<void> {
  const { document, ops } = await openDocument(job.path, { pictures: true });
  const page = await document.getPage(job.page);
  const found = largestPicture(page, await page.getOperatorList(), ops);
  if (!found) throw new CookError('noText');
  const store = found.name.startsWith('g_') ? page.commonObjs : page.objs;
  const picture = await new Promise<PdfjsPicture | null>((done) => store.get(found.name, done));
  if (!picture?.data || picture.width * picture.height > mostPixels) throw new CookError('noText');
  writeFileSync(job.output, toAnymap(picture));
  const place: PicturePlace = { width: picture.width, height: picture.height, map: found.map };
  writeFileSync(`${job.output}.json`, JSON.stringify(place));
}
