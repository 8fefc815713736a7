import { cellsOf, fence, isDelimiter } from './markdownTables.ts';
import { spellFormula } from './spellFormula.ts';
import { isTimesSign } from './timesSign.ts';

export { markdownTables, type MarkdownTable } from './markdownTables.ts';

const picture = /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;
const isAddress = (address: string) => /^https?:/.test(address);

const rule = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;

export interface PlainTextOptions {
  /** Pictures by their name, or with their address where people can open one. @default 'named' */
  pictures?: 'named' | 'linked';
  /** The numbers of sources, which mean nothing where no sources stand. @default 'kept' */
  citations?: 'kept' | 'gone';
  /** Rows with the names of their columns, or cells parted by tabs, which land in the cells of a sheet. @default 'named' */
  tables?: 'named' | 'tabs';
  /** Code as it is, or a word in its place where it would be read aloud. @default 'kept' */
  code?: 'kept' | 'named';
  /** Links with their addresses, or by their words alone where nobody can follow them: to be heard. @default 'kept' */
  links?: 'kept' | 'named';
}

const CITED = /\s?\[\d{1,3}(?:[,，、]\s*\d{1,3})*\](?!\()/g;
const CODE = '代码。';

/**
 * The words of a Markdown text as a person would type them: for voice, quotations, the clipboard, suggested replies and
 * platforms that show text alone. A table becomes a line for each row, every value with the name of its column; a formula
 * becomes what is read of it.
 */
export function plainText(
  markdown: string,
  {
    pictures = 'named',
    citations = 'kept',
    code: codes = 'kept',
    tables = 'named',
    links = 'kept',
  }: PlainTextOptions = {},
): string {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const said: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    if (prose.length > 0) {
      const lines = proseLines(prose, tables).join('\n');
      const words = withoutMarks(formulasIn(links === 'named' ? withoutAddresses(lines) : lines), pictures);
      said.push(citations === 'gone' ? words.replace(CITED, '') : words);
    }
    prose = [];
  };
  let code = false;
  for (const line of lines) {
    if (fence.test(line)) {
      endProse();
      code = !code;
      if (code && codes === 'named') said.push(CODE);
    } else if (code) {
      if (codes === 'kept') said.push(line);
    } else prose.push(line);
  }
  endProse();
  return said
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Lines without what marks them as headings, quotations and lists; tables row by row. */
function proseLines(marked: readonly string[], tables: 'named' | 'tabs'): string[] {
  const lines = marked.map((line) => line.replace(/^[ \t]*>[ \t]?(?:>[ \t]?)*/, '').replace(/(?<!\\)\\$/, ''));
  const plain: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.includes('|') && isDelimiter(lines[at + 1])) {
      const end = lines.findIndex((each, index) => index > at + 1 && !each.includes('|'));
      const rows = lines.slice(at + 2, end < 0 ? undefined : end);
      const [heads, cells] = [cellsOf(line), rows.map(cellsOf)];
      plain.push(...(tables === 'tabs' ? [heads, ...cells].map((row) => row.join('\t')) : rowLines(heads, cells)));
      at += 1 + rows.length;
    } else if (/^[ \t]*\|.*\|[ \t]*$/.test(line)) plain.push(cellsOf(line).join('  '));
    else if (!rule.test(line))
      plain.push(line.replace(/^#{1,6}[ \t]+/, '').replace(/^([ \t]*)[*+-][ \t]+(?:\[([ xX])\][ \t]+)?/, itemOf));
    else plain.push('');
  }
  return plain;
}

/** What a point of a list begins with: a dot, or its box where it is a task. */
const itemOf = (_: string, indent: string, task?: string): string =>
  `${indent}${task === undefined ? '•' : task === ' ' ? '☐' : '☑'} `;

const quotation = /^(?:[ \t]*>[ \t]?)*/;

/** Markdown whose tables are lists with an item for each row, every value with the name of its column. */
export function listedTables(markdown: string): string {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const bare = lines.map((line) => line.replace(quotation, ''));
  const said: string[] = [];
  let code = false;
  for (let at = 0; at < lines.length; at += 1) {
    const [line, text] = [lines[at]!, bare[at]!];
    if (fence.test(text)) code = !code;
    if (code || !text.includes('|') || !isDelimiter(bare[at + 1])) {
      said.push(line);
      continue;
    }
    const quoted = quotation.exec(line)![0];
    const end = bare.findIndex((each, index) => index > at + 1 && !each.includes('|'));
    const rows = bare.slice(at + 2, end < 0 ? undefined : end);
    said.push(...rowLines(cellsOf(text), rows.map(cellsOf)).map((row) => `${quoted}- ${row}`));
    // What follows at once would go on in the last item.
    if (end >= 0 && bare[end]!.trim() !== '') said.push(quoted.trimEnd());
    at += 1 + rows.length;
  }
  return said.join('\n');
}

/** A line for each row: 机型：A1，功率：220 W. */
function rowLines(heads: readonly string[], rows: readonly string[][]): string[] {
  if (rows.length === 0) return [heads.filter(Boolean).join('，')];
  return rows.map((cells) =>
    cells
      .map((cell, column) => (cell && heads[column] ? `${heads[column]}：${cell}` : cell))
      .filter(Boolean)
      .join('，'),
  );
}

const LINK = '链接';
/** An address as it stands in a sentence: without the marks that end the sentence, and without what is no part of one. */
const ADDRESS =
  /<?(?:https?:\/\/|\bwww\.)[^\s<>"'`()（）[\]【】《》“”，。；：、！？…|*\p{Script=Han}]*[^\s<>"'`()（）[\]【】《》“”，。；：、！？…|*\p{Script=Han}.,;:!?]>?/giu;

/** Markdown whose links are their words, and addresses without any a word that says what they are. */
const withoutAddresses = (markdown: string): string =>
  markdown.replace(/(?<!!)\[([^\]]+)\]\((?!\s)[^)\n]*\)/g, '$1').replace(ADDRESS, LINK);

