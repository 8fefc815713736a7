import type { WaitingKind } from '@tinystar/contract';
import type { CookedPage } from '../cook/index.ts';
import type { StoredBlock, StoredPage } from '../documents/readPages.ts';
import { alignBlocks, type Alignment } from './alignBlocks.ts';
import { onPage } from './boxes.ts';
import { findWork, isUntouched, type Work } from './findWork.ts';
import { growTable } from './growTable.ts';
import { keepPictures } from './keepPictures.ts';
import { placed, type Placed } from './placed.ts';
import { placeDrawn } from './placeDrawn.ts';
import { placeWork, type Setting } from './placeWork.ts';
import { Unions } from './unions.ts';

/** What makers did to blocks whose place in the new version is not certain. */
export interface WaitingWork {
  kind: WaitingKind;
  /** The blocks as they were read in the old version; none where a maker drew. */
  read: Placed[];
  /** What they were made into; none where they were deleted. */
  mine: Placed<StoredBlock>[];
  /** The id of the block of the new version that most likely came from them. */
  near?: string;
}

export interface Carried {
  pages: StoredPage[];
  waiting: WaitingWork[];
  /** The id of the block of the new version that is, or most likely came from, one of the old that had this id. */
  successor(id: string): string | undefined;
}

/**
 * The new version of a document with what its makers did to the old one. `before` is the old version as it was read,
 * `stored` what they made of it, `after` the new version as it was read. Work on blocks that say the same goes with them
 * wherever they stand now, under their ids; all else waits for a person, and the new version says what it says.
 */
export function carry(
  before: readonly CookedPage[],
  stored: readonly StoredPage[],
  after: readonly CookedPage[],
): Carried {
  const [olds, news] = [placed(before), placed(after)];
  const alignment = alignBlocks(olds, news);
  const drawn: Work[] = [];
  const waiting: WaitingWork[] = [];
  const settings: Setting[] = [];
  const replaced = new Set<number>();
  const ids = new Map<number, string>();
  const found = findWork(olds, stored);
  for (const { work, linked, whole } of joinWork(found, alignment)) {
    const settle = (set: readonly Setting[], over: readonly number[]) => {
      settings.push(...set);
      over.forEach((at) => replaced.add(at));
    };
    if (work.every(({ read }) => read.length === 0)) drawn.push(...work);
    else if (work.every(isUntouched)) linked.forEach((at, by) => keepId(ids, at, work[by]?.stored[0]?.block.id));
    else if (whole)
      settle(
        placeWork(
          together(work),
          linked.map((at) => news[at]!),
        ),
        linked,
      );
    else {
      const table = growTable(together(work), news, linked);
      if (table) settle([table], [table.at]);
      else for (const each of work) if (!isUntouched(each)) waiting.push(waitingOf(each, alignment, news));
    }
  }
  const own = placeDrawn(drawn, { olds, news, alignment, found });
  const all = assemble(after, { settings: [...settings, ...own.settings], replaced, ids });
  const { pages, waiting: lost } = keepPictures(all);
  const idAt = (place: number) =>
    settings.find(({ at }) => at === place)?.block.id ?? ids.get(place) ?? news[place]!.block.id;
  return {
    pages,
    waiting: [...waiting, ...own.waiting, ...lost],
    successor(id) {
      if (pages.some(({ blocks }) => blocks.some((block) => block.id === id))) return id;
      const work = found.find((each) => each.stored.some(({ block }) => block.id === id));
      const place = work && placeOf(work, alignment);
      return place === undefined ? undefined : idAt(place);
    },
  };
}

const keepId = (ids: Map<number, string>, at: number, id: string | undefined) => id && ids.set(at, id);

interface Joined {
  work: Work[];
  /** Places of the blocks of the new version that say the same, and whether they say all of it. */
  linked: number[];
  whole: boolean;
}

/** Puts work together that is on blocks which are one in the new version, or were cut out of one. */
function joinWork(all: readonly Work[], { links }: Alignment): Joined[] {
  const workOf = new Map(all.flatMap((work, at) => work.read.map((each) => [each.at, at] as const)));
  const linkOf = new Map(links.flatMap((link) => link.olds.map((old) => [old, link] as const)));
  const unions = new Unions(all.length);
  for (const { olds } of links) for (const old of olds) unions.join(workOf.get(olds[0]!)!, workOf.get(old)!);
  return unions.groups().map((group) => {
    const work = group.map((at) => all[at]!);
    const read = work.flatMap((each) => each.read);
    const linked = [...new Set(read.flatMap(({ at }) => linkOf.get(at)?.news ?? []))].toSorted((a, b) => a - b);
    return { work, linked, whole: read.every(({ at }) => linkOf.has(at)) };
  });
}

const together = (work: readonly Work[]): Work => ({
  read: work.flatMap(({ read }) => read).toSorted((a, b) => a.at - b.at),
  stored: work.flatMap(({ stored }) => stored).toSorted((a, b) => a.at - b.at),
});

/** The place of the block of the new version that most likely came from what was worked on. */
function placeOf({ read }: Work, { near, links }: Alignment): number | undefined {
  const places = read.map(({ at }) => near(at) ?? links.find(({ olds }) => olds.includes(at))?.news[0]);
  return places.find((at) => at !== undefined);
}

function waitingOf(work: Work, alignment: Alignment, news: readonly Placed[]): WaitingWork {
  const { read, stored } = work;
  const place = placeOf(work, alignment);
  return { kind: 'changed', read, mine: stored, ...(place !== undefined && { near: news[place]!.block.id }) };
}

/** The pages of the new version with what was settled in the place of what was read. */
function assemble(
  after: readonly CookedPage[],
  { settings, replaced, ids }: { settings: Setting[]; replaced: ReadonlySet<number>; ids: ReadonlyMap<number, string> },
): StoredPage[] {
  const byPlace = Map.groupBy(settings, ({ at, page }) => `${page} ${at}`);
  let at = -1;
  return after.map((page) => {
    const set = (place: number) =>
      (byPlace.get(`${page.index} ${place}`) ?? []).map(({ block }) => ({ ...block, box: onPage(block.box, page) }));
    // What stands before everything on its page is set behind the last block of the page before.
    const first = set(at);
    const blocks = page.blocks.flatMap((block): StoredBlock[] => {
      at += 1;
      const asRead = replaced.has(at) ? [] : [{ ...block, id: ids.get(at) ?? block.id, status: 'enabled' as const }];
      return [...asRead, ...set(at)];
    });
    return { ...page, blocks: [...first, ...blocks] };
  });
}
