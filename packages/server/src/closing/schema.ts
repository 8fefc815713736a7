import type { Scope } from '@tinystar/contract';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Accounts and enterprises that will be deleted. The row goes with the last of what was theirs. */
export const closing = pgTable(
  'closing',
  {
    ownerType: text().$type<Scope>().notNull(),
    ownerId: text().notNull(),
    closesAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerType, table.ownerId] })],
);
