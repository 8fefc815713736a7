import { integer, pgTable, text } from 'drizzle-orm/pg-core';
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
