import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * Keys of bytes that no row owns: not yet, because they are still being written, or no longer, because their row was
 * deleted. What is left of them after a crash is swept at the next start.
 */
export const looseFile = pgTable('loose_file', { key: text().primaryKey(), since: instant().notNull() }, (table) => [
  index('loose_file_since').on(table.since),
]);
