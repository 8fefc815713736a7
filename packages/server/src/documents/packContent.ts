import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { StoredPage } from './readPages.ts';
import type { kbBotFileWaitingEdit } from './schema.ts';

type Row = typeof kbBotFileWaitingEdit.$inferSelect;
export type Waiting = Pick<Row, 'kind' | 'read' | 'mine' | 'near' | 'createdAt'> & Partial<Pick<Row, 'madeOn'>>;

/** What a version says with what its makers had done to it, and what of earlier ones waited for them. */
export interface Content {
  pages: StoredPage[];
  waiting: Waiting[];
}

/** Compressed: what is only kept takes a tenth of the rows that it came from. */
export const packContent = async (content: Content): Promise<Buffer> =>
  await promisify(zstdCompress)(JSON.stringify(content));

export async function unpackContent(packed: Buffer): Promise<Content> {
  const json = (await promisify(zstdDecompress)(packed)).toString();
  const { pages, waiting } = JSON.parse(json, (key, value: unknown) =>
    (key === 'at' || key === 'createdAt') && typeof value === 'string' ? new Date(value) : value,
  ) as Content;
  return { pages, waiting };
}
