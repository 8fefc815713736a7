import { sourceLimits } from '@tinystar/contract';
import { decodePage } from '../../../cook/index.ts';
import { SourceFailure, type Kind, type Reaching, type SourceEntry } from '../kind.ts';
import { lastSegment } from '../web/documentName.ts';
import { fetchPage } from '../web/fetchPage.ts';
import { readRevision, samePage } from '../web/pageRevision.ts';
import { checkPrinter } from '../web/printPage.ts';
import { plainText } from '../web/plainText.ts';
import { bodyOf, reach, typeOf } from '../web/reach.ts';
import { titleSource } from '../web/scanTags.ts';
import { listPages } from './listPages.ts';

/** Pages of one web site: those that its map lists, else those that links lead to. */
export const siteKind: Kind = {
  whole: true,
  same: samePage,
  async *list(reaching) {
    await checkPrinter(reaching);
    for (const { address, lastmod } of await listPages(reaching)) yield entryOf(address, lastmod);
  },
  fetch: async (reaching, { id, revision: listed }, revision) => {
    const known = readRevision(revision);
    if (samePage(revision, listed)) return { unchanged: true };
    return await fetchPage(reaching, { address: new URL(id), known, listed, sameHost: true });
  },
  title,
};

const entryOf = (address: URL, lastmod: string): SourceEntry => ({
  id: address.href,
  name: lastSegment(address),
  path: address.href,
  revision: lastmod,
  address: address.href,
});

const isMap = (address: URL): boolean => /\.(xml|txt)(\.gz)?$/i.test(address.pathname);

/** What the first page is called. */
async function title(reaching: Reaching): Promise<string> {
  const { address } = reaching.access;
  try {
    const answer = await reach(reaching, isMap(address) ? new URL('/', address) : address);
    const body = await bodyOf(reaching, answer, { most: 262_144 });
    const named = answer.status === 200 ? plainText(titleSource(decodePage(body, typeOf(answer).charset))) : '';
    return [...(named || address.host)].slice(0, sourceLimits.name).join('');
  } catch (error) {
    if (error instanceof SourceFailure) return address.host;
    throw error;
  }
}
