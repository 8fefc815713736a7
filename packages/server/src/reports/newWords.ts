import { segmentsOf } from '../retrieval/index.ts';
import { everydaySigns, everydayWords } from './everyday.ts';

/** Signs of the longest word that is looked for, and the pieces that the dictionary cuts it into. */
export const LONGEST = 5;
export const MOST_PIECES = 4;
/** What stands in fewer places may stand together by chance. */
const LEAST = 3;
/** Pointwise mutual information of the parts of a word, normalised: 0 stands together by chance, 1 always. */
const COHESION = 0.6;
/** In so much of the places of one of its parts the word stands; else two words only meet often. */
const SHARE = 0.5;
/** Two words of the dictionary are one name where both of them hardly stand without the other: 垃圾/分类. */
const areWords = (pieces: readonly string[]): boolean => pieces.every((piece) => piece.length > 1);
/** Bits of entropy of what stands before a word and behind it: one thing alone is a piece of a longer word. */
const FREEDOM = 0.9;
export const HAN = /^\p{Script=Han}+$/u;

interface Seen {
  pieces: readonly string[];
  count: number;
  before: Map<string, number>;
  after: Map<string, number>;
}

/**
 * Words that the dictionary of the platform takes apart (滤/芯, 增值/税, 路/由/器), found by how they are used in these
 * texts: often, by parts that keep together, between neighbours that change.
 */
export function newWords(texts: Iterable<string>): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const seen = new Map<string, Seen>();
  let total = 0;
  for (const text of texts) {
    for (const run of runsOf(text)) {
      total += run.length;
      for (let at = 0; at < run.length; at += 1) note(run, at, counts, seen, total);
    }
  }
  const found = new Set<string>();
  const free = [...seen].filter(
    ([word, { pieces, count, before, after }]) =>
      count >= LEAST &&
      entropyOf(before) >= FREEDOM &&
      entropyOf(after) >= FREEDOM &&
      keepsTogether(word, pieces, counts, total),
  );
  // Shorter ones first: what is made of them and of known words is two words side by side.
  const isOneOf = (word: string, count: number) => found.has(word) && counts.get(word)! * SHARE > count;
  for (const [word, { pieces, count }] of free.toSorted(([one], [other]) => one.length - other.length))
    // A new router: the word stands without what is said of it more often than with it.
    if (
      (areWords(pieces) || !isMadeOf(pieces, found)) &&
      !isOneOf(pieces.slice(1).join(''), count) &&
      !isOneOf(pieces.slice(0, -1).join(''), count)
    )
      found.add(word);
  return found;
}

/** Stretches of Chinese words, cut into pieces by the dictionary. */
function* runsOf(text: string): Generator<string[]> {
  let run: string[] = [];
  for (const { segment } of segmentsOf(text)) {
    if (HAN.test(segment)) run.push(segment);
    else if (run.length > 0) {
      yield run;
      run = [];
    }
  }
  if (run.length > 0) yield run;
}

/** Neither a question nor whom it is for stands within a name: 丢了怎么办, 归谁管. */
const asks = (piece: string): boolean => everydayWords.has(piece) || /^[谁什哪怎么我你他]$/u.test(piece);

export const isEveryday = (piece: string): boolean => everydaySigns.has(piece) || everydayWords.has(piece);

/** Counts everything that begins at a place of a run. `place` names ends of runs, each of which is another neighbour. */
function note(
  run: readonly string[],
  at: number,
  counts: Map<string, number>,
  seen: Map<string, Seen>,
  place: number,
): void {
  let word = '';
  for (let size = 1; size <= MOST_PIECES && at + size <= run.length; size += 1) {
    word += run[at + size - 1]!;
    if (word.length > LONGEST) return;
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const pieces = run.slice(at, at + size);
    if (size === 1) continue;
    if (isEveryday(pieces[0]!) || isEveryday(pieces.at(-1)!) || pieces.some(asks)) continue;
    const known = seen.get(word) ?? { pieces, count: 0, before: new Map<string, number>(), after: new Map() };
    known.count += 1;
    // Of words side by side (噪音/很大) the end of a sentence says nothing.
    const end = areWords(pieces) ? '' : `${place}.${at}`;
    more(known.before, run[at - 1] ?? `^${end}`);
    more(known.after, run[at + size] ?? `$${end}`);
    seen.set(word, known);
  }
}

const more = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

function entropyOf(counts: Map<string, number>): number {
  const all = [...counts.values()];
  const sum = all.reduce((total, count) => total + count, 0);
  return all.reduce((bits, count) => bits - (count / sum) * Math.log2(count / sum), 0);
}

function keepsTogether(
  word: string,
  pieces: readonly string[],
  counts: ReadonlyMap<string, number>,
  total: number,
): boolean {
  const together = counts.get(word)!;
  return pieces.slice(1).every((_, at) => {
    const [one, other] = [pieces.slice(0, at + 1), pieces.slice(at + 1)].map((part) => counts.get(part.join(''))!);
    const bits = Math.log2((together * total) / (one! * other!)) / Math.log2(total / together);
    return bits >= COHESION && together >= SHARE * (areWords(pieces) ? Math.max : Math.min)(one!, other!);
  });
}

/** Whether these pieces are words side by side: known ones and those that were found. */
function isMadeOf(pieces: readonly string[], found: ReadonlySet<string>): boolean {
  const ends = [true];
  for (let end = 1; end <= pieces.length; end += 1)
    ends[end] = Array.from({ length: end }, (_, from) => from).some((from) => {
      const part = pieces.slice(from, end);
      return ends[from] && (part.length === 1 ? part[0]!.length > 1 : found.has(part.join('')));
    });
  return ends[pieces.length]!;
}
