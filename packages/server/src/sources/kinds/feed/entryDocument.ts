import { SourceFailure, type Fetched, type Reaching } from '../kind.ts';
import { textAsMarkup, wordsOf } from '../web/markup.ts';
import type { PageRevision } from '../web/pageRevision.ts';
import { writtenPage } from '../web/writtenPage.ts';
import type { FeedEntry } from './readFeed.ts';

/** What an entry itself says as a document. */
export async function entryDocument(
  reaching: Reaching,
  entry: FeedEntry & { name: string },
  known: PageRevision,
  listed: string,
): Promise<Fetched> {
  const { name: title, link } = entry;
  const told = entry.content || entry.summary;
  if (wordsOf(told) === '') throw new SourceFailure('该条目没有内容，也没有可以打开的网页，未收录');
  const body = `<article><h1>${textAsMarkup(title)}</h1>${told}</article>`;
  const address = (link ?? reaching.access.address).href;
  return await writtenPage(reaching, { title, body, address }, { known, listed });
}
