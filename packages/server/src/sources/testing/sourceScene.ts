import {
  blocks,
  documents,
  sources,
  type Document,
  type Source,
  type SourceLine,
  type SourceRun,
} from '@tinystar/contract';
import { expect } from 'vitest';
import { libraryOf, type Library } from '../../documents/testing/library.ts';
import type { Actor, TestServer } from '../../testing/index.ts';
import type { GitSource } from './startGitSource.ts';
import type { NotionSource } from './startNotion.ts';
import type { S3Source } from './startS3Source.ts';
import type { WebDav } from './startWebDav.ts';

/** An assistant whose source is a WebDAV server, a bucket, a repository or a workspace of the test. */
export interface SourceScene {
  library: Library;
  /** A call of the family of the actor: `query/list`, `run`, … with the assistant and the source. */
  call(path: string, body?: object): ReturnType<Actor['call']>;
  create(more?: object): Promise<Source>;
  source(): Promise<Source>;
  /** Looks at it now and waits for what comes of it. */
  look(until?: SourceRun['state']): Promise<SourceRun>;
  lines(run: SourceRun, more?: object): Promise<SourceLine[]>;
  /** Documents by name. */
  documents(): Promise<Record<string, Document>>;
  /** The texts of a document's blocks. */
  texts(id: string): Promise<string[]>;
  /** What a maker writes instead of a text. */
  edit(id: string, was: string, text: string): Promise<void>;
}

export async function sourceScene(
  server: TestServer,
  actor: Actor,
  from: WebDav | S3Source | GitSource | NotionSource,
): Promise<SourceScene> {
  const family = actor.tenantId ? 'tenant' : 'personal';
  const library = await libraryOf(server, actor);
  const { kbBotId } = library;
  const base = `/api/v1/${family}KbBotSource`;
  let id = '';
  const scene: SourceScene = {
    library,
    call: (path, body = {}) => actor.call('POST', `${base}/${path}`, { kbBotId, id, ...body }),
    async create(more = {}) {
      const folder = { kind: 'webdav', address: from.address, user: 'user', password: 'geheim' };
      const settings = { kbBotId, name: '售后资料', ...('settings' in from ? from.settings : folder) };
      const made = (await actor.call('POST', base, { ...settings, every: 'manual', ...more })).as(sources.create);
      id = made.id;
      return made;
    },
    async source() {
      const { rows } = (await scene.call('query/list')).as(sources.list);
      return rows.find((row) => row.id === id)!;
    },
    async look(until = 'done') {
      const { id: runId } = (await scene.call('run')).as(sources.run);
      const run = async () => (await scene.call('query/runs')).as(sources.runs).rows.find((each) => each.id === runId);
      await expect.poll(async () => (await run())?.state, { timeout: 120_000, interval: 100 }).toBe(until);
      await server.settled();
      return (await run())!;
    },
    lines: async (run, more = {}) =>
      (await scene.call('query/lines', { runId: run.id, size: 100, ...more })).as(sources.lines).rows,
    async documents() {
      const { rows } = await library.list({ size: 100 });
      return Object.fromEntries(rows.map((row) => [row.name, row]));
    },
    async texts(kbBotFileId) {
      const read = await actor.call('POST', '/api/v1/kbBotFile/query/result', { kbBotId, kbBotFileId });
      return read.as(documents.result).pages.flatMap((page) => page.blocks.map(({ text }) => text));
    },
    async edit(kbBotFileId, was, text) {
      const read = await actor.call('POST', '/api/v1/kbBotFile/query/result', { kbBotId, kbBotFileId });
      const { pages } = read.as(documents.result);
      const page = pages.find((each) => each.blocks.some((block) => block.text.includes(was)))!;
      const block = page.blocks.find((each) => each.text.includes(was))!;
      const diff = { kbBotId, kbBotFileId, pages: [{ index: page.index, edit: [{ id: block.id, text }] }] };
      (await actor.call('POST', `/api/v1/${family}KbBotFile/updateResult`, diff)).as(blocks.save);
      await server.settled();
    },
  };
  return scene;
}
