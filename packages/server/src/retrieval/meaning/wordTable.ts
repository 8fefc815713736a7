import { readFileSync } from 'node:fs';
import { DIMENSIONS } from './dimensions.ts';
import { openDots, type Dots } from './dots.ts';

/** A table of word vectors outside the heap (see ../vectors/README.md). A word is a row of it. */
export interface WordTable {
  /** One row behind the other. */
  vectors: Int8Array;
  /** Products of vectors; its memory begins with {@link vectors}. */
  dots: Dots;
  /** By row: what its numbers are multiplied with; rare words come out longer. */
  scales: Float32Array;
  /** By row: what makes its vector one of length 1. */
  units: Float32Array;
  /** By row: −ln of the word's frequency: how much it tells, and what it costs on a path of words. */
  rarity: Float32Array;
  /** What a character costs that is no word. */
  unknown: number;
  /** How long a Han word that begins with a character may be, by UTF-16 unit from {@link FIRST_HAN} on. */
  longest: Uint8Array;
  /** Rows from here on are English. */
  firstLatin: number;
  /** The row of a stretch of a text; -1 for none. */
  rowOf(text: string, start?: number, end?: number): number;
}

export const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;
/** `logf.u8` and what of the path's cost goes beyond the rarest word. */
const LOG_STEPS = 12;
const BEYOND_RAREST = 3;
const SLOTS = 1 << 18;
const HAN_ROWS = 51_044;

export const isHan = (code: number): boolean => code >= FIRST_HAN && code <= LAST_HAN;

let opened: WordTable | undefined;

/** Read at the first question or the first passage that is written: eight megabytes, which then stay. */
export function openWords(): WordTable {
  opened ??= read(new URL('../vectors/', import.meta.url));
  return opened;
}

function read(folder: URL): WordTable {
  const bytes = (name: string) => Uint8Array.from(readFileSync(new URL(name, folder)));
  const stored = readFileSync(new URL('vectors.i8', folder));
  const dots = openDots(stored.length);
  dots.memory.set(stored);
  const vectors = dots.memory.subarray(0, stored.length);
  const scales = Float32Array.from(new Float16Array(bytes('scales.f16').buffer));
  const rarity = Float32Array.from(bytes('logf.u8'), (each) => each / LOG_STEPS);
  const words = readFileSync(new URL('vocab.txt', folder), 'utf8').trimEnd();
  const { starts, slots, codes } = indexOf(words, rarity.length);
  const longest = new Uint8Array(LAST_HAN - FIRST_HAN + 1);
  let rarest = 0;
  for (let row = 0; row < rarity.length; row++) {
    const first = codes[starts[row]!]!;
    if (!isHan(first)) continue;
    longest[first - FIRST_HAN] = Math.max(longest[first - FIRST_HAN]!, starts[row + 1]! - starts[row]!);
    rarest = Math.max(rarest, rarity[row]!);
  }
  return {
    vectors,
    dots,
    scales,
    units: unitsOf(vectors, rarity.length),
    rarity,
    unknown: rarest + BEYOND_RAREST,
    longest,
    firstLatin: HAN_ROWS,
    rowOf(text, start = 0, end = text.length) {
      for (let slot = slotOf(text, start, end); slots[slot] !== 0; slot = (slot + 1) & (SLOTS - 1)) {
        const row = slots[slot]! - 1;
        const first = starts[row]!;
        if (starts[row + 1]! - first !== end - start) continue;
        let at = start;
        while (at < end && text.charCodeAt(at) === codes[first + at - start]) at++;
        if (at === end) return row;
      }
      return -1;
    },
  };
}

/** The words one behind the other as UTF-16, and a table of open addresses that holds row + 1. */
function indexOf(words: string, rows: number) {
  const starts = new Uint32Array(rows + 1);
  const codes = new Uint16Array(words.length - rows + 1);
  const slots = new Uint32Array(SLOTS);
  let row = 0;
  for (let start = 0; start < words.length; row++) {
    const found = words.indexOf('\n', start);
    const end = found < 0 ? words.length : found;
    const first = starts[row]!;
    for (let at = start; at < end; at++) codes[first + at - start] = words.charCodeAt(at);
    starts[row + 1] = first + end - start;
    let slot = slotOf(words, start, end);
    while (slots[slot] !== 0) slot = (slot + 1) & (SLOTS - 1);
    slots[slot] = row + 1;
    start = end + 1;
  }
  if (row !== rows) throw new Error(`${row} words for ${rows} vectors`);
  return { starts, codes, slots };
}

function slotOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function unitsOf(vectors: Int8Array, rows: number): Float32Array {
  const units = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let squares = 0;
    for (let at = row * DIMENSIONS; at < (row + 1) * DIMENSIONS; at++) squares += vectors[at]! * vectors[at]!;
    units[row] = 1 / Math.sqrt(squares || 1);
  }
  return units;
}
