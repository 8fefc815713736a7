import type { ExpectedSource } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { StoredPage } from '../documents/readPages.ts';
import type { FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { kbBotRegressionQuestion as question } from '../regression/schema.ts';
import { alignBlocks } from './alignBlocks.ts';
import { placed, type Placed } from './placed.ts';

interface Versions {
  before: readonly StoredPage[];
  after: readonly StoredPage[];
}

/**
 * Questions that expect a page of a file expect the one that says the same in the version that takes its place; where
 * none does, the document as a whole.
 */
export async function followPages(
  tx: Queries,
  { id, kbBotId }: Pick<FileRow, 'id' | 'kbBotId'>,
  versions: Versions,
): Promise<void> {
  const { expected } = question;
  const rows = await tx
    .select({ id: question.id, expected })
    .from(question)
    .where(
      and(eq(question.kbBotId, kbBotId), sql`${expected} ->> 'id' = ${id}`, sql`${expected} ->> 'page' is not null`),
    );
  if (rows.length === 0) return;
  const pageOf = pagesOf(versions);
  for (const row of rows) {
    const source: ExpectedSource = row.expected!;
    const page = pageOf.get(source.page!) ?? null;
    if (page !== source.page)
      await tx
        .update(question)
        .set({ expected: { ...source, page } })
        .where(eq(question.id, row.id));
  }
}

/**
 * For each page of the version before of which at least half is still there, the page on which most of it stands now, by
 * the length of its words: a heading alone is not what a page said.
 */
function pagesOf({ before, after }: Versions): Map<number, number> {
  const [olds, news] = [placed(before), placed(after)];
  const weights = new Map<number, Map<number, number>>();
  for (const link of alignBlocks(olds, news).links) {
    const now = news[link.news[0]!]!.page;
    for (const at of link.olds) {
      const { page, block } = olds[at]!;
      const of = weights.get(page) ?? new Map<number, number>();
      weights.set(page, of.set(now, (of.get(now) ?? 0) + block.text.length));
    }
  }
  const there = [...weights].filter(([page, of]) => 2 * sum(of.values()) >= lengthOf(olds, page));
  return new Map(there.map(([page, of]) => [page, [...of].toSorted(([, a], [, b]) => b - a)[0]![0]]));
}

const sum = (values: Iterable<number>): number => [...values].reduce((all, each) => all + each, 0);

const lengthOf = (blocks: readonly Placed[], page: number): number =>
  sum(blocks.filter((each) => each.page === page).map(({ block }) => block.text.length));
