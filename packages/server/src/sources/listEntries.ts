import { sourceLimits, type SourceRules } from '@tinystar/contract';
import type { Kind, Reaching, SourceEntry } from './kinds/kind.ts';

/** What a source holds and its rules take. */
export interface Listing {
  entries: SourceEntry[];
  /** Whether it is everything: what is not among them is gone. */
  whole: boolean;
}

/** Entries that are passed over by the rules are read too; a source that gives more than these never ends. */
const MOST_READ = 20 * sourceLimits.entries;

export async function listEntries(
  kind: Kind,
  reaching: Reaching,
  rules: SourceRules,
  most: number = sourceLimits.entries,
): Promise<Listing> {
  const found = new Map<string, SourceEntry>();
  const takes = ruleOf(rules);
  let read = 0;
  for await (const entry of kind.list(reaching)) {
    reaching.signal.throwIfAborted();
    const full = found.size >= most && !found.has(entry.id);
    if (++read > MOST_READ || (full && takes(entry))) return { entries: [...found.values()], whole: false };
    if (takes(entry)) found.set(entry.id, entry);
  }
  return { entries: [...found.values()], whole: kind.whole };
}

/** Whether an entry is taken: by one of the names wanted, none of the unwanted, and its size. */
export function ruleOf({ include, exclude, maxSize }: SourceRules): (entry: SourceEntry) => boolean {
  const [wanted, unwanted] = [include, exclude].map((names) => names.filter((name) => name !== '').map(matcher));
  return (entry) => {
    const named = (matches: (text: string) => boolean) => matches(entry.name) || matches(entry.path);
    if (wanted!.length > 0 && !wanted!.some(named)) return false;
    if (unwanted!.some(named)) return false;
    return maxSize === undefined || entry.size === undefined || entry.size <= maxSize;
  };
}

/** A name with `*` for anything and `?` for one character, whatever its case. Looks at each character once per star. */
function matcher(rule: string): (text: string) => boolean {
  const parts = [...rule.toLowerCase()];
  return (text) => {
    const letters = [...text.toLowerCase()];
    let [at, part, star, from] = [0, 0, -1, 0];
    while (at < letters.length) {
      if (parts[part] === '*') [star, from, part] = [part, at, part + 1];
      else if (parts[part] === '?' || parts[part] === letters[at]) [at, part] = [at + 1, part + 1];
      else if (star >= 0) [from, at, part] = [from + 1, from + 1, star + 1];
      else return false;
    }
    return parts.slice(part).every((rest) => rest === '*');
  };
}
