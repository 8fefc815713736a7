import { ilike, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A LIKE pattern for texts that hold `keyword`, whose `%` and `_` are letters like any other; `%%` for no keyword. */
export const holding = (keyword = ''): string => `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** The condition that a column holds `keyword`, letter case aside; none for an empty keyword. */
export const contains = (column: AnyPgColumn, keyword: string | undefined): SQL | undefined =>
  keyword?.trim() ? ilike(column, holding(keyword)) : undefined;
