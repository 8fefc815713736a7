/** How long a text may be, as a platform counts: at least one for each code unit. */
export interface Limit {
  most: number;
  size(text: string): number;
}

export const bytesOf = (text: string): number => Buffer.byteLength(text);

const graphemes = new Intl.Segmenter('zh', { granularity: 'grapheme' });

/**
 * Where a text may end, the best first, each with the share of what fits that it must fill: a paragraph and a line, which
 * may cost a fifth, a sentence with the numbers of its sources, a clause, a word. An address holds no space, so its
 * question marks end nothing.
 */
const ends: readonly (readonly [end: RegExp, share: number])[] = [
  [/\n[ \t]*\n\s*/g, 0.8],
  [/\n\s*/g, 0.8],
  [/(?:[。！？；…]+|[.!?;]+(?=[\s"')\]]))[”’」』）"')\]]*(?:\s?\[\d+\])*\s*|\n\s*/g, 0.5],
  [/(?:[，、：]|,(?=\s))\s*/g, 0.5],
  [/\s+/g, 0.5],
];

/**
 * Cuts a text into parts that are within a limit; joined they are the text. A part is filled up to an end of the
 * text's own, else between two characters as people see them. Only a character that is over the
 * limit by itself is cut.
 */
export function splitText(text: string, limit: Limit): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest !== '' && limit.size(rest) > limit.most) {
    const fitting = fittingStart(rest, limit);
    const part = fitting.slice(0, endIn(fitting, rest));
    parts.push(part);
    rest = rest.slice(part.length);
  }
  if (rest !== '') parts.push(rest);
  return parts;
}

/** The longest beginning within the limit that cuts no character. */
function fittingStart(text: string, { most, size }: Limit): string {
  // Sizes grow with the text, so the place is found by halving.
  let [low, high] = [0, Math.min(text.length, most)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (size(text.slice(0, middle)) <= most) low = middle;
    else high = middle - 1;
  }
  const cut = startOfCharacter(text, low);
  if (cut > 0) return text.slice(0, cut);
  // One character as people see it is too long: it is cut between code points, the first of which always goes.
  const first = String.fromCodePoint(text.codePointAt(0)!).length;
  const half = /[\ud800-\udbff]$/.test(text.slice(0, low)) ? low - 1 : low;
  return text.slice(0, Math.max(first, half));
}

/** Code units in which the character at a place ends for sure, but for one that no writing has. */
const LONGEST = 200;

/** Where the character begins, as people see it, in which a place lies. */
const startOfCharacter = (text: string, at: number): number =>
  graphemes.segment(text.slice(0, at + LONGEST)).containing(at)?.index ?? at;

function endIn(fitting: string, text: string): number {
  // What follows decides where a sentence ends, and on which mark another one is put.
  const shown = text.slice(0, fitting.length + LONGEST);
  for (const [end, share] of ends) {
    const found = [...shown.matchAll(end)].map((match) => match.index + match[0].length);
    const best = found.findLast((at) => at <= fitting.length && startOfCharacter(shown, at) === at);
    if (best !== undefined && best > fitting.length * share) return best;
  }
  return fitting.length;
}
