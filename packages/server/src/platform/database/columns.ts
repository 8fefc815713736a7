import { randomBytes } from 'node:crypto';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A new identifier: 128 random bits as 32 hex digits, so that knowing one never helps to guess another. */
export const newId = (): string => randomBytes(16).toString('hex');

/** Primary key column `id`. */
export const id = () => text().primaryKey().$defaultFn(newId);

/** A point in time, stored with zone, read as `Date`. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Bytes. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
