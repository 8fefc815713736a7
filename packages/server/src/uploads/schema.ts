import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../platform/database/columns.ts';

/** Images that were decoded and encoded anew; the id is the capability of their link. */
export const storedImage = pgTable('stored_image', {
  id: id(),
  fileKey: text().notNull(),
  mediaType: text().$type<'image/png' | 'image/jpeg' | 'image/webp'>().notNull(),
  size: integer().notNull(),
  category: text().notNull(),
  uploadedBy: text().notNull(),
  createdAt: instant().notNull(),
});

/**
 * Keys of bytes that no row owns: not yet, because they are still being written, or no longer, because their row was
 * deleted. What is left of them after a crash is swept at the next start.
 */
export const looseFile = pgTable('loose_file', { key: text().primaryKey(), since: instant().notNull() }, (table) => [
  index('loose_file_since').on(table.since),
]);
