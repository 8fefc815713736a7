import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { id, instant } from '../platform/database/columns.ts';

/** A fixed answer in Markdown to the keywords of {@link kbBotReplyKeyword}. */
export const kbBotReplyRule = pgTable(
  'kb_bot_reply_rule',
  {
    id: id(),
    kbBotId: text()
      .notNull()
      .references(() => kbBot.id, { onDelete: 'cascade' }),
    displayName: text().notNull(),
    content: text().notNull(),
    status: text().$type<'enabled' | 'disabled'>().notNull().default('enabled'),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('kb_bot_reply_rule_bot').on(table.kbBotId, table.createdAt)],
);

/** The key says that two rules of an assistant never share a keyword, whoever saves at the same moment (RULE-05). */
export const kbBotReplyKeyword = pgTable(
  'kb_bot_reply_keyword',
  {
    kbBotId: text().notNull(),
    keyword: text().notNull(),
    ruleId: text()
      .notNull()
      .references(() => kbBotReplyRule.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kbBotId, table.keyword] }),
    index('kb_bot_reply_keyword_rule').on(table.ruleId),
  ],
);

export type ReplyRuleRow = typeof kbBotReplyRule.$inferSelect;
