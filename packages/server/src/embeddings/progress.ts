import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';

/** How far the passages of the server have vectors. */
export interface EmbeddingProgress {
  model: string;
  /** `filling`: a changed model replaces the serving one when all is done. */
  state: 'serving' | 'filling';
  done: number;
  total: number;
}

/** One line per space. Counts rows: for operators, not for questions. */
export async function embeddingProgress(db: Queries): Promise<EmbeddingProgress[]> {
  const { rows } = await db.execute<EmbeddingProgress & Record<string, unknown>>(sql`
    select model, state, (select count(*)::int from passage_vector v where v.space_id = s.id) as done,
      (select count(*)::int from passage where kind <> 'attachment') as total
    from embedding_space s order by state desc`);
  return rows.map(({ model, state, done, total }) => ({ model, state, done, total }));
}
