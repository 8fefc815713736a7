import { EmbeddingError } from './embeddingError.ts';

/** The direction of a vector, as a vector of length 1: then the product of two is their cosine. */
export function toUnit(numbers: readonly number[]): Float32Array {
  let square = 0;
  for (const number of numbers) square += number * number;
  const length = Math.sqrt(square);
  if (!Number.isFinite(length) || length === 0)
    throw new EmbeddingError('protocol', 'the embeddings host sent a vector without a direction');
  return Float32Array.from(numbers, (number) => number / length);
}

/** The bytes that are stored, one vector behind the other: half precision, which moves a cosine by less than 0.001. */
export function encodeVectors(vectors: readonly Float32Array[]): Buffer {
  return Buffer.concat(vectors.map((vector) => Buffer.from(new Float16Array(vector).buffer)));
}

export function decodeVectors(bytes: Buffer): Float16Array {
  // Its own memory: the bytes of a database row may begin anywhere.
  return new Float16Array(new Uint8Array(bytes).buffer);
}

/** Cosine of two vectors of length 1; `at` is where the second begins. */
export function cosine(one: Float32Array, others: Float16Array | Float32Array, at = 0): number {
  // Four sums at a time, because none waits for the other.
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  let index = 0;
  for (; index + 3 < one.length; index += 4) {
    a += one[index]! * others[at + index]!;
    b += one[index + 1]! * others[at + index + 1]!;
    c += one[index + 2]! * others[at + index + 2]!;
    d += one[index + 3]! * others[at + index + 3]!;
  }
  for (; index < one.length; index++) a += one[index]! * others[at + index]!;
  return a + b + c + d;
}
