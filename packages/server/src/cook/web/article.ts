import { Readability } from '@mozilla/readability';
import { decodeText } from '../text/decode.ts';
import { documentOf } from './documentOf.ts';
import { printableHtml } from './printableHtml.ts';

/** What is worth printing of a web page. */
export interface Article {
  title: string;
  /** A whole page that loads nothing and runs nothing. */
  html: string;
}

const least = 2;

/** Picks the main text of a page, or all of it where none stands out or it is `whole`. Throws when there is nothing to read. */
export function articleOf(source: string, address: string, whole = false): Article {
  const host = new URL(address).hostname;
  const document = documentOf(source);
  const title = document.querySelector('title')?.textContent || document.querySelector('h1')?.textContent || host;
  const read = whole ? null : readable(documentOf(source));
  const { body } = read?.content ? documentOf(read.content) : document;
  const named = (read?.title || title).replace(/\s+/g, ' ').trim() || host;
  const printable = printableHtml(body, named, address);
  if ([...(body.textContent ?? '').trim()].length < least) throw new Error('nothing to read');
  return { title: named, html: printable };
}

/** Plain text as a page: paragraphs at blank lines. */
export function plainArticle(text: string, address: string): Article {
  const { hostname, pathname } = new URL(address);
  const document = documentOf('');
  for (const part of text.split(/\r?\n\s*\r?\n/)) {
    if (part.trim() === '') continue;
    const paragraph = document.createElement('p');
    paragraph.textContent = part.trim();
    document.body.append(paragraph);
  }
  if (text.trim() === '') throw new Error('nothing to read');
  const title = decodeName(pathname.split('/').at(-1) ?? '') || hostname;
  return { title, html: printableHtml(document.body, title, address) };
}

/** The last part of an address; old servers name their files in the encoding of their pages. */
const decodeName = (name: string): string =>
  decodeText(
    Buffer.from(
      name.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ),
  );

// Readability changes the document that it reads.
function readable(
  document: Document,
): { title?: string | null | undefined; content?: string | null | undefined } | null {
  const article = new Readability(document, { maxElemsToParse: 200_000 }).parse();
  return article && (article.length ?? 0) > 140 ? article : null;
}
