import * as z from 'zod/mini';
import { PAGE_SIZE, PAGE_SIZE_MAX } from './constants.ts';

/** `page` starts at 1 (C-101), `size` is 10 unless asked, at most 100. Query strings arrive as text, hence the coercion. */
export const paging = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE_MAX)), PAGE_SIZE),
};

/** `{ rows, count }`: one page and the number of all rows. */
export const listOf = <T extends z.ZodMiniType>(row: T) => z.object({ rows: z.array(row), count: z.number() });

export const nothing = z.object({});

/** 128 bit random, 32 hex characters. */
export const Id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Length in code points after trimming (C-127). */
export const codePoints = (text: string): number =>
  // Not spread into a list: that takes thirty milliseconds of a text of a megabyte.
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
