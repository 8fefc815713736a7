import { brokenOff } from './words.ts';

/** What a delta makes of its base; `most` is the largest that is made. */
export function applyDelta(base: Buffer, delta: Buffer, most: number): Buffer {
  let at = 0;
  const byte = (): number => {
    const value = delta[at++];
    if (value === undefined) throw brokenOff();
    return value;
  };
  const size = (): number => {
    let [value, factor] = [0, 1];
    for (;;) {
      const next = byte();
      value += (next & 0x7f) * factor;
      if (value > most) throw brokenOff();
      if (next < 0x80) return value;
      factor *= 128;
    }
  };
  /** A number whose bytes are there where `bits` says so. */
  const number = (bits: number, bytes: number): number => {
    let value = 0;
    for (let index = 0; index < bytes; index++) if (bits & (1 << index)) value += byte() * 256 ** index;
    return value;
  };
  if (size() !== base.length) throw brokenOff();
  const made = Buffer.alloc(size());
  let end = 0;
  while (at < delta.length) {
    const what = byte();
    if (what === 0) throw brokenOff();
    const copies = what >= 0x80;
    const from = copies ? number(what & 0x0f, 4) : at;
    const length = copies ? number((what >> 4) & 0x07, 3) || 0x10000 : what;
    const source = copies ? base : delta;
    if (from + length > source.length || end + length > made.length) throw brokenOff();
    source.copy(made, end, from, from + length);
    end += length;
    if (!copies) at += length;
  }
  if (end !== made.length) throw brokenOff();
  return made;
}
