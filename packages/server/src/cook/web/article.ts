import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { decodeText } from '../text/decode.ts';
import { printableHtml } from './printableHtml.ts';

/** What is worth printing of a web page. */
export interface Article {
  title: string;
  /** A whole page that loads nothing and runs nothing. */
  html: string;
}

const least = 2;

/** Picks the main text of a page, or all of it where none stands out. Throws when there is nothing to read. */
export function articleOf(source: string, address: string): Article {
  const host = new URL(address).hostname;
  const page = whole(source);
  const { document } = parseHTML(page);
  const title = document.querySelector('title')?.textContent || document.querySelector('h1')?.textContent || host;
  const read = readable(page);
  const body = read?.content ?? document.body?.innerHTML ?? '';
  const { document: content } = parseHTML(`<!doctype html><html><body>${body}</body></html>`);
  const named = (read?.title || title).replace(/\s+/g, ' ').trim() || host;
  const printable = printableHtml(content.body as unknown as Element, named, address);
  if ([...(content.body?.textContent ?? '').trim()].length < least) throw new Error('nothing to read');
  return { title: named, html: printable };
}

/** Plain text as a page: paragraphs at blank lines. */
export function plainArticle(text: string, address: string): Article {
  const { hostname, pathname } = new URL(address);
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  for (const part of text.split(/\r?\n\s*\r?\n/)) {
    if (part.trim() === '') continue;
    const paragraph = document.createElement('p');
    paragraph.textContent = part.trim();
    document.body.append(paragraph);
  }
  if (text.trim() === '') throw new Error('nothing to read');
  const title = decodeName(pathname.split('/').at(-1) ?? '') || hostname;
  return { title, html: printableHtml(document.body as unknown as Element, title, address) };
}

/** The last part of an address; old servers name their files in the encoding of their pages. */
const decodeName = (name: string): string =>
  decodeText(
    Buffer.from(
      name.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ),
  );

// The parser makes no body around a page that leaves it out.
const whole = (source: string): string =>
  /<html[\s>]/i.test(source) ? source : `<!doctype html><html><head></head><body>${source}</body></html>`;

// Readability changes what it reads, so it gets a document of its own.
function readable(source: string): { title?: string | null | undefined; content?: string | null | undefined } | null {
  const { document } = parseHTML(source);
  const article = new Readability(document as unknown as Document, { maxElemsToParse: 200_000 }).parse();
  return article && (article.length ?? 0) > 140 ? article : null;
}
