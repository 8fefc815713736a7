import { answers, documentVersions, publicChat, type ChatMessage, type Reference } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAnswer } from '../answers/testing/openAnswer.ts';
import { kbBotFile } from '../documents/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { kbBotSource, kbBotSourceItem } from './schema.ts';
import { sourceScene, type SourceScene } from './testing/sourceScene.ts';
import { startWebDav, type WebDav } from './testing/startWebDav.ts';

let server: TestServer;
let url: string;
let dav: WebDav;
let owner: Actor;
let member: Actor;
let scene: SourceScene;
let visitor: { publicId: string; userId: string };

const question = 'When does the shop open?';
const hours = (opens: string) => Buffer.from(`The shop opens at ${opens} and closes in the evening.`);

beforeAll(async () => {
  dav = await startWebDav({ ids: true });
  const environment = { SOURCE_HOSTS: '127.0.0.1', DOCUMENT_TYPES: 'txt,pdf' };
  server = await createTestServer({ worker: true, environment });
  url = await server.listen();
  owner = await server.member('owner');
  member = await server.member('member', owner.tenantId);
});
beforeEach(async () => {
  scene = await sourceScene(server, owner, dav);
  const { kbBotId } = scene.library;
  const release = { kbBotId, id: kbBotId, category: 'general', permission: 'public' };
  expect((await owner.call('POST', '/api/v1/tenantKbBot/release', release)).status).toBe(200);
  const { publicId } = (await owner.call('GET', `/api/v1/tenantKbBot/${kbBotId}`)).json as { publicId: string };
  const info = await server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`);
  visitor = { publicId, userId: info.as(publicChat.info).userId };
  dav.put('/internal/hours.txt', hours('nine'));
  await scene.create();
});
afterAll(async () => {
  await server.close();
  await dav[Symbol.asyncDispose]();
});

const cited = (of: object | undefined): Reference | undefined => (of as ChatMessage).sentenceMap['1']?.reference[0];

async function ask(who: Actor | 'visitor'): Promise<Reference | undefined> {
  const { kbBotId } = scene.library;
  const call =
    who === 'visitor'
      ? { path: '/api/v1/public/kbBot/chat', headers: {}, body: { ...visitor, question, side: 'web' } }
      : {
          path: '/api/v1/tenantKbBotQa/answer4Real',
          headers: who.headers,
          body: { kbBotId, question, side: 'use' },
        };
  const answer = await openAnswer({ url, ...call });
  await answer.ended;
  return cited(answer.last);
}

/** The citations of a person's answers as they are told now, oldest first. */
async function remembered(who: Actor): Promise<(Reference | undefined)[]> {
  const body = { kbBotId: scene.library.kbBotId, side: 'use' };
  const { rows } = (await who.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', body)).as(answers.history);
  return rows.map(cited);
}

const versions = async (fileId: string) =>
  (
    await owner.call('POST', '/api/v1/tenantKbBotFile/versions/query/list', {
      kbBotId: scene.library.kbBotId,
      kbBotFileId: fileId,
    })
  ).as(documentVersions.list).rows;

it('a file of a folder says its source to makers alone, and the day of the version that was cited to everybody', async () => {
  expect(await scene.look()).toMatchObject({ added: 1 });
  const made = await ask(owner);
  expect(made).toMatchObject({ origin: { kind: 'webdav', name: '售后资料' } });
  expect(made!.origin!.address).toContain(dav.host);
  for (const told of [await ask(member), await ask('visitor')]) {
    expect(told!.version_date).toBe(made!.version_date);
    expect(JSON.stringify(told)).not.toMatch(/售后资料|internal|127\.0\.0\.1/);
    expect(told!.origin).toBeUndefined();
  }
  dav.put('/internal/hours.txt', hours('eight'));
  expect(await scene.look()).toMatchObject({ changed: 1 });
  const renewed = await ask(owner);
  const dates = Object.fromEntries((await versions(made!.doc_id)).map((each) => [each.number, each.madeAt]));
  expect(renewed).toMatchObject({ doc_version: 2, version_date: dates[2] });
  expect(dates[2]).toBeGreaterThan(dates[1]!);
  expect((await remembered(owner)).map((each) => each?.version_date)).toEqual([dates[1], dates[2]]);
});

it('a page of a public site leads everybody to its original; at a host that the operator opened, makers alone', async () => {
  const { db } = server.services;
  expect(await scene.look()).toMatchObject({ added: 1 });
  const here = eq(kbBotSource.kbBotId, scene.library.kbBotId);
  const { id } = (await scene.documents())['hours.txt']!;
  const address = 'https://www.example.com/hours';
  const site = { kind: 'site', name: '门店网站', user: '', password: '' } as const;
  await db
    .update(kbBotSource)
    .set({ ...site, address: 'https://www.example.com/' })
    .where(here);
  await db.update(kbBotSourceItem).set({ address }).where(eq(kbBotSourceItem.fileId, id));
  expect(await ask(owner)).toMatchObject({ origin: { kind: 'site', name: '门店网站', address } });
  expect((await ask(member))!.origin).toEqual({ kind: 'site', address });
  expect((await ask('visitor'))!.origin).toEqual({ kind: 'site', address });
  await db.update(kbBotSource).set({ address: dav.address }).where(here);
  expect((await ask('visitor'))!.origin).toBeUndefined();
  expect((await ask(owner))!.origin).toMatchObject({ address });

  await db.delete(kbBotSource).where(here);
  expect(await ask(owner)).toMatchObject({ doc_id: id, version_date: expect.any(Number) });
  expect((await ask(owner))!.origin).toBeUndefined();
  await db.update(kbBotFile).set({ siteUrl: address }).where(eq(kbBotFile.id, id));
  expect((await ask('visitor'))!.origin).toEqual({ kind: 'page', address });
});
