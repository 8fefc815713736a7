import { createHash } from 'node:crypto';
import type { SourceAccess } from '../kind.ts';

/** Sources, and subpages of each; those that were noted longest ago are forgotten first. */
const MOST_SOURCES = 200;
const MOST_PAGES = 1_000;

const noted = new Map<string, Set<string>>();

/** Another one for whoever is let in by another secret: what one may read is not known to the other. */
const keyOf = ({ address, password, place }: SourceAccess): string =>
  createHash('sha256')
    .update(JSON.stringify([address.href, password, place]))
    .digest('hex');

/**
 * Notes the pages that a page which was read has below it. A search need not name them; the next listing asks for those that
 * it lacks, and from then on the library has them. What is lost is noted when the page is read again.
 */
export function noteSubpages(access: SourceAccess, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const key = keyOf(access);
  const all = [...(noted.get(key) ?? []), ...ids].slice(-MOST_PAGES);
  noted.delete(key);
  noted.set(key, new Set(all));
  for (const other of [...noted.keys()].slice(0, -MOST_SOURCES)) noted.delete(other);
}

export const notedSubpages = (access: SourceAccess): string[] => [...(noted.get(keyOf(access)) ?? [])];

/** One that is not there, or not shared. */
export const forgetSubpage = (access: SourceAccess, id: string): void => void noted.get(keyOf(access))?.delete(id);
