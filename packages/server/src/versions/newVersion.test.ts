import { blocks as blockCalls, documents, waitingEdits, type PageDiff } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { balanceOf } from '../coins/move.ts';
import { unbalanced } from '../coins/ledger.ts';
import { coinLedger } from '../coins/schema.ts';
import { sweepJob } from '../documents/sweepJob.ts';
import { kbBotFile, kbBotFileVersion, parsedPages } from '../documents/schema.ts';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { inflatingPdf, pdfOf } from '../documents/testing/pdf.ts';
import { newId } from '../platform/database/columns.ts';
import { looseFile } from '../platform/files/schema.ts';
import { passage } from '../retrieval/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { readNewVersion } from './readNewVersion.ts';

const base = '/api/v1/personalKbBotFile';
const name = 'manual.pdf';
const returns = 'Goods may be returned within seven days after they were delivered to the customer.';
const freight = 'The freight of returned goods is borne by the seller in all cases without exception.';
const phone = 'The telephone of the service is answered every morning from nine o clock onwards.';
const opening = 'These rules are valid from the first of October for all orders placed on that day or later.';
const dearer = 'The freight of returned goods is borne by the buyer unless something else was agreed on.';

let server: TestServer;
let ann: Actor;
let library: Library;
/** What is read before it may go on, by the key of its bytes. */
let hold: { key?: string; held?: boolean; go: Promise<void>; release: () => void };

beforeAll(async () => {
  server = await createTestServer({ worker: true });
  server.clock.toNoon();
  const get = server.services.files.get.bind(server.services.files);
  vi.spyOn(server.services.files, 'get').mockImplementation(async (key, range) => {
    if (key === hold.key) {
      hold.held = true;
      await hold.go;
    }
    return get(key, range);
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  hold = { go: Promise.resolve(), release: () => undefined };
  ann = await server.actor({ coins: 5 });
  library = await libraryOf(server, ann);
});

const added = async (pages: readonly string[] = [returns, freight, phone]) => {
  const id = await library.add(name, await pdfOf(pages));
  await server.settled();
  return id;
};
const upload = (bytes: Buffer, replaces: string, fields: Record<string, string> = {}, as = name) =>
  library.upload(as, bytes, { replaces, ...fields });
/** Takes a new version whose reading waits for `hold.release`. */
const uploadHeld = async (pages: readonly string[], replaces: string) => {
  hold.go = new Promise((resolve) => (hold.release = resolve));
  const put = vi.spyOn(server.services.files, 'put');
  put.mockImplementationOnce(async (key, bytes) => {
    hold.key = key;
    put.mockRestore();
    return server.services.files.put(key, bytes);
  });
  expect((await upload(await pdfOf(pages), replaces)).as(documents.upload)).toEqual({
    id: replaces,
    name,
    status: 'success',
  });
  await vi.waitUntil(() => hold.held, { timeout: 20_000 });
};
const rowOf = async (id: string) => (await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.id, id)))[0]!;
const shown = async (id: string) => (await library.list()).rows.find((row) => row.id === id)!;
const read = async (id: string) => {
  const wanted = { kbBotFileId: id, kbBotId: library.kbBotId };
  return (await ann.call('POST', '/api/v1/kbBotFile/query/result', wanted)).as(documents.result);
};
const blocksOf = async (id: string) => (await read(id)).pages.flatMap(({ blocks }) => blocks);
const withWords = async (id: string, words: string) => (await blocksOf(id)).find(({ text }) => text.includes(words))!;
const save = async (id: string, ...pages: PageDiff[]) => {
  const sent = { kbBotId: library.kbBotId, kbBotFileId: id, pages };
  expect((await ann.call('POST', `${base}/updateResult`, sent)).as(blockCalls.save).version).toBeGreaterThan(0);
};
const found = async (id: string) =>
  (await server.services.db.select().from(passage).where(eq(passage.sourceId, id)))
    .filter(({ enabled }) => enabled)
    .map(({ text }) => text)
    .join('\n');
