import type { Fetched, Reaching, SourceEntry } from '../kind.ts';
import { textAsMarkup, wordsOf } from '../web/markup.ts';
import { readRevision, samePage } from '../web/pageRevision.ts';
import { writtenPage } from '../web/writtenPage.ts';
import { addressOf, isTrashed, NotionPage, titleOf } from './answers.ts';
import { ask, orFailure } from './ask.ts';
import { blocksMarkup } from './blocksMarkup.ts';
import { propertiesMarkup } from './propertiesMarkup.ts';
import { readBlocks, type NotionBlock } from './readBlocks.ts';
import { noteSubpages } from './subpages.ts';
import { gone, noText, notNotion } from './words.ts';

/** Edits are dated to the minute: another one of the same minute cannot be told from the last for so many ms. */
const SETTLED = 120_000;

/** A page as a document of its headings, paragraphs, lists and tables. */
export async function fetchPage(reaching: Reaching, { id, revision }: SourceEntry, known: string): Promise<Fetched> {
  if (samePage(known, revision)) return { unchanged: true };
  const { json, at } = await orFailure(ask(reaching, `pages/${id}`), gone);
  const { data: page } = NotionPage.safeParse(json);
  if (!page) throw notNotion();
  if (isTrashed(page)) throw gone();
  const blocks = await orFailure(readBlocks(reaching, id), gone);
  noteSubpages(reaching.access, subpagesOf(blocks));
  const body = propertiesMarkup(page) + blocksMarkup(blocks);
  if (wordsOf(body) === '') throw noText();
  const title = titleOf(page);
  const written = {
    title,
    body,
    printed: `<h1>${textAsMarkup(title)}</h1>${body}`,
    address: addressOf(page) ?? reaching.access.address.href,
    whole: true,
  };
  const settled = at.getTime() - new Date(page.last_edited_time).getTime() >= SETTLED;
  // What may have been edited since, in the minute of its last edit, has no revision that a listing could tell.
  const listed = settled ? page.last_edited_time : '';
  return await writtenPage(reaching, written, { known: readRevision(known), listed });
}

const subpagesOf = (blocks: readonly NotionBlock[]): string[] =>
  blocks.flatMap(({ id, type, children }) => [
    ...(type === 'child_page' ? [id.replaceAll('-', '').toLowerCase()] : []),
    ...subpagesOf(children),
  ]);
