import { notionId } from '@tinystar/contract';
import type { Reaching, SourceEntry } from '../kind.ts';
import { addressOf, Database, DataSource, isTrashed, NotionPage, textOf, titleOf } from './answers.ts';
import { ask, orNothing } from './ask.ts';
import { readList } from './readList.ts';
import { forgetSubpage, notedSubpages } from './subpages.ts';
import { createTree, type Tree } from './tree.ts';
import { nothingShared, pageNotShared } from './words.ts';

/** Pages that are known and a listing does not name are asked for one by one; more of them are taken for gone. */
const MOST_ASKED = 300;

/** The page or database that a source is limited to. */
interface Root {
  id: string;
  title: string;
  page?: NotionPage;
  dataSources: string[];
}

/**
 * Every page that is shared with the integration, or those below the one that the source names. Notion's search does not
 * promise to name all of them: rows of databases are asked for beside it, and so is what is known and it leaves out.
 */
export async function* list(reaching: Reaching): AsyncGenerator<SourceEntry> {
  const root = await rootOf(reaching);
  const tree = createTree(reaching);
  const seen = new Set<string>();
  const take = (page: NotionPage): SourceEntry[] => {
    if (seen.has(page.id) || isTrashed(page)) return [];
    seen.add(page.id);
    return [entryOf(reaching, page)];
  };
  const dataSources = new Set(root?.dataSources);
  if (root?.page) yield* take(root.page);
  const isIn = async (thing: NotionPage | DataSource) => !root || (await tree.isBelow(thing, root.id));
  for await (const things of search(reaching, tree))
    for (const thing of things) {
      if (seen.has(thing.id) || isTrashed(thing) || !(await isIn(thing))) continue;
      if (thing.object === 'page') yield* take(thing);
      else dataSources.add(thing.id);
    }
  for (const id of dataSources) for await (const page of rowsOf(reaching, id)) yield* take(page);
  for await (const page of missing(reaching, seen))
    if (!(await tree.isGone(page)) && (await isIn(page))) yield* take(page);
  if (seen.size === 0 && !root) throw nothingShared();
}

/** What a source is limited to; undefined for everything that is shared. */
export async function rootOf(reaching: Reaching): Promise<Root | undefined> {
  const id = notionId(reaching.access.place.page ?? '');
  if (id === undefined) return undefined;
  const page = await pageOf(reaching, id);
  if (page) return { id, title: titleOf(page), page, dataSources: [] };
  const answer = await orNothing(ask(reaching, `databases/${id}`));
  const { data } = Database.safeParse(answer?.json);
  if (!data || isTrashed(data)) throw pageNotShared();
  return { id, title: textOf(data.title), dataSources: (data.data_sources ?? []).map((each) => each.id) };
}

async function pageOf(reaching: Reaching, id: string): Promise<NotionPage | undefined> {
  const answer = await orNothing(ask(reaching, `pages/${id}`));
  const { data } = NotionPage.safeParse(answer?.json);
  return data && !isTrashed(data) ? data : undefined;
}

/** The newest first, a hundred at a time, so that what hangs below each other is mostly known together. */
async function* search(reaching: Reaching, tree: Tree): AsyncGenerator<(NotionPage | DataSource)[]> {
  const sort = { timestamp: 'last_edited_time', direction: 'descending' };
  for await (const results of readList(reaching, 'search', { sort })) {
    const things = results.flatMap((each) => NotionPage.safeParse(each).data ?? DataSource.safeParse(each).data ?? []);
    for (const thing of things) tree.know(thing);
    yield things;
  }
}

/** A database that is shared no more has no rows. */
async function* rowsOf(reaching: Reaching, id: string): AsyncGenerator<NotionPage> {
  const parts = readList(reaching, `data_sources/${id}/query`, {});
  for (;;) {
    const part = await orNothing(parts.next());
    if (!part || part.done === true) return;
    yield* part.value.flatMap((each) => NotionPage.safeParse(each).data ?? []);
  }
}

async function* missing(reaching: Reaching, seen: ReadonlySet<string>): AsyncGenerator<NotionPage> {
  const known = (await reaching.known?.()) ?? [];
  const all = new Set([...known, ...notedSubpages(reaching.access)]);
  for (const id of [...all].filter((each) => !seen.has(each)).slice(0, MOST_ASKED)) {
    const page = await pageOf(reaching, id);
    if (page) yield page;
    else forgetSubpage(reaching.access, id);
  }
}

function entryOf({ access }: Reaching, page: NotionPage): SourceEntry {
  const address = addressOf(page);
  return {
    id: page.id,
    name: titleOf(page),
    path: address ?? access.address.href,
    revision: page.last_edited_time,
    address,
  };
}
