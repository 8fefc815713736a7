import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * Keys of bytes that no row owns: not yet, because they are still being written, or no longer, because their row was
 * deleted. What is left of them after a crash is swept at the next start.
 */
export const looseFile = pgTable('loose_file', { key: text().primaryKey(), since: instant().notNull() }, (table) => [
  index('loose_file_since').on(table.since),
]);

/**
 * Bytes that are stored as what differs from others. Those under `basis` stay as long as this row does, whoever owns
 * them; `size` is that of the whole, in bytes.
 */
export const filePatch = pgTable(
  'file_patch',
  { key: text().primaryKey(), basis: text().notNull(), size: bigint({ mode: 'number' }).notNull() },
  (table) => [index('file_patch_basis').on(table.basis)],
);
