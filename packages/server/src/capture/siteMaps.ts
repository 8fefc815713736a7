import { gunzipSync } from 'node:zlib';
import { constants } from '@tinystar/contract';
import { decodePage, walkXml } from '../cook/index.ts';

/** Largest map of a site, packed or not. */
export const mostMapBytes = 10 * constants.MEBIBYTE;

export interface ListedPage {
  url: string;
  /** When it changed, as the map writes it; '' where it does not say. */
  lastmod: string;
}

export interface MapReading {
  /** The bytes of a map; null for one that is not there, whose pages are none. */
  read(map: URL): Promise<Buffer | null>;
  /** Maps that are read at most; large sites have hundreds. */
  maps: number;
  /** Reading ends when there are more pages than this. */
  pages?: number;
}

/** What was listed, in the order of the maps; `cut` where limits left something out. Null where there was no map at all. */
export type ReadMaps = { pages: ListedPage[]; cut: boolean } | null;

/**
 * Reads maps of a site and those that they name, each once however they name each other. Only pages and maps of the same
 * host count, each page once. Throws for a map that is no whole XML, and whatever `read` throws.
 */
export async function readMaps(first: readonly URL[], { read, maps, pages = Infinity }: MapReading): Promise<ReadMaps> {
  const host = first[0]?.host;
  const waiting = first.map(({ href }) => href);
  const seen = new Set(waiting);
  const listed = new Map<string, ListedPage>();
  let found = false;
  for (let count = 0; waiting.length > 0; count++) {
    if (count >= maps || listed.size > pages) return { pages: [...listed.values()].slice(0, pages), cut: true };
    const bytes = await read(new URL(waiting.shift()!));
    const map = bytes && entriesOf(textOf(bytes));
    if (!map) continue;
    found = true;
    for (const { url, lastmod } of map.entries) {
      if (!URL.canParse(url) || new URL(url).host !== host) continue;
      const { href } = new URL(url);
      if (!map.ofMaps) listed.set(href, listed.get(href) ?? { url: href, lastmod });
      else if (!seen.has(href)) waiting.push((seen.add(href), href));
    }
  }
  return found ? { pages: [...listed.values()].slice(0, pages), cut: listed.size > pages } : null;
}

const root = /<(?:[\w-]{1,40}:)?(urlset|sitemapindex)[\s>]/i;

/** Whether what stands at an address is a map, by its beginning. */
export const isSiteMap = (bytes: Buffer): boolean => root.test(bytes.toString('latin1', 0, 4_096));

function textOf(bytes: Buffer): string {
  const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return decodePage(packed ? gunzipSync(bytes, { maxOutputLength: mostMapBytes }) : bytes, undefined);
}

/** What a map lists; null where the text is something else, such as the page that a site shows for every address. */
function entriesOf(text: string): { ofMaps: boolean; entries: ListedPage[] } | null {
  const named = root.exec(text)?.[1]?.toLowerCase();
  if (named) return { ofMaps: named === 'sitemapindex', entries: entriesOfXml(text) };
  if (text.trimStart().startsWith('<')) return null;
  const lines = text.split(/\s+/).filter((line) => /^https?:\/\//i.test(line));
  return lines.length > 0 ? { ofMaps: false, entries: lines.map((url) => ({ url, lastmod: '' })) } : null;
}

function entriesOfXml(text: string): ListedPage[] {
  const entries: ListedPage[] = [];
  // Pictures and videos of a page have a `loc` too, in namespaces of their own.
  let prefix: string | undefined;
  let field: 'url' | 'lastmod' | undefined;
  walkXml(
    text,
    {
      open(name) {
        prefix ??= name.slice(0, name.indexOf(':') + 1);
        const own = name.startsWith(prefix) ? name.slice(prefix.length).toLowerCase() : '';
        if (own === 'url' || own === 'sitemap') entries.push({ url: '', lastmod: '' });
        field = own === 'loc' ? 'url' : own === 'lastmod' ? 'lastmod' : undefined;
      },
      text(value) {
        const entry = entries.at(-1);
        if (field && entry) entry[field] = (entry[field] + value).trim();
      },
      close: () => (field = undefined),
    },
    {},
  );
  return entries;
}
