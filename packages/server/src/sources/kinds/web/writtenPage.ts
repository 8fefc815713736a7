import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { cleanFileName } from '../../../documents/fileName.ts';
import { workFolder } from '../../../platform/files/workFolder.ts';
import type { Fetched, Reaching } from '../kind.ts';
import { textAsMarkup } from './markup.ts';
import { writeRevision, type PageRevision } from './pageRevision.ts';
import { printPage } from './printPage.ts';

/** A page that is written here from what a source says, not fetched as one. */
export interface WrittenPage {
  title: string;
  /** Markup of what it says. */
  body: string;
  /** The same as it is printed. @default body */
  printed?: string;
  address: string;
  /** Whether all of it is taken, where it holds nothing but its main text. */
  whole?: boolean;
}

/** A written page as a document: HTML where this server takes such files, else printed like a page that was fetched. */
export async function writtenPage(
  reaching: Reaching,
  { title, body, printed = body, address, whole = false }: WrittenPage,
  { known, listed }: { known: PageRevision; listed: string },
): Promise<Fetched> {
  const page = (head: string, content: string) =>
    `<!doctype html><html lang="zh"><head><meta charset="utf-8">${head}</head><body>${content}</body></html>`;
  if (reaching.services.config.DOCUMENT_TYPES.includes('html')) {
    const name = cleanFileName(`${title.replace(/[/\\]/g, ' ')}.html`);
    // Without its title, which is its name: a page that is called otherwise says the same.
    return {
      unchanged: false,
      name,
      bytes: Readable.from([Buffer.from(page('', body))]),
      revision: writeRevision({ listed }),
    };
  }
  await using work = await workFolder();
  const path = join(work.path, 'page');
  await writeFile(path, page(`<title>${textAsMarkup(title)}</title>`, printed));
  const written = { path, mediaType: 'text/html', charset: 'utf-8', address, whole };
  const read = await printPage(reaching, written, work.path, known.words);
  if (!read) return { unchanged: true, revision: writeRevision({ listed, words: known.words! }) };
  return {
    unchanged: false,
    kind: 'site',
    name: read.fileName,
    bytes: Readable.from([await readFile(read.pdf)]),
    revision: writeRevision({ listed, words: read.digest }),
  };
}
