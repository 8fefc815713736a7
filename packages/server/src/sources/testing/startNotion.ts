import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  blockJson,
  databaseJson,
  dataSourceJson,
  pageJson,
  type FakeBlock,
  type FakeDatabase,
  type FakePage,
  type FakeParent,
} from './notionThings.ts';

/** An answer that is no success; `times` of them, all where it is left out. */
export interface NotionFault {
  status: number;
  code: string;
  retryAfter?: number;
  location?: string;
  times?: number;
}

/** Notion's interface over one workspace, whose pages a test changes. What is there is shared with the integration. */
export interface NotionSource extends AsyncDisposable {
  address: string;
  host: string;
  /** A source of it, as it is saved. */
  settings: { kind: 'notion'; address: string; place: { page?: string }; user: string; password: string };
  pages: Map<string, FakePage>;
  /** Adds a page; it is edited now. */
  add(page: Partial<FakePage> & { title: string }): FakePage;
  /** Changes a page now. */
  edit(page: FakePage, change: Partial<FakePage>): void;
  database(title: string, parent?: FakeParent): FakeDatabase;
  /** Ids that its search leaves out. */
  hidden: Set<string>;
  /** Ids that are not shared any more. */
  unshared: Set<string>;
  fault: NotionFault | undefined;
  /** How its lists of more than a page go on: to their end, round in a circle, or for ever. */
  lists: 'whole' | 'circle' | 'endless';
  /** Its clock goes on by so many ms. */
  later(ms: number): void;
  /** Requests since `requests.length = 0`: `SEARCH`, `ROWS`, `PAGE title`, `GET title` for the blocks of a page, `LOOK`. */
  requests: string[];
}

export const workspace: FakeParent = { type: 'workspace', workspace: true };
const key = 'ntn_geheim';

