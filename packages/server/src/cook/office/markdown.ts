import { escape } from './html.ts';

const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/;
const fence = /^ {0,3}(```|~~~)/;
const item = /^(\s*)(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;
const rule = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const tableRule = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/**
 * Markdown as the flat HTML that blocks are read from: headings, paragraphs, lists, tables and code. Marks within a line
 * are taken off; HTML in it is text like any other.
 */
export function markdownHtml(source: string): string {
  const lines = source.replace(/^---\r?\n[^]*?\r?\n---\r?\n/, '').split(/\r\n?|\n/);
  const html: string[] = [];
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) html.push(`<p>${paragraph.map(inline).join('<br>')}</p>`);
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const title = heading.exec(line);
    if (fence.test(line)) {
      endParagraph();
      const mark = fence.exec(line)![1]!;
      const end = lines.findIndex((each, i) => i > at && each.trimStart().startsWith(mark));
      const code = lines.slice(at + 1, end < 0 ? lines.length : end);
      if (code.some((each) => each.trim() !== '')) html.push(`<p>${code.map(escape).join('<br>')}</p>`);
      at = end < 0 ? lines.length : end;
    } else if (title) {
      endParagraph();
      html.push(`<h${title[1]!.length}>${inline(title[2]!)}</h${title[1]!.length}>`);
    } else if (line.includes('|') && tableRule.test(lines[at + 1] ?? '') && (lines[at + 1] ?? '').includes('-')) {
      endParagraph();
      const end = lines.findIndex((each, i) => i > at + 1 && !each.includes('|'));
      const rows = [line, ...lines.slice(at + 2, end < 0 ? lines.length : end)];
      html.push(`<table>${rows.map(rowHtml).join('')}</table>`);
      at = (end < 0 ? lines.length : end) - 1;
    } else if (rule.test(line) || line.trim() === '') {
      endParagraph();
    } else if (item.test(line)) {
      endParagraph();
      const [, , number, text] = item.exec(line)!;
      html.push(`<p>${number ? `${number}. ` : '• '}${inline(text!)}</p>`);
    } else {
      paragraph.push(line.trim().replace(/^>\s?/, ''));
    }
  }
  endParagraph();
  return html.join('');
}

function rowHtml(line: string): string {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);
  return `<tr>${cells.map((cell) => `<td>${inline(cell.trim())}</td>`).join('')}</tr>`;
}

/** The words of a line: of links and pictures their text, of emphasis and code what stands between the marks. */
function inline(text: string): string {
  const words = text
    .replace(/!?\[([^\]]*)\]\([^)\s]*(?:\s+"[^"]*")?\)/g, '$1')
    .replace(/`+([^`]+)`+/g, '$1')
    .replace(/(\*{1,3}|~~)(?=\S)([^*~]+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(_{1,3})(?=\S)([^_]+?)(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
  return escape(words);
}
