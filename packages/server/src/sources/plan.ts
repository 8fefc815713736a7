import type { SourceAction } from '@tinystar/contract';
import type { Listing } from './listEntries.ts';
import type { SourceEntry } from './kinds/kind.ts';
import type { ItemRow } from './schema.ts';
import { sourceWords } from './words.ts';

export interface PlannedLine {
  action: Exclude<SourceAction, 'refused'>;
  entry: SourceEntry;
  fileId: string | null;
}

export interface Plan {
  /** In the order of the work: what goes comes last, when it is known what has only moved. */
  lines: PlannedLine[];
  unchanged: number;
  /** Documents that go for certain, and of how many. */
  removed: number;
  documents: number;
  /** Items that neither the source nor the library has. */
  forgotten: string[];
  /** What else is to be written of items, by their ids. */
  changes: Map<string, Partial<Pick<ItemRow, 'reason' | 'keptGone' | 'address'>>>;
}

type Known = Pick<ItemRow, 'itemId' | 'fileId' | 'name' | 'path' | 'address' | 'revision' | 'reason' | 'keptGone'>;

/** More than this share of a source, and more than a few, goes only after a person has seen it. */
const SHARE = 0.3;
const FEW = 3;
export const isTooMuch = (removed: number, documents: number): boolean => removed > FEW && removed > SHARE * documents;

interface Compared {
  items: readonly Known[];
  listing: Pick<Listing, 'entries' | 'whole'>;
  /** The documents that are in the library. */
  live: ReadonlySet<string>;
  /** Whether a revision that is known is the one that is listed, by the kind's own rule. */
  same?: ((known: string, listed: string) => boolean) | undefined;
  /** Whether equal revisions are equal contents. */
  exact?: boolean | undefined;
}

const equal = (known: string, listed: string): boolean => listed !== '' && known === listed;

/** Compares what a source holds with what the library has of it. */
export function planRun({ items, listing: { entries, whole }, live, same = equal, exact = false }: Compared): Plan {
  const known = new Map(items.map((item) => [item.itemId, item]));
  const changes: Plan['changes'] = new Map();
  const lines: PlannedLine[] = [];
  const change = (id: string, more: Partial<ItemRow>) => changes.set(id, { ...changes.get(id), ...more });
  for (const entry of entries) {
    const item = known.get(entry.id);
    if (!item?.fileId) {
      lines.push({ action: 'added', entry, fileId: null });
      continue;
    }
    const { fileId } = item;
    if (!live.has(fileId)) {
      if (item.reason !== sourceWords.byHand) change(entry.id, { reason: sourceWords.byHand });
      continue;
    }
    if (item.reason !== '' || item.keptGone) change(entry.id, { reason: '', keptGone: false });
    if (!same(item.revision, entry.revision)) lines.push({ action: 'changed', entry, fileId });
    else if (entry.name !== item.name || entry.path !== item.path) lines.push({ action: 'moved', entry, fileId });
    else if ((entry.address ?? null) !== item.address) change(entry.id, { address: entry.address ?? null });
  }
  const unchanged = entries.length - lines.length;
  const there = new Set(entries.map(({ id }) => id));
  const missing = whole ? items.filter(({ itemId }) => !there.has(itemId)) : [];
  const gone = missing.filter(({ fileId, keptGone }) => fileId !== null && live.has(fileId) && !keptGone);
  const removed = gone.length - likelyMoves(gone, lines, exact);
  for (const { itemId, name, path, revision, address, fileId } of gone)
    lines.push({ action: 'removed', entry: { id: itemId, name, path, revision, ...(address && { address }) }, fileId });
  return {
    lines: lines.toSorted((a, b) => ranks[a.action] - ranks[b.action]),
    unchanged,
    removed,
    documents: items.filter(({ fileId, keptGone }) => fileId !== null && live.has(fileId) && !keptGone).length,
    forgotten: missing.filter(({ fileId }) => fileId === null || !live.has(fileId)).map(({ itemId }) => itemId),
    changes,
  };
}

const ranks = { moved: 0, changed: 1, added: 2, removed: 3 } as const;

/** How many of those that are gone may stand among the new ones: a source without ids of its own names them by their paths. */
function likelyMoves(gone: readonly Known[], lines: readonly PlannedLine[], exact: boolean): number {
  const fresh = new Map<string, number>();
  for (const { action, entry } of lines)
    // Without sizes revisions are dates, which many have in common.
    if (action === 'added' && entry.revision !== '' && (exact || entry.size !== undefined))
      fresh.set(entry.revision, (fresh.get(entry.revision) ?? 0) + 1);
  return gone.filter(({ revision }) => {
    const left = fresh.get(revision) ?? 0;
    if (left > 0) fresh.set(revision, left - 1);
    return left > 0;
  }).length;
}
