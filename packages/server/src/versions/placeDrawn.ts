import type { Alignment } from './alignBlocks.ts';
import { isPlace } from './boxes.ts';
import type { WaitingWork } from './carry.ts';
import type { Work } from './findWork.ts';
import type { Placed } from './placed.ts';
import type { Setting } from './placeWork.ts';

interface Anchor {
  old: Placed;
  next: Placed;
  /** It stands above the drawn block. */
  above: boolean;
}

interface Versions {
  olds: readonly Placed[];
  news: readonly Placed[];
  alignment: Alignment;
  /** What became of every block that was read. */
  found: readonly Work[];
}

/**
 * Blocks that makers drew where nothing was read go with the nearest block of their page that is still there: what they
 * say is the makers' own, whatever the words around them have become. One without a place, or on a page whose
 * words have none, goes with what is read before it. Where nothing of the page or of their section is left they wait.
 */
export function placeDrawn(
  drawn: readonly Work[],
  { olds, news, alignment, found }: Versions,
): { settings: Setting[]; waiting: WaitingWork[] } {
  const linkOf = new Map(alignment.links.flatMap((link) => link.olds.map((old) => [old, link.news.at(-1)!] as const)));
  const settings: Setting[] = [];
  const waiting: WaitingWork[] = [];
  for (const mine of drawn.flatMap((work) => work.stored)) {
    const placeOf = (old: number) => linkOf.get(old) ?? alignment.near(old);
    const stands =
      isPlace(mine.block.box) && olds.some(({ page, block: { box } }) => page === mine.page && isPlace(box));
    const anchor = stands ? anchorOf(mine, olds, news, placeOf) : readBefore(mine, found, news, placeOf);
    if (anchor && (!stands || isInSection(mine, anchor, olds))) settings.push(beside(mine, anchor));
    else waiting.push({ kind: 'drawn', read: [], mine: [mine] });
  }
  return { settings, waiting };
}

/** The place of the heading below which a block was read, that of the heading itself for one; none before the first. */
const headingOf = (at: number, olds: readonly Placed[]): number =>
  olds.slice(0, at + 1).findLastIndex(({ block }) => block.headingLevel !== undefined);

/** Whether a drawn block stands below the same heading as its anchor: what holds for one section may be wrong in another. */
function isInSection({ page, block: { box } }: Placed, { old: anchor }: Anchor, olds: readonly Placed[]): boolean {
  const before = olds.filter((old) => old.page < page || (old.page === page && old.block.box.top <= box.top));
  return headingOf(before.at(-1)?.at ?? -1, olds) === headingOf(anchor.at, olds);
}

/** The nearest block before one in the order of reading that is in the new version. */
function readBefore(
  mine: Placed,
  found: readonly Work[],
  news: readonly Placed[],
  placeOf: (old: number) => number | undefined,
): Anchor | undefined {
  return found
    .flatMap(({ read, stored }) => {
      const [old, last] = [read.at(-1), stored.at(-1)];
      const next = old && news[placeOf(old.at) ?? -1];
      return next && last && last.at < mine.at ? [{ old, next, above: true, apart: mine.at - last.at }] : [];
    })
    .toSorted((a, b) => a.apart - b.apart)[0];
}

/** The nearest block of the page that is in the new version: of those above, else of those below. */
function anchorOf(
  { page, block: { box } }: Placed,
  olds: readonly Placed[],
  news: readonly Placed[],
  placeOf: (old: number) => number | undefined,
): Anchor | undefined {
  const there = olds
    .filter((old) => old.page === page)
    .flatMap((old) => {
      const next = news[placeOf(old.at) ?? -1];
      const above = old.block.box.top <= box.top;
      return next ? [{ old, next, above, apart: Math.abs(old.block.box.top - box.top) }] : [];
    });
  return there.toSorted((a, b) => Number(b.above) - Number(a.above) || a.apart - b.apart)[0];
}

function beside({ block }: Work['stored'][number], { old, next, above }: Anchor): Setting {
  const [across, down] = [
    next.block.box.left - old.block.box.left,
    next.block.box[above ? 'bottom' : 'top'] - old.block.box[above ? 'bottom' : 'top'],
  ];
  const { left, top, right, bottom } = block.box;
  const box = { left: left + across, right: right + across, top: top + down, bottom: bottom + down };
  return { at: above ? next.at : next.at - 1, page: next.page, block: { ...block, box } };
}
