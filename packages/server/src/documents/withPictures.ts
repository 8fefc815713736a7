import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import type { Hit } from '../retrieval/index.ts';

interface Row extends Record<string, unknown> {
  id: string;
  paths: string[];
}

/** The same passages with the uploaded pictures that are bound to their blocks today. */
export async function withPictures(db: Database, hits: readonly Hit[]): Promise<Hit[]> {
  const ids = hits.flatMap(({ blockIds }) => blockIds);
  if (ids.length === 0) return [...hits];
  const rows = await executeNamed<Row>(
    db,
    'block-pictures',
    sql`
    select id, array(select image ->> 'image_path' from jsonb_array_elements(images) image
      where image ->> 'type' = 'outer') as paths
    from kb_bot_file_block where id = any(${sql.param(ids)}::text[]) and images is not null`,
  );
  if (rows.length === 0) return [...hits];
  const pictures = new Map(rows.map(({ id, paths }) => [id, paths]));
  return hits.map((hit) => (hit.blockIds.some((id) => pictures.has(id)) ? { ...hit, pictures } : hit));
}
