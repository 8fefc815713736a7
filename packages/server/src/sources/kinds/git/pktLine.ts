import { brokenOff, notGit, said } from './words.ts';

/** A line of Git's wire format, or what ends a list of them or a part of it. */
export type Line = Buffer | 'flush' | 'delimiter';

export const flush = '0000';
export const delimiter = '0001';

export const lineOf = (text: string): string =>
  `${(Buffer.byteLength(text) + 5).toString(16).padStart(4, '0')}${text}\n`;

/** The lines of an answer as they come. Throws what the server says instead of an answer. */
export async function* readLines(body: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  for await (const chunk of body) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    while (rest.length - at >= 4) {
      const digits = rest.toString('latin1', at, at + 4);
      const length = /^[\da-f]{4}$/i.test(digits) ? parseInt(digits, 16) : 3;
      if (length === 3) throw begun ? brokenOff() : notGit();
      begun = true;
      if (length < 3) {
        at += 4;
        if (length < 2) yield length === 0 ? 'flush' : 'delimiter';
        continue;
      }
      if (rest.length - at < length) break;
      const line = rest.subarray(at + 4, at + length);
      if (line.subarray(0, 4).toString('latin1') === 'ERR ') throw said(line.toString('utf8', 4));
      yield line;
      at += length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw brokenOff();
}

export const textOf = (line: Buffer): string => line.toString('utf8').replace(/\n$/, '');
