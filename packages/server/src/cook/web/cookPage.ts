import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Job } from '../child/protocol.ts';
import { decodePage } from '../text/decode.ts';
import { articleOf, plainArticle } from './article.ts';

/**
 * Writes the main text of a web page as a page to print, and its title and the digest of its words to the job's output. Runs
 * inside the child.
 */
export function cookPage({
  path,
  output,
  printable,
  charset,
  mediaType,
  address,
  whole,
}: Extract<Job, { task: 'page' }>): void {
  const text = decodePage(readFileSync(path), charset);
  const { title, html } = mediaType === 'text/plain' ? plainArticle(text, address) : articleOf(text, address, whole);
  writeFileSync(printable, html);
  writeFileSync(output, JSON.stringify({ title, digest: digestOf(html) }));
}

/** Of what people read of a printed page: neither of its address nor of how it is marked up and spaced. */
function digestOf(html: string): string {
  const body = html.slice(html.indexOf('<body>')).replace(/<p class="from">[^<]*<\/p>/, '');
  return createHash('sha256')
    .update(body.replace(/<[^>]*>|\s+/g, ''))
    .digest('hex');
}
