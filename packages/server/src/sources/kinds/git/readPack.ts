import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { inflateSync } from 'node:zlib';
import { mostBytes } from '../kind.ts';
import { applyDelta } from './delta.ts';
import { baseOffsetAt, countOf, headerAt } from './packHeader.ts';
import { brokenOff, largeFiles, tooLarge } from './words.ts';

/** A commit or tree; what files hold is not kept. */
export interface Read {
  type: string;
  data: Buffer;
}

const MOST_OBJECTS = 300_000;
/** Of a single commit or tree, and of all of them together. */
const LARGEST = 16 * 1024 * 1024;
const MOST_KEPT = 128 * 1024 * 1024;
/** After so many objects others have their turn. */
const TURN = 500;

interface Delta {
  data: Buffer;
  /** Where it begins. */
  at: number;
}

/** The commits and trees of a pack by their names, each made certain by its name. Everything is bounded, whatever a server sends. */
export async function readPack(pack: Buffer, signal: AbortSignal): Promise<Map<string, Read>> {
  const objects = new Map<string, Read>();
  /** By where they begin; a file is there without what it holds. */
  const places = new Map<number, Read>();
  const files = new Set<string>();
  const waiting = new Map<string, Delta[]>();
  const count = countOf(pack);
  if (count > MOST_OBJECTS) throw tooLarge();
  let left = MOST_KEPT;
  const keep = (bytes: number) => {
    left -= bytes;
    if (left < 0) throw tooLarge();
  };
  const add = (first: Read, from: number) => {
    const made: [Read, number][] = [[first, from]];
    for (let next = made.pop(); next; next = made.pop()) {
      const [{ type, data }, at] = next;
      const name = nameOf(type, data);
      const kept = type === 'blob' ? { type, data: Buffer.alloc(0) } : { type, data };
      places.set(at, kept);
      if (type === 'blob') files.add(name);
      else {
        keep(data.length);
        objects.set(name, kept);
      }
      for (const delta of waiting.get(name) ?? [])
        if (type !== 'blob') made.push([{ type, data: applyDelta(data, delta.data, LARGEST) }, delta.at]);
      waiting.delete(name);
    }
  };

  let at = 12;
  for (let index = 0; index < count; index++) {
    if (index % TURN === 0) {
      await breathe();
      signal.throwIfAborted();
    }
    const header = headerAt(pack, at);
    const begin = at;
    const { type, size } = header;
    if (type === 'offsetDelta') {
      const { distance, end } = baseOffsetAt(pack, header.end);
      const { data, after } = inflated(pack, end, size);
      at = after;
      const base = places.get(begin - distance);
      if (!base) throw brokenOff();
      if (base.type === 'blob') places.set(begin, base);
      else add({ type: base.type, data: applyDelta(base.data, data, LARGEST) }, begin);
    } else if (type === 'namedDelta') {
      const base = pack.toString('hex', header.end, header.end + 20);
      const { data, after } = inflated(pack, header.end + 20, size);
      at = after;
      const known = objects.get(base);
      if (known) add({ type: known.type, data: applyDelta(known.data, data, LARGEST) }, begin);
      else {
        // Its own deltas, which name their place, find a file: only files come so where their bases are no trees.
        places.set(begin, { type: 'blob', data: Buffer.alloc(0) });
        if (files.has(base)) continue;
        keep(data.length);
        const others = waiting.get(base);
        if (others) others.push({ data, at: begin });
        else waiting.set(base, [{ data, at: begin }]);
      }
    } else {
      if (type !== 'blob' && size > LARGEST) throw tooLarge();
      const { data, after } = inflated(pack, header.end, size);
      at = after;
      add({ type, data }, begin);
    }
  }
  return objects;
}

/** What is compressed at `at`, which must be as long as it says, and where it ends. */
function inflated(pack: Buffer, at: number, size: number): { data: Buffer; after: number } {
  if (size > mostBytes) throw largeFiles();
  try {
    const options = { info: true, maxOutputLength: Math.max(1, size), chunkSize: Math.min(65_536, size + 64) };
    // With `info` it answers how far it has read as well.
    const read = inflateSync(pack.subarray(at), options) as unknown as Inflated;
    if (read.buffer.length === size) return { data: read.buffer, after: at + read.engine.bytesWritten };
  } catch {
    // It holds more than it says, or is no compressed data.
  }
  throw brokenOff();
}

interface Inflated {
  buffer: Buffer;
  engine: { bytesWritten: number };
}

export const nameOf = (type: string, data: Buffer): string =>
  createHash('sha1').update(`${type} ${data.length}\0`).update(data).digest('hex');
