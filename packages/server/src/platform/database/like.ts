import { ilike, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A LIKE pattern for texts that contain `keyword`. Its `%` and `_` are escaped, so they match themselves only. */
export const holding = (keyword = ''): string => `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** The condition that a column contains `keyword` in upper or lower case; undefined for an empty keyword. */
export const contains = (column: AnyPgColumn, keyword: string | undefined): SQL | undefined =>
  keyword?.trim() ? ilike(column, holding(keyword)) : undefined;
