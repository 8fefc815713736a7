import { errorCodes, type ImageBinding, type PageDiff } from '@tinystar/contract';
import { mergeCells } from '@tinystar/contract/mergeCells';
import { and, eq } from 'drizzle-orm';
import { innerPath } from '../blocks/bindings.ts';
import { replacedOf } from '../blocks/putBack.ts';
import { saveBlocks, type ChangedPage } from '../blocks/saveBlocks.ts';
import { readPages, type StoredBlock, type StoredPage } from '../documents/readPages.ts';
import { kbBotFileWaitingEdit, type FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { onPage, slice } from './boxes.ts';
import { changesOf } from './findWork.ts';
import { waitsIn } from './keepWaiting.ts';
import { settle, settled } from './settle.ts';

type Waiting = typeof kbBotFileWaitingEdit.$inferSelect;
interface Wanted {
  id: string;
  /** Blocks of one page of today's version, the first before the others. */
  onto: readonly string[];
  /** Other words than the ones that wait. */
  text?: string | undefined;
  cells?: string[][] | undefined;
  version?: number | undefined;
}

/** Takes over what waits onto blocks of today's version, as a save of the maker who decides it; all or nothing. */
export async function takeOver(
  services: Services,
  file: FileRow,
  { id, onto, text, cells, version }: Wanted,
  userId: string,
) {
  const waiting = inOtherWords(await loadWaiting(services.db, file, id), { text, cells });
  const pages = await readPages(services.db, file.id);
  const page = pages.find(({ blocks }) => blocks.some((block) => block.id === onto[0]));
  const targets = onto.map((target) => page?.blocks.find((block) => block.id === target));
  if (!page || targets.some((target) => !target)) throw invalid('onto', '请选择新版本同一页上的知识块');
  const diffs = diffsOf(waiting, { file, pages, page, targets: targets as StoredBlock[] });
  const saved = await saveBlocks(
    services,
    file,
    { version: version ?? file.version, pages: diffs },
    userId,
    (tx, row, changed) => {
      const [{ index, before, blocks }] = changed as [ChangedPage];
      const replaced = replacedOf(index, before, blocks);
      return settle(tx, row, id, { decision: 'taken', by: userId, at: services.now(), replaced });
    },
  );
  return { version: saved.version };
}

async function loadWaiting(db: Queries, file: FileRow, id: string): Promise<Waiting> {
  const [row] = await db
    .select()
    .from(kbBotFileWaitingEdit)
    .where(and(eq(kbBotFileWaitingEdit.id, id), waitsIn(file.id)));
  if (!row) throw settled();
  return row;
}

function inOtherWords(waiting: Waiting, { text, cells }: Pick<Wanted, 'text' | 'cells'>): Waiting {
  const [mine, ...others] = waiting.mine;
  if (text === undefined && cells === undefined) return waiting;
  const isTable = mine?.block.cells !== undefined;
  const fits = mine && others.length === 0 && waiting.kind !== 'pictures';
  if (text !== undefined && (!fits || isTable)) throw invalid('text', '这处修改的文字不能改');
  if (cells !== undefined && (!fits || !isTable)) throw invalid('cells', '这处修改的表格不能改');
  return { ...waiting, mine: [{ ...mine!, block: { ...mine!.block, ...(cells ? { cells } : { text: text! }) } }] };
}

interface Target {
  file: FileRow;
  pages: readonly StoredPage[];
  page: StoredPage;
  targets: StoredBlock[];
}

function diffsOf(waiting: Waiting, target: Target): PageDiff[] {
  const { page, targets, pages } = target;
  const [first, ...others] = targets as [StoredBlock, ...StoredBlock[]];
  if (waiting.kind === 'pictures') return [bindPicture(waiting, target)];
  const cells = others.length === 0 ? inTable(waiting, first) : undefined;
  const [mine, ...pieces] = waiting.mine.map(({ block }) => ({
    ...block,
    ...(cells && { cells }),
    images: imagesOf(block, pages),
  }));
  const { index } = page;
  if (!mine) return [{ index, delete: targets.map(({ id }) => id) }];
  const writtenOf = ({ type, text, cells, images }: typeof mine) => ({
    type,
    ...(cells ? { cells } : { text }),
    ...(images && { images }),
  });
  const drawn = ({ box, status, ...block }: typeof mine, key: number) => ({
    ...writtenOf({ ...block, box, status }),
    type: block.type,
    key: `piece${key}`,
    box: onPage(box, page),
    status,
  });
  if (waiting.kind === 'drawn') {
    const { left, bottom } = first.box;
    const box = {
      left,
      top: bottom,
      right: left + mine.box.right - mine.box.left,
      bottom: bottom + mine.box.bottom - mine.box.top,
    };
    return [{ index, add: [{ ...drawn({ ...mine, box }, 0), after: first.id }] }];
  }
  const count = pieces.length + 1;
  const edit = {
    id: first.id,
    ...(rewrites(waiting) ? writtenOf(mine) : mine.images && { images: mine.images }),
    ...(count > 1 && { box: slice(first.box, 0, count) }),
  };
  return [
    {
      index,
      edit: Object.keys(edit).length > 1 ? [edit] : [],
      ...(mine.status === 'disabled' && { disable: [first.id] }),
      delete: others.map(({ id }) => id),
      add: pieces
        .map((piece, at) => drawn({ ...piece, box: slice(first.box, at + 1, count) }, at))
        .map((piece, at) => ({ ...piece, after: at === 0 ? first.id : `piece${at - 1}` })),
    },
  ];
}

/** The cells of a table of today with what makers changed in an earlier one, where all of that has a certain place. */
function inTable({ read, mine }: Waiting, { cells: next }: StoredBlock): string[][] | undefined {
  const [before, after] = [read[0]?.block.cells, mine[0]?.block.cells];
  const isOne = read.length === 1 && mine.length === 1;
  return isOne && before && after && next ? mergeCells(before, after, next)?.cells : undefined;
}

/** Whether makers wrote words, and did not only switch a block off or bind pictures to it. */
function rewrites({ read, mine }: Waiting): boolean {
  const [original, block] = [read[0]?.block, mine[0]?.block];
  if (read.length !== 1 || mine.length !== 1 || !original || !block) return true;
  const written = changesOf(original, block);
  return (['type', 'text', 'cells'] as const).some((key) => written.includes(key));
}

/** Bound pictures that are still there. */
const imagesOf = (
  { images }: Pick<StoredBlock, 'images'>,
  pages: readonly StoredPage[],
): ImageBinding[] | undefined => {
  const there = new Set(pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  return images?.filter(({ type, image_block_id: id }) => type === 'outer' || there.has(id));
};

/** The chosen picture in the place of those that are not in the document any more. */
function bindPicture({ near }: Waiting, { file, pages, page, targets }: Target): PageDiff {
  const [picture] = targets;
  const owner = pages.find(({ blocks }) => blocks.some(({ id }) => id === near));
  const block = owner?.blocks.find(({ id }) => id === near);
  if (!owner || !block) throw new Failure(errorCodes.conflict, '配图的知识块已经不在文档里了');
  if (picture!.type !== 'image') throw invalid('onto', '请选择新版本里的一张图片');
  const bound: ImageBinding = {
    image_id: picture!.id,
    image_block_id: picture!.id,
    image_path: innerPath(file.id, page.index),
    type: 'inner',
  };
  return { index: owner.index, edit: [{ id: block.id, images: [...(block.images ?? []), bound] }] };
}
