import type { StoredBlock, StoredPage } from '../documents/readPages.ts';
import type { kbBotFileWaitingEdit } from '../documents/schema.ts';
import { sameThings, similarity, wordsOf } from './words.ts';

type Waiting = Pick<typeof kbBotFileWaitingEdit.$inferSelect, 'kind' | 'read' | 'near'>;

/** From this share of common pairs of characters on, one text may have become the other. */
const ALIKE = 0.5;
/** Another block that is alike by nearly as much may be meant just as well. */
const NEARLY = 0.1;

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
  if (!beside) return [];
  const said = wanted.join('');
  const alike = similarity(said, wordsOf(beside));
  if (alike < ALIKE) return [];
  // Lines of one pattern about two things are told apart by what the things are called: EQ-1001 and EQ-1003.
  if (!sameThings(read.map(({ block }) => block.text).join('\n'), beside.text)) return [];
  return isOnlyOne(said, beside, alike, pages) ? [beside.id] : [];
}

/** Whether no other block is alike by as much: lines of one pattern may have names that nobody would take for one. */
function isOnlyOne(said: string, { id }: StoredBlock, alike: number, pages: readonly StoredPage[]): boolean {
  const least = alike - NEARLY;
  return !pages.some(({ blocks }) =>
    blocks.some((each) => {
      if (each.id === id) return false;
      const words = wordsOf(each);
      // Texts of other lengths cannot be that much alike, and are not compared.
      const most = (2 * Math.min(words.length, said.length)) / Math.max(1, words.length + said.length);
      return most >= least && similarity(said, words) >= least;
    }),
  );
}

/** Neighbouring blocks of a page that say these words, one after the other. */
function runsIn(blocks: readonly StoredBlock[], wanted: readonly string[]): string[][] {
  const saysAll = (from: number) =>
    wanted.every((words, at) => blocks[from + at] && wordsOf(blocks[from + at]!) === words);
  return blocks.flatMap((_, from) =>
    saysAll(from) ? [blocks.slice(from, from + wanted.length).map(({ id }) => id)] : [],
  );
}
