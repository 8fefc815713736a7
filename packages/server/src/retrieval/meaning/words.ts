import { normalise } from '../normalise.ts';
import { FIRST_HAN, isHan, openWords, type WordTable } from './wordTable.ts';

/** Words of a text as numbers: rows of the table; below {@link PARTED} words of other scripts that it lacks. */
export type Words = number[];

/** Parts the words of pieces. */
export const PARTED = -1;

const RUNS = /[\u4e00-\u9fff]+|[a-z0-9]+/g;
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['er', ''],
];

/** Cuts a text into the words of the table, by the most probable path. */
export function wordsOf(text: string): Words {
  const table = openWords();
  const words: Words = [];
  for (const [run] of normalise(text).toLowerCase().matchAll(RUNS)) {
    if (isHan(run.charCodeAt(0))) addHan(table, run, words);
    else words.push(latinRow(table, run));
  }
  return words;
}

/** The same as strings, for tests and for people. */
export function segmentsBy(table: WordTable, run: string): string[] {
  const next = pathOf(table, run);
  const segments: string[] = [];
  for (let at = 0; at < run.length; at = next[at]!) segments.push(run.slice(at, next[at]));
  return segments;
}

function addHan(table: WordTable, run: string, words: Words): void {
  const next = pathOf(table, run);
  for (let at = 0; at < run.length; at = next[at]!) {
    const row = table.rowOf(run, at, next[at]);
    // A character that the table lacks tells nothing here.
    if (row >= 0) words.push(row);
  }
}

/** By place in a run of Han: where the word that begins there ends. */
function pathOf({ longest, rarity, unknown, rowOf }: WordTable, run: string): Uint16Array {
  const cost = new Float64Array(run.length + 1);
  const next = new Uint16Array(run.length);
  for (let at = run.length - 1; at >= 0; at--) {
    const single = rowOf(run, at, at + 1);
    let [least, end] = [(single < 0 ? unknown : rarity[single]!) + cost[at + 1]!, at + 1];
    const last = Math.min(run.length, at + longest[run.charCodeAt(at) - FIRST_HAN]!);
    for (let to = at + 2; to <= last; to++) {
      const row = rowOf(run, at, to);
      if (row < 0) continue;
      const whole = rarity[row]! + cost[to]!;
      if (whole < least) [least, end] = [whole, to];
    }
    cost[at] = least;
    next[at] = end;
  }
  return next;
}

function latinRow({ rowOf }: WordTable, word: string): number {
  const row = rowOf(word);
  if (row >= 0) return row;
  for (const [ending, instead] of ENDINGS) {
    if (!word.endsWith(ending)) continue;
    const stemmed = rowOf(word.slice(0, -ending.length) + instead);
    if (stemmed >= 0) return stemmed;
  }
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return PARTED - 1 - (hash & 0x3fff_ffff);
}
