import type { Hit } from '../../retrieval/index.ts';
import { normalise } from '../../retrieval/normalise.ts';

/** A passage, and those of other documents that say nearly the same: another edition, the same in the other script. */
export interface Alike {
  hit: Hit;
  others: Hit[];
}

/** From this share of common pairs of characters on, two passages are editions of one text. */
const ALIKE = 0.8;
/** Texts whose lengths differ more cannot reach it. */
const SAME_LENGTH = 0.75;

/** Passages in their order; what is nearly the same shares the place of the first of them. */
export function alike(hits: readonly Hit[]): Alike[] {
  const groups: (Alike & { pairs: ReadonlySet<string> })[] = [];
  for (const hit of hits) {
    const pairs = pairsOf(hit.text);
    const group = groups.find((each) => each.hit.sourceId !== hit.sourceId && shared(each.pairs, pairs) >= ALIKE);
    if (group) group.others.push(hit);
    else groups.push({ hit, others: [], pairs });
  }
  return groups.map(({ hit, others }) => ({ hit, others }));
}

/** Whether two answers say the same in the same words; numbers of sources, spaces and marks do not count. */
export const saysTheSame = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((text) => plainly(text.replace(/\[\d+\]/g, '')));
  return a === b;
};

/** Text without what differs between scripts and ways of printing it. */
export const plainly = (text: string): string =>
  normalise(text)
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');

function pairsOf(text: string): Set<string> {
  const characters = plainly(text);
  const pairs = new Set<string>();
  for (let at = 1; at < characters.length; at += 1) pairs.add(characters.slice(at - 1, at + 1));
  return pairs;
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (Math.min(one.size, other.size) < SAME_LENGTH * Math.max(one.size, other.size)) return 0;
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return common / (one.size + other.size - common || 1);
}
