import {
  answers,
  assistants,
  blocks as blockCalls,
  CURRENT_VERSION_HEADER,
  documents,
  documentVersions,
  fileUrl,
  publicChat,
  waitingEdits,
  type FilePass,
  type PageDiff,
  type Reference,
  type SentenceMap,
} from '@tinystar/contract';
import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAnswer } from '../answers/testing/openAnswer.ts';
import { kbBotFile, kbBotFileVersion } from '../documents/schema.ts';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { pdfOf } from '../documents/testing/pdf.ts';
import { readWhole } from '../platform/files/readWhole.ts';
import { looseFile } from '../platform/files/schema.ts';
import { passage } from '../retrieval/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';

const base = '/api/v1/personalKbBotFile';
const name = 'manual.pdf';
const returns = 'Goods may be returned within seven days after they were delivered to the customer.';
const freight = 'The freight of returned goods is borne by the seller in all cases without exception.';
const phone = 'The telephone of the service is answered every morning from nine o clock onwards.';
const opening = 'These rules are valid from the first of October for all orders placed on that day or later.';
const dearer = 'The freight of returned goods is borne by the buyer unless something else was agreed on.';

let server: TestServer;
let url: string;
let ann: Actor;
let library: Library;
let id: string;

beforeAll(async () => {
  server = await createTestServer({ worker: true, environment: { DOCUMENT_VERSIONS: '2' } });
  url = await server.listen();
});
afterAll(() => server.close());

beforeEach(async () => {
  ann = await server.actor({ coins: 50 });
  library = await libraryOf(server, ann);
  id = await library.add(name, await pdfOf([returns, freight, phone]));
  await server.settled();
});

const named = (more: object = {}) => ({ kbBotId: library.kbBotId, kbBotFileId: id, ...more });
const replace = async (pages: readonly string[]) => {
  expect((await library.upload(name, await pdfOf(pages), { replaces: id })).json).toMatchObject({ id });
  await server.settled();
};
const list = async () =>
  (await ann.call('POST', `${base}/versions/query/list`, named())).as(documentVersions.list).rows;
const compare = async (from: number, to: number) =>
  (await ann.call('POST', `${base}/versions/query/compare`, named({ from, to }))).as(documentVersions.compare);
const restore = (number: number, more: object = {}) =>
  ann.call('POST', `${base}/versions/restore`, named({ number, ...more }));
const remove = (number: number) => ann.call('POST', `${base}/versions/destroy`, named({ number }));
const read = async () => (await ann.call('POST', '/api/v1/kbBotFile/query/result', named())).as(documents.result);
const texts = async () => (await read()).pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));
const save = async (...pages: PageDiff[]) => {
  expect(
    (await ann.call('POST', `${base}/updateResult`, named({ pages }))).as(blockCalls.save).version,
  ).toBeGreaterThan(0);
  await server.settled();
};
const rewrite = async (words: string, text: string) => {
  const { pages } = await read();
  const page = pages.find(({ blocks }) => blocks.some((block) => block.text.includes(words)))!;
  const block = page.blocks.find((each) => each.text.includes(words))!;
  await save({ index: page.index, edit: [{ id: block.id, text }] });
};
const found = async () =>
  (await server.services.db.select().from(passage).where(eq(passage.sourceId, id)).orderBy(passage.position))
    .filter(({ enabled }) => enabled)
    .map(({ text }) => text)
    .join('\n');
/** What is served, by its hash. */
const hashOf = async (pass: FilePass | undefined) => {
  const response = await server.app.inject({ method: 'GET', url: fileUrl(documents.sourceFile, { id, ...pass }) });
  return createHash('sha256').update(response.rawPayload).digest('hex');
};
const bytesOf = async (pass: FilePass | undefined, call: typeof documents.sourceFile = documents.sourceFile) => {
  const response = await server.app.inject({ method: 'GET', url: fileUrl(call, { id, ...pass }) });
  return response.statusCode === 200 ? response.rawPayload.length : response.statusCode;
};
const rowOf = async () => (await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.id, id)))[0];
const loose = async () => (await server.services.db.select().from(looseFile)).length;
const keptRows = () =>
  server.services.db
    .select()
    .from(kbBotFileVersion)
    .where(eq(kbBotFileVersion.fileId, id))
    .orderBy(kbBotFileVersion.number);
const keyOf = async (number: number) => (await keptRows()).find((row) => row.number === number)!.sourceKey;
const isThere = async (key: string) => (await server.services.files.head(key)) !== undefined;
const words = (blocks: readonly { block: { text: string } }[]) => blocks.map(({ block }) => block.text);

