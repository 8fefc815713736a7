import { errorCodes } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { endAnswersFrom } from '../answers/endAnswers.ts';
import { isEditable } from '../documents/fileState.ts';
import { fileDeleted } from '../documents/loadFile.ts';
import { readPages, type StoredBlock, type StoredPage } from '../documents/readPages.ts';
import { kbBotFile, type FileRow, type ReplacedBlocks } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { storeSave } from './storeSave.ts';

/** What a change did to a page; `undefined` where it changed nothing. */
export function replacedOf(page: number, before: StoredBlock[], after: StoredBlock[]): ReplacedBlocks | undefined {
  const differs = (others: readonly StoredBlock[]) => (block: StoredBlock) =>
    !others.some((other) => other.id === block.id && isSame(other, block));
  const replaced = { page, before: before.filter(differs(after)), after: after.filter(differs(before)) };
  if (replaced.before.length + replaced.after.length === 0) return undefined;
  return { ...replaced, order: before.map(({ id }) => id) };
}

/** Whether the blocks that a change left are still as it left them, and those that it deleted still gone. */
export function isAsLeft({ page, before, after }: ReplacedBlocks, pages: readonly StoredPage[]): boolean {
  const there = new Map(pages.find(({ index }) => index === page)?.blocks.map((block) => [block.id, block]));
  const left = new Map(after.map((block) => [block.id, block]));
  return (
    after.every((block) => isSame(there.get(block.id), block)) &&
    before.every(({ id }) => left.has(id) || !there.has(id))
  );
}

interface PuttingBack {
  version: number | undefined;
  /** Decides on the locked row what is put back, if anything, or throws why it cannot be. */
  decide: (tx: Queries, row: FileRow, pages: readonly StoredPage[]) => Promise<ReplacedBlocks | null>;
}

/**
 * Puts blocks back as they were before a change, under their ids and with what makers had written in them; all or nothing.
 * Answers the version that the next save is made from. Throws 409 when somebody has saved since `version`.
 */
export async function putBack(
  services: Services,
  file: Pick<FileRow, 'id' | 'kbBotId'>,
  { version, decide }: PuttingBack,
  userId: string,
): Promise<number> {
  const done = await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(kbBotFile).where(eq(kbBotFile.id, file.id)).for('update');
    if (!row) throw fileDeleted();
    if (!isEditable(row)) throw new Failure(errorCodes.conflict, '文件正在处理，完成后才能撤回');
    if (version !== undefined && version !== row.version)
      throw new Failure(errorCodes.conflict, '这个文档刚被修改过，请看过最新的内容后再撤回');
    const pages = await readPages(tx, row.id);
    const replaced = await decide(tx, row, pages);
    if (!replaced) return { version: row.version, gone: [] };
    const page = pages.find(({ index }) => index === replaced.page)!;
    const blocks = withBack(page.blocks, replaced);
    const [now, was] = [ids(blocks), ids(page.blocks)];
    const gone = ids(replaced.after);
    const counts = {
      index: page.index,
      enable: 0,
      disable: 0,
      add: now.filter((id) => !was.includes(id)).length,
      delete: was.filter((id) => !now.includes(id)).length,
      edit: gone.filter((id) => now.includes(id)).length,
    };
    const touched = [...new Set([...gone, ...ids(replaced.before)])];
    const applied = { index: page.index, blocks, counts, touched, gone };
    return { version: await storeSave(services, tx, row, [applied], userId), gone };
  });
  await endAnswersFrom(services, file.kbBotId, done.gone);
  return done.version;
}

const ids = (blocks: readonly StoredBlock[]): string[] => blocks.map(({ id }) => id);

/** The blocks of a page with those of before in the place of what came of them. */
function withBack(now: readonly StoredBlock[], { before, after, order }: ReplacedBlocks): StoredBlock[] {
  const old = new Map(before.map((block) => [block.id, revived(block)]));
  const came = new Set(ids(after));
  const blocks = now.flatMap((block) => old.get(block.id) ?? (came.has(block.id) ? [] : block));
  for (const [at, id] of order.entries()) {
    const block = old.get(id);
    if (!block || blocks.some((each) => each.id === id)) continue;
    const ahead = order.slice(0, at).findLast((each) => blocks.some((other) => other.id === each));
    blocks.splice(ahead === undefined ? 0 : blocks.findIndex((each) => each.id === ahead) + 1, 0, block);
  }
  return blocks;
}

/** Kept as JSON, which has no instants. */
const revived = ({ edit, ...block }: StoredBlock): StoredBlock => ({
  ...block,
  ...(edit && { edit: { ...edit, at: new Date(edit.at) } }),
});

/** Whether two blocks are the same in all that is kept of them. */
const isSame = (one: StoredBlock | undefined, other: StoredBlock): boolean =>
  one !== undefined && isDeepStrictEqual(asKept(one), asKept(other));

const asKept = (block: StoredBlock): unknown => JSON.parse(JSON.stringify(block));
