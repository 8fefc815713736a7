import { markdownEditorCopy } from './copy.ts';
/** The text and what is selected in it. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces a part of the text, and says what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Puts marks around what is selected, or takes them away; without a selection, around words to write over. */
export function wrap({ text, start, end }: Selected, mark: string, words: string): Edit {
  const size = mark.length;
  const outside = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  // **bold** holds *, too, but is not italic.
  const doubled = size === 1 && text.slice(start - 2, start) === mark + mark && text[start - 3] !== mark;
  if (outside && !doubled) {
    return { from: start - size, to: end + size, insert: text.slice(start, end), start: start - size, end: end - size };
  }
  const inner = text.slice(start, end) || words;
  return { from: start, to: end, insert: mark + inner + mark, start: start + size, end: start + size + inner.length };
}

export type LineKind = 'heading' | 'list' | 'numbers';

const prefixes: Record<LineKind, { own: RegExp; make: (index: number) => string }> = {
  heading: { own: /^#{1,6} /, make: () => '## ' },
  list: { own: /^[-*+] /, make: () => '- ' },
  numbers: { own: /^\d+[.)] /, make: (index) => `${index + 1}. ` },
};
const anyPrefix = /^(?:#{1,6} |[-*+] |\d+[.)] )/;

/** Makes every line that is touched a heading or an item, or plain again when all of them are. */
export function mark({ text, start, end }: Selected, kind: LineKind): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const { own, make } = prefixes[kind];
  const off = lines.every((line) => own.test(line));
  const insert = lines.map((line, index) => (off ? '' : make(index)) + line.replace(anyPrefix, '')).join('\n');
  const caret = from + insert.length;
  return { from, to, insert, start: lines.length > 1 ? from : caret, end: caret };
}

/** Makes a link of what is selected, and selects the part that is still to be written. */
export function link({ text, start, end }: Selected): Edit {
  const inner = text.slice(start, end);
  const isUrl = /^https?:\/\/\S+$/.test(inner);
  const words = isUrl ? markdownEditorCopy.link : inner || markdownEditorCopy.link;
  const url = isUrl ? inner : 'https://';
  const at = isUrl || inner === '' ? start + 1 : start + words.length + 3;
  const size = isUrl || inner === '' ? words.length : url.length;
  return { from: start, to: end, insert: `[${words}](${url})`, start: at, end: at + size };
}

/** Enter inside a list: the next item, or the end of the list on an empty one. Null where the line is no item. */
export function continueList({ text, start, end }: Selected): Edit | null {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const item = /^(\s*)(?:([-*+])|(\d+)([.)])) (.*)$/.exec(text.slice(from, start));
  if (!item || start !== end) return null;
  const [, indent = '', bullet, number, dot = '', words = ''] = item;
  if (words === '') return { from, to: start, insert: '', start: from, end: from };
  const insert = `\n${indent}${bullet ?? `${Number(number) + 1}${dot}`} `;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}

/** Puts a block on lines of its own. */
export function insertBlock({ text, start, end }: Selected, block: string): Edit {
  const before = start === 0 || text[start - 1] === '\n' ? '' : '\n';
  const insert = `${before}${block}\n`;
  return { from: start, to: end, insert, start: start + insert.length, end: start + insert.length };
}
