import { brokenOff } from './words.ts';

/** The beginning of an object in a pack, by the numbers of the format. */
export interface ObjectHeader {
  type: 'commit' | 'tree' | 'blob' | 'tag' | 'offsetDelta' | 'namedDelta';
  /** Of what is compressed. */
  size: number;
  /** Where the rest begins. */
  end: number;
}

const types = [undefined, 'commit', 'tree', 'blob', 'tag', undefined, 'offsetDelta', 'namedDelta'] as const;

/** Bytes in which the headers of a pack and of its first object are for certain. */
export const longestHeader = 12 + 10;

/** How many objects a pack says that it holds. */
export function countOf(pack: Buffer): number {
  if (pack.length < 12 || pack.toString('latin1', 0, 4) !== 'PACK' || pack.readUInt32BE(4) !== 2) throw brokenOff();
  return pack.readUInt32BE(8);
}

export function headerAt(pack: Buffer, at: number): ObjectHeader {
  let end = at;
  const byte = (): number => {
    const value = pack[end++];
    if (value === undefined) throw brokenOff();
    return value;
  };
  let next = byte();
  const type = types[(next >> 4) & 0x07];
  let [size, factor] = [next & 0x0f, 16];
  while (next >= 0x80) {
    next = byte();
    size += (next & 0x7f) * factor;
    factor *= 128;
    if (size > Number.MAX_SAFE_INTEGER) throw brokenOff();
  }
  if (!type) throw brokenOff();
  return { type, size, end };
}

/** How far before a delta its base is. */
export function baseOffsetAt(pack: Buffer, at: number): { distance: number; end: number } {
  let end = at;
  let distance = 0;
  for (let bytes = 0; ; bytes++) {
    const next = pack[end++];
    if (next === undefined || bytes > 5) throw brokenOff();
    distance = distance * 128 + (next & 0x7f);
    if (next < 0x80) return { distance, end };
    distance++;
  }
}
