import { DIMENSIONS } from './dimensions.ts';

/** Products of one vector with others, in memory of their own: sixteen numbers at once, which plain script cannot. */
export interface Dots {
  memory: Int8Array;
  /** From here on memory is for the vectors of the moment, {@link ROOM} of them. */
  scratch: number;
  /** Products of the vector at `one` with `count` vectors from `others` on, which hold until the next call. */
  of(one: number, others: number, count: number): Int32Array;
}

/** Vectors of the moment. */
export const ROOM = 4_096;
const PAGE = 65_536;

/** `bytes` of memory for vectors that stay, from 0 on. */
export function openDots(bytes: number): Dots {
  const scratch = Math.ceil(bytes / 16) * 16;
  const results = scratch + ROOM * DIMENSIONS;
  const memory = new WebAssembly.Memory({ initial: Math.ceil((results + ROOM * 4) / PAGE) });
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()), { own: { memory } });
  const run = exports['dots'] as (one: number, others: number, count: number, results: number) => void;
  const products = new Int32Array(memory.buffer, results, ROOM);
  return {
    memory: new Int8Array(memory.buffer),
    scratch,
    of(one, others, count) {
      run(one, others, count, results);
      return products;
    },
  };
}

const [END, BLOCK, LOOP, BRANCH, BRANCH_IF] = [0x0b, [0x02, 0x40], [0x03, 0x40], 0x0c, 0x0d];
const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
const constant = (number: number) => [0x41, ...signed(number)];
const [IS_ZERO, ADD, SUBTRACT, STORE] = [0x45, 0x6a, 0x6b, [0x36, 2, 0]];
const load = (offset: number) => [0xfd, 0x00, 0, offset];
const [LOW, HIGH] = [
  [0xfd, 0x87, 0x01],
  [0xfd, 0x88, 0x01],
];
const [PRODUCTS, ADD_LANES] = [
  [0xfd, 0xba, 0x01],
  [0xfd, 0xae, 0x01],
];
const lane = (number: number) => [0xfd, 0x1b, number];
const [I32, V128] = [0x7f, 0x7b];

/** A module of one function: while any are left, multiply, add the lanes up, store, go on. */
function moduleBytes(): Uint8Array<ArrayBuffer> {
  const [one, others, count, results, sums] = [0, 1, 2, 3, 4];
  const products = Array.from({ length: DIMENSIONS / 16 }, (_, at) => at * 16).flatMap((offset) =>
    [LOW, HIGH].flatMap((half, at) => [
      [get(one), load(offset), half, get(others), load(offset), half, PRODUCTS],
      offset + at > 0 ? [get(sums), ADD_LANES] : [],
      [set(sums)],
    ]),
  );
  const total = [0, 1, 2, 3].map((at) => [get(sums), lane(at), at > 0 ? [ADD] : []]);
  const step = (local: number, by: number) => [get(local), constant(by), [ADD], set(local)];
  const body = flat(
    [1, 1, V128, BLOCK, LOOP, get(count), IS_ZERO, BRANCH_IF, 1],
    [products, get(results), total, STORE],
    [step(others, DIMENSIONS), step(results, 4), get(count), constant(1), SUBTRACT, set(count)],
    [BRANCH, 0, END, END, END],
  );
  const name = (text: string) => [text.length, ...Buffer.from(text)];
  const section = (id: number, ...bytes: Code[]) => {
    const own = flat(...bytes);
    return [id, unsigned(own.length), own];
  };
  const magic = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  return Uint8Array.from(
    flat(
      magic,
      section(1, 1, 0x60, 4, I32, I32, I32, I32, 0),
      section(2, 1, name('own'), name('memory'), 2, 0, 1),
      section(3, 1, 0),
      section(7, 1, name('dots'), 0, 0),
      section(10, 1, unsigned(body.length), body),
    ),
  );
}

/** Bytes of a module, as its parts are put together. */
type Code = number | readonly Code[];

function flat(...code: readonly Code[]): number[] {
  return code.flatMap((each) => (typeof each === 'number' ? [each] : flat(...each)));
}

/** Numbers in groups of seven bits, the lowest first. */
function unsigned(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...unsigned(number >> 7)];
}

function signed(number: number): number[] {
  return number < 0x40 ? [number] : [(number & 0x7f) | 0x80, ...signed(number >> 7)];
}