const loose = async () => (await server.services.db.select().from(looseFile)).map(({ key }) => key);
const isThere = async (key: string) => (await server.services.files.head(key)) !== undefined;

describe('a document that is uploaded again', () => {
  it('is asked about where that is wanted, and names the one it can replace [DOC-06]', async () => {
    const id = await added();
    const again = await pdfOf([opening, returns]);
    const asked = await library.upload(name, again, { sameName: 'ask' });
    expect(asked.json).toEqual({ name, status: 'failed', reason: '重复上传', replaces: id });
    const same = await library.upload(name, await pdfOf([returns, freight, phone]), { sameName: 'ask' });
    expect(same.json).toEqual({ name, status: 'failed', reason: '重复上传' });
    expect((await library.upload('other.pdf', again, { sameName: 'ask' })).json).toMatchObject({ status: 'success' });
    expect((await library.upload(name, await pdfOf([opening]))).json).toMatchObject({ status: 'success' });
    expect((await library.upload(name, again, { sameName: 'ask', force: 'yes' })).json).toMatchObject({
      status: 'success',
    });
    await server.settled();
    expect(await loose()).toEqual([]);
  });

  it('names the one that has its bytes, and still the one of its name that it can replace [DOC-06]', async () => {
    const id = await added();
    const bytes = await pdfOf([opening, returns]);
    await library.upload('other.pdf', bytes);
    await server.settled();
    const said = { name, status: 'failed', reason: '重复上传', sameAs: 'other.pdf' };
    expect((await library.upload(name, bytes, { sameName: 'ask' })).json).toEqual({ ...said, replaces: id });
    expect((await library.upload(name, bytes)).json).toEqual(said);
    expect((await upload(bytes, id)).json).toEqual(said);
    expect((await upload(bytes, id, { force: 'yes' })).json).toMatchObject({ id, status: 'success' });
    await server.settled();
    expect((await library.upload(name, bytes, { sameName: 'ask' })).json).toEqual({
      name,
      status: 'failed',
      reason: '重复上传',
    });
    expect((await library.list()).rows.filter((row) => row.name === name)).toMatchObject([{ id, versionCount: 2 }]);
    expect(await loose()).toEqual([]);
  });

  it('says that another file of its name waits while a version is read [DOC-06]', async () => {
    const id = await added();
    await uploadHeld([opening, returns], id);
    const other = await library.upload(name, await pdfOf([dearer]), { sameName: 'ask' });
    expect(other.json).toEqual({ name, status: 'failed', reason: '这个文档的新版本还在解析，完成后再上传' });
    hold.release();
    await server.settled();
    const later = await library.upload(name, await pdfOf([dearer]), { sameName: 'ask' });
    expect(later.json).toMatchObject({ replaces: id });
  });

  it('keeps its id and what was done to blocks that say the same; the rest waits [DOC-06] [PDF-03]', async () => {
    const id = await added();
    const [first, second] = [await withWords(id, 'seven days'), await withWords(id, 'freight')];
    await save(
      id,
      { index: 1, edit: [{ id: first.id, text: 'Returned within fifteen days.' }] },
      { index: 2, edit: [{ id: second.id, text: 'We pay the freight.' }] },
    );
    await server.settled();
    const before = await rowOf(id);
    expect((await upload(await pdfOf([opening, returns, dearer, phone]), id)).json).toMatchObject({ id });
    await server.settled();
    const after = await rowOf(id);
    expect(after).toMatchObject({ status: 'trained', reason: '', pageCount: 4, waitingEdits: 1, next: null });
    expect([after.createdAt, after.name, after.kbBotId]).toEqual([before.createdAt, before.name, before.kbBotId]);
    expect(after.version).toBeGreaterThan(before.version);
    expect((await blocksOf(id)).map(({ text }) => text).filter((text) => !text.startsWith('Manual'))).toEqual([
      opening,
      'Returned within fifteen days.',
      dearer,
      phone,
    ]);
    expect((await withWords(id, 'fifteen')).id).toBe(first.id);
    const wanted = { kbBotId: library.kbBotId, kbBotFileId: id };
    const { rows } = (await ann.call('POST', `${base}/waitingEdits/query/list`, wanted)).as(waitingEdits.list);
    expect(rows).toMatchObject([{ mine: [{ block: { text: 'We pay the freight.' } }] }]);
    expect(await found(id)).toContain('October');
    expect(await found(id)).not.toContain('borne by the seller');
    const [kept] = await server.services.db.select().from(kbBotFileVersion).where(eq(kbBotFileVersion.fileId, id));
    expect([await isThere(kept!.sourceKey), await isThere(after.sourceKey), await loose()]).toEqual([true, true, []]);
    const link = await library.link('outputFile', id);
    const { rawPayload } = await server.app.inject({ method: 'GET', url: link });
    expect(rawPayload.length).toBe(after.size);
  });

  it('answers from the old version until the new one is ready, and keeps what is edited meanwhile [DOC-06] [PDF-03]', async () => {
    const id = await added();
    const before = [await read(id), await found(id)];
    await uploadHeld([opening, returns, freight, phone], id);
    expect(await shown(id)).toMatchObject({ status: 'trained', pageCount: 3, newVersionAt: expect.any(Number) });
    expect([await read(id), await found(id)]).toEqual(before);
    expect((await server.app.inject({ method: 'GET', url: await library.link('outputFile', id) })).statusCode).toBe(
      200,
    );
    await save(id, { index: 1, edit: [{ id: (await withWords(id, 'seven')).id, text: 'Within fifteen days.' }] });
    await vi.waitUntil(async () => (await rowOf(id)).status === 'trained', { timeout: 20_000 });
    expect(await found(id)).toContain('fifteen');
    const second = await upload(await pdfOf([phone]), id);
    expect(second).toMatchObject({
      status: 409,
      json: { errorMessage: '这个文档的新版本还在解析，完成后再上传' },
    });
    const asked = await library.upload(name, await pdfOf([phone]), { sameName: 'ask' });
    expect(asked.json).toEqual({ name, status: 'failed', reason: '这个文档的新版本还在解析，完成后再上传' });
    hold.release();
    await server.settled();
    expect((await shown(id)).newVersionAt).toBeUndefined();
    expect(await shown(id)).toMatchObject({ status: 'trained', pageCount: 4 });
    expect((await blocksOf(id)).map(({ text }) => text)).toEqual(
      expect.arrayContaining([opening, 'Within fifteen days.', freight, phone]),
    );
    expect(await found(id)).toMatch(/October[^]*fifteen/);
    expect(await loose()).toEqual([]);
  });

  it('stays as it is when the new version cannot be read or has no words, and says why [DOC-06]', async () => {
    const id = await added();
    const [before, row] = [await read(id), await rowOf(id)];
    for (const bytes of [Buffer.from('%PDF-1.7\nthis is nothing'), inflatingPdf(2_000)]) {
      expect((await upload(bytes, id)).json).toMatchObject({ status: 'success' });
      await server.settled();
      const after = await shown(id);
      expect(after).toMatchObject({
        status: 'trained',
        reason: expect.stringMatching(/^新版本没有解析成功，仍使用原来的内容：/),
      });
      expect(after.newVersionAt).toBeUndefined();
      expect([await read(id), (await rowOf(id)).sourceKey, await loose()]).toEqual([before, row.sourceKey, []]);
    }
    expect(await found(id)).toContain('freight');
    // The next one that can be read ends that.
    await upload(await pdfOf([opening, returns]), id);
    await server.settled();
    expect(await shown(id)).toMatchObject({ reason: '', pageCount: 2 });
  });

  it('costs what its pages cost in an upload, once; without coins the old one stays', async () => {
    const owner = { type: 'personal', id: ann.userId } as const;
    const usedUp = (pages: number) =>
      server.services.db
        .insert(parsedPages)
        .values({
          ownerType: 'personal',
          ownerId: ann.userId,
          month: server.services.now().toISOString().slice(0, 7),
          pages,
        })
        .onConflictDoUpdate({
          target: [parsedPages.ownerType, parsedPages.ownerId, parsedPages.month],
          set: { pages },
        });
    const id = await added();
    await usedUp(199);
    for (const [pages, left] of [
      [[opening, returns], 4],
      [[returns, freight], 4],
    ] as const) {
      await upload(await pdfOf(pages), id);
      await server.settled();
      expect([(await shown(id)).pageCount, await balanceOf(server.services.db, owner)]).toEqual([2, left]);
    }
    const lines = await server.services.db.select().from(coinLedger).where(eq(coinLedger.ownerId, ann.userId));
    expect(lines.filter(({ type }) => type === 'document').map(({ remark }) => remark)).toEqual(['解析文档，2页']);
    expect(await unbalanced(server.services.db)).toEqual([]);
    const poor = await server.actor({ coins: 0 });
    [ann, library] = [poor, await libraryOf(server, poor)];
    const theirs = await added();
    await usedUp(199);
    await upload(await pdfOf([opening, returns]), theirs);
    await server.settled();
    expect(await shown(theirs)).toMatchObject({
      status: 'trained',
      pageCount: 3,
      reason: '新版本没有解析成功，仍使用原来的内容：您的小星币余额不足，请充值后重试',
    });
    expect(await loose()).toEqual([]);
  });
});

