import {
  accessOf,
  blocks,
  documentBin,
  documents,
  fileUrl,
  type Output,
  type Page,
  type SentenceMap,
} from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerServer, eventually, type AnswerServer } from '../answers/testing/answerServer.ts';
import { checkQuota } from '../documents/checkQuota.ts';
import { quota } from '../documents/limits.ts';
import { kbBotFile } from '../documents/schema.ts';
import { sweepJob } from '../documents/sweepJob.ts';
import { childServer } from '../documents/testing/childServer.ts';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { pdfOf } from '../documents/testing/pdf.ts';
import { newId } from '../platform/database/columns.ts';
import { calls, send } from '../sweep/calling.ts';
import { sampleInput } from '../sweep/sampleInput.ts';
import { createTestServer, type Actor } from '../testing/index.ts';
import { freeName } from './freeName.ts';

let stage: AnswerServer;
let ann: Actor;
let library: Library;

beforeAll(async () => {
  stage = await answerServer({ extractive: true, worker: true });
  ann = await stage.server.actor();
  library = await libraryOf(stage.server, ann);
});
afterAll(() => stage[Symbol.asyncDispose]());

const path = '/api/v1/personalKbBotFile';
const trained = (id: string) =>
  eventually(async () => (await library.list({ size: 100 })).rows.find((row) => row.id === id)?.status === 'trained');
const added = async (name: string, text: string) => {
  const id = await library.add(name, await pdfOf([text]));
  await trained(id);
  return id;
};
const remove = async (id: string) => expect((await ann.call('DELETE', `${path}/${id}`)).status).toBe(200);
const bin = async (filter = {}) =>
  (await ann.call('POST', `${path}/bin/query/page`, { kbBotId: library.kbBotId, ...filter })).as(documentBin.page);
const restore = (ids: string[], kbBotId = library.kbBotId, who = ann) =>
  who.call('POST', `${path}/bin/restore`, { kbBotId, ids });
const purge = (ids?: string[], kbBotId = library.kbBotId) =>
  ann.call('POST', `${path}/bin/destroy`, { kbBotId, ...(ids && { ids }) });
/** The documents that the answer to a question cites. */
const citedFor = async (question: string): Promise<string[]> => {
  const answer = await stage.ask(ann, library.kbBotId, { body: { question } });
  await answer.ended;
  const { sentenceMap = {} } = answer.last as { sentenceMap?: SentenceMap };
  return Object.values(sentenceMap).flatMap(({ reference }) => reference.map((each) => each.doc_id));
};
const pagesOf = async (id: string): Promise<Page[]> =>
  (await ann.call('POST', '/api/v1/kbBotFile/query/result', { kbBotFileId: id, kbBotId: library.kbBotId })).as(
    documents.result,
  ).pages;

/** Keys by which a call names a document. */
const fileKeys = ['fileId', 'kbBotFileId'];
const namesDocument = (name: string) => /^(documents|blocks)\./.test(name) && name !== 'documents.list';
const byDocument = calls.filter(({ endpoint: { name, input }, scope }) => {
  const keys = Object.keys(input.shape);
  return (
    scope === 'personal' &&
    (keys.some((key) => fileKeys.includes(key)) ||
      (namesDocument(name) && keys.some((key) => key === 'id' || key === 'ids')))
  );
});

test('every call that names a document finds none in the bin, as if it had never been; restored it answers again [DOC-11]', async () => {
  const id = await added('水泵.pdf', 'The pump of the cellar runs at 1450 rpm.');
  const link = await library.link('outputFile', id);
  expect((await stage.server.app.inject({ method: 'GET', url: link })).statusCode).toBe(200);
  const question = 'How fast does the pump of the cellar run?';
  expect(await citedFor(question)).toContain(id);
  await remove(id);
  expect((await library.list()).rows.map((row) => row.id)).not.toContain(id);
  expect((await stage.server.app.inject({ method: 'GET', url: link })).statusCode).toBe(404);
  expect(await citedFor(question)).not.toContain(id);
  expect(byDocument.map(({ endpoint }) => endpoint.name)).toEqual(
    expect.arrayContaining([documents.get.name, documents.retry.name, documents.recapture.name, blocks.save.name]),
  );
  const never = newId();
  for (const called of byDocument) {
    const { endpoint } = called;
    const answerTo = async (document: string) => {
      const ids = { kbBotId: library.kbBotId, publicId: newId(), id: document, ids: [document] };
      const named = { ...ids, fileId: document, kbBotFileId: document };
      const keys = Object.keys(endpoint.input.shape);
      const input = sampleInput(
        endpoint,
        Object.fromEntries(Object.entries(named).filter(([key]) => keys.includes(key))),
      );
      const { status, json } = await send({ server: stage.server }, ann, called, input);
      return [endpoint.name, status, (json as { errorCode?: number }).errorCode];
    };
    expect(await answerTo(id)).toEqual(await answerTo(never));
    if (namesDocument(endpoint.name) && accessOf(endpoint, 'personal') !== 'public')
      expect((await answerTo(id))[1], endpoint.name).toBe(404);
  }
  expect((await restore([id])).json).toEqual({ count: 1, renamed: [] });
  await trained(id);
  expect(await citedFor(question)).toContain(id);
  expect((await stage.server.app.inject({ method: 'GET', url: link })).statusCode).toBe(200);
});

