import type { documentVersions, Output, VersionChange } from '@tinystar/contract';

/** Two versions and what differs between them. */
export type Comparison = Output<typeof documentVersions.compare>;
export type Side = 'before' | 'after';

/** Which of the differences one walks through. */
export type Shown = VersionChange['kind'] | 'all';

export const shownOf = (changes: readonly VersionChange[], shown: Shown): readonly VersionChange[] =>
  shown === 'all' ? changes : changes.filter(({ kind }) => kind === shown);

/** The page of one side on which a change is, or would be. */
export const pageOf = (change: VersionChange, side: Side): number => change[side][0]?.page ?? change.beside ?? 1;
