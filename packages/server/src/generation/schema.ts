import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../platform/database/columns.ts';

/** A conversation of AI chat. `asker` is the key of a person in one of his identities, as in the history of assistants. */
export const aiConversation = pgTable(
  'ai_conversation',
  {
    id: id(),
    asker: text().notNull(),
    /** Its first question, cut. */
    title: text().notNull(),
    createdAt: instant().notNull(),
    /** When something was said last. */
    lastAt: instant().notNull(),
  },
  (table) => [index('ai_conversation_asker').on(table.asker, table.lastAt, table.id)],
);

/** A question of AI chat with its reply; stored when the reply has ended and has text. */
export const aiMessage = pgTable(
  'ai_message',
  {
    id: id(),
    conversationId: text()
      .notNull()
      .references(() => aiConversation.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    response: text().notNull(),
    /** The person ended it, or it was cut off. */
    stopped: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [index('ai_message_conversation').on(table.conversationId, table.createdAt, table.id)],
);

export type AiMessageRow = typeof aiMessage.$inferSelect;

/** A text that was paid for, for who asks again because it did not reach him; for an hour. */
export const generatedText = pgTable(
  'generated_text',
  {
    /** Of the request, by who made it and its key. */
    id: text().primaryKey(),
    /** The event before it. */
    begun: jsonb().$type<object>(),
    text: text().notNull(),
    /** It was stopped, or cut off. */
    broke: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('generated_text_at').on(table.at)],
);