test('restoring brings edits back, numbers a name that is taken, and keeps a second copy of the same bytes [DOC-11]', async () => {
  const bytes = await pdfOf(['The lamp of the tower needs a fuse of 16 ampere.']);
  const id = await library.add('灯塔.pdf', bytes);
  await trained(id);
  const block = (await pagesOf(id))[0]!.blocks[0]!;
  const text = 'The lamp of the tower needs a fuse of 25 ampere.';
  const edit = { kbBotId: library.kbBotId, kbBotFileId: id, pages: [{ index: 1, edit: [{ ...block, text }] }] };
  expect((await ann.call('POST', `${path}/updateResult`, edit)).status).toBe(200);
  await trained(id);
  const before = await pagesOf(id);
  await remove(id);
  const again = await library.add('灯塔.pdf', bytes);
  await trained(again);
  expect((await restore([id])).json).toEqual({ count: 1, renamed: ['灯塔 (2).pdf'] });
  await trained(id);
  expect(await pagesOf(id)).toEqual(before);
  expect(before[0]!.blocks[0]!.text).toBe(text);
  const names = (await library.list({ keyword: '灯塔' })).rows.map(({ name }) => name).toSorted();
  expect(names).toEqual(['灯塔 (2).pdf', '灯塔.pdf']);
  expect((await restore([id])).status).toBe(404);
});

test('one that was not parsed yet is parsed once it is back, and one that failed stays failed [DOC-11]', async () => {
  const broken = await library.add('坏的.pdf', Buffer.from('%PDF-1.7 broken'));
  const stateOf = async (id: string) => (await library.list({ size: 100 })).rows.find((row) => row.id === id)?.status;
  await expect.poll(() => stateOf(broken), { timeout: 60_000 }).toBe('cookFailed');
  const early = await library.add('早删.pdf', await pdfOf(['Deleted before it was read.']));
  const { db } = stage.server.services;
  await remove(broken);
  await remove(early);
  expect((await restore([broken, newId()])).status, 'all or none').toBe(404);
  expect((await bin()).rows.map(({ id }) => id)).toEqual([early, broken]);
  expect((await restore([broken, early])).json).toEqual({ count: 2, renamed: [] });
  await trained(early);
  expect(await stateOf(broken)).toBe('cookFailed');
  expect((await db.select().from(kbBotFile).where(eq(kbBotFile.id, broken)))[0]).toMatchObject({ run: 2 });
});

test('the bin is open to those who may delete, lists by name, and what lies there counts as stored [DOC-11]', async () => {
  const own = await libraryOf(stage.server, ann);
  const [one, two] = [await own.add('甲.pdf', await pdfOf(['One.'])), await own.add('乙.pdf', await pdfOf(['Two.']))];
  await ann.call('POST', `${path}/bulkDestroy`, { kbBotId: own.kbBotId, ids: [one, two] });
  const rows = async (who: Actor, kbBotId = own.kbBotId) => who.call('POST', `${path}/bin/query/page`, { kbBotId });
  expect((await rows(ann)).as(documentBin.page)).toMatchObject({ count: 2, days: 30 });
  const { rows: found } = (
    await ann.call('POST', `${path}/bin/query/page`, { kbBotId: own.kbBotId, keyword: '甲' })
  ).as(documentBin.page);
  expect(found).toEqual([
    {
      id: one,
      name: '甲.pdf',
      size: expect.any(Number),
      pageCount: null,
      deletedAt: expect.any(Number),
      endsAt: expect.any(Number),
    },
  ]);
  expect(found[0]!.endsAt - found[0]!.deletedAt).toBe(30 * 86_400_000);
  const stranger = await stage.server.actor();
  expect((await rows(stranger)).status).toBe(404);
  expect((await restore([one], own.kbBotId, stranger)).status).toBe(404);
  expect((await restore([one])).status, 'by another assistant').toBe(404);
  const { db } = stage.server.services;
  const owner = { type: 'personal', id: ann.userId } as const;
  const stored = await db.$count(kbBotFile, eq(kbBotFile.kbBotId, library.kbBotId));
  const free = quota.personal.files - stored - 2;
  await checkQuota(db, owner, { files: free, bytes: 0 });
  await expect(checkQuota(db, owner, { files: free + 1, bytes: 0 })).rejects.toThrow('清空回收站');
  expect((await purge([newId()], own.kbBotId)).status).toBe(404);
  expect((await purge(undefined, own.kbBotId)).json).toEqual({ count: 2 });
  await checkQuota(db, owner, { files: free + 2, bytes: 0 });
});

