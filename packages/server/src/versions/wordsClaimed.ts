import diffSequences from '@jest/diff-sequences';
import type { StoredBlock } from '../documents/readPages.ts';
import { isPlace } from './boxes.ts';
import type { Placed } from './placed.ts';
import { bare, wordsOf } from './words.ts';

/** Blocks as they are stored, and those that were read that they came from: several where makers joined or cut some. */
export interface SameWords {
  stored: Placed<StoredBlock>[];
  read: Placed[];
}

/** What a stored block said when it was read; '' for one that a maker drew. */
const wordsRead = ({ edit, ...block }: StoredBlock): string => (edit ? bare(edit.read) : wordsOf(block));

/**
 * What the stored blocks came from where one of the two stands nowhere on its page: a Word file that nothing here could
 * print has no places at all. They are known by what was read, in the order of reading.
 */
export function wordsClaimed(stored: readonly Placed<StoredBlock>[], read: readonly Placed[]): SameWords[] {
  if ([...stored, ...read].every(({ block }) => isPlace(block.box))) return [];
  const [mine, theirs] = [stored.map(({ block }) => wordsRead(block)), read.map(({ block }) => wordsOf(block))];
  const mayBe = (own: number, other: number): boolean =>
    mine[own] !== '' && !(isPlace(stored[own]!.block.box) && isPlace(read[other]!.block.box));
  const groups: SameWords[] = [];
  let [own, other] = [0, 0];
  /** Everything up to these two: what was joined or cut there. */
  const between = (ownEnd: number, otherEnd: number) => {
    for (let from = other; own < ownEnd; own++) {
      const before = groups.at(-1);
      const isCut =
        stored[own]!.block.edit && before?.stored.at(-1)?.block.edit?.read === stored[own]!.block.edit!.read;
      if (isCut && mine[own] !== '') before!.stored.push(stored[own]!);
      for (let at = from; !isCut && at < otherEnd; at++) {
        const [ownCount, otherCount] = mayBe(own, at)
          ? together(mine.slice(own, ownEnd), theirs.slice(at, otherEnd))
          : [0, 0];
        if (ownCount === 0) continue;
        groups.push({ stored: stored.slice(own, own + ownCount), read: read.slice(at, at + otherCount) });
        own += ownCount - 1;
        from = at + otherCount;
        break;
      }
    }
  };
  diffSequences(
    stored.length,
    read.length,
    (one, two) => mine[one] === theirs[two] && mayBe(one, two),
    (count, ownStart, otherStart) => {
      between(ownStart, otherStart);
      for (let at = 0; at < count; at++)
        groups.push({ stored: [stored[ownStart + at]!], read: [read[otherStart + at]!] });
      [own, other] = [ownStart + count, otherStart + count];
    },
  );
  between(stored.length, read.length);
  return groups;
}

/** How many of the first of each say the same together; none where no number of them does. */
function together(mine: readonly string[], theirs: readonly string[]): [number, number] {
  let [own, other] = [1, 1];
  let [said, read] = [mine[0]!, theirs[0]!];
  while (said !== read) {
    if (said.length < read.length && read.startsWith(said) && own < mine.length) said += mine[own++]!;
    else if (said.length > read.length && said.startsWith(read) && other < theirs.length) read += theirs[other++]!;
    else return [0, 0];
  }
  return [own, other];
}