export async function startNotion({ size = 100 }: { size?: number } = {}): Promise<NotionSource> {
  const pages = new Map<string, FakePage>();
  const databases: FakeDatabase[] = [];
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);

  const same = (a: string, b: string) => a.replaceAll('-', '') === b.replaceAll('-', '');
  const visible = (id: string) => ![...store.unshared].some((each) => same(each, id));
  const pageOf = (id: string) => [...pages.values()].find((page) => same(page.id, id) && visible(id));

  function find(id: string): { found: FakeBlock; parent: object } | undefined {
    const within = (blocks: readonly FakeBlock[], parent: object): ReturnType<typeof find> => {
      for (const each of blocks) {
        if (same(each.id, id)) return { found: each, parent };
        // A block that holds itself is looked into once.
        const below = each.children.filter((child) => child !== each);
        const found = within(below, { type: 'block_id', block_id: each.id });
        if (found) return found;
      }
      return undefined;
    };
    for (const page of pages.values()) {
      const found = within(page.blocks, { type: 'page_id', page_id: page.id });
      if (found) return found;
    }
    return undefined;
  }

  function list(things: readonly object[], asked: { start_cursor?: string; page_size?: number }): object {
    const most = Math.min(size, asked.page_size ?? 100);
    const from = Number(asked.start_cursor ?? 0);
    const results = store.lists === 'endless' ? things.slice(0, most) : things.slice(from, from + most);
    const more = store.lists !== 'whole' || from + most < things.length;
    const next = store.lists === 'circle' ? '0' : String(from + most);
    return { object: 'list', results, has_more: more, next_cursor: more ? next : null };
  }

  const rowsOf = (id: string) =>
    [...pages.values()].filter(({ parent }) => parent.type === 'data_source_id' && same(parent.data_source_id, id));
  const sorted = (all: readonly FakePage[]) =>
    all
      .filter(({ id, trashed }) => !trashed && visible(id))
      .toSorted((a, b) => b.edited.getTime() - a.edited.getTime())
      .map(pageJson);

  function look(kind: string, id: string): object | undefined {
    store.requests.push(kind === 'pages' ? `PAGE ${pageOf(id)?.title ?? id}` : `LOOK ${kind}`);
    const database = databases.find((each) => same(kind === 'data_sources' ? each.dataSource : each.id, id));
    const page = pageOf(id);
    if (kind === 'pages') return page && pageJson(page);
    if (kind === 'databases') return database && visible(id) ? databaseJson(database) : undefined;
    if (kind === 'data_sources') return database && dataSourceJson(database);
    const block = find(id);
    return block && blockJson(block.found, block.parent);
  }

  function children(id: string, query: URLSearchParams): object | undefined {
    const page = pageOf(id);
    if (page) store.requests.push(`GET ${page.title}`);
    const blocks = page?.blocks ?? find(id)?.found.children;
    const parent = page ? { type: 'page_id', page_id: id } : { type: 'block_id', block_id: id };
    const [cursor, most] = [query.get('start_cursor'), query.get('page_size')];
    const asked = { ...(cursor && { start_cursor: cursor }), ...(most && { page_size: Number(most) }) };
    return (
      blocks &&
      list(
        blocks.map((each) => blockJson(each, parent)),
        asked,
      )
    );
  }

  function answerOf(url: URL, method: string, asked: object): object | undefined {
    const [, , kind = '', id = '', more = ''] = url.pathname.split('/');
    if (kind === 'users') return { object: 'user', type: 'bot', name: '小星', bot: { workspace_name: '示例公司' } };
    if (kind === 'blocks' && more === 'children') return children(id, url.searchParams);
    if (method === 'GET') return look(kind, id);
    if (kind === 'data_sources') {
      store.requests.push('ROWS');
      return list(sorted(rowsOf(id)), asked);
    }
    store.requests.push('SEARCH');
    const shown = [...pages.values()].filter(({ id: each }) => !store.hidden.has(each));
    return list([...sorted(shown), ...databases.filter(({ id: each }) => visible(each)).map(dataSourceJson)], asked);
  }

  function faultOf(request: IncomingMessage): NotionFault | undefined {
    const { fault } = store;
    if (fault?.times === 1) store.fault = undefined;
    else if (fault?.times !== undefined) fault.times--;
    if (fault) return fault;
    if (request.headers.authorization !== `Bearer ${key}`) return { status: 401, code: 'unauthorized' };
    const version = request.headers['notion-version'];
    return version === '2025-09-03' ? undefined : { status: 400, code: 'missing_version' };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = await text(request);
    response.setHeader('date', now().toUTCString());
    const send = (status: number, json: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const fault = faultOf(request);
    if (fault) {
      if (fault.retryAfter !== undefined) response.setHeader('retry-after', String(fault.retryAfter));
      if (fault.location) response.setHeader('location', fault.location);
      return send(fault.status, { object: 'error', status: fault.status, code: fault.code, message: 'refused' });
    }
    const asked = (sent === '' ? {} : JSON.parse(sent)) as object;
    const json = answerOf(new URL(request.url ?? '', address), request.method ?? '', asked);
    if (json) return send(200, json);
    return send(404, { object: 'error', status: 404, code: 'object_not_found', message: 'not shared' });
  }

  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = `http://${host}/`;
  const store: NotionSource = {
    address,
    host,
    settings: { kind: 'notion', address, place: {}, user: '', password: key },
    pages,
    add(page) {
      const made = { id: randomUUID(), parent: workspace, edited: now(), trashed: false, blocks: [], properties: {} };
      const added: FakePage = { ...made, ...page };
      pages.set(added.id, added);
      return added;
    },
    edit: (page, change) => void Object.assign(page, { edited: now() }, change),
    database(title, parent = workspace) {
      const made = { id: randomUUID(), dataSource: randomUUID(), title, parent };
      databases.push(made);
      return made;
    },
    hidden: new Set(),
    unshared: new Set(),
    fault: undefined,
    lists: 'whole',
    later: (ms) => void (ahead += ms),
    requests: [],
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return store;
}
