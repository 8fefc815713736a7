import type { documentVersions, Output, VersionChange } from '@tinystar/contract';

/** Two versions and what differs between them. */
export type Comparison = Output<typeof documentVersions.compare>;
export type Side = 'before' | 'after';

/** Which of the differences one walks through. */
export type Shown = VersionChange['kind'] | 'all';

export const shownOf = (changes: readonly VersionChange[], shown: Shown): readonly VersionChange[] =>
  shown === 'all' ? changes : changes.filter(({ kind }) => kind === shown);

const other: Record<Side, Side> = { before: 'after', after: 'before' };

/**
 * The page of one side on which a change is, or would be: what is new or gone stands as far from its page on the other
 * side as the change in front of it that both sides have.
 */
export function pageOf(
  changes: readonly VersionChange[],
  change: VersionChange,
  side: Side,
  pageCount: number,
): number {
  const [own] = change[side];
  if (own) return own.page;
  const [opposite] = change[other[side]];
  const known = changes.slice(0, changes.indexOf(change)).findLast(({ before, after }) => before[0] && after[0]);
  const shift = known ? known[side][0]!.page - known[other[side]][0]!.page : 0;
  return Math.max(1, Math.min(pageCount, (opposite?.page ?? 1) + shift));
}
