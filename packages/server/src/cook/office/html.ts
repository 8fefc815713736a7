import { parseHTML } from 'linkedom';
import { tableText } from '../layout/blocks.ts';
import { headingNumber } from '../layout/headings.ts';
import { joinLines } from '../layout/text.ts';
import { clean } from './clean.ts';
import { inColumns, reach } from './joinedCells.ts';
import { markNotes } from './markNotes.ts';
import type { OfficeBlock, OfficeContent } from './types.ts';

const style =
  'body{font:11pt/1.6 "Noto Sans CJK SC","Noto Sans SC","Microsoft YaHei",sans-serif;margin:0}' +
  'h1{font-size:20pt}h2{font-size:16pt}h3,h4,h5,h6{font-size:13pt}img{max-width:100%;max-height:640pt}' +
  'table{border-collapse:collapse;width:100%}td{border:1px solid;padding:3pt 5pt;vertical-align:top}' +
  'p,td,h1,h2,h3{overflow-wrap:anywhere}hr{border:0;margin:0;break-after:page}@page{size:A4;margin:56pt}';

const marks = new Set(['strong', 'em', 'u', 's', 'sup', 'sub', 'br']);

export function escape(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** HTML with emphasis only; of links and all other elements the text remains. */
function inline(node: Node): string {
  if (node.nodeType === 3) return escape(clean(` ${node.textContent ?? ''} `) === '' ? ' ' : (node.textContent ?? ''));
  const name = node.nodeName.toLowerCase();
  if (name === 'br') return '<br>';
  const inner = [...node.childNodes].map(inline).join('');
  return marks.has(name) ? `<${name}>${inner}</${name}>` : inner;
}

/** Turns the HTML that mammoth makes into blocks, and into a page for printing that holds only what the blocks hold. */
export class HtmlReader {
  private readonly blocks: OfficeBlock[] = [];
  private readonly html: string[] = [];

  read(html: string): OfficeContent {
    const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
    markNotes(document as unknown as Document);
    for (const child of document.body.children) this.element(child);
    return { blocks: this.blocks, html: printable(this.html.join('\n')) };
  }

  private element(element: Element): void {
    const name = element.nodeName.toLowerCase();
    if (name === 'table') return this.table(element);
    if (name === 'ul' || name === 'ol') return this.list(element, name === 'ol');
    // Word files have none; slides end with one.
    if (name === 'hr') return void this.html.push('<hr>');
    const level = /^h([1-6])$/.exec(name)?.[1];
    this.paragraph(element, level === undefined ? undefined : Number(level));
  }

  private paragraph(element: Element, level: number | undefined, lead = ''): void {
    const text = textOf(element);
    if (text !== '') {
      const tag = level === undefined ? 'p' : `h${level}`;
      this.html.push(`<${tag}>${escape(lead)}${inline(element)}</${tag}>`);
      this.blocks.push({
        type: 'paragraph',
        text: lead + text,
        ...(level === undefined ? {} : { headingLevel: level }),
      });
    }
    for (const image of element.querySelectorAll('img')) this.image(image);
  }

  private image(image: Element): void {
    const source = image.getAttribute('src') ?? '';
    const alt = clean(image.getAttribute('alt') ?? '');
    const text = isFileName(alt) ? '' : alt;
    this.blocks.push({ type: 'image', text });
    if (/^data:image\/(png|jpeg|gif|webp|bmp);base64,/.test(source))
      this.html.push(`<p><img src="${escape(source)}"></p>`);
  }

  private list(list: Element, numbered: boolean): void {
    [...list.children].forEach((item, i) => {
      const own = item.cloneNode(true) as Element;
      for (const nested of own.querySelectorAll('ul,ol')) nested.remove();
      this.paragraph(own, undefined, numbered ? `${i + 1}. ` : '• ');
      for (const nested of item.children) {
        const name = nested.nodeName.toLowerCase();
        if (name === 'ul' || name === 'ol') this.list(nested, name === 'ol');
      }
    });
  }

  /** A table within a table becomes one of its own, after the one it stood in. */
  private table(table: Element): void {
    const nested = [...table.querySelectorAll('table')].filter(
      (inner) => inner.parentElement?.closest('table') === table,
    );
    const rest = nested.map((inner) => inner.cloneNode(true) as Element);
    for (const inner of nested) inner.remove();
    this.flatTable(table);
    for (const inner of rest) this.table(inner);
  }

  private flatTable(table: Element): void {
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    const lines = rows.map((row) => [...row.children].map((cell) => ({ cell, text: cellText(cell) })));
    const cells = inColumns(lines).filter((row) => row.some((cell) => cell !== ''));
    if (cells.length === 0) {
      // Tables often do nothing but put pictures side by side.
      for (const image of table.querySelectorAll('img')) this.image(image);
      return;
    }
    this.blocks.push({ type: 'table', text: tableText(cells), cells });
    const body = lines.map((line) => {
      const row = line.map(({ cell }) => `<td${span(cell, 'colspan')}${span(cell, 'rowspan')}>${cellHtml(cell)}</td>`);
      return `<tr>${row.join('')}</tr>`;
    });
    this.html.push(`<table>${body.join('')}</table>`);
    for (const image of table.querySelectorAll('img')) this.image(image);
  }
}

/** Word writes the path of a picture, or a running number, where nobody has described it. */
function isFileName(alt: string): boolean {
  return (
    /^(?:[a-z]:[\\/]|[\\/]|file:|https?:)/i.test(alt) ||
    /\.(?:png|jpe?g|gif|bmp|emf|wmf|tiff?|webp|svg)$/i.test(alt) ||
    /^(?:图片|图像|圖片|图|picture|image|graphic|img)[\s_-]*\d*$/i.test(alt)
  );
}

/** Text of an element; lines broken by hand are joined as those of a paragraph are. */
function textOf(element: Element): string {
  const lines = [''];
  const walk = (node: Node): void => {
    if (node.nodeType === 3) lines.push(`${lines.pop() ?? ''}${node.textContent ?? ''}`);
    else if (node.nodeName.toLowerCase() === 'br') lines.push('');
    else for (const child of node.childNodes) walk(child);
  };
  walk(element);
  return lines.map(clean).reduce(joinLines, '');
}

/** The paragraphs of a cell, parted by spaces. */
function cellText(cell: Element): string {
  const parts = [...cell.querySelectorAll('p,h1,h2,h3,h4,h5,h6,li')].filter((part) => !part.querySelector('p,li'));
  return (parts.length > 0 ? parts : [cell]).map(textOf).join(' ').trim();
}

function cellHtml(cell: Element): string {
  return [...cell.children].map((child) => `<div>${inline(child)}</div>`).join('') || inline(cell);
}

function span(cell: Element, name: string): string {
  const value = reach(cell, name);
  return value > 1 ? ` ${name}="${value}"` : '';
}

/** A whole page around printable content, for tables of many columns a wide one: no scripts, nothing fetched. */
export function printable(content: string, wide = false): string {
  const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
  return `<!doctype html><html lang="zh"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}${wide ? '@page{size:A4 landscape}' : ''}</style></head><body>\n${content}\n</body></html>`;
}

const tableRow = /\t/;

/** Turns the plain text of an old Word file into content: lines with tabs below each other are tables. */
export function readPlain(text: string): OfficeContent {
  const blocks: OfficeBlock[] = [];
  const html: string[] = [];
  let rows: string[][] = [];
  const endTable = (): void => {
    if (rows.length > 1) {
      blocks.push({ type: 'table', text: tableText(rows), cells: rows });
      html.push(
        `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('')}</table>`,
      );
    } else if (rows[0]) {
      const line = rows[0].join(' ').trim();
      blocks.push({ type: 'paragraph', text: line });
      html.push(`<p>${escape(line)}</p>`);
    }
    rows = [];
  };
  for (const line of text.split(/\r\n?|\n|\u2028|\f/)) {
    if (tableRow.test(line.trim())) {
      rows.push(line.split('\t').map(clean));
      continue;
    }
    endTable();
    const paragraph = clean(line);
    if (paragraph === '') continue;
    const level = paragraph.length <= 40 ? headingNumber(paragraph) : 0;
    const isHeading = level > 0 && /^第|^\d+\.\d/.test(paragraph);
    blocks.push({ type: 'paragraph', text: paragraph, ...(isHeading ? { headingLevel: Math.min(6, level) } : {}) });
    html.push(
      isHeading
        ? `<h${Math.min(6, level)}>${escape(paragraph)}</h${Math.min(6, level)}>`
        : `<p>${escape(paragraph)}</p>`,
    );
  }
  endTable();
  return { blocks, html: printable(html.join('\n')) };
}
