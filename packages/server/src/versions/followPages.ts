import type { ExpectedSource } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { StoredPage } from '../documents/readPages.ts';
import type { FileRow } from '../documents/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import { kbBotRegressionQuestion as question } from '../regression/schema.ts';
import { alignBlocks } from './alignBlocks.ts';
import { placed, type Placed } from './placed.ts';
import { bare, similarity, wordsOf } from './words.ts';

interface Versions {
  before: readonly StoredPage[];
  after: readonly StoredPage[];
}

/**
 * Questions that expect a page of a file expect the one that says what they ask for in the version that takes its place;
 * where none does, the document as a whole.
 */
export async function followPages(
  tx: Queries,
  { id, kbBotId }: Pick<FileRow, 'id' | 'kbBotId'>,
  versions: Versions,
): Promise<void> {
  const { expected } = question;
  const rows = await tx
    .select({ id: question.id, asked: question.question, expected })
    .from(question)
    .where(
      and(eq(question.kbBotId, kbBotId), sql`${expected} ->> 'id' = ${id}`, sql`${expected} ->> 'page' is not null`),
    );
  if (rows.length === 0) return;
  const follow = follower(versions);
  for (const row of rows) {
    const source: ExpectedSource = row.expected!;
    const page = follow(row.asked, source.page!) ?? null;
    if (page !== source.page)
      await tx
        .update(question)
        .set({ expected: { ...source, page } })
        .where(eq(question.id, row.id));
  }
}

/**
 * Where the page that a question expects is in another version: where the block stands that shares most with the question;
 * without such a block where most of the page stands. Undefined where that is not certain.
 */
export function follower({ before, after }: Versions): (question: string, page: number) => number | undefined {
  const [olds, news] = [placed(before), placed(after)];
  const { links, near } = alignBlocks(olds, news);
  const linked = new Map(links.flatMap((link) => link.olds.map((old) => [old, news[link.news[0]!]!.page] as const)));
  return (question, page) => {
    const blocks = olds.filter((each) => each.page === page);
    const asked = askedIn(question, blocks);
    const likely = asked && news[near(asked.at) ?? -1];
    const isChanged = likely && similarity(wordsOf(asked.block), wordsOf(likely.block)) >= ALIKE;
    return (asked && linked.get(asked.at)) ?? (isChanged ? likely.page : undefined) ?? mostOf(blocks, linked);
  };
}

/** A block that has less in common with the one that was asked for is not what became of it. */
const ALIKE = 0.6;
/** Fewer common pairs of characters are chance. */
const COMMON = 2;

/** The block of a page that a question is about: the one that shares more pairs of characters with it than every other. */
function askedIn(question: string, blocks: readonly Placed[]): Placed | undefined {
  const words = bare(question).toLowerCase();
  const pairs = [...new Set(Array.from({ length: Math.max(0, words.length - 1) }, (_, at) => words.slice(at, at + 2)))];
  const [first, second] = blocks
    .map((each) => {
      const said = wordsOf(each.block).toLowerCase();
      return { each, common: pairs.filter((pair) => said.includes(pair)).length };
    })
    .toSorted((a, b) => b.common - a.common);
  return first && first.common >= COMMON && first.common > (second?.common ?? 0) ? first.each : undefined;
}

/** The page on which most of these blocks stand now, by the length of their words, where at least half of them is there. */
function mostOf(blocks: readonly Placed[], linked: ReadonlyMap<number, number>): number | undefined {
  const weights = new Map<number, number>();
  for (const { at, block } of blocks) {
    const now = linked.get(at);
    if (now !== undefined) weights.set(now, (weights.get(now) ?? 0) + block.text.length);
  }
  const all = sum(blocks.map(({ block }) => block.text.length));
  return 2 * sum(weights.values()) >= all ? [...weights].toSorted(([, a], [, b]) => b - a)[0]?.[0] : undefined;
}

const sum = (values: Iterable<number>): number => [...values].reduce((all, each) => all + each, 0);
