import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** What the operator changed of the site, by name; what has no row is as the settings say. */
export const siteSetting = pgTable('site_setting', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  /** The version that a change of it is made from. */
  updatedAt: instant().notNull().defaultNow(),
});