describe('the versions of a document', () => {
  it('are listed, the one that answers among them, and each opens its own bytes [DOC-06]', async () => {
    expect(await list()).toMatchObject([{ number: 1, current: true, pageCount: 3, editCount: 0 }]);
    const first = await rowOf();
    await rewrite('seven days', 'Returned within fifteen days.');
    await replace([opening, returns, freight, phone]);
    const rows = await list();
    expect(rows).toMatchObject([
      { number: 2, current: true, pageCount: 4, editCount: 1 },
      { number: 1, current: false, pageCount: 3, editCount: 1, size: first?.size },
    ]);
    expect(rows[1]?.until).toBe(rows[0]?.from);
    expect((await library.list()).rows[0]).toMatchObject({ id, versionCount: 2 });
    const { from, to } = await compare(1, 2);
    expect([from.pages.length, to.pages.length]).toEqual([3, 4]);
    expect(await hashOf(from.filePass)).toBe(first?.sha256);
    expect(await bytesOf(from.filePass)).toBe(first?.size);
    expect(await bytesOf(to.filePass)).toBe((await rowOf())?.size);
    expect(await bytesOf(from.filePass, documents.outputFile)).toBe(first?.size);
    const pages = { method: 'GET', url: fileUrl(documents.outputFile, { id, ...from.filePass }) } as const;
    expect((await server.app.inject(pages)).headers).toMatchObject({ [CURRENT_VERSION_HEADER]: '2' });
    expect(await bytesOf({ ...from.filePass, version: '2' })).toBe(404);
    expect(await bytesOf({ ...to.filePass, version: '1' })).toBe(404);
  });

  it('say of the document and of its blocks which one they are of [DOC-06]', async () => {
    const numbers = async () => {
      const described = await ann.call('GET', `/api/v1/kbBotFile/${id}?kbBotId=${library.kbBotId}`);
      return [described.as(documents.get).versionNumber, (await read()).versionNumber];
    };
    expect(await numbers()).toEqual([1, 1]);
    await replace([opening, returns, freight, phone]);
    expect(await numbers()).toEqual([2, 2]);
    expect((await restore(1)).status).toBe(200);
    expect(await numbers()).toEqual([1, 1]);
  });

  it('are compared by what answers: new, gone, changed, moved and switched blocks [DOC-06]', async () => {
    await replace([opening, phone, dearer, returns]);
    const { pages } = await read();
    const page = pages.find(({ blocks }) => blocks.some(({ text }) => text === phone))!;
    await save({
      index: page.index,
      disable: [page.blocks.find(({ text }) => text === phone)!.id],
    });
    expect((await list())[0]).toMatchObject({ number: 2, editCount: 1 });
    const { changes } = await compare(1, 2);
    const told = changes.map(({ kind, before, after }) => [kind, words(before), words(after)]);
    expect(told).toContainEqual(['changed', [freight], [dearer]]);
    expect(told).toContainEqual(['switched', [phone], [phone]]);
    expect(told.some(([kind, , after]) => kind === 'added' && after!.includes(opening))).toBe(true);
    const back = (await compare(2, 1)).changes.map(({ kind, before }) => [kind, words(before)]);
    expect(back.some(([kind, before]) => kind === 'removed' && before!.includes(opening))).toBe(true);
    expect((await compare(2, 2)).changes).toEqual([]);
    expect((await ann.call('POST', `${base}/versions/query/compare`, named({ from: 1, to: 7 }))).json).toMatchObject({
      errorMessage: '这一版已经删除',
    });
  });

  it('are taken back in one press, each with what was done to it and what waited then [DOC-06] [PDF-03]', async () => {
    await rewrite('freight', 'We pay the freight.');
    const before = { texts: await texts(), found: await found(), row: await rowOf() };
    await replace([opening, returns, dearer, phone]);
    await rewrite('October', 'Valid from October on.');
    expect((await rowOf())?.waitingEdits).toBe(1);
    const later = { texts: await texts(), found: await found() };
    const uploaded = (await list()).find(({ number }) => number === 1)?.madeAt;
    const { version } = (await restore(1, { version: (await read()).version })).as(documentVersions.restore);
    expect((await read()).version).toBe(version);
    expect([await texts(), await found()]).toEqual([before.texts, before.found]);
    expect(await rowOf()).toMatchObject({
      versionNumber: 1,
      status: 'trained',
      waitingEdits: 0,
      size: before.row?.size,
      sha256: before.row?.sha256,
      keptCount: 1,
    });
    expect(await bytesOf((await compare(1, 2)).from.filePass)).toBe(before.row?.size);
    // When it came is not when somebody went back to it.
    expect((await list()).find(({ current }) => current)).toMatchObject({ number: 1, madeAt: uploaded });
    await restore(2);
    expect((await list()).map(({ madeAt, from }) => madeAt < from)).toEqual([true, true]);
    expect((await list()).find(({ number }) => number === 1)?.madeAt).toBe(uploaded);
    expect([await texts(), await found()]).toEqual([later.texts, later.found]);
    const { rows } = (await ann.call('POST', `${base}/waitingEdits/query/list`, named())).as(waitingEdits.list);
    expect(rows).toMatchObject([{ kind: 'changed', mine: [{ block: { text: 'We pay the freight.' } }] }]);
    expect((await list()).map(({ number, current }) => [number, current])).toEqual([
      [2, true],
      [1, false],
    ]);
    await replace([returns]);
    expect((await list()).map(({ number }) => number)).toEqual([3, 2, 1]);
    expect(await loose()).toBe(0);
  });

  it('leave what waits beside the block that came from the one it was beside, though that changes again [DOC-06] [PDF-03]', async () => {
    await rewrite('freight', 'We pay the freight.');
    await replace([opening, returns, dearer, phone]);
    const nearWords = async () => {
      const { rows } = (await ann.call('POST', `${base}/waitingEdits/query/list`, named())).as(waitingEdits.list);
      const blocks = (await read()).pages.flatMap((page) => page.blocks);
      return rows.map(({ near }) => blocks.find((block) => block.id === near)?.text);
    };
    expect(await nearWords()).toEqual([dearer]);
    const dearest = `${dearer} This holds for returns from abroad as well.`;
    await replace([opening, returns, dearest, phone]);
    expect(await nearWords()).toEqual([dearest]);
  });

  it('take the pages along that questions of the regression expect, there and back [DOC-06]', async () => {
    const path = '/api/v1/personalKbBotRegression';
    const sent = { kbBotId: library.kbBotId, question: 'Who bears the freight?', fileId: id, page: 2 };
    expect((await ann.call('POST', `${path}/question/create`, sent)).status).toBe(200);
    const page = async () => {
      const all = await ann.call('GET', `${path}/query/questions?kbBotId=${library.kbBotId}`);
      return (all.json as { rows: { expected: { page: number | null } }[] }).rows[0]?.expected.page;
    };
    expect(await page()).toBe(2);
    await replace([opening, returns, freight, phone]);
    expect(await page()).toBe(3);
    await restore(1);
    expect(await page()).toBe(2);
    await replace([opening, returns]);
    expect(await page()).toBeNull();
  });

  it('are not taken back over a change that somebody made meanwhile, nor where there is none [DOC-06]', async () => {
    await replace([opening, returns]);
    const { version } = await read();
    await rewrite('October', 'Valid from October on.');
    expect(await restore(1, { version })).toMatchObject({
      status: 409,
      json: { errorMessage: '这个文档刚被修改过，请刷新后再恢复' },
    });
    expect(await restore(2)).toMatchObject({ status: 409, json: { errorMessage: '这一版已经是当前版本' } });
    expect(await remove(2)).toMatchObject({ status: 409, json: { errorMessage: '这一版已经是当前版本，不能删除' } });
    expect(await restore(3)).toMatchObject({ status: 404, json: { errorMessage: '这一版已经删除' } });
    const other = await server.actor({});
    for (const path of ['query/list', 'query/compare', 'restore', 'destroy']) {
      const answer = await other.call('POST', `${base}/versions/${path}`, named({ number: 1, from: 1, to: 2 }));
      expect([path, answer.status]).toEqual([path, 404]);
    }
  });

  it('are kept up to a number, the longest unused goes first, and count as stored bytes until they are deleted [DOC-06]', async () => {
    const keys = [(await rowOf())!.sourceKey];
    for (const pages of [[opening, returns], [dearer, phone, returns], [freight]]) {
      await replace(pages);
      keys.push((await rowOf())!.sourceKey);
    }
    expect((await list()).map(({ number }) => number)).toEqual([4, 3, 2]);
    const stored = async () => (await keptRows()).map((row) => row.storedSize ?? row.size);
    const [second, third] = await stored();
    expect(await rowOf()).toMatchObject({ keptSize: second! + third!, keptCount: 2 });
    // Of what was replaced nothing lies there as it came.
    expect(await Promise.all(keys.map(isThere))).toEqual([false, false, false, true]);
    const key = await keyOf(2);
    expect((await remove(2)).status).toBe(200);
    expect((await remove(2)).json).toMatchObject({ errorMessage: '这一版已经删除' });
    expect((await remove(4)).status).toBe(409);
    await server.settled();
    expect(await rowOf()).toMatchObject({ keptSize: third, keptCount: 1 });
    expect([await isThere(key), await loose()]).toEqual([false, 0]);
  });

  it('take a tenth of the room where the pages are the same, and are read byte by byte whichever goes [DOC-06]', async () => {
    const pages = Array.from({ length: 40 }, (_, at) => `${returns} ${freight} ${phone} Article ${at * 7}.`);
    const saved = async (mark: string) => Buffer.concat([await pdfOf(pages), Buffer.from(`% saved ${mark}`)]);
    const send = async (mark: string) => {
      expect((await library.upload(name, await saved(mark), { replaces: id })).json).toMatchObject({ id });
      await server.settled();
    };
    const hashes = async () => {
      const kept = await keptRows();
      for (const { number, sha256 } of kept) {
        const { from } = await compare(number, number);
        expect([number, await hashOf(from.filePass)]).toEqual([number, sha256]);
      }
      return kept.map(({ number }) => number);
    };
    await send('first');
    await remove(1);
    const alone = await rowOf();
    await send('second');
    const [kept] = await keptRows();
    const [room] = (
      await server.services.db.execute<{ bytes: number }>(
        sql`select pg_column_size(content) as bytes from ${kbBotFileVersion} where file_id = ${id}`,
      )
    ).rows;
    expect((kept!.storedSize! + room!.bytes) / alone!.size).toBeLessThan(0.1);
    expect((await rowOf())?.keptSize).toBe(kept!.storedSize);
    await send('third');
    expect(await hashes()).toEqual([2, 3]);
    // The second is what the first lies beside.
    await remove(3);
    expect(await hashes()).toEqual([2]);
    await server.settled();
    expect([await hashes(), await loose()]).toEqual([[2], 0]);
    await restore(2);
    expect(await hashes()).toEqual([4]);
    await server.settled();
    expect((await rowOf())?.sha256).toBe(alone!.sha256);
    expect(await hashOf((await compare(2, 2)).from.filePass)).toBe(alone!.sha256);
    expect([await hashes(), await loose()]).toEqual([[4], 0]);
    // A copy is made of whole bytes, though the version has just come back as what differed.
    await restore(4);
    const { id: copy } = (await ann.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: library.kbBotId })).as(
      assistants.copy,
    );
    const [row] = await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.kbBotId, copy));
    const bytes = await readWhole((await server.services.files.get(row!.sourceKey))!, 1_000_000);
    expect(createHash('sha256').update(bytes!).digest('hex')).toBe((await rowOf())?.sha256);
    await server.settled();
  });

  it('go into the recycle bin and come back with the document, and their bytes go with it [DOC-06]', async () => {
    await replace([opening, returns]);
    const keys = [(await rowOf())!.sourceKey, await keyOf(1)];
    expect((await ann.call('DELETE', `${base}/${id}`, {})).status).toBe(200);
    expect((await server.app.inject({ method: 'GET', url: fileUrl(documents.sourceFile, { id }) })).statusCode).toBe(
      404,
    );
    const bin = { kbBotId: library.kbBotId, ids: [id] };
    expect((await ann.call('POST', `${base}/bin/restore`, bin)).status).toBe(200);
    await server.settled();
    expect((await list()).map(({ number }) => number)).toEqual([2, 1]);
    await restore(1);
    expect(await texts()).toEqual(expect.arrayContaining([returns, freight, phone]));
    expect((await ann.call('DELETE', `${base}/${id}`, {})).status).toBe(200);
    expect((await ann.call('POST', `${base}/bin/destroy`, bin)).status).toBe(200);
    await server.settled();
    expect([...(await Promise.all(keys.map(isThere))), await loose()]).toEqual([false, false, 0]);
  });
});

