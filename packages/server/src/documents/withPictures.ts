import { pagePicturePath, type Box } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import type { Hit } from '../retrieval/index.ts';

interface Row extends Record<string, unknown> {
  id: string;
  fileId: string;
  /** In the order they were bound: the address of an uploaded picture, or the page and box of one of the document. */
  bound: ({ path: string } | { page: number; box: Box })[];
}

/**
 * The same passages with the pictures that are bound to their blocks today: uploaded ones, and those of the document
 * itself as long as it has pages and they are switched on.
 */
export async function withPictures(db: Database, hits: readonly Hit[]): Promise<Hit[]> {
  const ids = hits.flatMap(({ blockIds }) => blockIds);
  if (ids.length === 0) return [...hits];
  const rows = await executeNamed<Row>(
    db,
    'block-pictures',
    sql`
    select b.id, b.file_id as "fileId", array(
      select case when image ->> 'type' = 'outer' then jsonb_build_object('path', image ->> 'image_path')
        else jsonb_build_object('page', inside.page_index, 'box', inside.box) end
      from jsonb_array_elements(b.images) with ordinality as bound(image, place)
      left join kb_bot_file_block inside on inside.id = image ->> 'image_block_id' and inside.file_id = b.file_id
        and inside.status = 'enabled' and image ->> 'type' = 'inner'
        and (f.output_key is not null or f.kind in ('pdf', 'site'))
      where image ->> 'type' = 'outer' or inside.id is not null
      order by place) as bound
    from kb_bot_file_block b join kb_bot_file f on f.id = b.file_id
    where b.id = any(${sql.param(ids)}::text[]) and b.images is not null`,
  );
  if (rows.length === 0) return [...hits];
  const pictures = new Map(
    rows.map(({ id, fileId, bound }) => [
      id,
      bound.map((each) => ('path' in each ? each.path : pagePicturePath({ fileId, ...each }))),
    ]),
  );
  return hits.map((hit) => (hit.blockIds.some((id) => pictures.has(id)) ? { ...hit, pictures } : hit));
}
