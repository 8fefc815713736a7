import { createHash } from 'node:crypto';
import type { SourceAccess } from '../kind.ts';
import type { Remote } from './remote.ts';
import type { Walked } from './walk.ts';

/** What is known of a repository since it was last read; what is lost is read again. */
export interface Kept {
  remote: Remote;
  /** The commit that `walked` is of, and the branch that it is the newest one of. */
  commit: string;
  walked: Walked;
}

/** Entries in all; the repositories that were read longest ago are forgotten first. */
const MOST_ENTRIES = 50_000;
const kept = new Map<string, Kept>();

/** Another one for whoever is let in by other credentials: what one may read is not known to the other. */
export const keyOf = ({ address, user, password, place }: SourceAccess): string =>
  createHash('sha256')
    .update(JSON.stringify([address.href, user, password, place]))
    .digest('hex');

export function recall(key: string): Kept | undefined {
  return kept.get(key);
}

export function keep(key: string, what: Kept): void {
  kept.delete(key);
  kept.set(key, what);
  let entries = 0;
  for (const [other, { walked }] of [...kept].toReversed()) {
    entries += walked.entries.length + 1;
    if (entries > MOST_ENTRIES) kept.delete(other);
  }
}

export const forget = (key: string): void => void kept.delete(key);
