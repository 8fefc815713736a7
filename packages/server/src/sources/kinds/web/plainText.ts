import { documentOf } from '../../../cook/index.ts';

/** What people read of a short piece of a page or a feed, in one line. */
export const plainText = (source: string): string =>
  (documentOf(source.slice(0, 2_000)).body.textContent ?? '').replace(/\s+/g, ' ').trim();
