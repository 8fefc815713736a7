import { DIMENSIONS } from './dimensions.ts';
import { openWords } from './wordTable.ts';
import type { Words } from './words.ts';

const MOST = 127;

/** The sum of the vectors of some words, as a vector of length 1; all zero where the table knows none of them. */
export function meanOf(words: Words): Float32Array {
  const { vectors, scales } = openWords();
  const sum = new Float32Array(DIMENSIONS);
  for (const row of words) {
    if (row < 0) continue;
    const scale = scales[row]!;
    const start = row * DIMENSIONS;
    for (let at = 0; at < DIMENSIONS; at++) sum[at]! += vectors[start + at]! * scale;
  }
  const length = lengthOf(sum);
  return length > 0 ? sum.map((each) => each / length) : sum;
}

/** The direction of a vector in single bytes. */
export function inBytes(vector: Float32Array): Int8Array {
  let most = 0;
  for (const each of vector) most = Math.max(most, Math.abs(each));
  return Int8Array.from(vector, (each) => (most > 0 ? Math.round((each * MOST) / most) : 0));
}

export function lengthOf(vector: ArrayLike<number>, start = 0): number {
  let squares = 0;
  for (let at = start; at < start + DIMENSIONS; at++) squares += vector[at]! * vector[at]!;
  return Math.sqrt(squares);
}
