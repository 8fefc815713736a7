import { startSiteSource } from './startSiteSource.ts';

export interface PostedEntry {
  id: string;
  title: string;
  link?: string;
  summary?: string;
  content?: string;
  updated?: string;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const tag = (name: string, text: string | undefined, attributes = '') =>
  text === undefined ? '' : `<${name}${attributes}>${escaped(text)}</${name}>`;

/** A feed as RSS 2.0. */
export const rssOf = (entries: readonly PostedEntry[], title = '公告'): string =>
  `<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>${tag('title', title)}${entries
    .map(
      ({ id, content, summary, link, updated, ...entry }) =>
        `<item>${tag('guid', id, ' isPermaLink="false"')}${tag('title', entry.title)}${tag('link', link)}${tag('description', summary)}${
          content === undefined ? '' : `<content:encoded><![CDATA[${content}]]></content:encoded>`
        }${tag('pubDate', updated)}</item>`,
    )
    .join('')}</channel></rss>`;

/** A site with a feed at `/feed`, whose entries a test changes. */
export async function startFeed() {
  const site = await startSiteSource();
  return {
    ...site,
    address: `${site.origin}/feed`,
    post: (entries: readonly PostedEntry[]) =>
      void site.pages.set('/feed', { type: 'application/rss+xml', body: rssOf(entries) }),
  };
}

export type FeedSource = Awaited<ReturnType<typeof startFeed>>;
