/**
 * An answer as it is copied: the words a reader sees. Source numbers, quote marks and escapes of the markup go, because
 * they mean nothing elsewhere; the cells of a quoted table are parted by tabs, so that they land in a sheet's cells. Code
 * and everything a model wrote on purpose stay as they are.
 */
export const copiedText = (answer: string): string => {
  let inCode = false;
  const lines = answer.split('\n').flatMap((line) => {
    if (FENCE.test(line)) inCode = !inCode;
    if (inCode || FENCE.test(line)) return [line];
    const quoted = QUOTE.test(line);
    const words = line
      .replace(QUOTE, '')
      .replace(CITED, '')
      .replace(quoted ? HARD_BREAK : '', '');
    if (!quoted) return [words];
    if (RULE.test(words)) return [];
    const plain = ROW.test(words) ? words.trim().replace(OUTER, '').split(BETWEEN).join('\t') : words;
    return [plain.replace(ESCAPED, '$1').trimEnd()];
  });
  return lines.join('\n').trim();
};

const FENCE = /^\s*(?:```|~~~)/;
const QUOTE = /^\s{0,3}(?:>\s?)+/;
const CITED = /\s?\[\d{1,3}(?:[,，、]\s*\d{1,3})*\](?!\()/g;
/** The line between the head of a table and its rows. */
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;
/** A line break that the markup asks for. */
const HARD_BREAK = /\\$/;
const ROW = /^\s*\|.*\|\s*$/;
const OUTER = /^\|\s*|\s*\|$/g;
const BETWEEN = /\s*(?<!\\)\|\s*/;
const ESCAPED = /\\([\\`*[\]~$|<_#>+.)-])/g;
