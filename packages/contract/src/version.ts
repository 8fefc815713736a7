import * as z from 'zod/mini';

const wanted = '缺少版本（version），请重新读取后再保存';

/**
 * The `updatedAt` of what a change was made from, ms since the epoch. When somebody has saved since, the change answers
 * 409 with the row of today as `current` in the error body. The specified bodies name no version; a change without one
 * is refused, because it would overwrite unseen what others have saved.
 */
export const version = z.number(wanted).check(z.int(wanted), z.minimum(0), z.maximum(8_640_000_000_000_000));