describe('a new version that is refused', () => {
  it('leaves nothing behind and says why', async () => {
    const id = await added();
    const bytes = await pdfOf([opening]);
    const told = async (answer: ReturnType<typeof upload>) => {
      const { status, json } = await answer;
      return [status, (json as { errorMessage?: string; reason?: string }).errorMessage];
    };
    expect(await told(upload(bytes, newId()))).toEqual([404, '文件已经被删除']);
    expect((await upload(bytes, '\0')).status).toBe(400);
    expect(await told(upload(bytes, id, {}, 'other.pdf'))).toEqual([400, '新版本的文件名要与原文档相同']);
    const [first, mine] = [library, ann];
    library = await libraryOf(server, ann);
    expect(await told(upload(bytes, id))).toEqual([404, '文件已经被删除']);
    ann = await server.actor();
    library = await libraryOf(server, ann);
    expect(await told(upload(bytes, id))).toEqual([404, '文件已经被删除']);
    [library, ann] = [first, mine];
    expect((await upload(await pdfOf([returns, freight, phone]), id)).json).toEqual({
      name,
      status: 'failed',
      reason: '重复上传',
    });
    const set = (change: Partial<typeof kbBotFile.$inferInsert>) =>
      server.services.db.update(kbBotFile).set(change).where(eq(kbBotFile.id, id));
    for (const [change, words] of [
      [{ status: 'cooking' }, '文件正在处理，完成后才能上传新版本'],
      [{ status: 'cookFailed' }, '这个文档没有解析成功，请删除后重新上传'],
      [{ status: 'trained', siteUrl: 'https://example.com/' }, '抓取的网页请重新抓取，不能上传新版本'],
    ] as const) {
      await set(change);
      expect(await told(upload(bytes, id))).toEqual([409, words]);
    }
    await set({ siteUrl: null });
    await ann.call('DELETE', `${base}/${id}`);
    expect(await told(upload(bytes, id))).toEqual([404, '文件已经被删除']);
    expect(await loose()).toEqual([]);
  });

  it('among two that come at once is one of them [DOC-06]', async () => {
    const id = await added();
    const both = await Promise.all(
      [[opening], [dearer]].map(async (pages) => upload(await pdfOf([...pages, returns]), id)),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await server.settled();
    expect(await shown(id)).toMatchObject({ status: 'trained', pageCount: 2 });
    expect(await loose()).toEqual([]);
  });
});

describe('a new version whose reading', () => {
  it('stops in the middle leaves the old one whole, and is read once by the next try', async () => {
    const id = await added();
    const before = [await read(id), await found(id)];
    await uploadHeld([opening, returns], id);
    const { next, sourceKey } = await rowOf(id);
    const wanted = { fileId: id, version: next!.id };
    const run = { services: server.services, signal: new AbortController().signal };
    const key = hold.key;
    hold.key = '';
    // The process ends behind the reading, when everything but the commit is done.
    const broken = {
      ...server.services,
      db: new Proxy(server.services.db, {
        get: (db, property, receiver) =>
          property === 'transaction'
            ? (work: Parameters<typeof db.transaction>[0]) =>
                db.transaction(async (tx) => {
                  await work(tx);
                  throw new Error('the process ends');
                })
            : (Reflect.get(db, property, receiver) as unknown),
      }),
    };
    await expect(readNewVersion(wanted, { ...run, services: broken })).rejects.toThrow('the process ends');
    expect([await read(id), await found(id), (await rowOf(id)).sourceKey]).toEqual([...before, sourceKey]);
    expect(await isThere(key!)).toBe(true);
    // Two workers at once, as after a process that was thought to be dead.
    await Promise.all([readNewVersion(wanted, run), readNewVersion(wanted, run)]);
    const { version } = await rowOf(id);
    hold.release();
    await server.settled();
    expect(await rowOf(id)).toMatchObject({ version, pageCount: 2, next: null, status: 'trained' });
    expect(await loose()).toEqual([]);
  });

  it('takes too long leaves the old one, and says so', async () => {
    const id = await added();
    await uploadHeld([opening, returns], id);
    const wanted = { fileId: id, version: (await rowOf(id)).next!.id };
    hold.key = '';
    await readNewVersion(wanted, { services: server.services, signal: new AbortController().signal, limit: 1 });
    expect(await shown(id)).toMatchObject({ status: 'trained', reason: expect.stringContaining('解析超时') });
    hold.release();
    await server.settled();
    expect([(await shown(id)).pageCount, await loose()]).toEqual([3, []]);
  });

  it('is not over when the document is deleted is read after it is restored, and deleted for good with it [DOC-06] [DOC-11]', async () => {
    const id = await added();
    await uploadHeld([opening, returns], id);
    const { next } = await rowOf(id);
    await ann.call('DELETE', `${base}/${id}`);
    const restored = await ann.call('POST', `${base}/bin/restore`, { kbBotId: library.kbBotId, ids: [id] });
    expect(restored.status).toBe(200);
    hold.release();
    await server.settled();
    const after = await shown(id);
    expect([after.status, after.pageCount, after.newVersionAt]).toEqual(['trained', 2, undefined]);
    expect([await isThere(next!.key), await loose()]).toEqual([true, []]);
    await uploadHeld([dearer], id);
    const { next: later } = await rowOf(id);
    await ann.call('DELETE', `${base}/${id}`);
    await ann.call('POST', `${base}/bin/destroy`, { kbBotId: library.kbBotId, ids: [id] });
    hold.release();
    await server.settled();
    expect([await isThere(later!.key), await loose()]).toEqual([false, []]);
  });

  it('is not over stays with the original when its assistant is copied [DOC-06]', async () => {
    const id = await added();
    await uploadHeld([opening, returns], id);
    const { next } = await rowOf(id);
    expect((await ann.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: library.kbBotId })).status).toBe(200);
    const rows = await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.name, name));
    const copies = rows.filter((row) => row.id !== id && row.sha256 === rows.find((each) => each.id === id)!.sha256);
    expect(copies.some((row) => row.next !== null)).toBe(false);
    hold.release();
    await server.settled();
    expect([(await shown(id)).pageCount, await isThere(next!.key)]).toEqual([2, true]);
    await sweepJob.handler({}, { services: server.services, attempt: 1, signal: new AbortController().signal });
    expect(await isThere(next!.key)).toBe(true);
  });
});
