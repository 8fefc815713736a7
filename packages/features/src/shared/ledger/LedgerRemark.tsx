import type { LedgerEntry } from '@tinystar/contract';
import { Link } from '@tinystar/ui';
import { subjectHref, type LedgerOf } from './subjectHref.ts';
import { remarkOf } from './remarkOf.ts';

/** What a line of a ledger was for, with the way there while it exists. */
export function LedgerRemark({ entry, of }: { entry: LedgerEntry; of: LedgerOf }) {
  const words = remarkOf(entry);
  return entry.subject ? <Link href={subjectHref(entry.subject, of)}>{words}</Link> : words;
}