test('after the days that the operator sets the hourly sweep deletes it with its bytes, and nothing that is younger (REC-03)', async () => {
  await using own = await createTestServer({ environment: { RECYCLE_BIN_DAYS: '2' } });
  const bob = await own.actor();
  const shelf = await libraryOf(own, bob);
  const { services, clock } = own;
  const binned = async () => {
    const page = await bob.call('POST', `${path}/bin/query/page`, { kbBotId: shelf.kbBotId });
    return page.as(documentBin.page).rows.map(({ id }) => id);
  };
  const old = await shelf.add('旧的.pdf', await pdfOf(['Old.']));
  const key = (await services.db.select().from(kbBotFile).where(eq(kbBotFile.id, old)))[0]!.sourceKey;
  await bob.call('DELETE', `${path}/${old}`);
  clock.advance(86_400_000);
  const young = await shelf.add('新的.pdf', await pdfOf(['Young.']));
  await bob.call('DELETE', `${path}/${young}`);
  const sweep = () => sweepJob.handler({}, { services, attempt: 1, signal: AbortSignal.timeout(60_000) });
  await sweep();
  expect(await binned()).toEqual([young, old]);
  clock.advance(86_400_000);
  await sweep();
  expect(await binned()).toEqual([young]);
  expect(await services.files.head(key)).toBeUndefined();
  const late = await bob.call('POST', `${path}/bin/restore`, { kbBotId: shelf.kbBotId, ids: [old] });
  expect(late.status).toBe(404);
});

test('a kill -9 after deleting and after restoring loses neither (REC-03)', async () => {
  await using server = childServer();
  await server.start();
  const headers = await server.logIn('13700000071');
  const call = async (url: string, body: object) => {
    const sent = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    return await fetch(`${server.url}/api/v1${url}`, { ...sent, body: JSON.stringify(body) });
  };
  const { id: kbBotId } = (await (await call('/personalKbBot', { name: '助手' })).json()) as { id: string };
  const form = new FormData();
  form.append('document', new Blob([new Uint8Array(await pdfOf(['Kept.']))]), '手册.pdf');
  const sent = { method: 'POST', headers, body: form };
  const upload = await fetch(`${server.url}/api/v1/personalKbBotFile?kbBotId=${kbBotId}`, sent);
  const { id } = (await upload.json()) as { id: string };
  const status = async () => {
    const list = (await (await call('/kbBotFile/query/list', { id: kbBotId })).json()) as Output<typeof documents.list>;
    return list.rows.find((row) => row.id === id)?.status;
  };
  await expect.poll(status, { timeout: 60_000, interval: 100 }).toBe('trained');
  expect((await fetch(`${server.url}/api/v1/personalKbBotFile/${id}`, { method: 'DELETE', headers })).status).toBe(200);
  await server.kill();
  await server.start();
  expect(await status()).toBeUndefined();
  expect((await call('/personalKbBotFile/bin/restore', { kbBotId, ids: [id] })).status).toBe(200);
  await server.kill();
  await server.start();
  await expect.poll(status, { timeout: 60_000, interval: 100 }).toBe('trained');
  const bytes = await fetch(`${server.url}${fileUrl(documents.sourceFile, { id })}`, { headers });
  expect(bytes.status).toBe(200);
}, 180_000);

test.each([
  ['手册.pdf', ['手册.pdf'], '手册 (2).pdf'],
  ['手册', ['手册', '手册 (2)'], '手册 (3)'],
  ['v1.2 说明', [], 'v1.2 说明'],
])('a name that is taken gets the next number: %s', async (name, taken, expected) => {
  expect(await freeName(name, (one) => Promise.resolve(taken.includes(one)))).toBe(expected);
});
