import { createHash } from 'node:crypto';
import { sourceLimits } from '@tinystar/contract';
import { SourceFailure, type Fetched, type Kind, type Reaching, type SourceEntry } from '../kind.ts';
import { lastSegment } from '../web/documentName.ts';
import { fetchPage } from '../web/fetchPage.ts';
import { wordsOf } from '../web/markup.ts';
import { readRevision, samePage } from '../web/pageRevision.ts';
import { plainText } from '../web/plainText.ts';
import { entryDocument } from './entryDocument.ts';
import { openFeed } from './openFeed.ts';
import type { FeedEntry } from './readFeed.ts';

/** Entries of an RSS or Atom feed, which holds its newest ones alone. */
export const feedKind: Kind = {
  whole: false,
  same: samePage,
  async *list(reaching) {
    const { entries } = await openFeed(reaching);
    if (entries.length === 0) throw new SourceFailure('订阅源中没有条目，请检查地址或稍后重试');
    const each = new Map(entries.toReversed().map((entry) => [entry.id, entry]));
    for (const entry of [...each.values()].toReversed()) yield listedAs(entry, reaching);
  },
  fetch: async (reaching, { id, revision }, known) => {
    if (samePage(known, revision)) return { unchanged: true };
    const entry = (await openFeed(reaching)).entries.find((each) => each.id === id);
    if (!entry) throw new SourceFailure('该条目已不在订阅源中，未收录');
    return await fetchEntry(reaching, entry, known);
  },
  async title(reaching) {
    const { title } = await openFeed(reaching);
    return [...(plainText(title) || reaching.access.address.host)].slice(0, sourceLimits.name).join('');
  },
};

function listedAs(entry: FeedEntry, { access }: Reaching): SourceEntry {
  const { id, link } = entry;
  const address = link?.href;
  return { id, name: nameOf(entry), path: address ?? access.address.href, revision: digestOf(entry), address };
}

const nameOf = ({ title, link, summary, content }: FeedEntry): string =>
  plainText(title) || plainText(summary || content).slice(0, 30) || (link ? lastSegment(link) : '') || '未命名';

/** A date tells something only where the feed leaves out what it dates. */
function digestOf({ title, summary, content, updated }: FeedEntry): string {
  const told = content ? [title, content] : [title, summary, updated];
  return createHash('sha256').update(told.map(wordsOf).join('\n')).digest('hex');
}

async function fetchEntry(reaching: Reaching, entry: FeedEntry, revision: string): Promise<Fetched> {
  const { link, content, summary } = entry;
  const listed = digestOf(entry);
  const known = readRevision(revision);
  const own = () => entryDocument(reaching, { ...entry, name: nameOf(entry) }, known, listed);
  if (content || !link) return await own();
  try {
    return await fetchPage(reaching, { address: link, known, listed, sameHost: false });
  } catch (error) {
    // What the feed says of a page that cannot be had is better than nothing.
    if (error instanceof SourceFailure && !error.passing && wordsOf(summary) !== '') return await own();
    throw error;
  }
}
