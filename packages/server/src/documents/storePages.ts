import { createReadStream } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { CookResult, CookedPage } from '../cook/index.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { mended } from '../platform/storable.ts';
import { announceFiles, claimFiles, disownFiles, dropFiles } from '../platform/files/looseFiles.ts';
import { moveFile } from './fileState.ts';
import { outputKeyOf } from './keys.ts';
import { payPages } from './pageCoins.ts';
import type { StoredBlock } from './readPages.ts';
import { kbBotFile, kbBotFileBlock, kbBotFilePage, type FileRow } from './schema.ts';

type Cooked = Extract<CookResult, { ok: true }>;

const batch = 500;

/**
 * Replaces pages, blocks and PDF form of a file, takes their price and marks it cooked, all or nothing. Throws code
 * 20013 when the coins do not suffice.
 */
export async function storePages(services: Services, row: FileRow, { pages, outputPdf, notes }: Cooked): Promise<void> {
  const { db, now, files } = services;
  const file = { fileId: row.id, run: row.run };
  const outputKey = outputPdf ? outputKeyOf(row.id, row.run) : null;
  if (outputPdf && outputKey) {
    await announceFiles(services, [outputKey]);
    await files.put(outputKey, createReadStream(outputPdf));
  }
  const stale = row.outputKey && row.outputKey !== outputKey ? [row.outputKey] : [];
  await db.transaction(async (tx) => {
    const moved = await moveFile(tx, file, ['cooking'], {
      status: 'cooked',
      progress: null,
      reason: notes.join('；'),
      pageCount: pages.length,
      unreadPages: pages.filter((page) => page.textLayer === 'unread').length,
      blockCount: pages.reduce((sum, page) => sum + page.blocks.length, 0),
      outputKey,
      version: sql`${kbBotFile.version} + 1`,
      updatedAt: now(),
    });
    if (!moved) return;
    await payPages(tx, moved, pages.length, now());
    await tx.delete(kbBotFileBlock).where(eq(kbBotFileBlock.fileId, row.id));
    await tx.delete(kbBotFilePage).where(eq(kbBotFilePage.fileId, row.id));
    await insertPages(tx, row.id, pages);
    if (outputKey) await claimFiles(tx, [outputKey]);
    await disownFiles(tx, stale, now());
  });
  await dropFiles(services, stale);
}

/** Writes pages and blocks of a file that has none. */
export async function insertPages(db: Queries, fileId: string, pages: readonly CookedPage[]): Promise<void> {
  for (let at = 0; at < pages.length; at += batch) {
    await db.insert(kbBotFilePage).values(
      pages.slice(at, at + batch).map(({ index, width, height, rotation, textLayer }) => {
        return { fileId, index, width, height, rotation, textLayer };
      }),
    );
  }
  await insertBlocks(db, fileId, pages);
}

/** Writes all blocks of pages that have none. */
export async function insertBlocks(
  db: Queries,
  fileId: string,
  pages: readonly { index: number; blocks: readonly (CookedPage['blocks'][number] | StoredBlock)[] }[],
): Promise<void> {
  const blocks = pages.flatMap((page) =>
    page.blocks.map((block, position) => ({
      id: block.id,
      page_index: page.index,
      position,
      type: block.type,
      box: block.box,
      text: block.text,
      cells: block.cells ?? null,
      heading_level: block.headingLevel ?? null,
      doubtful: block.doubtful ?? null,
      // A block that was kept from an earlier reading stays as its maker left it.
      status: 'status' in block ? block.status : 'enabled',
      images: 'images' in block ? block.images : null,
      ...editColumns('edit' in block ? block.edit : undefined),
    })),
  );
  for (let at = 0; at < blocks.length; at += batch) {
    const json = JSON.stringify(mended(blocks.slice(at, at + batch)));
    await db.execute(sql`
      insert into ${kbBotFileBlock} (id, file_id, page_index, position, type, box, text, cells, heading_level, doubtful,
        status, images, read_text, edited_by, edited_at)
      select id, ${fileId}, page_index, position, type, box, text, cells, heading_level, doubtful, status, images,
        read_text, edited_by, edited_at
      from json_to_recordset(${json}::json)
        as b(id text, page_index int, position int, type text, box jsonb, text text, cells jsonb, heading_level int,
          doubtful jsonb, status text, images jsonb, read_text text, edited_by text, edited_at timestamptz)`);
  }
}

const editColumns = (edit: StoredBlock['edit']) => ({
  read_text: edit?.read ?? null,
  edited_by: edit?.by ?? null,
  edited_at: edit?.at ?? null,
});