/** Stands for a star that is no mark, while the marks are taken away. */
const STAR = '\uE02A';

/** What becomes of a text when the stars between numbers are left alone: 20*30*40 and 2**3 are no emphasis. */
export const aroundTimesSigns = (text: string, read: (shielded: string) => string): string =>
  read(
    text.replace(/(?<!\\)\*+/g, (run, at: number) =>
      isTimesSign(text, at, at + run.length) ? STAR.repeat(run.length) : run,
    ),
  ).replaceAll(STAR, '*');

/** Text without the marks within its lines. */
const withoutMarks = (text: string, pictures: 'named' | 'linked'): string =>
  aroundTimesSigns(text, (shielded) => marksGone(shielded, pictures));

const marksGone = (text: string, pictures: 'named' | 'linked'): string =>
  text
    .replace(picture, (_, alt: string, address: string) =>
      pictures === 'linked' && isAddress(address) ? `[${alt || '图片'}] ${address}` : `[${alt || '图片'}]`,
    )
    .replace(/(?<!!)\[([^\]]+)\]\((https?:[^)\s]+)[^)]*\)/g, (_, name: string, url: string) =>
      name === url ? url : `${name}（${url}）`,
    )
    // What was struck out must not read as if it held.
    .replace(/~~(?=\S)(.+?)(?<=\S)~~/g, '$1（已划去）')
    .replace(/(\*\*\*|\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_[\]~$|#>+.)-])/g, '$1');

const FORMULA =
  /\$\$([\s\S]+?)\$\$|\\\[([\s\S]+?)\\\]|\\\((.+?)\\\)|(?<![\\$\w])\$(?=[^\s$])([^$\n]*[^\s$\\])\$(?![\w$])/g;

/** A text with its formulas as words; the marks in it must not be taken for those of Markdown afterwards. */
const formulasIn = (text: string): string =>
  text.replace(FORMULA, (_, ...groups: (string | undefined)[]) =>
    spellFormula(groups.slice(0, 4).find((tex) => tex !== undefined) ?? ''),
  );

/** Markdown with its formulas as words, for what draws none; code stays as it is. */
export function formulasAsWords(markdown: string): string {
  const parts: string[] = [];
  let prose: string[] = [];
  let code = false;
  const endProse = () => {
    if (prose.length > 0) parts.push(prose.join('\n').replace(CODE_OR_FORMULA, wordsOf));
    prose = [];
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    const isFence = fence.test(line);
    if (isFence || code) {
      endProse();
      parts.push(line);
    } else prose.push(line);
    if (isFence) code = !code;
  }
  endProse();
  return parts.join('\n');
}

const CODE_OR_FORMULA = new RegExp(`(\`+)[^\`]+\\1|${FORMULA.source}`, 'g');

const wordsOf = (all: string, ticks: string | undefined, ...groups: (string | undefined)[]): string =>
  ticks === undefined
    ? spellFormula(groups.slice(0, 4).find((tex) => tex !== undefined) ?? '').replace(/[\\`*_[\]~$|<>#&]/g, '\\$&')
    : all;
