import { analyse } from 'chardet';
import { decodes, isKnown, nearlyFits } from './fits.ts';

const reach = 65_536;
/** The share of characters in daily use above which a text is Chinese in that encoding. */
const CHINESE = 0.7;
/** The share of it in a text of traditional characters in GBK, which has them in its later rows. */
const SOME = 0.3;
/** What another encoding must be surer by, of 100. */
const AHEAD = 30;
const SURE = 50;

/** How many of the characters outside ASCII are in daily use, from 0 to 1, read in each of the two Chinese encodings. */
export interface Shares {
  gb18030: number;
  big5: number;
}

/**
 * Both encodings pair the bytes alike and put the common characters first: GB 2312 into the rows B0 to D7, Big5 into A4
 * to C6. A text in one of them has hardly half of its characters there in the other.
 */
export function chineseShares(bytes: Uint8Array): Shares {
  const part = bytes.subarray(0, reach);
  let [gb, big5, all] = [0, 0, 0];
  for (let at = 0; at < part.length; at++) {
    const lead = part[at]!;
    if (lead < 0x80) continue;
    const trail = part[at + 1] ?? 0;
    all++;
    // A character that lost its second byte; what follows begins anew.
    if (trail < 0x30) continue;
    at++;
    if (trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3))) gb++;
    const inBig5 = (trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1;
    if (inBig5 && ((lead >= 0xa4 && lead <= 0xc6) || (lead >= 0xa1 && lead <= 0xa3))) big5++;
  }
  const share = (encoding: string, count: number) => (all > 0 && nearlyFits(encoding, bytes) ? count / all : 0);
  return { gb18030: share('gb18030', gb), big5: share('big5', big5) };
}

/** The encoding of a text that nothing names; undefined where no encoding makes sense of all of it. */
export function guessEncoding(bytes: Uint8Array): string | undefined {
  const shares = chineseShares(bytes);
  const chinese = shares.big5 > shares.gb18030 ? 'big5' : 'gb18030';
  const found = analyse(bytes.subarray(0, reach))
    .map(({ name, confidence }) => ({ name: name.toLowerCase(), confidence }))
    .filter(({ name }) => isKnown(name) && !/^utf|^iso-2022|^ascii/.test(name))
    .filter(({ name }) => (name === chinese ? nearlyFits(name, bytes) : decodes(name, bytes)));
  const surest = found[0];
  if (!surest || surest.name === chinese) return shares[chinese] > 0 || surest ? chinese : undefined;
  // In a few words any letters of the West are found; other scripts of the East look Chinese as a whole.
  const eastern = /^(euc|shift)/.test(surest.name);
  const ahead = surest.confidence - (found.find(({ name }) => name === chinese)?.confidence ?? 0);
  if (shares[chinese] >= CHINESE) return eastern && ahead > AHEAD ? surest.name : chinese;
  return shares[chinese] >= SOME && ahead < SURE ? chinese : surest.name;
}
