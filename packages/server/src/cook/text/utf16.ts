import { decodes } from './fits.ts';

const structure = new Set(Array.from('\t\n\r "&,;<>', (char) => char.charCodeAt(0)));
const reach = 65_536;

/**
 * The byte order of UTF-16 without a mark, told by the characters that separate: in the right order they are frequent,
 * in the wrong one they are letters that nobody writes. Undefined for every other text.
 */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const part = bytes.subarray(0, Math.min(reach, bytes.length - (bytes.length % 2)));
  let [little, big, zeros] = [0, 0, 0];
  for (let at = 0; at + 1 < part.length; at += 2) {
    if (part[at] === 0) zeros++;
    if (part[at + 1] === 0) zeros++;
    if (part[at + 1] === 0 && structure.has(part[at]!)) little++;
    if (part[at] === 0 && structure.has(part[at + 1]!)) big++;
  }
  if (little === big) return undefined;
  const order = little > big ? 'utf-16le' : 'utf-16be';
  // A stray zero in an 8-bit text is none of its separators; many are, or the text would be readable without them.
  return zeros * 10 >= part.length || !decodes('utf-8', part, { part: true }) ? order : undefined;
}
