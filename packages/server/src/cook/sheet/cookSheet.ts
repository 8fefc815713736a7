import { readFileSync, writeFileSync } from 'node:fs';
import type { Job } from '../child/protocol.ts';
import { CookError } from '../failure.ts';
import { readArchive, sheetShape } from '../office/archive.ts';
import { readCsv } from './readCsv.ts';
import type { FirstSheet } from './readSheet.ts';
import { readWorkbook } from './readWorkbook.ts';

const oleMagic = 0xd0cf11e0;

type SheetJob = Extract<Job, { task: 'sheet' }>;

/** Writes the rows of the first sheet, as text, and the names of all to the job's output. Runs inside the child. */
export async function cookSheet(job: SheetJob): Promise<void> {
  const file = readFileSync(job.path);
  // The old binary format, or an encrypted new one: both wear the same coat.
  if (file.length >= 4 && file.readUInt32BE(0) === oleMagic) {
    throw new CookError(file.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unsupported');
  }
  const sheet = job.csv && !isArchive(file) ? { rows: readCsv(file, job.rows), names: [] } : await sheetOfArchive(job);
  if (sheet.rows.length > job.rows) throw new CookError('tooLarge', `表格不能超过${job.rows}行`);
  writeFileSync(job.output, JSON.stringify(sheet));
}

const isArchive = (file: Buffer): boolean => file.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';

async function sheetOfArchive({ path, limits, rows }: SheetJob): Promise<FirstSheet> {
  const parts = await readArchive(path, limits, sheetShape);
  const { sheets, names } = readWorkbook(parts, { sheets: 1, rows });
  return { rows: sheets[0]?.rows ?? [], names };
}
