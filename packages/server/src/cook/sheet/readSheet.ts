import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workFolder } from '../../platform/files/workFolder.ts';
import { mended } from '../../platform/storable.ts';
import { runChild } from '../child/run.ts';
import { CookError } from '../failure.ts';
import { defaultLimits } from '../limits.ts';
import type { CookFailure } from '../types.ts';

/** The rows of the first sheet, cells as trimmed text, and the names of all sheets; a text of values has none. */
export interface FirstSheet {
  rows: string[][];
  names: string[];
}

/** The same, or why it could not be read. */
export type SheetResult = ({ ok: true } & FirstSheet) | { ok: false; failure: CookFailure };

// A list of people or questions, not a book.
const limits = {
  ...defaultLimits,
  cpu: 20_000,
  wall: 60_000,
  memory: 200 * 1_048_576,
  archiveSize: 64 * 1_048_576,
  archiveEntries: 500,
};

/** What may be read beside xlsx, and for how long one waits. */
export interface SheetOptions {
  /** Texts of separated values too. */
  csv?: boolean;
  signal?: AbortSignal;
}

/** Reads an uploaded spreadsheet of at most `rows` rows in a child process with limits of time and memory (UP-10). */
export async function readSheet(
  bytes: Buffer,
  rows: number,
  { csv = false, signal }: SheetOptions = {},
): Promise<SheetResult> {
  await using work = await workFolder();
  const path = join(work.path, 'source.xlsx');
  const output = join(work.path, 'rows.json');
  try {
    await writeFile(path, bytes);
    await runChild({ job: { task: 'sheet', path, output, limits, rows, csv }, limits, ...(signal && { signal }) });
    return { ok: true, ...mended(JSON.parse(await readFile(output, 'utf8')) as FirstSheet) };
  } catch (error) {
    if (error instanceof CookError) return { ok: false, failure: error.failure };
    throw error;
  }
}
