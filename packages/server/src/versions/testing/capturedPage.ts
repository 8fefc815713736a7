import { blocks, documents, documentVersions, waitingEdits, type PageDiff } from '@tinystar/contract';
import { expect } from 'vitest';
import { startSite } from '../../capture/testing/startSite.ts';
import { libraryOf } from '../../documents/testing/library.ts';
import { createTestServer, type Actor, type TestServer } from '../../testing/index.ts';

const base = '/api/v1/personalKbBotFile';

export interface Site {
  server: TestServer;
  /** A document captured from a page that says these paragraphs, by a person of its own. */
  capture: (paragraphs: readonly string[]) => Promise<CapturedPage>;
  close: () => Promise<void>;
}

export type OwnDocument = ReturnType<typeof ownDocument>;

export interface CapturedPage extends OwnDocument {
  /** The page says something else, and is captured again. */
  recapture: (paragraphs: readonly string[]) => Promise<void>;
}

/** A site of one page, whose words change as a test wants it, and a server that captures it. */
export async function captureServer(): Promise<Site> {
  let said: readonly string[] = [];
  const site = await startSite((_, response) => {
    const written = said.map((text) => `<p>${text}</p>`).join('');
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>规则</title><article><h1>规则</h1>${written}</article>`);
  });
  const server = await createTestServer({ worker: true, environment: { EGRESS_ALLOW: site.host } });
  return {
    server,
    async capture(paragraphs) {
      said = paragraphs;
      const owner = await server.actor();
      const { kbBotId } = await libraryOf(server, owner);
      const added = await owner.call('POST', `${base}/site`, { kbBotId, siteUrl: `${site.origin}/` });
      await server.settled();
      const file = { kbBotId, kbBotFileId: added.as(documents.addSite).id! };
      return {
        ...ownDocument(server, owner, file),
        async recapture(next) {
          said = next;
          server.clock.advance(61_000);
          const body = { kbBotId, id: file.kbBotFileId };
          expect((await owner.call('POST', `${base}/recapture`, body)).status).toBe(200);
          await server.settled();
        },
      };
    },
    async close() {
      await server.close();
      site.close();
    },
  };
}

/** What a maker does to a document of his own. */
export function ownDocument(server: TestServer, owner: Actor, file: { kbBotId: string; kbBotFileId: string }) {
  const { kbBotId, kbBotFileId: id } = file;
  const post = (path: string, body: object = {}, who = owner) =>
    who.call('POST', `${base}/${path}`, { ...file, ...body });
  const result = async () => (await owner.call('POST', '/api/v1/kbBotFile/query/result', file)).as(documents.result);
  const words = async () => (await result()).pages.flatMap((page) => page.blocks);
  const done = async (diff: Omit<PageDiff, 'index'>) => {
    const saved = (await post('updateResult', { pages: [{ index: 1, ...diff }] })).as(blocks.save);
    await server.settled();
    return saved;
  };
  return {
    owner,
    file,
    result,
    blocks: words,
    withWords: async (text: string) => (await words()).find((block) => block.text.includes(text))!,
    save: done,
    document: async () => (await owner.call('GET', `/api/v1/kbBotFile/${id}?kbBotId=${kbBotId}`)).as(documents.get),
    waiting: async () => (await post('waitingEdits/query/list')).as(waitingEdits.list),
    take: (edit: string, onto: readonly (string | undefined)[], body: object = {}) =>
      post('waitingEdits/take', { id: edit, onto, ...body }),
    discard: (edit: string) => post('waitingEdits/discard', { id: edit }),
    takeBack: (edit: string, version?: number, who?: Actor) =>
      post('waitingEdits/takeBack', { id: edit, version }, who),
    versions: async () => (await post('versions/query/list')).as(documentVersions.list),
    async restore(number: number) {
      expect((await post('versions/restore', { number })).status).toBe(200);
      await server.settled();
    },
  };
}
