import { constants } from '@tinystar/contract';
import { decodePage } from '../../../cook/index.ts';
import type { SourceAnswer } from '../../../platform/egress/index.ts';
import type { Reaching } from '../kind.ts';
import { bodyOf, isHtml, reach, refusalOf, typeOf } from '../web/reach.ts';
import { scanTags } from '../web/scanTags.ts';
import { pageAddress } from './pageAddress.ts';
import type { Robots } from './robots.ts';

/** Pages that are found by following links. */
export const mostFollowed = 200;
/** How far a page that is found may be from the first one, in links. */
const depth = 2;
/** Requests to the site at once. */
const together = 2;
const mostLinks = 2 * constants.MEBIBYTE;

export interface Start {
  answer: Pick<SourceAnswer, 'url' | 'headers'>;
  body: Buffer;
}

/**
 * Pages of a site without a map: the first one, those that it links, and those that these link, the nearest first. `cut` where
 * there are more. Throws where one of them is out of reach, because what only that one links would be missing.
 */
export async function crawl(reaching: Reaching, start: Start, robots: Robots): Promise<{ pages: URL[]; cut: boolean }> {
  const site = start.answer.url;
  const first = pageAddress(site.href, site, site) ?? site;
  const found = new Map([[first.href, first]]);
  const add = (links: readonly URL[]): void => {
    for (const link of links) if (robots.allows(link) && !found.has(link.href)) found.set(link.href, link);
  };
  add(linksOf(start, site));
  let read = 1;
  for (let level = 1; level < depth; level++) {
    const ring = [...found.values()].slice(read, mostFollowed);
    read = found.size;
    for (let at = 0; at < ring.length && found.size <= mostFollowed; at += together) {
      const some = ring.slice(at, at + together);
      for (const links of await Promise.all(some.map((page) => follow(reaching, page, site)))) add(links);
    }
  }
  return { pages: [...found.values()].slice(0, mostFollowed), cut: found.size > mostFollowed };
}

async function follow(reaching: Reaching, page: URL, site: URL): Promise<URL[]> {
  const answer = await reach(reaching, page, { headers: { accept: 'text/html,application/xhtml+xml' } });
  if (answer.status !== 200 || !isHtml(typeOf(answer).mediaType)) {
    answer.body.destroy();
    const refusal = refusalOf(answer.status, '网页');
    if (refusal.passing) throw refusal;
    return [];
  }
  return linksOf({ answer, body: await bodyOf(reaching, answer, { most: mostLinks }) }, site);
}

function linksOf({ answer, body }: Start, site: URL): URL[] {
  const { mediaType, charset } = typeOf(answer);
  if (!isHtml(mediaType) || answer.url.host !== site.host) return [];
  let base = answer.url;
  const links: URL[] = [];
  for (const { name, attribute } of scanTags(decodePage(body.subarray(0, mostLinks), charset))) {
    const href = name === 'a' || name === 'area' || name === 'base' ? attribute('href') : undefined;
    if (href === undefined) continue;
    const page = pageAddress(href, base, site);
    if (name === 'base') base = URL.canParse(href, base) ? new URL(href, base) : base;
    else if (page) links.push(page);
  }
  return links;
}
