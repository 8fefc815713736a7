import { zipSync } from 'fflate';

/** Packs parts into a zip without compression: what later readers open is exactly what was counted and checked. */
export function zip(parts: Iterable<readonly [name: string, content: Buffer]>): Buffer {
  // A fixed date, so that equal parts make equal bytes; the earliest a zip can hold.
  return Buffer.from(zipSync(Object.fromEntries(parts), { level: 0, mtime: new Date(1980, 0, 1) }));
}
