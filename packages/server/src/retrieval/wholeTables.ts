import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import type { Span } from './passages.ts';
import type { Hit } from './found.ts';

/** A passage for a model: where it holds rows of a longer table, `whole` is its text with all of them. */
export type WholeHit = Hit & { whole?: string };

interface Piece extends Record<string, unknown> {
  id: number;
  text: string;
  spans: Span[];
}

/** Characters of a table that is still given whole. */
const LONGEST = 12_000;

/**
 * Completes tables that were cut into several passages: a model that sees half of the rows counts and compares wrongly.
 * Further passages that hold nothing but rows of a completed table are left out.
 */
export async function wholeTables(db: Database, kbBotId: string, hits: readonly Hit[]): Promise<WholeHit[]> {
  const tables = [
    ...new Set(hits.flatMap(({ spans }) => spans.filter(({ table }) => table).map(({ blockId }) => blockId))),
  ];
  if (tables.length === 0) return [...hits];
  const { rows: pieces } = await db.execute<Piece>(sql`
    select id::int, text, spans from passage
    where kb_bot_id = ${kbBotId} and kind = 'doc' and enabled and block_ids && ${sql.param(tables)}::text[]
    order by source_id, position`);
  const completed = new Set<string>();
  return hits.flatMap((hit): WholeHit[] => {
    if (hit.spans.length > 0 && hit.blockIds.every((id) => completed.has(id))) return [];
    const own = hit.spans.filter(
      ({ blockId, table }) => table && !completed.has(blockId) && pieces.filter(holds(blockId)).length > 1,
    );
    const whole = own.reduce((text, { blockId }) => withRows(text, hit, blockId, pieces), hit.text);
    if (own.length === 0 || whole.length > LONGEST) return [hit];
    for (const { blockId } of own) completed.add(blockId);
    return [{ ...hit, whole }];
  });
}

const holds =
  (block: string) =>
  ({ spans }: Piece): boolean =>
    spans.some(({ blockId }) => blockId === block);

/** The rows of the table before the passage, the passage, and the rows behind it. */
function withRows(text: string, hit: Hit, block: string, pieces: readonly Piece[]): string {
  const of = pieces.filter(holds(block));
  const at = of.findIndex(({ id }) => id === hit.id);
  const rowsIn = (piece: Piece) =>
    piece.spans.filter(({ blockId }) => blockId === block).map(({ start, end }) => piece.text.slice(start, end));
  return [...of.slice(0, at).flatMap(rowsIn), text, ...of.slice(at + 1).flatMap(rowsIn)].join('\n');
}