describe('a citation', () => {
  const question = 'Who bears the freight of returned goods?';
  const publish = async () => {
    const body = { kbBotId: library.kbBotId, id: library.kbBotId, category: 'general', permission: 'public' };
    expect((await ann.call('POST', '/api/v1/personalKbBot/release', body)).status).toBe(200);
    const { publicId } = (await ann.call('GET', `/api/v1/personalKbBot/${library.kbBotId}`)).json as {
      publicId: string;
    };
    const info = await server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`);
    return { publicId, userId: info.as(publicChat.info).userId };
  };
  const referencesOf = (of: object | undefined): Reference[] =>
    Object.values((of as { sentenceMap?: SentenceMap } | undefined)?.sentenceMap ?? {}).flatMap(
      ({ reference }) => reference,
    );
  const ask = async (who: object) => {
    const body = { ...who, question, side: 'web' };
    const answer = await openAnswer({ url, path: '/api/v1/public/kbBot/chat', headers: {}, body });
    await answer.ended;
    return referencesOf(answer.last)[0]!;
  };
  const remembered = async (who: object) =>
    (
      await server.visitor.call('POST', '/api/v1/public/kbBotChatHistory/query/listByTimestamp', {
        ...who,
        side: 'web',
      })
    )
      .as(answers.history)
      .rows.flatMap(referencesOf);

  it('opens the version that was cited, says that another one answers, and that it was deleted [CHAT-26] [CHAT-27] [PDF-13]', async () => {
    const visitor = await publish();
    const first = (await rowOf())!.size;
    await rewrite('freight', 'The freight of returned goods is ours.');
    const before = await ask(visitor);
    expect(before.doc_version).toBeUndefined();
    expect(before.locations.flatMap(({ edited }) => edited?.text ?? [])).toEqual([
      'The freight of returned goods is ours.',
    ]);
    expect(await bytesOf(before.file_pass)).toBe(first);
    await replace([opening, returns, dearer, phone]);
    // A page that was open all the time goes on with what it showed.
    expect(await bytesOf(before.file_pass)).toBe(first);
    const [told] = await remembered(visitor);
    expect(told).toMatchObject({ current_version: 2, is_doc_deleted: false });
    expect(told?.is_version_deleted).toBeUndefined();
    expect(told?.locations).toEqual(before.locations);
    expect(await bytesOf(told?.file_pass)).toBe(first);
    const after = await ask(visitor);
    expect(after).toMatchObject({ doc_version: 2, text: expect.stringContaining('buyer') });
    expect(after.current_version).toBeUndefined();
    expect(await bytesOf(after.file_pass)).toBe((await rowOf())!.size);
    expect((await remove(1)).status).toBe(200);
    const gone = (await remembered(visitor)).find(({ doc_version: version }) => version === undefined)!;
    expect(gone).toMatchObject({ current_version: 2, is_version_deleted: true, is_doc_deleted: false });
    expect([gone.file_pass, gone.text]).toEqual([undefined, before.text]);
    expect(await bytesOf(before.file_pass)).toBe(404);
  });

  it('tells its makers alone that an edit of an earlier version waits there [CHAT-26] [PDF-03]', async () => {
    const visitor = await publish();
    await rewrite('freight', 'The freight of returned goods is ours.');
    await replace([opening, returns, dearer, phone]);
    expect((await ask(visitor)).locations.some(({ waits }) => waits)).toBe(false);
    const body = { kbBotId: library.kbBotId, question, side: 'make' };
    const path = '/api/v1/personalKbBotQa/answer4Trial';
    const answer = await openAnswer({ url, path, headers: ann.headers, body });
    await answer.ended;
    const cited = referencesOf(answer.last).flatMap(({ locations }) => locations);
    const waiting = (await read()).pages.flatMap(({ blocks }) => blocks.filter(({ text }) => text === dearer));
    expect(cited.filter(({ waits }) => waits).map(({ blockId }) => blockId)).toEqual(waiting.map(({ id: one }) => one));
  });

  it('gives a new pass to the version it was taken from and to no other [CHAT-26] [PDF-13]', async () => {
    const visitor = await publish();
    await ask(visitor);
    await replace([opening, returns, dearer, phone]);
    const later = { ...visitor, userId: (await publishedAgain(visitor.publicId)).userId };
    const pass = (who: object, version?: string) =>
      server.visitor.call('POST', '/api/v1/public/kbBotFile/query/pass', { ...who, fileId: id, version });
    const fresh = (await pass(visitor, '1')).as(publicChat.filePass).filePass;
    expect([fresh.version, await bytesOf(fresh)]).toEqual(['1', (await list())[1]!.size]);
    expect((await pass(visitor, '2')).status).toBe(404);
    await ask(later);
    expect((await pass(later, '1')).status).toBe(404);
    expect((await pass(later, '2')).status).toBe(200);
    const { filePass } = (await ann.call('GET', `/api/v1/kbBotFile/${id}?kbBotId=${library.kbBotId}&version=1`)).as(
      documents.get,
    );
    expect(await bytesOf(filePass)).toBe((await list())[1]!.size);
  });

  const publishedAgain = async (publicId: string) =>
    (await server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`)).as(publicChat.info);
});
