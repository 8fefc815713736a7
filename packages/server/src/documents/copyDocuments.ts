import { eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { newId } from '../platform/database/columns.ts';
import type { Services } from '../platform/services.ts';
import { claimFiles, storeFiles } from '../platform/files/looseFiles.ts';
import { cookSoon } from './cookSoon.ts';
import { outputKeyOf, sourceKeyOf } from './keys.ts';
import { kbBotFile, kbBotFileBlock, kbBotFilePage, type FileRow } from './schema.ts';
import { trainJob } from './trainJob.ts';

/** A copy of a file: its bytes are stored, its row is not written yet. */
export interface FileCopy {
  original: FileRow;
  id: string;
  sourceKey: string;
  outputKey: string | null;
}

type Stored = Pick<FileRow, 'sourceKey' | 'outputKey'> & Partial<Pick<FileRow, 'next'>>;

/** Keys of the bytes of some files, their next versions included. */
export const keysOf = (files: readonly Stored[]): string[] =>
  files.flatMap(({ sourceKey, outputKey, next }) => [
    sourceKey,
    ...(outputKey ? [outputKey] : []),
    ...(next ? [next.key] : []),
  ]);

/** Copies the bytes of an assistant's files. After an error the copies are deleted. */
export async function prepareCopies(services: Services, kbBotId: string): Promise<FileCopy[]> {
  const originals = await services.db.select().from(kbBotFile).where(eq(kbBotFile.kbBotId, kbBotId));
  const copies = originals.map((original): FileCopy => {
    const id = newId();
    return {
      original,
      id,
      sourceKey: sourceKeyOf(id),
      outputKey: original.outputKey && isParsed(original) ? outputKeyOf(id, 0) : null,
    };
  });
  await storeFiles(services, keysOf(copies), async () => {
    for (const { original, sourceKey, outputKey } of copies) {
      await services.files.copy(original.sourceKey, sourceKey);
      if (outputKey && original.outputKey) await services.files.copy(original.outputKey, outputKey);
    }
  });
  return copies;
}

/**
 * Writes the rows of prepared copies, and starts what is still to be done with them: parsed files are only indexed
 * anew, the others are parsed first, failed ones stay failed. Files deleted meanwhile are left out.
 */
export async function storeCopies(tx: Queries, copies: readonly FileCopy[], kbBotId: string, now: Date) {
  if (copies.length === 0) return;
  const ids = copies.map(({ original }) => original.id);
  const alive = await tx.select().from(kbBotFile).where(inArray(kbBotFile.id, ids)).for('share');
  const current = new Map(alive.map((row) => [row.id, row]));
  for (const copy of copies) {
    const row = current.get(copy.original.id);
    if (row) await storeCopy(tx, copy, row, kbBotId, now);
  }
}

async function storeCopy(tx: Queries, copy: FileCopy, original: FileRow, kbBotId: string, now: Date) {
  // The original was parsed while its bytes were being copied: its PDF form was not copied, so the copy is parsed too.
  const parsed = isParsed(original) && (original.outputKey === null || copy.outputKey !== null);
  const step = nextStep(original, parsed);
  await tx.insert(kbBotFile).values({
    ...original,
    id: copy.id,
    kbBotId,
    status: step ? `${step}Pending` : original.status,
    reason: step === 'cook' ? '' : original.reason,
    progress: null,
    run: 1,
    sourceKey: copy.sourceKey,
    outputKey: parsed ? copy.outputKey : null,
    hitCount: 0,
    // What waits for a decision waits at the original, whose versions are its own, the one that is being read too.
    waitingEdits: 0,
    next: null,
    versionNumber: 1,
    lastVersion: 1,
    versionSince: null,
    versionMadeAt: original.versionMadeAt ?? original.versionSince,
    keptSize: 0,
    keptCount: 0,
    // A copy is captured again when its maker says so.
    recapture: 'never',
    recaptureAt: null,
    // A copy that is parsed anew is a document like any other.
    pagesPaid: parsed,
    updatedAt: now,
  });
  await claimFiles(tx, parsed ? keysOf([copy]) : [copy.sourceKey]);
  if (parsed) await copyPages(tx, original.id, copy.id);
  const file = { fileId: copy.id, run: 1 };
  if (step === 'cook') await cookSoon(tx, file);
  if (step === 'train') await trainJob.enqueue(tx, file, { key: `train:${copy.id}` });
}

async function copyPages(tx: Queries, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into ${kbBotFilePage} (file_id, index, width, height, rotation, text_layer)
    select ${to}, index, width, height, rotation, text_layer from ${kbBotFilePage} where file_id = ${from}`);
  // Block ids are unique over all files.
  await tx.execute(sql`
    insert into ${kbBotFileBlock}
      (id, file_id, page_index, position, type, box, text, cells, heading_level, doubtful, status, images, read_text,
        edited_by, edited_at)
    select replace(gen_random_uuid()::text, '-', ''), ${to}, page_index, position, type, box, text, cells,
      heading_level, doubtful, status, images, read_text, edited_by, edited_at
    from ${kbBotFileBlock} where file_id = ${from}`);
  // Pictures inside of the document are blocks too: the copies are bound to each other.
  await tx.execute(sql`
    update ${kbBotFileBlock} as block set images = (
      select jsonb_agg(case when bound ->> 'type' = 'inner'
        then bound || jsonb_build_object('image_id', copied.id, 'image_block_id', copied.id,
          'image_path', replace(bound ->> 'image_path', ${from}, ${to}))
        else bound end)
      from jsonb_array_elements(block.images) bound
      left join ${kbBotFileBlock} original on original.id = bound ->> 'image_block_id' and original.file_id = ${from}
      left join ${kbBotFileBlock} copied on copied.file_id = ${to}
        and copied.page_index = original.page_index and copied.position = original.position
      where bound ->> 'type' = 'outer' or copied.id is not null)
    where block.file_id = ${to} and block.images is not null`);
}

const parsedStatuses = ['cooked', 'trainPending', 'training', 'trained', 'trainFailed', 'trainTimeout'];
export const isParsed = (row: Pick<FileRow, 'status'>): boolean => parsedStatuses.includes(row.status);

/** What is still to be done with a file that was parsed, or was not; failed ones stay failed. */
export function nextStep(row: Pick<FileRow, 'status'>, parsed: boolean): 'cook' | 'train' | null {
  if (!parsed) return row.status === 'cookFailed' || row.status === 'cookTimeout' ? null : 'cook';
  return row.status === 'trainFailed' || row.status === 'trainTimeout' ? null : 'train';
}
