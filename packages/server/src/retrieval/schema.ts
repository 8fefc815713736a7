import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Span } from './passages.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What can be found: passages of documents and Q&A pairs. `terms` holds our own terms, each behind the assistant's
 * short key ({@link termKey}), so that one GIN index answers for one assistant without reading its neighbours.
 */
export const passage = pgTable(
  'passage',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kbBotId: text('kb_bot_id').notNull(),
    kind: text({ enum: ['doc', 'qa', 'attachment'] }).notNull(),
    /** Document (kind doc), Q&A pair (kind qa), or what a question brought along, which is its own assistant here. */
    sourceId: text('source_id').notNull(),
    /** Name of the document, or the question of the pair. */
    name: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    blockIds: text('block_ids').array().notNull(),
    pages: integer().array().notNull(),
    spans: jsonb().$type<Span[]>().notNull(),
    /** False while the document is not trained or one of the blocks was disabled since. */
    enabled: boolean().notNull().default(true),
    terms: tsvector().notNull(),
    titleLength: integer('title_length').notNull(),
    textLength: integer('text_length').notNull(),
    /** Counts of the terms in title and text (see frequencies.ts), for scoring without cutting the text again. */
    frequencies: text().notNull(),
  },
  (table) => [
    uniqueIndex('passage_place').on(table.kbBotId, table.kind, table.sourceId, table.position),
    // Pending entries of a fast-updated GIN are read one by one by every question until a vacuum.
    index('passage_terms').using('gin', table.terms).with({ fastupdate: false }),
    index('passage_blocks')
      .using('gin', table.blockIds)
      .where(sql`${table.kind} = 'doc'`),
  ],
);
