import { segmentsOf } from '../retrieval/index.ts';
import { everydaySigns, everydayWords, mayEndName, saysNothing } from './everyday.ts';
import { HAN, isEveryday, LONGEST, MOST_PIECES } from './newWords.ts';

const SIGN = /^\p{Script=Han}$/u;
const MOST = 12;
/** How something went or what one has to do, and no thing: 打不开, 不出来, 忘了, 要带. */
const OUTCOME = /^\p{Script=Han}不\p{Script=Han}$|^不.*[来去到开上下进出住满动掉起]$|了$|^要[带交办填走做买]$/u;

/** What makes a word the name of a thing, also where no dictionary has that: 逆变器. */
const KIND = /^[器机阀泵仪证费率税]$/u;

/** Behind it 个 counts and begins no name: 三个税种. */
const COUNTING = /[\p{N}一二两三四五六七八九十百几多这那哪每某整上下]$/u;

/** Whether a dictionary holds a word. */
export type Known = (word: string) => boolean;

/** The words of a question, those that the segmenter takes apart put together again. */
function* wordsOf(question: string, learned: ReadonlySet<string>, known: Known | undefined): Generator<string> {
  let run = '';
  const ended = function* () {
    const signs = run;
    run = '';
    if (known) yield* knownIn(signs, known);
    else if (signs.length > 1 && signs.length <= LONGEST) yield signs;
  };
  // The segmenter reads 怎么/开发/票 and 有线/下.
  const cut = question.replaceAll('开发票', '开 发票').replaceAll('有线下', '有 线下');
  for (const part of partsOf(cut, learned)) {
    if (learned.has(part)) {
      yield* ended();
      yield part;
      continue;
    }
    for (const { segment, isWordLike } of known ? joinedBy(known, part) : segmentsOf(part)) {
      if (SIGN.test(segment) && !everydaySigns.has(segment)) {
        run += segment;
        continue;
      }
      yield* ended();
      if (isWordLike) yield segment;
    }
  }
  yield* ended();
}

/** The segments of a text, those in one that the dictionary holds together: 空气/炸/锅, 二/维/码. */
function* joinedBy(known: Known, text: string): Generator<{ segment: string; isWordLike?: boolean | undefined }> {
  const segments = [...segmentsOf(text)];
  for (let at = 0; at < segments.length;) {
    const pieces = segments.slice(at, at + MOST_PIECES).map(({ segment }) => segment);
    const counted = pieces[0] === '个' && COUNTING.test(segments[at - 1]?.segment ?? '');
    const size = counted ? 0 : pieces.findLastIndex((_, last) => isOneName(pieces.slice(0, last + 1), known)) + 1;
    yield size > 1 ? { segment: pieces.slice(0, size).join(''), isWordLike: true } : segments[at]!;
    at += Math.max(1, size);
  }
}

function isOneName(pieces: readonly string[], known: Known): boolean {
  const word = pieces.join('');
  const ends = [pieces[0]!, pieces.at(-1)!];
  return (
    pieces.length > 1 &&
    word.length <= LONGEST &&
    HAN.test(word) &&
    (ends.some(isEveryday)
      ? ends.every(mayEndName) && !everydayWords.has(word) && !saysNothing(word) && !OUTCOME.test(word)
      : pieces.some((piece) => piece.length > 1)) &&
    known(word)
  );
}

/** What the dictionary knows of signs that stand alone side by side; the others belong to no word. */
function* knownIn(signs: string, known: Known): Generator<string> {
  for (let at = 0; at < signs.length - 1;) {
    const sizes = Array.from({ length: Math.min(LONGEST, signs.length - at) - 1 }, (_, less) => less + 2);
    const size = sizes.findLast((each) => known(signs.slice(at, at + each)));
    if (!size) {
      at += 1;
      continue;
    }
    const end = at + size + (KIND.test(signs[at + size] ?? '') ? 1 : 0);
    yield signs.slice(at, end);
    at = end;
  }
}

/**
 * A text parted around the learned words in it. One counts where the segmenter cuts it, beside a cut of the segmenter:
 * 社/保有/问题 holds 社保, while 中医/保健 holds no 医保, and a longer word that it knows stays whole.
 */
function* partsOf(text: string, learned: ReadonlySet<string>): Generator<string> {
  const cuts = new Set([...segmentsOf(text)].map(({ index }) => index).concat(text.length));
  let from = 0;
  for (let at = 0; at < text.length && learned.size > 0;) {
    const size = longestAt(text, at, learned, cuts);
    if (size > 0) {
      if (at > from) yield text.slice(from, at);
      yield text.slice(at, at + size);
      from = at + size;
    }
    at += size || 1;
  }
  if (from < text.length) yield text.slice(from);
}

function longestAt(text: string, at: number, learned: ReadonlySet<string>, cuts: ReadonlySet<number>): number {
  for (let size = LONGEST; size > 1; size -= 1) {
    if (!learned.has(text.slice(at, at + size))) continue;
    const isCut = Array.from({ length: size - 1 }, (_, step) => at + step + 1).some((place) => cuts.has(place));
    if (isCut && (cuts.has(at) || cuts.has(at + size))) return size;
  }
  return 0;
}

/** By what a keyword is counted, however it is written. */
export const keywordKey = (word: string): string => word.normalize('NFKC').toLowerCase();

/**
 * The words a question is about, each once: what reports call hot. `learned` are words that the segmenter does not know,
 * found in what an assistant is asked and told ({@link newWords}). `known` tells words from signs that only stand together;
 * left out where there is no dictionary, those count as a word.
 */
export function keywordsOf(question: string, learned: ReadonlySet<string> = new Set(), known?: Known): string[] {
  const found = new Set<string>();
  for (const segment of wordsOf(question, learned, known)) {
    const word = keywordKey(segment);
    if (word.length < 2 || word.length > 30 || /^[\d.,]+$/u.test(word)) continue;
    if (everydayWords.has(word) || saysNothing(word) || OUTCOME.test(word)) continue;
    found.add(word);
    if (found.size === MOST) break;
  }
  return [...found];
}
