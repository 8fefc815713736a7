import { aroundTimesSigns } from '@tinystar/contract/plainText';
import { copiedText } from './copiedText.ts';

/** What is new of a growing answer in whole sentences, and up to where it is told then. */
export interface Spoken {
  words: string;
  told: number;
}

/** Where a sentence ends: at its mark with what closes after it, or with its line. */
const END = /[。！？!?；;…]+["”』」’）)\]]*|\.(?=\s)|\n/g;

/**
 * The whole sentences of an answer that have not been told yet. Half a sentence waits for the rest, unless the answer has
 * ended. Code is named instead of being spelt.
 */
export function spokenPart(answer: string, told: number, ended: boolean): Spoken {
  let end = ended ? answer.length : told;
  if (!ended) {
    const added = answer.slice(told);
    for (const match of added.matchAll(END)) end = told + match.index + match[0].length;
  }
  return { words: plain(answer.slice(told, end), insideCode(answer.slice(0, told))), told: end };
}

const FENCE = /^\s*(?:```|~~~)/;

const insideCode = (before: string): boolean => before.split('\n').filter((line) => FENCE.test(line)).length % 2 === 1;

function plain(part: string, startsInCode: boolean): string {
  let inCode = startsInCode;
  const lines: string[] = [];
  for (const line of part.split('\n')) {
    if (FENCE.test(line)) {
      inCode = !inCode;
      if (inCode) lines.push(CODE);
    } else if (!inCode && !RULE.test(line)) lines.push(words(line));
  }
  return copiedText(lines.join('\n')).replaceAll(/\s+/g, ' ').trim();
}

/** Said once for a block of code, in place of its signs. */
const CODE = '代码。';
const RULE = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?\s*)?$|^\s*(?:[-*_]\s*){3,}$/;

/** A line without the signs of its markup. Cells of a table are told one after the other. */
const words = (line: string): string => aroundTimesSigns(line, marksGone);

const marksGone = (line: string): string =>
  line
    .replace(/^\s*(?:#{1,6}\s+|>\s?|[-*+]\s+(?:\[[ xX]\]\s+)?)+/, '')
    .replace(
      /^\s*\|(.*?)\|?\s*$/,
      (_, cells: string) =>
        `${cells
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim())
          .filter(Boolean)
          .join('，')}。`,
    )
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__|~~|`/g, '');
