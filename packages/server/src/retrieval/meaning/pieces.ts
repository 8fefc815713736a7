import { sentencesOf } from '../sentences.ts';
import { widthOf } from '../passages.ts';
import { inBytes, meanOf } from './meanOf.ts';
import { DIMENSIONS } from './dimensions.ts';
import { PARTED, wordsOf, type Words } from './words.ts';

/** Width of a piece that has one mean: that of a longer one tells less of each of its sentences. */
const PIECE = 130;

/** What a passage says, as it is compared with questions. */
export interface Meaning {
  /** Means of its pieces, one behind the other. */
  means: Int8Array;
  /** Its distinct words, piece by piece, parted by {@link PARTED}. */
  words: Int32Array;
}

/** Reads a passage: headings belong to its first words. */
export function meaningOf(title: string, text: string): Meaning {
  const pieces = piecesOf(text).map(wordsOf);
  const heading = wordsOf(title.split(' › ').slice(1).join(' '));
  const all = pieces.length > 0 ? pieces : [heading];
  const means = new Int8Array(all.length * DIMENSIONS);
  all.forEach((words, at) => means.set(inBytes(meanOf(words)), at * DIMENSIONS));
  const words: Words = [];
  for (const [at, piece] of all.entries()) {
    if (at > 0) words.push(PARTED);
    words.push(...new Set([...heading, ...piece]));
  }
  return { means, words: Int32Array.from(words) };
}

/** As it is written into the database. */
export const asHex = ({ means, words }: Meaning): { means: string; words: string } => ({
  means: Buffer.from(means.buffer).toString('hex'),
  words: Buffer.from(words.buffer).toString('hex'),
});

/** Sentences joined to pieces; what is longer is cut hard. */
export function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let [piece, width] = ['', 0];
  const flush = () => {
    if (piece.trim()) pieces.push(piece);
    [piece, width] = ['', 0];
  };
  for (const sentence of sentencesOf(text).flatMap(cut)) {
    const next = widthOf(sentence);
    if (width + next > PIECE) flush();
    piece += sentence;
    width += next;
  }
  flush();
  return pieces;
}

function cut(sentence: string): string[] {
  if (widthOf(sentence) <= PIECE) return [sentence];
  const half = Math.ceil(sentence.length / 2);
  const comma = sentence.slice(half).search(/[，,;；、\s]/);
  const at = comma < 0 || comma > half / 2 ? half : half + comma + 1;
  return [...cut(sentence.slice(0, at)), ...cut(sentence.slice(at))];
}
