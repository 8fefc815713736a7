import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { cleanFileName } from '../../../documents/fileName.ts';
import { workFolder } from '../../../platform/files/workFolder.ts';
import { SourceFailure, type Fetched, type Reaching } from '../kind.ts';
import { writeRevision, type PageRevision } from '../web/pageRevision.ts';
import { printPage } from '../web/printPage.ts';
import { textAsMarkup, wordsOf } from './markup.ts';
import type { FeedEntry } from './readFeed.ts';

/** What an entry itself says as a document: HTML where this server takes such files, else printed like a page. */
export async function entryDocument(
  reaching: Reaching,
  entry: FeedEntry & { name: string },
  known: PageRevision,
  listed: string,
): Promise<Fetched> {
  const { name, link } = entry;
  const told = entry.content || entry.summary;
  if (wordsOf(told) === '') throw new SourceFailure('该条目没有内容，也没有可以打开的网页，未收录');
  const title = textAsMarkup(name);
  const html = `<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>${title}</title></head><body><article><h1>${title}</h1>${told}</article></body></html>`;
  if (reaching.services.config.DOCUMENT_TYPES.includes('html')) {
    const fileName = cleanFileName(`${name.replace(/[/\\]/g, ' ')}.html`);
    const bytes = Readable.from([Buffer.from(html)]);
    return { unchanged: false, name: fileName, bytes, revision: writeRevision({ listed }) };
  }
  await using work = await workFolder();
  const path = join(work.path, 'page');
  await writeFile(path, html);
  const address = (link ?? reaching.access.address).href;
  const page = { path, mediaType: 'text/html', charset: 'utf-8', address };
  const printed = await printPage(reaching, page, work.path, known.words);
  if (!printed) return { unchanged: true, revision: writeRevision({ listed, words: known.words! }) };
  return {
    unchanged: false,
    kind: 'site',
    name: printed.fileName,
    bytes: Readable.from([await readFile(printed.pdf)]),
    revision: writeRevision({ listed, words: printed.digest }),
  };
}
