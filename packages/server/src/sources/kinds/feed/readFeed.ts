import { walkXml } from '../../../cook/index.ts';
import { createMarkup } from './markup.ts';

export interface FeedEntry {
  /** Its guid or atom:id, else its link. */
  id: string;
  /** As markup, like summary and content. */
  title: string;
  link: URL | undefined;
  summary: string;
  /** The whole of it, where the feed brings that. */
  content: string;
  updated: string;
}

export interface Feed {
  title: string;
  entries: FeedEntry[];
}

/** How deep elements lie in each other at most; nobody's feed is as deep as a hostile one. */
const deepest = 300;

const prefixes = {
  'http://www.w3.org/2005/Atom': 'atom',
  'http://purl.org/atom/ns#': 'atom',
  'http://purl.org/rss/1.0/': 'rss',
  'http://my.netscape.com/rdf/simple/0.9/': 'rss',
  'http://purl.org/rss/1.0/modules/content/': 'content',
  'http://purl.org/dc/elements/1.1/': 'dc',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#': 'rdf',
  'http://www.w3.org/1999/xhtml': 'xhtml',
};

type Field = 'id' | 'title' | 'link' | 'summary' | 'content' | 'updated';

/** What RSS 2.0, RSS 1.0 and Atom call the parts of an entry. Elements of other namespaces mean something else. */
const fields = new Map<string, Field>([
  ['guid', 'id'],
  ['title', 'title'],
  ['link', 'link'],
  ['description', 'summary'],
  ['pubDate', 'updated'],
  ['rss:title', 'title'],
  ['rss:link', 'link'],
  ['rss:description', 'summary'],
  ['content:encoded', 'content'],
  ['dc:date', 'updated'],
  ['atom:id', 'id'],
  ['atom:title', 'title'],
  ['atom:link', 'link'],
  ['atom:summary', 'summary'],
  ['atom:content', 'content'],
  ['atom:updated', 'updated'],
]);
const roots = new Set(['rss', 'rdf:RDF', 'atom:feed']);
const items = new Set(['item', 'rss:item', 'atom:entry']);
const plainInAtom = new Set([undefined, 'text', 'text/plain']);

/** `address` is a guid that is one. */
type Draft = Record<Field | 'address', string> & { base: string };

const draftOf = (base: string): Draft => ({
  id: '',
  title: '',
  link: '',
  summary: '',
  content: '',
  updated: '',
  address: '',
  base,
});

/**
 * Reads a feed of any of the three kinds. `address` is what its links are relative to. Throws {@link NoFeed}, and for
 * what is no whole XML.
 */
export function readFeed(text: string, address: URL): Feed {
  const feed = draftOf(address.href);
  const drafts: Draft[] = [];
  const path: string[] = [];
  let draft = feed;
  let field: Field | undefined;
  let value = createMarkup();
  let fieldDepth = 0;
  let isAddress = false;
  walkXml(
    text,
    {
      open(name, attribute) {
        path.push(name);
        if (path.length > deepest) throw new Error('too deep');
        if (path.length === 1 && !roots.has(name)) throw new NoFeed();
        if (field) return value.open(name, attribute);
        const base = attribute('base');
        if (items.has(name)) drafts.push((draft = draftOf(resolved(base ?? '', feed.base))));
        else if (path.length === 1 && base) feed.base = resolved(base, feed.base);
        if (items.has(name)) draft.id = name === 'rss:item' ? (attribute('about') ?? '') : '';
        const parent = path.at(-2) ?? '';
        if (!fields.has(name) || !(items.has(parent) || /^((rss:)?channel|atom:feed)$/.test(parent))) return;
        if (name === 'atom:link') return takeLink(draft, attribute);
        field = fields.get(name);
        fieldDepth = path.length;
        const type = attribute('type');
        if (name === 'atom:content' && attribute('src')) draft.link ||= attribute('src')!;
        const plain = name.startsWith('atom:') && plainInAtom.has(type);
        value = createMarkup(plain ? 'text' : type === 'xhtml' ? 'elements' : 'markup');
        // A guid is an address unless it says that it is none.
        isAddress = name === 'guid' && attribute('isPermaLink') !== 'false';
      },
      text: (piece) => field && value.text(piece),
      close(name) {
        if (field && path.length === fieldDepth) {
          const read = value.end();
          draft[field] ||= read;
          if (isAddress && /^https?:\/\//.test(read)) draft.address = read;
          field = undefined;
        } else if (field) value.close(name);
        path.pop();
        if (items.has(name)) draft = feed;
      },
    },
    prefixes,
  );
  return { title: feed.title, entries: drafts.flatMap(entryOf) };
}

/** Thrown at the first element of a text that is no feed. */
export class NoFeed extends Error {}

function takeLink(draft: Draft, attribute: (name: string) => string | undefined): void {
  const href = attribute('href');
  if (href && (attribute('rel') ?? 'alternate') === 'alternate') draft.link ||= href;
}

const resolved = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : base;

function entryOf({ id, title, link, address, summary, content, updated, base }: Draft): FeedEntry[] {
  const target = link || address;
  const url = target && URL.canParse(target, base) ? new URL(target, base) : undefined;
  const web = url && /^https?:$/.test(url.protocol) ? url : undefined;
  const known = id || web?.href;
  return known ? [{ id: known, title, link: web, summary, content, updated }] : [];
}
