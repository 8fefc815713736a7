import { constants, lateMessages } from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { kbBotFile } from '../documents/schema.ts';
import { fetchOutside } from '../platform/egress/index.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { checkedAddress } from './captureSite.ts';
import { mostMapBytes, readMaps } from './siteMaps.ts';

const mediaTypes = [
  'application/xml',
  'text/xml',
  'text/plain',
  'application/gzip',
  'application/x-gzip',
  'application/octet-stream',
];
/** Maps of one site that are read: the one that names the others, and five of those. */
const mostMaps = 6;
const longest = 20_000;

/** The pages that a site's map lists. */
export interface Sitemap {
  pages: { url: string; known: boolean }[];
  count: number;
}

/**
 * Reads the map of a site: of the address itself when it is one, else `/sitemap.xml` of its host. Only pages of that host
 * are listed. Throws 无效网址 for no web address and one sentence for everything else.
 */
export async function readSitemap(
  { config, db, log }: Pick<Services, 'config' | 'db' | 'log'>,
  kbBotId: string,
  siteUrl: string,
  client: AbortSignal,
): Promise<Sitemap> {
  const address = new URL(checkedAddress(siteUrl));
  const map = /\.(xml|txt)(\.gz)?$/i.test(address.pathname) ? address : new URL('/sitemap.xml', address);
  const signal = AbortSignal.any([client, AbortSignal.timeout(longest)]);
  const read = async (url: URL): Promise<Buffer> => {
    const allowed = config.EGRESS_ALLOW ?? [];
    return (await fetchOutside(url.href, { allowed, mediaTypes, maxBytes: mostMapBytes, signal })).body;
  };
  try {
    const urls = (await readMaps([map], { read, maps: mostMaps }))?.pages.map(({ url }) => url) ?? [];
    if (urls.length === 0) throw new Error('the map lists no page of the site');
    const pages = urls.slice(0, constants.SITEMAP_PAGES);
    const rows = await db
      .select({ url: kbBotFile.siteUrl })
      .from(kbBotFile)
      .where(and(eq(kbBotFile.kbBotId, kbBotId), inArray(kbBotFile.siteUrl, pages)));
    const known = new Set(rows.map(({ url }) => url));
    return { pages: pages.map((url) => ({ url, known: known.has(url) })), count: urls.length };
  } catch (error) {
    log.info({ error }, 'map of a site not read');
    throw invalid('siteUrl', lateMessages.sitemapFailed);
  }
}
