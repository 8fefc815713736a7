import type { Notice } from '@tinystar/contract';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { kbBot } from '../assistants/schema.ts';
import { tenant, user } from '../identity/schema.ts';
import { instant, newId } from '../platform/database/columns.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a notice says, in the names of the moment: what it is about may be called otherwise later, or be gone. */
export type NoticeWords = Without<Notice, 'id' | 'timestamp'>;

/** What others have changed for a person and he has not put away; of one thing the latest only. */
export const notice = pgTable(
  'notice',
  {
    /** New with every notice, so that putting one away leaves what came in its place. */
    id: text().notNull().unique().$defaultFn(newId),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    about: text().notNull(),
    tenantId: text().references(() => tenant.id, { onDelete: 'cascade' }),
    kbBotId: text().references(() => kbBot.id, { onDelete: 'cascade' }),
    words: jsonb().$type<NoticeWords>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.about] }),
    index('notice_tenant').on(table.tenantId),
    index('notice_assistant').on(table.kbBotId),
  ],
);
