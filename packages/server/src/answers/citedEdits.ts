import type { Location, Reference } from '@tinystar/contract';
import { blockEdits } from '../documents/blockEdits.ts';
import { keptEdits } from '../documents/keptEdits.ts';
import { waitingBlocks } from '../documents/waitingBlocks.ts';
import type { Database } from '../platform/database/database.ts';
import { versionOf } from './versionOf.ts';

/** What is told of a cited block beside its place. */
type Told = Pick<Location, 'edited' | 'waits'>;

/**
 * Tells of the blocks of some references whether their words are those of the page that is shown, which is the one of the
 * version that was cited, and to makers of the document whether an edit waits to be decided there. `answeredAt` is when the
 * answer was given: it cannot follow what was written later.
 */
export async function citedEdits(
  db: Database,
  references: readonly Reference[],
  reader: string | null,
): Promise<(reference: Reference, blockId: string, answeredAt?: number) => Told> {
  const open = references.filter((each) => each.type === 'doc' && !each.is_doc_deleted && !each.is_version_deleted);
  const today = open.filter(isCurrent);
  const asked = { fileIds: today.map(({ doc_id: id }) => id), blockIds: blocksOf(today) };
  const [edits, waiting] = await Promise.all([
    blockEdits(db, asked.blockIds, reader),
    waitingBlocks(db, asked, reader),
  ]);
  const earlier = new Map<string, Awaited<ReturnType<typeof keptEdits>>>();
  for (const [key, some] of Map.groupBy(
    open.filter((each) => !isCurrent(each)),
    keyOf,
  )) {
    const [{ doc_id: fileId, ...first }] = some as [Reference, ...Reference[]];
    earlier.set(key, await keptEdits(db, { fileId, number: versionOf(first), blockIds: blocksOf(some) }, reader));
  }
  return (reference, blockId, answeredAt = Infinity) => {
    const now = isCurrent(reference);
    const edit = (now ? edits : earlier.get(keyOf(reference)))?.get(blockId);
    const edited = edit && { ...edit.told, ...(edit.at > answeredAt && { later: true }) };
    return { ...(edited && { edited }), ...(now && waiting.has(blockId) && { waits: true }) };
  };
}

const isCurrent = ({ current_version: other }: Reference): boolean => other === undefined;

const keyOf = (reference: Reference): string => `${reference.doc_id} ${versionOf(reference)}`;

const blocksOf = (references: readonly Reference[]): string[] => [
  ...new Set(references.flatMap(({ locations }) => locations.map(({ blockId }) => blockId))),
];
