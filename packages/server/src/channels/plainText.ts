const picture = /!\[([^\]]*)\]\(([^)\s]*)[^)]*\)/g;
const isAddress = (address: string) => /^https?:/.test(address);

/** Addresses within the product as those who are elsewhere reach them: pages, and files where they have a host of their own. */
export const fromOutside = (
  markdown: string,
  { pages, files }: { pages?: string | undefined; files?: string | undefined },
) =>
  markdown.replace(/\]\((\/[^)\s/][^)\s]*)/g, (all, path: string) => {
    const origin = path.startsWith('/file/') ? (files ?? pages) : pages;
    return origin ? `](${origin}${path}` : all;
  });

/** Pictures as links, for cards that show none but what was uploaded to the platform. */
export const linkedPictures = (markdown: string): string =>
  markdown.replace(picture, (_, alt: string, address: string) =>
    isAddress(address) ? `[${alt || '图片'}](${address})` : `[${alt || '图片'}]`,
  );

const fence = /^[ \t]*(?:```|~~~)/;
const rule = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/;
/** The line below the heads of a table. */
const delimiter = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Markdown as a person would type it, for platforms that show text alone. Citation numbers stay. A table becomes a line for
 * each row, every value with the name of its column. Pictures are named, and `linked` where people can open an address
 * there.
 */
export function plainText(markdown: string, pictures: 'named' | 'linked' = 'named'): string {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const said: string[] = [];
  let prose: string[] = [];
  const endProse = () => {
    if (prose.length > 0) said.push(withoutMarks(proseLines(prose).join('\n'), pictures));
    prose = [];
  };
  let code = false;
  for (const line of lines) {
    if (fence.test(line)) {
      endProse();
      code = !code;
    } else if (code) said.push(line);
    else prose.push(line);
  }
  endProse();
  return said
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Lines without what marks them as headings, quotations and lists; tables row by row. */
function proseLines(marked: readonly string[]): string[] {
  const lines = marked.map((line) => line.replace(/^[ \t]*>[ \t]?(?:>[ \t]?)*/, ''));
  const plain: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (line.includes('|') && isDelimiter(lines[at + 1])) {
      const end = lines.findIndex((each, index) => index > at + 1 && !each.includes('|'));
      const rows = lines.slice(at + 2, end < 0 ? undefined : end);
      plain.push(...rowLines(cellsOf(line), rows.map(cellsOf)));
      at += 1 + rows.length;
    } else if (/^[ \t]*\|.*\|[ \t]*$/.test(line)) plain.push(cellsOf(line).join('  '));
    else if (!rule.test(line)) plain.push(line.replace(/^#{1,6}[ \t]+/, '').replace(/^([ \t]*)[*+-][ \t]+/, '$1• '));
    else plain.push('');
  }
  return plain;
}

const isDelimiter = (line: string | undefined): boolean =>
  line !== undefined && line.includes('|') && delimiter.test(line);

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

/** The cells of a row, which are parted by bars that nothing escapes. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/<br\s*\/?>/gi, ' ').trim());

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

/** Text without the marks within its lines. */
const withoutMarks = (text: string, pictures: 'named' | 'linked'): string =>
  text
    .replace(picture, (_, alt: string, address: string) =>
      pictures === 'linked' && isAddress(address) ? `[${alt || '图片'}] ${address}` : `[${alt || '图片'}]`,
    )
    .replace(/(?<!!)\[([^\]]+)\]\((https?:[^)\s]+)[^)]*\)/g, (_, name: string, url: string) =>
      name === url ? url : `${name}（${url}）`,
    )
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])\*([^*\n]+)\*(?![\w*])/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/\\([\\`*_[\]~$|#>+.)-])/g, '$1');

/** The sources under an answer, a line each. */
export const sourceLines = (sources: readonly { number: string; name: string; pages: readonly number[] }[]): string[] =>
  sources.map(({ number, name, pages }) => `[${number}] ${name}${pages.length > 0 ? ` 第${pages.join('、')}页` : ''}`);
