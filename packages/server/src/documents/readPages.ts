import type { ImageBinding } from '@tinystar/contract';
import { eq, isNotNull, or } from 'drizzle-orm';
import type { CookedBlock, CookedPage } from '../cook/index.ts';
import type { Queries } from '../platform/database/database.ts';
import { kbBotFileBlock, kbBotFilePage } from './schema.ts';

export interface StoredBlock extends CookedBlock {
  status: 'enabled' | 'disabled';
  /** Pictures bound to it. */
  images?: ImageBinding[];
  /** That a maker wrote its words: what was read there instead ('' for nothing), who it was last, and when. */
  edit?: { read: string; by: string; at: Date };
}

/** Whether a maker has changed what was read: its words, its switch, its pictures. */
export const isChanged = ({ edit, status, images }: StoredBlock): boolean =>
  edit !== undefined || status === 'disabled' || images !== undefined;

/** The same of a row. */
export const isChangedRow = or(
  isNotNull(kbBotFileBlock.readText),
  eq(kbBotFileBlock.status, 'disabled'),
  isNotNull(kbBotFileBlock.images),
);

export interface StoredPage extends CookedPage {
  blocks: StoredBlock[];
}

/** Pages of a file with their blocks, in reading order. */
export async function readPages(db: Queries, fileId: string): Promise<StoredPage[]> {
  const pages = await db
    .select()
    .from(kbBotFilePage)
    .where(eq(kbBotFilePage.fileId, fileId))
    .orderBy(kbBotFilePage.index);
  const blocks = await db
    .select()
    .from(kbBotFileBlock)
    .where(eq(kbBotFileBlock.fileId, fileId))
    .orderBy(kbBotFileBlock.pageIndex, kbBotFileBlock.position);
  const byPage = Map.groupBy(blocks, (block) => block.pageIndex);
  return pages.map(({ index, width, height, rotation, textLayer }) => ({
    index,
    width,
    height,
    rotation,
    textLayer,
    blocks: (byPage.get(index) ?? []).map(storedBlock),
  }));
}

const storedBlock = ({
  id,
  type,
  box,
  text,
  cells,
  headingLevel,
  doubtful,
  status,
  images,
  readText,
  editedBy,
  editedAt,
}: typeof kbBotFileBlock.$inferSelect): StoredBlock => ({
  id,
  type,
  box,
  text,
  ...(cells && { cells }),
  ...(headingLevel && { headingLevel }),
  ...(doubtful && { doubtful }),
  status,
  ...(images && { images }),
  ...(readText !== null && editedBy !== null && editedAt && { edit: { read: readText, by: editedBy, at: editedAt } }),
});
