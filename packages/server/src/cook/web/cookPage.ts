import { readFileSync, writeFileSync } from 'node:fs';
import type { Job } from '../child/protocol.ts';
import { decodePage } from '../text/decode.ts';
import { articleOf, plainArticle } from './article.ts';

/** Writes the main text of a web page as a page to print, and its title to the job's output. Runs inside the child. */
export function cookPage({
  path,
  output,
  printable,
  charset,
  mediaType,
  address,
}: Extract<Job, { task: 'page' }>): void {
  const text = decodePage(readFileSync(path), charset);
  const { title, html } = mediaType === 'text/plain' ? plainArticle(text, address) : articleOf(text, address);
  writeFileSync(printable, html);
  writeFileSync(output, JSON.stringify({ title }));
}
