import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import type { Hit } from '../retrieval/index.ts';

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
}

/** The same passages with the versions of their documents that say so; without for those that have had one alone. */
export async function withVersions(db: Database, hits: readonly Hit[]): Promise<Hit[]> {
  const ids = new Set(hits.flatMap(({ kind, sourceId }) => (kind === 'doc' ? sourceId : [])));
  if (ids.size === 0) return [...hits];
  const rows = await executeNamed<Row>(
    db,
    'document-versions',
    sql`select id, version_number as version from kb_bot_file
      where id = any(${sql.param([...ids])}::text[]) and version_number > 1`,
  );
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  return hits.map((hit) => {
    const version = hit.kind === 'doc' ? versions.get(hit.sourceId) : undefined;
    return version === undefined ? hit : { ...hit, version };
  });
}
