import { words } from './notionThings.ts';
import { startGitSource } from './startGitSource.ts';
import { startNotion, workspace } from './startNotion.ts';
import { startS3Source } from './startS3Source.ts';
import { startWebDav } from './startWebDav.ts';

/** What the operations do to a source; paths begin with a slash. */
export interface Changed extends AsyncDisposable {
  host: string;
  settings: object;
  put(path: string, bytes: Buffer, modified?: Date): void;
  move(from: string, to: string): void;
  remove(path: string): void;
  /** A file ends in the middle, where the source can be caught so; undefined for none. */
  half(path: string | undefined): void;
  fail(status: number): void;
  requests: string[];
  /** Which kinds of files it is taken from, and what is added to the names of its documents. */
  types?: string;
  ending?: string;
  /** Time goes by, until nothing that was changed can be changed again unnoticed. */
  settle?(): void;
  /** Everything that is there is in the library. */
  taken?(): void;
}

export async function webDav(ids: boolean): Promise<Changed> {
  const dav = await startWebDav({ ids });
  const settings = { kind: 'webdav', address: dav.address, user: 'user', password: 'geheim' };
  const half = (path: string | undefined) => (path === undefined ? dav.half.clear() : void dav.half.add(path));
  return { ...dav, settings, half };
}

/** An object is whole at any time, so none of them ends in the middle. Pages are small, so that there are several. */
export async function bucket(): Promise<Changed> {
  const store = await startS3Source({ page: 5 });
  return {
    host: store.host,
    settings: store.settings,
    requests: store.requests,
    put: (path, bytes) => store.put(path.slice(1), bytes),
    move: (from, to) => store.move(from.slice(1), to.slice(1)),
    remove: (path) => store.remove(path.slice(1)),
    half: () => undefined,
    fail: (status) => (store.fault = status === 0 ? undefined : { status, code: '' }),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  };
}

/** A commit is whole at any time as well. */
export async function repository(): Promise<Changed> {
  const git = await startGitSource();
  return {
    host: git.host,
    settings: git.settings,
    requests: git.requests,
    put: (path, bytes) => git.put(path.slice(1), bytes),
    move: (from, to) => git.move(from.slice(1), to.slice(1)),
    remove: (path) => git.remove(path.slice(1)),
    half: () => undefined,
    fail: (status) => (git.fault = status),
    [Symbol.asyncDispose]: () => git[Symbol.asyncDispose](),
  };
}

/** Folders are pages that others hang below; a page says what a file says. Searches leave out some that the library has. */
export async function pages(): Promise<Changed> {
  const notion = await startNotion({ size: 5 });
  const folders = new Map<string, string>();
  const at = new Map<string, string>();
  let inLibrary = new Set<string>();
  const parentOf = (path: string) => {
    const folder = path.split('/').slice(0, -1).join('/');
    if (folder === '') return workspace;
    // A folder is a place alone, whose page is not shared.
    if (!folders.has(folder)) folders.set(folder, crypto.randomUUID());
    return { type: 'page_id', page_id: folders.get(folder)! } as const;
  };
  const titleOf = (path: string) => path.split('/').at(-1)!;
  const pageAt = (path: string) => notion.pages.get(at.get(path) ?? '');
  return {
    host: notion.host,
    settings: notion.settings,
    requests: notion.requests,
    types: 'html',
    ending: '.html',
    put(path, bytes) {
      const blocks = String(bytes)
        .split('\n\n')
        .map((text) => words('paragraph', text));
      const page = pageAt(path);
      if (page) return notion.edit(page, { blocks });
      at.set(path, notion.add({ title: titleOf(path), parent: parentOf(path), blocks }).id);
    },
    move(from, to) {
      const page = pageAt(from);
      if (!page) return;
      // A page that only moves is not edited by that.
      const edited = titleOf(from) === titleOf(to) ? page.edited : new Date();
      notion.edit(page, { title: titleOf(to), parent: parentOf(to), edited });
      at.set(to, page.id);
      at.delete(from);
      if (!notion.hidden.delete(page.id) && inLibrary.has(page.id)) notion.hidden.add(page.id);
    },
    remove(path) {
      const page = pageAt(path);
      if (page) notion.edit(page, { trashed: true });
      at.delete(path);
    },
    half: () => undefined,
    fail: (status) => (notion.fault = status === 0 ? undefined : { status, code: 'unavailable' }),
    taken: () => void (inLibrary = new Set(notion.pages.keys())),
    settle: () => notion.later(180_000),
    [Symbol.asyncDispose]: () => notion[Symbol.asyncDispose](),
  };
}
