import { sourceLimits } from '@tinystar/contract';
import { isSiteMap, mostMapBytes, readMaps, type ReadMaps } from '../../../capture/siteMaps.ts';
import { SourceFailure, type Reaching } from '../kind.ts';
import { bodyOf, reach, refusalOf } from '../web/reach.ts';
import { crawl, mostFollowed, type Start } from './crawl.ts';
import { pageAddress } from './pageAddress.ts';
import { readRobots, type Robots } from './robots.ts';

/** Maps of one site that are read. */
const mostMaps = 100;
/** Pages that maps may list; how many of them are taken is for the run to say, which has rules. */
const mostListed = 5 * sourceLimits.entries;

interface FoundPage {
  address: URL;
  lastmod: string;
}

/** The pages of a site that programs may read, each once. Throws {@link SourceFailure}. */
export async function listPages(reaching: Reaching): Promise<FoundPage[]> {
  const start = await open(reaching);
  const site = start.answer.url;
  const robots = await readRobots(reaching, site);
  const pages = (await fromMaps(reaching, start, robots)) ?? (await fromLinks(reaching, start, robots));
  const allowed = pages.filter(({ address }) => robots.allows(address));
  if (allowed.length === 0) throw new SourceFailure('该网站的 robots.txt 不允许抓取这些网页，请联系网站的管理员');
  return allowed;
}

/** The address that the makers typed, and what stands there. */
async function open(reaching: Reaching): Promise<Start> {
  const { address } = reaching.access;
  const answer = await reach(reaching, address, { headers: { accept: 'text/html,application/xml;q=0.9,*/*;q=0.1' } });
  const body = await bodyOf(reaching, answer, { most: mostMapBytes });
  if (answer.status !== 200) throw refusalOf(answer.status, '该地址');
  if (answer.url.host !== address.host)
    throw new SourceFailure(`该地址会转到 ${answer.url.host}，请改填 ${answer.url.origin}`);
  return { answer, body };
}

/** Null where the site has no map. */
async function fromMaps(reaching: Reaching, start: Start, robots: Robots): Promise<FoundPage[] | null> {
  const site = start.answer.url;
  const own = isSiteMap(start.body) || /\.(xml|txt)(\.gz)?$/i.test(site.pathname);
  const named = robots.maps.flatMap((map) => (URL.canParse(map, site) ? [new URL(map, site)] : []));
  const first = own ? [site] : named.filter(({ host }) => host === site.host);
  const read = async (map: URL) => (own && map.href === site.href ? start.body : await readMap(reaching, map));
  const maps =
    (first.length > 0 ? await readAll(reaching, first, read) : null) ??
    (own ? null : await readAll(reaching, [new URL('/sitemap.xml', site)], read));
  const pages = maps ? pagesOf(maps, site) : [];
  if (maps?.cut) reaching.cut?.(`站点地图列出的网页或地图过多，只读取了前${pages.length}个网页`);
  if (pages.length > 0) return pages;
  if (own) throw new SourceFailure('该地址不是站点地图，或其中没有本站的网页，请填写网站首页或站点地图的地址');
  return null;
}

async function readAll(
  { signal }: Reaching,
  first: readonly URL[],
  read: (map: URL) => Promise<Buffer | null>,
): Promise<ReadMaps> {
  try {
    return await readMaps(first, { read, maps: mostMaps, pages: mostListed });
  } catch (error) {
    if (signal.aborted || error instanceof SourceFailure) throw error;
    throw new SourceFailure('站点地图的格式有误或不完整，请联系网站的管理员');
  }
}

/** A map that is not there has no pages; one that cannot be read now would make its pages look gone. */
async function readMap(reaching: Reaching, map: URL): Promise<Buffer | null> {
  const answer = await reach(reaching, map, { maxBytes: 2 * mostMapBytes });
  const refusal = refusalOf(answer.status, `站点地图 ${map.pathname} `);
  if (answer.status !== 200) {
    answer.body.destroy();
    if (refusal.passing) throw refusal;
    return null;
  }
  return await bodyOf(reaching, answer, {
    most: mostMapBytes,
    tooLarge: `站点地图 ${map.pathname} 超过10MB，无法读取`,
  });
}

function pagesOf(maps: NonNullable<ReadMaps>, site: URL): FoundPage[] {
  const pages = new Map<string, FoundPage>();
  for (const { url, lastmod } of maps.pages) {
    const address = pageAddress(url, site, site);
    if (address && !pages.has(address.href)) pages.set(address.href, { address, lastmod });
  }
  return [...pages.values()];
}

async function fromLinks(reaching: Reaching, start: Start, robots: Robots): Promise<FoundPage[]> {
  const { pages, cut } = await crawl(reaching, start, robots);
  if (cut) reaching.cut?.(`该网站没有站点地图，从链接中只收录前${mostFollowed}个网页`);
  return pages.map((address) => ({ address, lastmod: '' }));
}
