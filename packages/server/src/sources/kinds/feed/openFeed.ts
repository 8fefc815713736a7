import { constants } from '@tinystar/contract';
import { decodePage } from '../../../cook/index.ts';
import { SourceFailure, type Reaching, type SourceAccess } from '../kind.ts';
import { bodyOf, isHtml, reach, refusalOf, typeOf } from '../web/reach.ts';
import { scanTags } from '../web/scanTags.ts';
import { NoFeed, readFeed, type Feed } from './readFeed.ts';

const most = 20 * constants.MEBIBYTE;
const accept = 'application/atom+xml,application/rss+xml,application/xml;q=0.9,text/xml;q=0.9,*/*;q=0.1';

/** Feeds that were read for a run, so that its entries cost one request together. */
const read = new WeakMap<SourceAccess, Promise<Feed>>();

/** The feed of a source as it was when first asked for with this `access`. Throws {@link SourceFailure}. */
export function openFeed(reaching: Reaching): Promise<Feed> {
  const known = read.get(reaching.access);
  if (known) return known;
  const feed = load(reaching);
  read.set(reaching.access, feed);
  // A failure is not kept: the next entry may find the host again.
  feed.catch(() => read.delete(reaching.access));
  return feed;
}

async function load(reaching: Reaching): Promise<Feed> {
  const answer = await reach(reaching, reaching.access.address, { headers: { accept }, maxBytes: 2 * most });
  if (answer.status !== 200) {
    answer.body.destroy();
    throw refusalOf(answer.status, '订阅源');
  }
  const bytes = await bodyOf(reaching, answer, { most, tooLarge: '订阅源超过20MB，无法读取，请改用条目较少的订阅源' });
  const { mediaType, charset } = typeOf(answer);
  const text = decodePage(bytes, charset);
  const looksLikeFeed = /<(rss|[\w-]{0,40}:?rdf|[\w-]{0,40}:?feed)[\s>]/i.test(text.slice(0, 10_000));
  if (!looksLikeFeed) throw noFeed(isHtml(mediaType) ? feedOfPage(text, answer.url) : undefined);
  try {
    return readFeed(text, answer.url);
  } catch (error) {
    if (error instanceof NoFeed) throw noFeed(undefined);
    throw new SourceFailure('订阅源的格式有误或不完整，请联系网站的管理员');
  }
}

const noFeed = (instead: string | undefined): SourceFailure =>
  new SourceFailure(
    instead ? `该地址是网页，它的订阅源是 ${instead}，请改填该地址` : '该地址不是RSS或Atom订阅源，请检查地址',
  );

/** The feed that a page names, for people who typed the page. */
function feedOfPage(text: string, address: URL): string | undefined {
  for (const { name, attribute } of scanTags(text.slice(0, 500_000))) {
    if (name !== 'link' || !/^application\/(rss|atom)\+xml$/i.test(attribute('type') ?? '')) continue;
    const href = attribute('href');
    if (href && URL.canParse(href, address)) return new URL(href, address).href;
  }
  return undefined;
}
