import { setTimeout as sleep } from 'node:timers/promises';
import type { Document, DocumentVersion, Page, Source, SourceRun } from '@tinystar/contract';
import { expect, it } from 'vitest';
import { childServer } from '../documents/testing/childServer.ts';
import { bucket, pages, repository, webDav } from './testing/changedSources.ts';

/** How many with each, and from which seed: `SOURCE_OPERATIONS=1000 SOURCE_SEED=7 npx vitest run --project server …/operations`. */
const OPERATIONS = Number(process.env.SOURCE_OPERATIONS ?? 12);
const SEED = Number(process.env.SOURCE_SEED ?? 20_261_129);
/** Between two looks at the source, and every how many looks the server is killed. */
const BETWEEN = 12;
const KILL_EVERY = 2;

/** Numbers below 1 that a seed repeats. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

it.each([
  ['with ids of its own', 0, true, () => webDav(true)],
  ['that knows its files by their paths', 1, false, () => webDav(false)],
  ['that is a bucket', 2, false, bucket],
  ['that is a repository', 3, false, repository],
  ['that is a workspace', 4, true, pages],
] as const)(
  'after any operations and deaths of the server the library holds what a source %s holds, once each',
  async (_name, seed, ids, start) => {
    const next = random(SEED + seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
    await using origin = await start();
    await using server = childServer({ SOURCE_HOSTS: origin.host, DOCUMENT_TYPES: origin.types ?? 'txt' });
    const ending = origin.ending ?? '';
    await server.start();
    const headers = await server.logIn('13900000079');
    const post = async <T>(path: string, body: object): Promise<T> => {
      const sent = { ...headers, 'content-type': 'application/json' };
      const init = { method: 'POST', headers: sent, body: JSON.stringify(body) };
      const answer = await fetch(`${server.url}/api/v1/${path}`, init);
      const said: unknown = await answer.json();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(said)}`);
      return said as T;
    };
    const { id: kbBotId } = await post<{ id: string }>('personalKbBot', { name: '来源测试' });
    /** What each file says now, by its path; `edited` is what a maker wrote into its document. */
    const contents = new Map<string, string>();
    const edited = new Map<string, { line: string; documentId: string }>();
    /** What was changed or moved since the last look. */
    const [changed, moved] = [new Set<string>(), new Set<string>()];
    let made = 0;

    const keep = (path: string) => `This file keeps the line of ${path.replace(/\W+/g, ' ').trim()} for good.`;
    const write = (path: string, more: string, modified?: Date) => {
      const kept = contents.get(path)?.split('\n\n')[0] ?? keep(path);
      // A source without ids cannot tell a file that has moved and changed from another one.
      if (!ids && moved.has(path)) edited.delete(path);
      changed.add(path);
      const text = `${kept}\n\nThe number of this text is ${++made}.${more}`;
      contents.set(path, text);
      origin.put(path, Buffer.from(text), modified);
    };
    const create = () => (contents.size < 40 ? write(newPath(), '') : remove());
    const newPath = () => `${pick(['', '/a', '/b', '/a/c'])}/file ${++made}.txt`;
    const move = (to: (path: string) => string) => {
      if (contents.size === 0) return;
      const path = pick([...contents.keys()]);
      const place = to(path);
      if (contents.has(place)) return;
      origin.move(path, place);
      contents.set(place, contents.get(path)!);
      contents.delete(path);
      const edit = edited.get(path);
      if (edit && (ids || !changed.has(path))) edited.set(place, edit);
      edited.delete(path);
      if (changed.has(path)) changed.add(place);
      moved.add(place);
    };
    function remove() {
      if (contents.size < 4) return;
      const path = pick([...contents.keys()]);
      origin.remove(path);
      contents.delete(path);
      edited.delete(path);
      return path;
    }
    const change = (modified?: Date) =>
      contents.size > 0 && write(pick([...contents.keys()]), ' It was changed.', modified);
    const operations: (() => unknown)[] = [
      create,
      create,
      create,
      () => change(),
      () => change(),
      () => move((path) => path.replace(/[^/]+$/, `renamed ${++made}.txt`)),
      () => move((path) => `${pick(['', '/a', '/b/d'])}/${path.split('/').at(-1)}`),
      remove,
      () => {
        const path = remove();
        if (path) write(path, ' It is there again.');
      },
      // The clock of the source is behind.
      () => change(new Date(Date.now() - 86_400_000)),
      () => {
        origin.half(pick([...contents.keys()]));
        setTimeout(() => origin.half(undefined), 1_500);
      },
      () => origin.fail(pick([401, 403])),
      () => {
        origin.fail(507);
        setTimeout(() => origin.fail(0), 2_000);
      },
    ];

    const settings = { kbBotId, name: '来源', ...origin.settings };
    for (let at = 0; at < 8; at++) create();
    const source = await post<Source>('personalKbBotSource', { ...settings, every: 'manual' });
    const one = { kbBotId, id: source.id };
    const newest = async () => (await post<{ rows: SourceRun[] }>('personalKbBotSource/query/runs', one)).rows[0]!;
    const documents = async () =>
      (await post<{ rows: Document[] }>('kbBotFile/query/list', { id: kbBotId, size: 100 })).rows;
    const textsOf = async (kbBotFileId: string) =>
      (await post<{ pages: Page[] }>('kbBotFile/query/result', { kbBotId, kbBotFileId })).pages.flatMap((page) =>
        page.blocks.map((block) => ({ ...block, page: page.index })),
      );
    /** Looks at the source until the run is over, whatever comes; what would go is let go. */
    const look = async (dies: boolean): Promise<SourceRun> => {
      await post('personalKbBotSource/run', one);
      if (dies) {
        await sleep(next() * 2_500);
        await server.kill();
        await server.start();
      }
      const ended = async () => {
        const run = await newest();
        if (run.state === 'held') await post('personalKbBotSource/run/decide', { ...one, runId: run.id, remove: true });
        return run.state;
      };
      await expect.poll(ended, { timeout: 120_000, interval: 200 }).toMatch(/^(done|failed)$/);
      return await newest();
    };
    const ready = async () => {
      const rows = await documents();
      return rows.every(({ status, newVersionAt }) => status === 'trained' && newVersionAt === undefined);
    };
    const settled = () => expect.poll(ready, { timeout: 120_000, interval: 200 }).toBe(true);

    await look(false);
    await settled();
    for (let done = 0, looks = 0; done < OPERATIONS; looks++) {
      for (let at = 0; at < BETWEEN && done < OPERATIONS; at++, done++) pick(operations)();
      const run = await look(looks % KILL_EVERY === 0);
      const healthy = run.state === 'done' && run.refused === 0;
      origin.fail(0);
      origin.half(undefined);
      await settled();
      if (!healthy) continue;
      origin.taken?.();
      changed.clear();
      moved.clear();
      // A maker writes into one of the documents.
      const rows = await documents();
      const row = pick(rows.toSorted((a, b) => a.name.localeCompare(b.name)));
      const path = [...contents.keys()].filter((each) => `${each}${ending}`.endsWith(`/${row.name}`));
      const block = (await textsOf(row.id)).find(({ text }) => text.includes('keeps the line of'));
      if (path.length !== 1 || !block || edited.has(path[0]!)) continue;
      const line = `A maker wrote this as number ${++made}.`;
      const diff = [{ index: block.page, edit: [{ id: block.id, text: line }] }];
      await post('personalKbBotFile/updateResult', { kbBotId, kbBotFileId: row.id, pages: diff });
      await settled();
      expect((await textsOf(row.id)).map(({ text }) => text)).toContain(line);
      edited.set(path[0]!, { line, documentId: row.id });
    }

    await look(false);
    origin.settle?.();
    expect(await look(false)).toMatchObject({ state: 'done', refused: 0 });
    await settled();
    const rows = await documents();
    const names = [...contents.keys()].map((path) => `${path.split('/').at(-1)}${ending}`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect((await post<{ rows: Source[] }>('personalKbBotSource/query/list', { kbBotId })).rows).toMatchObject([
      { documentCount: contents.size, leftOut: 0 },
    ]);
    // Every text of the source answers, once.
    const texts = new Map<string, string[]>();
    for (const { id } of rows)
      texts.set(
        id,
        (await textsOf(id)).map(({ text }) => text),
      );
    const numbers = [...texts.values()].flatMap((all) => all.filter((text) => text.startsWith('The number')));
    const wanted = [...contents.values()].map((text) => text.split('\n\n')[1]!);
    expect(numbers.toSorted()).toEqual(wanted.toSorted());
    // What makers wrote is where they wrote it.
    for (const { line, documentId } of edited.values()) expect(texts.get(documentId)).toContain(line);
    // What has not changed is not fetched, and nothing is read anew.
    const versions = async () =>
      Promise.all(
        rows.map(async ({ id }) => {
          const named = { kbBotId, kbBotFileId: id };
          return (await post<{ rows: DocumentVersion[] }>('personalKbBotFile/versions/query/list', named)).rows.length;
        }),
      );
    const before = await versions();
    origin.requests.length = 0;
    expect(await look(false)).toMatchObject({ state: 'done', planned: 0, unchanged: contents.size });
    expect(origin.requests.filter((each) => each.startsWith('GET'))).toEqual([]);
    expect(await versions()).toEqual(before);
  },
  Math.max(600_000, OPERATIONS * 5_000),
);
