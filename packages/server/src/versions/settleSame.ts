import { mergeCells } from '@tinystar/contract/mergeCells';
import { eq, inArray } from 'drizzle-orm';
import type { CookedBlock } from '../cook/index.ts';
import type { StoredBlock, StoredPage } from '../documents/readPages.ts';
import { kbBotFile, kbBotFileWaitingEdit, type FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { waitsIn } from './keepWaiting.ts';
import { forgetDecisions } from './settle.ts';
import { bare, wordsOf } from './words.ts';

type Waiting = Pick<typeof kbBotFileWaitingEdit.$inferSelect, 'kind' | 'read' | 'mine' | 'near'>;

/** Fewer letters than these say the same by accident. */
const TELLING = 8;

const NOTE = '处修改与新版本的内容相同，已自动处理';

/**
 * Ends the waiting of edits that a new version has made needless: it says what makers wrote. `file` is the row with the
 * number of the new version. Answers how many there were.
 */
export async function settleSame(
  tx: Queries,
  { id: fileId, versionNumber }: Pick<FileRow, 'id' | 'versionNumber'>,
  pages: readonly StoredPage[],
  now: Date,
): Promise<number> {
  const rows = await tx.select().from(kbBotFileWaitingEdit).where(waitsIn(fileId));
  const same = rows.filter((row) => isSaid(row, pages)).map(({ id }) => id);
  if (same.length === 0) return 0;
  await tx
    .update(kbBotFileWaitingEdit)
    .set({ decision: 'same', decidedAt: now, decidedOn: versionNumber })
    .where(inArray(kbBotFileWaitingEdit.id, same));
  await forgetDecisions(tx, fileId);
  return same.length;
}

/** Tells with the remarks on a new version how many edits it made needless; what was told of an earlier one is over. */
export async function noteSame(tx: Queries, fileId: string, count: number): Promise<void> {
  const [row] = await tx.select({ reason: kbBotFile.reason }).from(kbBotFile).where(eq(kbBotFile.id, fileId));
  const others = (row?.reason ?? '').split('；').filter((part) => part !== '' && !part.endsWith(NOTE));
  const reason = [...others, ...(count > 0 ? [`${count}${NOTE}`] : [])].join('；');
  if (row && row.reason !== reason) await tx.update(kbBotFile).set({ reason }).where(eq(kbBotFile.id, fileId));
}

/** Whether the version of today says what makers made, where it most likely belongs or at the only place that does. */
export function isSaid({ kind, read, mine, near }: Waiting, pages: readonly StoredPage[]): boolean {
  const plain = mine.every(
    ({ block }) => block.status === 'enabled' && !block.images?.length && block.type !== 'image',
  );
  if (kind === 'pictures' || mine.length === 0 || !plain) return false;
  const beside = pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === near);
  if (beside && read.length === 1 && mine.length === 1 && hasCells(read[0]!.block, mine[0]!.block, beside)) return true;
  const runs = pages.flatMap(({ blocks }) =>
    blocks.flatMap((_, from) => {
      const run = blocks.slice(from, from + mine.length);
      return run.length === mine.length && run.every((block, at) => saysSame(block, mine[at]!.block)) ? [run] : [];
    }),
  );
  if (beside) return runs.some((run) => run.includes(beside));
  return runs.length === 1 && mine.map(({ block }) => bare(block.text)).join('').length >= TELLING;
}

const saysSame = (one: StoredBlock, other: CookedBlock): boolean =>
  one.status === 'enabled' &&
  one.type === other.type &&
  wordsOf(one) === wordsOf(other) &&
  JSON.stringify(one.cells?.map((row) => row.map(bare))) === JSON.stringify(other.cells?.map((row) => row.map(bare)));

/** Whether a table of today has every cell and row as makers left them, whatever else came since. */
function hasCells(read: CookedBlock, mine: CookedBlock, next: StoredBlock): boolean {
  if (!read.cells || !mine.cells || !next.cells || next.status === 'disabled') return false;
  const merged = mergeCells(read.cells, mine.cells, next.cells);
  return (
    merged !== null &&
    merged.changes.every(({ from, to }) => bare(from) === bare(to)) &&
    merged.added.length + merged.removed.length === 0
  );
}
