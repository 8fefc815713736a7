import type { CookedBlock } from '../cook/index.ts';
import type { StoredBlock, StoredPage } from '../documents/readPages.ts';
import { isUnmoved, samePlace, share } from './boxes.ts';
import { placed, type Placed } from './placed.ts';
import { Unions } from './unions.ts';
import { bare, wordsOf } from './words.ts';
import { wordsClaimed } from './wordsClaimed.ts';

/** Some blocks as they were read, and what they are now: none where deleted, several where split, one where joined. */
export interface Work {
  read: Placed[];
  stored: Placed<StoredBlock>[];
}

/** So much of a drawn block lies on one that was read where it replaces a part of it. */
const COVERED = 0.5;
/** So much of one lies below a drawn block that holds a piece of it. */
const TOUCHED = 0.1;
/** Letters by which one knows the end of a text. */
const END = 6;

/** Which stored blocks came from which of those that were read. Drawn ones came from none, deleted ones have none. */
export function findWork(read: readonly Placed[], pages: readonly StoredPage[]): Work[] {
  const stored = placed(pages);
  const unions = new Unions(read.length + stored.length);
  const byPage = Map.groupBy(read, ({ page }) => page);
  const claimed = new Map<Placed<StoredBlock>, Placed>();
  const free = new Set(read);
  const claim = (each: Placed<StoredBlock>, original: Placed | undefined) => {
    if (!original) return;
    claimed.set(each, original);
    free.delete(original);
    unions.join(original.at, read.length + each.at);
  };
  const open = (page: number) => (byPage.get(page) ?? []).filter((each) => free.has(each));
  for (const each of stored)
    claim(
      each,
      open(each.page).find(({ block }) => samePlace(block.box, each.block.box)),
    );
  const known = wordsClaimed(
    stored.filter((each) => !claimed.has(each)),
    [...free],
  );
  for (const { stored: some, read: originals } of known) {
    for (const each of some) {
      claim(each, originals[0]);
      for (const original of originals) unions.join(original.at, read.length + each.at);
    }
    originals.forEach((original) => free.delete(original));
  }
  for (const each of stored) {
    if (claimed.has(each)) continue;
    claim(
      each,
      open(each.page).find(({ block }) => wordsOf(block) === wordsOf(each.block)),
    );
  }
  for (const each of stored) {
    const original = claimed.get(each);
    const parts = original ? joinedWith(each.block, original, open(each.page)) : below(each, byPage.get(each.page));
    for (const part of parts) unions.join(part.at, read.length + each.at);
  }
  return unions.groups().map((group) => ({
    read: group.filter((at) => at < read.length).map((at) => read[at]!),
    stored: group.filter((at) => at >= read.length).map((at) => stored[at - read.length]!),
  }));
}

/** The blocks behind the first whose words a stored one has taken in. */
function joinedWith(block: StoredBlock, original: Placed, open: readonly Placed[]): Placed[] {
  const wanted = [bare(block.text), ...(block.edit ? [bare(block.edit.read)] : [])];
  const parts: Placed[] = [];
  let said = bare(original.block.text);
  for (const each of open.filter(({ at }) => at > original.at)) {
    if (wanted.includes(said)) return parts;
    said += bare(each.block.text);
    if (!wanted.some((words) => words.startsWith(said))) return [];
    parts.push(each);
  }
  return wanted.includes(said) ? parts : [];
}

const below = ({ block: stored }: Placed<StoredBlock>, read: readonly Placed[] = []): Placed[] =>
  read.filter(
    ({ block }) =>
      share(block.box, stored.box) > COVERED ||
      share(stored.box, block.box) > COVERED ||
      (share(block.box, stored.box) > TOUCHED && tookAnEnd(stored, block)),
  );

/** Whether a stored block has taken in the end or the beginning of one that was read: half of it, joined with another. */
function tookAnEnd(stored: StoredBlock, read: CookedBlock): boolean {
  const words = bare(read.text);
  const said = bare(stored.text) + bare(stored.edit?.read ?? '');
  return words.length >= END && (said.includes(words.slice(-END)) || said.includes(words.slice(0, END)));
}

/** Whether makers left a block as it was read. */
export const isUntouched = ({ read, stored }: Work): boolean =>
  read.length === 1 && stored.length === 1 && changesOf(read[0]!.block, stored[0]!.block).length === 0;

/** What makers changed of a block. */
export function changesOf(read: CookedBlock, stored: StoredBlock): (keyof StoredBlock)[] {
  const compared = ['type', 'text', 'cells', 'headingLevel', 'doubtful'] as const;
  const changed = compared.filter((key) => JSON.stringify(read[key] ?? null) !== JSON.stringify(stored[key] ?? null));
  return [
    ...changed,
    ...(isUnmoved(read.box, stored.box) ? [] : (['box'] as const)),
    ...(stored.status === 'disabled' ? (['status'] as const) : []),
    ...(stored.images?.length ? (['images'] as const) : []),
    ...(stored.edit ? (['edit'] as const) : []),
  ];
}
