import { gunzipSync } from 'node:zlib';
import { constants, lateMessages } from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { kbBotFile } from '../documents/schema.ts';
import { fetchOutside } from '../platform/egress/index.ts';
import { invalid } from '../platform/http/failure.ts';
import type { Services } from '../platform/services.ts';
import { checkedAddress } from './captureSite.ts';

const mediaTypes = [
  'application/xml',
  'text/xml',
  'text/plain',
  'application/gzip',
  'application/x-gzip',
  'application/octet-stream',
];
const mostBytes = 10 * constants.MEBIBYTE;
/** Maps of one site that are read; large sites have hundreds. */
const mostMaps = 5;
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
  const read = async (url: URL): Promise<string> => {
    const allowed = config.EGRESS_ALLOW ?? [];
    const { body } = await fetchOutside(url.href, { allowed, mediaTypes, maxBytes: mostBytes, signal });
    const packed = body[0] === 0x1f && body[1] === 0x8b;
    return (packed ? gunzipSync(body, { maxOutputLength: mostBytes }) : body).toString('utf8');
  };
  try {
    const urls = await listed(map, read);
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

/** Addresses of pages, each once, in the order of the map and of the maps that it names. */
async function listed(map: URL, read: (url: URL) => Promise<string>): Promise<string[]> {
  const text = await read(map);
  if (!/<sitemapindex[\s>]/i.test(text)) return sameHost(addressesOf(text), map);
  const maps = sameHost(addressesOf(text), map).slice(0, mostMaps);
  const all: string[] = [];
  for (const each of maps) all.push(...addressesOf(await read(new URL(each))));
  return sameHost(all, map);
}

function addressesOf(text: string): string[] {
  if (!/<(urlset|sitemapindex)[\s>]/i.test(text)) return text.split(/\s+/).filter((line) => /^https?:\/\//i.test(line));
  return [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+?)\s*(?:\]\]>)?\s*<\/loc>/gi)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );
}

const sameHost = (urls: readonly string[], { host }: URL): string[] => [
  ...new Set(urls.flatMap((url) => (URL.canParse(url) && new URL(url).host === host ? [new URL(url).href] : []))),
];
