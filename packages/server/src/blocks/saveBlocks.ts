import {
  type blocks,
  errorCodes,
  type ImageBinding,
  type Input,
  lateMessages,
  type PictureCategory,
} from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { endAnswersFrom } from '../answers/endAnswers.ts';
import { fileDeleted } from '../documents/loadFile.ts';
import { isEditable } from '../documents/fileState.ts';
import { readPages, type StoredBlock } from '../documents/readPages.ts';
import { kbBotFile, kbBotFileBlock, type FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { storedImage } from '../uploads/schema.ts';
import { applyDiff } from './applyDiff.ts';
import { innerPath } from './bindings.ts';
import { noteEdits } from './noteEdits.ts';
import { savesSince, storeSave } from './storeSave.ts';

/** Pictures that may be bound to a block; those of before there were categories are `answer-by-keyword`. */
const boundCategories = ['doc', 'answer-by-keyword'] satisfies PictureCategory[];

type Save = Input<typeof blocks.save>;

/** The blocks of a page before and after a save. */
export interface ChangedPage {
  index: number;
  before: StoredBlock[];
  blocks: StoredBlock[];
}

/**
 * Saves what a maker changed in the blocks of a file, all or nothing. What is switched off, deleted or rewritten is out
 * of every answer when it returns, also of those being written; the rest of the file stays findable while it is indexed
 * anew. Throws 409 with the saves of others when there are any since `version`. `also` happens with it or not at all.
 */
export async function saveBlocks(
  services: Services,
  file: Pick<FileRow, 'id' | 'kbBotId'>,
  { version, pages: diffs }: Pick<Save, 'version' | 'pages'>,
  userId: string,
  also?: (tx: Queries, row: FileRow, changed: readonly ChangedPage[]) => Promise<void>,
) {
  const saved = await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(kbBotFile).where(eq(kbBotFile.id, file.id)).for('update');
    if (!row) throw fileDeleted();
    if (!isEditable(row)) throw new Failure(errorCodes.conflict, '文件正在处理，完成后才能编辑');
    if (version !== undefined && version !== row.version)
      throw new Failure(errorCodes.conflict, undefined, { current: await savesSince(tx, row, version) });
    const indexes = diffs.map(({ index }) => index);
    if (new Set(indexes).size < indexes.length) throw invalid('pages', '同一页只能出现一次');
    const pages = new Map((await readPages(tx, row.id)).map((page) => [page.index, page]));
    const check = await imageCheck(tx, row.id, diffs);
    const applied = diffs.map((diff) => {
      const page = pages.get(diff.index);
      if (!page) throw invalid('pages', `文件没有第${diff.index}页`);
      const before = page.blocks.map((block) => ({ ...block }));
      const applied = applyDiff(page, diff, check);
      const blocks = noteEdits(before, applied.blocks, { by: userId, at: services.now() });
      return { index: diff.index, before, ...applied, blocks };
    });
    await also?.(tx, row, applied);
    return { version: await storeSave(services, tx, row, applied, userId), applied };
  });
  await endAnswersFrom(
    services,
    file.kbBotId,
    saved.applied.flatMap(({ gone }) => gone),
  );
  return { version: saved.version, added: saved.applied.flatMap(({ added }) => added) };
}

/** Lets only pictures through that exist: image blocks of the file, and uploads made for this purpose. */
async function imageCheck(tx: Queries, fileId: string, diffs: Save['pages']) {
  const wanted = diffs.flatMap(({ add = [], edit = [] }) => [...add, ...edit]).flatMap(({ images = [] }) => images);
  if (wanted.length === 0) return (images: ImageBinding[]) => images;
  const blockIds = wanted.filter(({ type }) => type === 'inner').map(({ image_block_id: id }) => id);
  const inner = await tx
    .select({ id: kbBotFileBlock.id, page: kbBotFileBlock.pageIndex })
    .from(kbBotFileBlock)
    .where(
      and(eq(kbBotFileBlock.fileId, fileId), eq(kbBotFileBlock.type, 'image'), inArray(kbBotFileBlock.id, blockIds)),
    );
  const outerIds = wanted.filter(({ type }) => type === 'outer').map(({ image_id: id }) => id);
  const outer = await tx
    .select({ id: storedImage.id })
    .from(storedImage)
    .where(and(inArray(storedImage.id, outerIds), inArray(storedImage.category, boundCategories)));
  const paths = new Map([
    ...inner.map(({ id, page }) => [`inner:${id}`, innerPath(fileId, page)] as const),
    ...outer.map(({ id }) => [`outer:${id}`, `/file/v1/open/image/${id}`] as const),
  ]);
  return (images: ImageBinding[]) =>
    images.map(({ type, ...image }): ImageBinding => {
      const id = type === 'inner' ? image.image_block_id : image.image_id;
      const path = paths.get(`${type}:${id}`);
      if (!path) throw invalid('pages', lateMessages.pictureOnly);
      return { image_id: id, image_block_id: type === 'inner' ? id : '', image_path: path, type };
    });
}
