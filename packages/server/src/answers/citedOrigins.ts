import type { Reference } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { isMakerOf } from '../assistants/mayUse.ts';
import { originFor, type KnownOrigin } from '../documents/originFor.ts';
import { executeNamed } from '../platform/database/named.ts';
import type { Services } from '../platform/services.ts';
import { versionOf } from './versionOf.ts';

/** What is told of a cited document beside its name. */
type Told = Pick<Reference, 'version_date' | 'origin'>;

interface Row extends KnownOrigin {
  id: string;
  number: number;
  /** When today's version came in, in ms since the epoch, and the same of those that are kept, by their numbers. */
  date: number;
  kept: Record<string, number>;
  makes: boolean;
}

/**
 * Tells of references when the cited version of their document came in, and where it is from as far as `reader` may know
 * it; null is a reader who is not known. One statement for all of them.
 */
export async function citedOrigins(
  { db, config }: Pick<Services, 'db' | 'config'>,
  references: readonly Reference[],
  reader: string | null,
): Promise<(reference: Reference) => Told> {
  const ids = new Set(references.flatMap((each) => (each.type === 'doc' && !each.is_doc_deleted ? each.doc_id : [])));
  if (ids.size === 0) return () => ({});
  const rows = await executeNamed<Row>(
    db,
    'cited-origins',
    sql`
    select f.id, f.version_number as number, f.site_url as page, ${isMakerOf(reader ?? '')} as makes,
      ${msOf(sql`coalesce(f.version_made_at, f.version_since, f.created_at)`)} as date,
      (select coalesce(jsonb_object_agg(v.number, ${msOf(sql`coalesce(v.made_at, v.since)`)}), '{}')
        from kb_bot_file_version v where v.file_id = f.id) as kept,
      (select jsonb_build_object('kind', s.kind, 'name', s.name, 'address', s.address,
          'guarded', s."user" <> '' or s.password <> '', 'original', case when i.kept_gone then null else i.address end)
        from kb_bot_source_item i join kb_bot_source s on s.id = i.source_id
        where i.file_id = f.id order by i.updated_at desc limit 1) as source
    from kb_bot_file f join kb_bot b on b.id = f.kb_bot_id
    where f.id = any(${sql.param([...ids])}::text[])`,
  );
  const innerHosts = [...config.SOURCE_HOSTS, ...(config.EGRESS_ALLOW ?? [])];
  const known = new Map(
    rows.map((row) => [row.id, { ...row, origin: originFor(row, { maker: row.makes, innerHosts }) }]),
  );
  return (reference) => {
    const document = reference.type === 'doc' ? known.get(reference.doc_id) : undefined;
    if (!document) return {};
    const version = versionOf(reference);
    const date = version === document.number ? document.date : document.kept[version];
    return {
      ...(date !== undefined && { version_date: date }),
      ...(document.origin && { origin: document.origin }),
    };
  };
}

const msOf = (instant: ReturnType<typeof sql>) => sql`floor(extract(epoch from ${instant}) * 1000)::float8`;
