import * as z from 'zod/mini';

/** A day in Asia/Shanghai, YYYYMMDD. */
export const DateKey = z.string().check(z.regex(/^20\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/));

/** Days from one to another, both counted; at most thirty (decisions.md DATE_RANGE). */
export const dayRange = { startDateKey: DateKey, endDateKey: DateKey };
