import { readFileSync, writeFileSync } from 'node:fs';
import type { Job } from '../child/protocol.ts';
import { CookError } from '../failure.ts';
import { area, unite } from '../layout/geometry.ts';
import { netsOf } from '../layout/ruledTables.ts';
import { type Bitmap, keepOnly, type PixelBox, readGreymap, writeGreymap } from './bitmap.ts';
import { cleanPaper } from './paper.ts';
import { type PixelRule, takeRules } from './ruling.ts';
import { skewOf, straighten } from './straighten.ts';

type PrepareJob = Extract<Job, { task: 'prepare' }>;

/** What the child tells of the page it prepared. Everything in pixels of the straightened page. */
export interface PreparedPage {
  width: number;
  height: number;
  /** Degrees by which the page was turned back. */
  skew: number;
  rules: PixelRule[];
  /** Whether two more bitmaps were written: of the tables alone, and of text and tables together. */
  hasTables: boolean;
}

async function bitmapOf(job: PrepareJob): Promise<Bitmap | null> {
  if (job.drawn) return readGreymap(readFileSync(job.drawn));
  const { openDocument } = await import('../pdf/read.ts');
  const { composePage } = await import('./composePage.ts');
  const { document, ops } = await openDocument(job.path, { pictures: true });
  try {
    return await composePage(await document.getPage(job.page), ops, job.density);
  } finally {
    await document.loadingTask.destroy();
  }
}

/** The places of ruled tables: nets of lines that run both ways. */
function tablesOf(rules: readonly PixelRule[]): PixelBox[] {
  return netsOf(rules).flatMap((net) => {
    const level = net.filter((rule) => rule.horizontal).length;
    return level >= 2 && net.length - level >= 2 ? [unite(net.map((rule) => rule.box))] : [];
  });
}

function without(bitmap: Bitmap, boxes: readonly PixelBox[]): Bitmap {
  const data = Uint8Array.from(bitmap.data);
  for (const box of boxes) {
    for (let y = box.top; y < box.bottom; y += 1) {
      data.fill(255, y * bitmap.width + box.left, y * bitmap.width + box.right);
    }
  }
  return { ...bitmap, data };
}

/**
 * Makes a page ready to be read: drawn from its pictures unless a program has drawn it, its paper cleaned, turned back
 * by its skew, ruling lines taken out. Running text and tables go into bitmaps of their own, because tesseract reads them
 * in different ways. Runs inside the child.
 */
export async function preparePage(job: PrepareJob): Promise<void> {
  const drawn = await bitmapOf(job);
  if (!drawn) throw new CookError('noText');
  const whole = cleanPaper(job.keep ? keepOnly(drawn, job.keep) : drawn);
  const skew = skewOf(whole);
  const { rules, bitmap } = takeRules(straighten(whole, skew), job.density);
  const tables = tablesOf(rules).filter((box) => area(box) > 0);
  writeFileSync(job.output, writeGreymap(tables.length > 0 ? without(bitmap, tables) : bitmap));
  if (tables.length > 0) {
    writeFileSync(`${job.output}.tables`, writeGreymap(keepOnly(bitmap, tables)));
    writeFileSync(`${job.output}.whole`, writeGreymap(bitmap));
  }
  const prepared: PreparedPage = {
    width: bitmap.width,
    height: bitmap.height,
    skew,
    rules,
    hasTables: tables.length > 0,
  };
  writeFileSync(`${job.output}.json`, JSON.stringify(prepared));
}
