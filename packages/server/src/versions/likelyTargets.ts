import type { StoredBlock, StoredPage } from '../documents/readPages.ts';
import type { kbBotFileWaitingEdit } from '../documents/schema.ts';
import { sameThings, similarity, wordsOf } from './words.ts';

type Waiting = Pick<typeof kbBotFileWaitingEdit.$inferSelect, 'kind' | 'read' | 'near'>;

/** From this share of common pairs of characters on, one text may have become the other. */
const ALIKE = 0.5;

/**
 * Ids of the blocks of today's version that a waiting edit is likely meant for: those that say what was read then, word for
 * word, wherever they stand now; else the one beside which it waits, when that says much of the same of the same thing. What
 * was drawn goes behind that one, whatever it says. None where a person has to look, for pictures always.
 */
export function likelyTargets({ kind, read, near }: Waiting, pages: readonly StoredPage[]): string[] {
  const beside = pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === near);
  if (kind === 'drawn') return beside ? [beside.id] : [];
  if (kind === 'pictures') return [];
  const wanted = read.map(({ block }) => wordsOf(block));
  const same = pages.flatMap(({ blocks }) => runsIn(blocks, wanted));
  const there = same.find((run) => run.includes(near ?? '')) ?? (same.length === 1 ? same[0] : undefined);
  if (there) return there;
  if (!beside || similarity(wanted.join(''), wordsOf(beside)) < ALIKE) return [];
  // Lines of one pattern about two things are told apart by what the things are called: EQ-1001 and EQ-1003.
  return sameThings(read.map(({ block }) => block.text).join('\n'), beside.text) ? [beside.id] : [];
}

/** Neighbouring blocks of a page that say these words, one after the other. */
function runsIn(blocks: readonly StoredBlock[], wanted: readonly string[]): string[][] {
  const saysAll = (from: number) =>
    wanted.every((words, at) => blocks[from + at] && wordsOf(blocks[from + at]!) === words);
  return blocks.flatMap((_, from) =>
    saysAll(from) ? [blocks.slice(from, from + wanted.length).map(({ id }) => id)] : [],
  );
}
