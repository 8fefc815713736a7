import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createSlots } from '../../platform/slots.ts';
import { runChild } from '../child/run.ts';
import { CookError } from '../failure.ts';
import { defaultLimits } from '../limits.ts';
import type { Grid } from '../layout/types.ts';
import type { Box, CookFailure } from '../types.ts';

/** A table with its box, in points of the unrotated page; or why there is none. */
export type TableResult = { ok: true; grid: Grid } | { ok: false; failure: CookFailure };

/** One page, while somebody waits for it. */
const limits = { ...defaultLimits, cpu: 15_000, wall: 30_000 };

/** So many files are read at once for this; the others wait. */
const slots = createSlots(2);

/** Reads the words in a box of a page (from 1) of a PDF as a table, in a child with limits of time and memory. */
export async function readTable(
  path: string,
  owner: string,
  { page, box }: { page: number; box: Box },
  signal: AbortSignal,
): Promise<TableResult> {
  return await slots.run(async () => {
    const output = join(dirname(path), 'table.json');
    try {
      await runChild({ job: { task: 'table', path, output, limits, page, box }, limits, owner, signal });
      return { ok: true, grid: JSON.parse(await readFile(output, 'utf8')) as Grid };
    } catch (error) {
      if (error instanceof CookError) return { ok: false, failure: error.failure };
      throw error;
    }
  });
}
