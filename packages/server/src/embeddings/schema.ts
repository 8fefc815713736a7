import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';
import { passage } from '../retrieval/schema.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Vectors that can be compared with each other: one model at one host, texts made the same way. `serving` is what questions are compared with;
 * `filling` is its successor while the passages are embedded anew. At most one of each.
 */
export const embeddingSpace = pgTable(
  'embedding_space',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the model as its host knows it. */
    model: text().notNull(),
    /** A digest of the host's address: the same name elsewhere may be another model. */
    host: text().notNull(),
    /** What stands in front of questions and of passages. */
    queryPrefix: text().notNull().default(''),
    passagePrefix: text().notNull().default(''),
    /** Whether passages are embedded piece by piece; those of former versions were embedded whole. */
    pieces: boolean().notNull().default(false),
    dimension: integer().notNull(),
    state: text().$type<'serving' | 'filling'>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('embedding_space_state').on(table.state)],
);

export type SpaceRow = typeof embeddingSpace.$inferSelect;

/** The vectors of a passage in a space. `place` rises with every row, so that a reader of an assistant sees what is new. */
export const passageVector = pgTable(
  'passage_vector',
  {
    passageId: bigint({ mode: 'number' })
      .notNull()
      .references(() => passage.id, { onDelete: 'cascade' }),
    spaceId: integer()
      .notNull()
      .references(() => embeddingSpace.id, { onDelete: 'cascade' }),
    kbBotId: text().notNull(),
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /**
     * Half-precision numbers of vectors of length 1, little-endian, those of one piece behind those of the other; empty
     * where the model takes none of them.
     */
    vector: bytea()
      .notNull()
      .default(sql`''`),
  },
  (table) => [
    primaryKey({ columns: [table.passageId, table.spaceId] }),
    index('passage_vector_place').on(table.spaceId, table.kbBotId, table.place),
  ],
);
