import { writeFileSync } from 'node:fs';
import type { Job } from '../child/protocol.ts';
import { CookError } from '../failure.ts';
import { tableWithin } from '../layout/tableWithin.ts';
import { openPdf } from './read.ts';

/** Writes what stands in a box of a page, as a table, to the job's output. Runs inside the child. */
export async function cookTable({ path, output, page, box }: Extract<Job, { task: 'table' }>): Promise<void> {
  await using reader = await openPdf(path);
  const drawing = page <= reader.pages ? await reader.read(page) : null;
  const grid = drawing && tableWithin(drawing, box);
  if (!grid) throw new CookError('noText', '这里没有可识别的文字，请直接填写单元格');
  writeFileSync(output, JSON.stringify(grid));
}
