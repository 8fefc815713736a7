/** What a line's beginning can say about its block. All patterns expect the line without its indent. */
export const ATX = /^(#{1,6})(?=[ \t]|$)/;
export const FENCE = /^(?:(`{3,})([^`]*)|(~{3,})(.*))$/;
export const MATH = /^(\$\$|\\\[)/;
export const BREAK = /^(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/;
export const ITEM = /^([-*+]|(\d{1,9})([.)]))(?=[ \t]|$)/;
export const UNDERLINE = /^(?:(=+)|-+)[ \t]*$/;
export const TASK = /^\[([ xX])\][ \t]+(?=\S)/;

// Nothing but marks so far: it may become a heading, an item, a rule, a fence, a table's second row …
const MARKS = /^(?:[\s>*+_=~`|:#$-]|\\\[?$|\d{1,9}(?:$|[.)](?=$|\s))|(?<=[-*+.)]\s+)\[(?:$|[ xX](?:$|\](?=$|\s))))*$/;
const OPENERS = String.raw`^(?:[\s>]|[-*+](?=\s)|\d{1,9}[.)](?=\s)|\[[ xX]\](?=\s))*`;
const WHOLE_LINE = new RegExp(String.raw`${OPENERS}(?:\`{3}|~{3}|\$\$|\\\[)`);
const DEFINITION = new RegExp(String.raw`${OPENERS}\[[^\]]{1,80}(?:\]?$|\]:)`);
const CLOSING_FENCE = /^[\s>]*[`~]*\s*$/;

/** Where the parser is, as far as the beginning of a line depends on it. */
export type LinePlace = 'fence' | 'nestedFence' | 'math' | 'paragraph' | 'other';

/** Whether the beginning of a line, with more to come, already decides what block it is in. */
export function decides(start: string, place: LinePlace): boolean {
  if (place === 'math') return false;
  if (place === 'fence') return !CLOSING_FENCE.test(start);
  // The line may turn out to be outside the list or quote that holds the fence.
  if (place === 'nestedFence' && CLOSING_FENCE.test(start)) return false;
  if (start.length > 400) return true;
  if (MARKS.test(start) || WHOLE_LINE.test(start)) return false;
  return place === 'paragraph' || !DEFINITION.test(start);
}

/** Leading tabs as spaces, to stops of four; in code only those before the first sign. */
export function detab(line: string, code: boolean): string {
  if (!line.includes('\t')) return line;
  let out = '';
  for (let i = 0; i < line.length; i++) {
    const char = line.charAt(i);
    if (char === '\t') out += ' '.repeat(4 - (out.length % 4));
    else if (char === ' ' || char === '>' || (!code && /[-*+]/.test(char))) out += char;
    else return out + line.slice(i);
  }
  return out;
}

/** The number of spaces a line starts with. */
export function indentOf(line: string): number {
  let at = 0;
  while (line.charCodeAt(at) === 32) at++;
  return at;
}
