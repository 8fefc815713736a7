import { readFileSync, writeFileSync } from 'node:fs';
import type { Job } from '../child/protocol.ts';
import { CookError } from '../failure.ts';
import { readArchive, sheetShape } from '../office/archive.ts';
import { readCsv } from './readCsv.ts';
import { readWorkbook } from './readWorkbook.ts';

const oleMagic = 0xd0cf11e0;

type SheetJob = Extract<Job, { task: 'sheet' }>;

/** Writes the rows of the first sheet, as text, to the job's output. Runs inside the child. */
export async function cookSheet(job: SheetJob): Promise<void> {
  const file = readFileSync(job.path);
  // The old binary format, or an encrypted new one: both wear the same coat.
  if (file.length >= 4 && file.readUInt32BE(0) === oleMagic) {
    throw new CookError(file.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported');
  }
  const rows = job.csv && !isArchive(file) ? readCsv(file, job.rows) : await rowsOfArchive(job);
  if (rows.length > job.rows) throw new CookError('tooLarge', `表格不能超过${job.rows}行`);
  writeFileSync(job.output, JSON.stringify(rows));
}

const isArchive = (file: Buffer): boolean => file.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

async function rowsOfArchive({ path, limits, rows }: SheetJob): Promise<string[][]> {
  const parts = await readArchive(path, limits, sheetShape);
  return readWorkbook(parts, { sheets: 1, rows })[0]?.rows ?? [];
}
