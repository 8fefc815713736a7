import { setImmediate } from 'node:timers/promises';
import type { ComparedVersion, VersionChange } from '@tinystar/contract';
import { filePass, type Signer } from '../documents/filePass.ts';
import { hasOutput } from '../documents/presentDocument.ts';
import { readPages, type StoredBlock, type StoredPage } from '../documents/readPages.ts';
import type { FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { alignBlocks, type Alignment } from './alignBlocks.ts';
import { inOrder } from './inOrder.ts';
import { unpackContent } from '../documents/packContent.ts';
import { mayBecome } from './mayBecome.ts';
import { placed, type Placed } from './placed.ts';
import { loadVersion } from './restoreVersion.ts';
import { similarity, wordsOf } from './words.ts';

/** A version as it is compared: what it says, and what opens its pages. */
interface Side {
  pages: StoredPage[];
  shown: ComparedVersion;
}

/** One version of a file, for one of its makers; throws 404 for one that is kept no more. */
export async function readVersion(
  { db, ...signer }: Signer & { db: Queries },
  file: FileRow,
  number: number,
  userId: string,
): Promise<Side> {
  const kept = number === file.versionNumber ? undefined : await loadVersion(db, file, number);
  const pages = kept ? (await unpackContent(kept.content)).pages : await readPages(db, file.id);
  return {
    pages,
    shown: {
      number,
      pages: pages.map(({ index, width, height, rotation }) => ({ index, width, height, rotation })),
      hasOutput: hasOutput(kept ?? file),
      filePass: filePass(signer, file.id, { side: 'make', userId }, number),
    },
  };
}

type AnsweringBlock = Placed<StoredBlock>;

/** So much two blocks have in common when one is what the other was before, from 0 to 1. */
const SAME = 0.4;
/** Neighbours that differ in the same way are told as one, up to so many of a side. */
const TOGETHER = 20;

/** What differs between two versions as they answer, in reading order of the later one. Others are served meanwhile. */
export async function changesBetween(
  before: readonly StoredPage[],
  after: readonly StoredPage[],
): Promise<VersionChange[]> {
  const [olds, news] = [placed(before), placed(after)];
  // What makers wrote says nothing of where the words of the page went.
  const { links, near } = alignBlocks(olds.map(asRead), news.map(asRead));
  const changes = [...linkedChanges(olds, news, links), ...(await openChanges(olds, news, { links, near }))];
  return joined(changes.toSorted((a, b) => a.at - b.at)).map(({ kind, before: old, after: next, beside }) => ({
    kind,
    before: old.map(shown),
    after: next.map(shown),
    ...(beside !== undefined && { beside }),
  }));
}

/** A block as it was read from its page; one that its makers drew was never read. */
const asRead = (each: AnsweringBlock): AnsweringBlock =>
  each.block.edit?.read ? { ...each, block: { ...each.block, text: each.block.edit.read } } : each;

interface Found {
  kind: VersionChange['kind'];
  before: AnsweringBlock[];
  after: AnsweringBlock[];
  /** Its place in the reading order of the later version. */
  at: number;
  /** Where one side has none of it: the page there on which it would stand. */
  beside?: number | undefined;
}

/** Blocks that were read alike and stand elsewhere, were switched, or were written otherwise by their makers. */
function linkedChanges(
  olds: readonly AnsweringBlock[],
  news: readonly AnsweringBlock[],
  links: Alignment['links'],
): Found[] {
  const ordered = links.toSorted((a, b) => a.olds[0]! - b.olds[0]!);
  const kept = inOrder(ordered.map((link) => link.news[0]!));
  return ordered.flatMap((link, at): Found[] => {
    const [before, after] = [link.olds.map((old) => olds[old]!), link.news.map((next) => news[next]!)];
    const isOn = (blocks: AnsweringBlock[]) => blocks.some(({ block }) => block.status === 'enabled');
    const said = (blocks: AnsweringBlock[]) => blocks.map(({ block }) => wordsOf(block)).join('');
    const switched = isOn(before) !== isOn(after) ? 'switched' : undefined;
    const written = said(before) === said(after) ? undefined : 'changed';
    const kind = switched ?? written ?? (kept.has(at) ? undefined : 'moved');
    return kind ? [{ kind, before, after, at: link.news[0]! }] : [];
  });
}

/** So many blocks are looked for at a stretch. */
const AT_ONCE = 20;

/** Blocks that are in one of the two alone, or say something else. */
async function openChanges(
  olds: readonly AnsweringBlock[],
  news: readonly AnsweringBlock[],
  { links, near }: Alignment,
): Promise<Found[]> {
  const newOf = new Map(links.flatMap((link) => link.olds.map((old) => [old, link.news[0]!] as const)));
  const taken = new Set(links.flatMap((link) => link.news));
  const open = olds.filter(({ at }) => !newOf.has(at));
  const places = new Map<number, number | undefined>();
  const may = mayBecome({ olds: olds.map(asRead), news: news.map(asRead), links });
  for (const [count, { at }] of open.entries()) {
    // Where all of a long document is another, this takes seconds.
    if (count % AT_ONCE === 0) await setImmediate();
    const next = near(at);
    places.set(at, next === undefined || taken.has(next) || !may(at, next) ? undefined : next);
  }
  const changed = changedInto(open, news, (old) => places.get(old));
  const found = new Set([...changed.values()].flat());
  const gone: Found[] = [];
  // Where nothing came from a block it is told behind what stood before it.
  let last = -1;
  for (const old of olds) {
    const linked = newOf.get(old.at);
    if (linked !== undefined) last = linked;
    else if (!found.has(old))
      gone.push({ kind: 'removed', before: [old], after: [], at: last + 0.5, beside: news[last]?.page ?? 1 });
  }
  const oldOf = new Map(links.flatMap((link) => link.news.map((next) => [next, link.olds.at(-1)!] as const)));
  const there: Found[] = [];
  let above = -1;
  for (const next of news) {
    const before = changed.get(next.at);
    above = before?.at(-1)?.at ?? oldOf.get(next.at) ?? above;
    if (before) there.push({ kind: 'changed', before, after: [next], at: next.at });
    else if (!taken.has(next.at))
      there.push({ kind: 'added', before: [], after: [next], at: next.at, beside: olds[above]?.page ?? 1 });
  }
  return [...gone, ...there];
}

/** By the place of a block of the later version: the one it was written from, and others that became part of it. */
function changedInto(
  olds: readonly AnsweringBlock[],
  news: readonly AnsweringBlock[],
  near: (old: number) => number | undefined,
): Map<number, AnsweringBlock[]> {
  const byPlace = Map.groupBy(olds, ({ at }) => near(at));
  return new Map(
    [...byPlace].flatMap(([place, from]): [number, AnsweringBlock[]][] => {
      const next = place === undefined ? undefined : news[place];
      if (place === undefined || !next) return [];
      const words = wordsOf(asRead(next).block);
      const alike = from.map((old) => ({ old, said: wordsOf(asRead(old).block) }));
      const much = alike.map(({ said }) => similarity(said, words));
      const most = Math.max(...much);
      const mine = alike.filter(({ said }, at) => (much[at] === most && most >= SAME) || words.includes(said));
      return mine.length === 0 ? [] : [[place, mine.map(({ old }) => old)]];
    }),
  );
}

/** Puts neighbours of one kind together; a changed block stays alone, for its words are compared. */
function joined(changes: readonly Found[]): Found[] {
  const all: Found[] = [];
  for (const change of changes) {
    const last = all.at(-1);
    const fits =
      last?.kind === change.kind &&
      change.kind !== 'changed' &&
      follows(last.before, change.before) &&
      follows(last.after, change.after) &&
      last.before.length + last.after.length < TOGETHER;
    if (fits) {
      last.before.push(...change.before);
      last.after.push(...change.after);
    } else all.push({ ...change, before: [...change.before], after: [...change.after] });
  }
  return all;
}

function follows(some: readonly AnsweringBlock[], more: readonly AnsweringBlock[]): boolean {
  const [last, first] = [some.at(-1), more[0]];
  if (last === undefined || first === undefined) return last === first;
  return first.at === last.at + 1 && first.page === last.page;
}

const shown = ({
  page,
  block: { edit: _, images: __, ...block },
}: AnsweringBlock): VersionChange['before'][number] => ({
  page,
  block,
});
