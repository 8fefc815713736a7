import { sql, type SQL } from 'drizzle-orm';

/** What tells questions apart that differ in more than letter case, spaces and punctuation. */
export const questionKey = (question: SQL): SQL =>
  sql`md5(regexp_replace(lower(${question}), '[[:space:][:punct:]，。？！、；：“”‘’（）《》…—]+', '', 'g'))`;
