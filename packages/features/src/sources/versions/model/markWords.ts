import diffSequences from '@jest/diff-sequences';

/** Words that stand on both sides, or on this one alone. */
export interface Part {
  text: string;
  differs: boolean;
}

/** So many words are compared at most: beyond, the marks would be too many to help, and finding them takes long. */
const MOST = 8_000;

/** Numbers and Latin words as a whole, all else letter by letter: what is between two Chinese words nobody writes. */
const wordsIn = (text: string): string[] =>
  text.match(/[\p{Script=Latin}\p{N}]+(?:\.[\p{Script=Latin}\p{N}]+)*|\s+|./gsu) ?? [];

/** The texts of the blocks of two sides in parts, those marked that only one side has. */
export function markWords(before: readonly string[], after: readonly string[]): { before: Part[][]; after: Part[][] } {
  const [left, right] = [before.map(wordsIn), after.map(wordsIn)];
  const [a, b] = [left.flat(), right.flat()];
  const same = { a: new Set<number>(), b: new Set<number>() };
  const compared = a.length + b.length <= MOST;
  if (compared)
    diffSequences(
      a.length,
      b.length,
      (at, to) => a[at] === b[to],
      (length, at, to) => {
        for (let step = 0; step < length; step++) {
          same.a.add(at + step);
          same.b.add(to + step);
        }
      },
    );
  return {
    before: partsOf(left, (at) => compared && !same.a.has(at)),
    after: partsOf(right, (at) => compared && !same.b.has(at)),
  };
}

/** Neighbouring words of one kind are one part. */
function partsOf(blocks: readonly (readonly string[])[], differsAt: (at: number) => boolean): Part[][] {
  let at = 0;
  return blocks.map((words) => {
    const parts: Part[] = [];
    for (const text of words) {
      const differs = differsAt(at++);
      const last = parts.at(-1);
      if (last?.differs === differs) last.text += text;
      else parts.push({ text, differs });
    }
    return parts;
  });
}
