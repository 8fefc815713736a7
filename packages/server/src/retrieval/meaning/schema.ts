import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/columns.ts';
import { passage } from '../schema.ts';

/**
 * What a passage says by the table of word vectors. `place` rises with every row, so that a reader of an assistant sees
 * what is new. A change of the table or of how pieces are cut empties it: rows come back by themselves (fill.ts).
 */
export const passageMeaning = pgTable(
  'passage_meaning',
  {
    passageId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => passage.id, { onDelete: 'cascade' }),
    kbBotId: text().notNull(),
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Means of its pieces, 96 bytes each. */
    means: bytea().notNull(),
    /** Its words by piece: 32-bit numbers, little-endian. */
    words: bytea().notNull(),
  },
  (table) => [index('passage_meaning_place').on(table.kbBotId, table.place)],
);
