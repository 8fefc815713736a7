import type { LedgerEntry } from '@tinystar/contract';

/** What a line was for, in words: on the page and in the file. */
export const remarkOf = ({ remark, type, subject }: Pick<LedgerEntry, 'remark' | 'type' | 'subject'>): string =>
  [remark || type, subject?.name].filter(Boolean).join('：');
