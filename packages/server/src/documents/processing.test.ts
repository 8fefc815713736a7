import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coins, assistants, documents, type Document, fileUrl } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import { balanceOf } from '../coins/move.ts';
import { unbalanced } from '../coins/ledger.ts';
import { coinAccount } from '../coins/schema.ts';
import { passage } from '../retrieval/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { looseFile } from '../platform/files/schema.ts';
import { cookFile } from './cookFile.ts';
import { kbBotFile, kbBotFileBlock, kbBotFilePage, parsedPages } from './schema.ts';
import { libraryOf, type Library } from './testing/library.ts';
import { halfScannedPdf, inflatingPdf, longPdf, pdfOf } from './testing/pdf.ts';
import { trainFile } from './trainFile.ts';

let server: TestServer;
let ann: Actor;
let library: Library;

beforeAll(async () => {
  server = await createTestServer({ worker: true });
  server.clock.toNoon();
  ann = await server.actor();
  library = await libraryOf(server, ann);
});
afterAll(() => server.close());

const rowOf = async (id: string) => (await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.id, id)))[0];
const passagesOf = (id: string) => server.services.db.select().from(passage).where(eq(passage.sourceId, id));
const blocksOf = (id: string) => server.services.db.select().from(kbBotFileBlock).where(eq(kbBotFileBlock.fileId, id));
const jobRun = () => ({ services: server.services, attempt: 1, signal: new AbortController().signal });
const nextTry = () =>
  server.services.db.$client.query(
    'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where locked_at is null), run_at => now())',
  );

/** States of a file as the list shows them, until it ends. */
async function watch(shelf: Library, id: string): Promise<Document[]> {
  const seen: Document[] = [];
  for (;;) {
    const row = (await shelf.list({ size: 100 })).rows.find((file) => file.id === id);
    if (!row) throw new Error('the file is gone');
    if (JSON.stringify(seen.at(-1)) !== JSON.stringify(row)) seen.push(row);
    if (/trained|Failed|Timeout/.test(row.status)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

describe('pages of documents', () => {
  const month = () => server.services.now().toISOString().slice(0, 7);
  const usedUp = async (who: Actor, pages: number) =>
    await server.services.db
      .insert(parsedPages)
      .values({ ownerType: 'personal', ownerId: who.userId, month: month(), pages })
      .onConflictDoUpdate({ target: [parsedPages.ownerType, parsedPages.ownerId, parsedPages.month], set: { pages } });
  const coinsOf = (who: Actor) => balanceOf(server.services.db, { type: 'personal', id: who.userId });
  const retry = (who: Actor, shelf: Library, id: string) =>
    who.call('POST', '/api/v1/personalKbBotFile/retry', { kbBotId: shelf.kbBotId, id });
  const ending = async (shelf: Library, id: string) => (await watch(shelf, id)).at(-1);

  it('are free up to the month’s number, then cost a coin for every fifty begun, once per document [COIN-22]', async () => {
    const eve = await server.actor({ coins: 1 });
    const shelf = await libraryOf(server, eve);
    const pages = (count: number, text: string) => pdfOf(Array.from({ length: count }, (_, at) => `${text} ${at}.`));
    expect((await shelf.list()).freePages).toBe(200);
    await ending(shelf, await shelf.add('free.pdf', await pages(3, 'A free page')));
    expect((await shelf.list()).freePages).toBe(197);
    await usedUp(eve, 199);
    const paid = await shelf.add('paid.pdf', await pages(2, 'A page over the limit'));
    expect(await ending(shelf, paid)).toMatchObject({ status: 'trained' });
    expect([await coinsOf(eve), (await shelf.list()).freePages]).toEqual([0, 0]);
    // The coin paid for fifty pages, of which one is used.
    expect(await ending(shelf, await shelf.add('within.pdf', await pages(2, 'A paid page')))).toMatchObject({
      status: 'trained',
    });
    const copied = await eve.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: shelf.kbBotId });
    expect(copied.status).toBe(200);
    await server.settled();
    expect(await coinsOf(eve)).toBe(0);
    expect(await unbalanced(server.services.db)).toEqual([]);
  });

  it('are refused before the file is read when no page can be paid, and afterwards when they are too many (UP-12)', async () => {
    const dan = await server.actor({ coins: 0 });
    const shelf = await libraryOf(server, dan);
    await usedUp(dan, 199);
    const pdf = await pdfOf(['The first page.', 'The second page.']);
    const long = await shelf.add('long.pdf', pdf);
    const short = { status: 'cookFailed', reason: '您的小星币余额不足，请充值后重试' };
    expect(await ending(shelf, long)).toMatchObject(short);
    await usedUp(dan, 200);
    const missing = { status: 402, json: { errorCode: 20013 } };
    expect(await shelf.upload('more.pdf', await pdfOf(['Another one.']))).toMatchObject(missing);
    expect(await retry(dan, shelf, long)).toMatchObject(missing);
    expect(await server.services.db.select().from(looseFile)).toEqual([]);
    expect((await shelf.list()).count).toBe(1);
    await server.services.db
      .update(coinAccount)
      .set({ balance: coins(2) })
      .where(eq(coinAccount.ownerId, dan.userId));
    expect((await retry(dan, shelf, long)).status).toBe(200);
    expect(await ending(shelf, long)).toMatchObject({ status: 'trained', pageCount: 2 });
    expect(await coinsOf(dan)).toBe(1);
  });
});

describe('processing a document', () => {
  it('goes from waiting to trained, with its pages, blocks and passages [DOC-01] [DOC-02] [DOC-03] [DOC-14]', async () => {
    const pdf = await pdfOf(['The pump must be cleaned every week.', 'Call the support when the lamp blinks.']);
    const id = await library.add('manual.pdf', pdf);
    // Progress is another look at the same state.
    const states = (await watch(library, id))
      .map((file) => file.status)
      .filter((state, at, all) => state !== all[at - 1]);
    const order = ['cookPending', 'cooking', 'cooked', 'trainPending', 'training', 'trained'];
    expect(states.at(-1)).toBe('trained');
    expect(states).toEqual(order.filter((state) => states.includes(state as Document['status'])));
    const file = await ann.call('GET', `/api/v1/kbBotFile/${id}?kbBotId=${library.kbBotId}`);
    expect(file.json).toMatchObject({ status: 'trained', progress: null, reason: '', pageCount: 2, hasOutput: true });
    const wanted = { kbBotFileId: id, kbBotId: library.kbBotId };
    const { pages } = (await ann.call('POST', '/api/v1/kbBotFile/query/result', wanted)).as(documents.result);
    expect(pages.map(({ index }) => index)).toEqual([1, 2]);
    expect(pages[0]).toMatchObject({ rotation: 0 });
    expect(pages[0]!.width).toBeCloseTo(595.28, 1);
    const block = pages[1]!.blocks.at(-1)!;
    expect(block).toMatchObject({ type: 'paragraph', status: 'enabled', text: expect.stringContaining('lamp blinks') });
    expect(block.id).toMatch(/^[0-9a-f]{32}$/);
    expect(block.box.top).toBeGreaterThan(60);
    expect(file.as(documents.get).blockCount).toBe(pages.flatMap(({ blocks }) => blocks).length);
    const texts = (await passagesOf(id)).map((row) => row.text).join(' ');
    expect(texts).toContain('cleaned every week');
  });

  it('names the pages that could not be read from their pictures, and reads only those when asked again [DOC-02] [DOC-03]', async () => {
    const path = process.env['PATH'];
    const folder = await mkdtemp(join(tmpdir(), 'reader-'));
    const tesseract = (script: string) =>
      writeFile(join(folder, 'tesseract'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    process.env['PATH'] = folder;
    try {
      await tesseract('exit 1');
      const id = await library.add('half.pdf', await halfScannedPdf('The valve closes at noon.'));
      const note = '第2页的图像还没有识别，可重新识别';
      expect((await watch(library, id)).at(-1)).toMatchObject({ status: 'trained', unreadPages: 1, reason: note });
      const [kept] = await blocksOf(id);
      await server.services.db
        .update(kbBotFileBlock)
        .set({ status: 'disabled' })
        .where(eq(kbBotFileBlock.id, kept!.id));
      const word = ['5', '1', '1', '1', '1', '1', '200', '240', '300', '40', '95', '阀门说明'].join('\t');
      const unsure = ['5', '1', '1', '1', '1', '2', '520', '240', '150', '40', '52', '泄压'].join('\t');
      await tesseract(`/bin/echo -e '${word}\\n${unsure}' > "$2.tsv"`);
      const again = { kbBotId: library.kbBotId, id };
      expect((await ann.call('POST', '/api/v1/personalKbBotFile/retry', again)).status).toBe(200);
      const done = (await watch(library, id)).at(-1);
      expect(done).toMatchObject({ status: 'trained', reason: '第2页的文字由图像识别得到，请核对' });
      expect(done).not.toHaveProperty('unreadPages');
      const blocks = (await blocksOf(id)).toSorted((a, b) => a.pageIndex - b.pageIndex);
      expect(blocks.map(({ text, status }) => [text, status])).toEqual([
        ['The valve closes at noon.', 'disabled'],
        ['阀门说明泄压', 'enabled'],
      ]);
      const { box, doubtful } = blocks[1]!;
      expect(doubtful).toHaveLength(1);
      expect(doubtful![0]!.left).toBeGreaterThan(box.left);
      expect(doubtful![0]!.right).toBeCloseTo(box.right, 0);
      expect((await ann.call('POST', '/api/v1/personalKbBotFile/retry', again)).status).toBe(409);
    } finally {
      process.env['PATH'] = path;
      await rm(folder, { recursive: true });
    }
  });

  it('calls a Word file with a password encrypted, under either ending [DOC-02] [DOC-04]', async () => {
    const locked = Buffer.alloc(4_096);
    locked.write('d0cf11e0a1b11ae1', 'hex');
    locked.write('EncryptedPackage', 1_024, 'utf16le');
    for (const name of ['合同.docx', '合同.doc']) {
      const bytes = Buffer.concat([locked, Buffer.from(name)]);
      const states = await watch(library, await library.add(name, bytes));
      expect(states.at(-1)).toMatchObject({ status: 'cookFailed', reason: '文件已加密，请去除密码后重新上传' });
    }
  });

  it('reads a PDF with junk before its header, within the first kilobyte [DOC-02] [DOC-04]', async () => {
    const pdf = await pdfOf(['The filter of the pump lasts two years.']);
    const id = await library.add('mail.pdf', Buffer.concat([Buffer.from(`${'x'.repeat(1_010)}\r\n`), pdf]));
    expect((await watch(library, id)).at(-1)).toMatchObject({ status: 'trained' });
    const late = Buffer.concat([Buffer.alloc(1_100, 'x'), pdf]);
    expect((await library.upload('late.pdf', late)).status).toBe(400);
  });

  it('shows the pages that are done while a long one is read [DOC-01] [DOC-02]', async () => {
    let between: (number | null)[] = [];
    // Progress is written every 0.7 s: a fast machine needs a longer one to be caught at it.
    for (let pageCount = 250; between.length === 0 && pageCount <= 4_000; pageCount *= 4) {
      const id = await library.add('long.pdf', await longPdf(pageCount));
      const seen = await watch(library, id);
      const progress = seen.filter((file) => file.status === 'cooking').map((file) => file.progress);
      between = progress.filter((percent) => percent !== null && percent > 0 && percent < 100);
      expect(progress).toEqual(progress.toSorted((a, b) => Number(a) - Number(b)));
      expect(seen.at(-1)).toMatchObject({ status: 'trained', pageCount, progress: null });
    }
    expect(between).not.toEqual([]);
  });

  it('ends a broken file as failed with a reason, and the next one goes on [DOC-02]', async () => {
    const broken = await library.add('broken.pdf', Buffer.from('%PDF-1.7\nnothing else'));
    const fine = await library.add('fine.pdf', await pdfOf(['Nothing is wrong here.']));
    expect((await watch(library, broken)).at(-1)).toMatchObject({
      status: 'cookFailed',
      reason: expect.stringMatching(/[一-鿿]/),
      progress: null,
    });
    expect((await watch(library, fine)).at(-1)).toMatchObject({ status: 'trained' });
    const wanted = { kbBotFileId: broken, kbBotId: library.kbBotId };
    expect((await ann.call('POST', '/api/v1/kbBotFile/query/result', wanted)).json).toEqual({ pages: [] });
  });

  it('ends a stream that inflates without end as too large, not as a page without text (UP-05)', async () => {
    const id = await library.add('bomb.pdf', inflatingPdf(80_000_000));
    expect((await watch(library, id)).at(-1)).toMatchObject({
      status: 'cookFailed',
      reason: '文件内容过大，请拆分后重新上传',
    });
  });

  it('can be started again after a failure, and only then [DOC-02]', async () => {
    const id = await library.add('again.pdf', Buffer.from('%PDF-1.7\nbroken too'));
    const retry = () => ann.call('POST', '/api/v1/personalKbBotFile/retry', { kbBotId: library.kbBotId, id });
    await watch(library, id);
    const { sourceKey } = (await rowOf(id))!;
    await server.services.files.put(sourceKey, await pdfOf(['The second time it works.']));
    expect((await retry()).status).toBe(200);
    expect((await watch(library, id)).at(-1)).toMatchObject({ status: 'trained', reason: '' });
    expect(await retry()).toMatchObject({ status: 409 });
  });

  it('gives up on what takes too long, by the clock of each step [DOC-02]', async () => {
    const id = await library.add('slow.pdf', await longPdf(120));
    await watch(library, id);
    const set = (status: Document['status']) =>
      server.services.db.update(kbBotFile).set({ status }).where(eq(kbBotFile.id, id));
    const file = { fileId: id, run: 1 };
    await set('cookPending');
    await cookFile(file, { ...jobRun(), limit: 20 });
    expect(await rowOf(id)).toMatchObject({ status: 'cookTimeout', reason: expect.stringContaining('超时') });
    await set('trainPending');
    await trainFile(file, { ...jobRun(), limit: 0 });
    expect(await rowOf(id)).toMatchObject({ status: 'trainTimeout', reason: expect.stringContaining('超时') });
  });

  it('tries three times when the machine fails, then says so [DOC-02]', async () => {
    const id = await library.add('lost.pdf', await pdfOf(['These bytes will be lost.']));
    const { sourceKey } = (await rowOf(id))!;
    await server.services.files.delete(sourceKey);
    await library.upload('lost.pdf', await longPdf(1), { force: 'yes' });
    const hurry = setInterval(() => void nextTry(), 200);
    const retried = (await watch(library, id)).at(-1);
    if (retried?.status === 'trained') {
      // The job was faster than the loss: start it once more on what is missing now.
      await server.services.db.update(kbBotFile).set({ status: 'cookFailed' }).where(eq(kbBotFile.id, id));
      await ann.call('POST', '/api/v1/personalKbBotFile/retry', { kbBotId: library.kbBotId, id });
      await watch(library, id);
    }
    clearInterval(hurry);
    expect(await rowOf(id)).toMatchObject({ status: 'cookFailed', reason: '解析失败，请重试' });
    const failures = server.logged.filter(({ msg, job }) => msg === 'job failed' && job === 'documents.cook');
    expect(failures.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  });

  it('steps that were done, replaced or deleted are left alone when a job comes twice', async () => {
    const id = await library.add('twice.pdf', await pdfOf(['Once is enough.']));
    await watch(library, id);
    const before = [await rowOf(id), await blocksOf(id), await passagesOf(id)];
    await cookFile({ fileId: id, run: 1 }, jobRun());
    await trainFile({ fileId: id, run: 1 }, jobRun());
    await cookFile({ fileId: newId(), run: 1 }, jobRun());
    await server.services.db.update(kbBotFile).set({ status: 'cookPending', run: 2 }).where(eq(kbBotFile.id, id));
    await cookFile({ fileId: id, run: 1 }, jobRun());
    expect(await rowOf(id)).toMatchObject({ status: 'cookPending', run: 2 });
    await server.services.db.update(kbBotFile).set({ status: 'trained', run: 1 }).where(eq(kbBotFile.id, id));
    expect([await rowOf(id), await blocksOf(id), await passagesOf(id)]).toEqual(before);
  });
});

describe('deleting documents', () => {
  it('takes pages, blocks and passages along, and the bytes once it is deleted from the bin [DOC-11]', async () => {
    const id = await library.add('gone.pdf', await pdfOf(['Soon gone.']));
    await watch(library, id);
    const { sourceKey } = (await rowOf(id))!;
    expect((await ann.call('DELETE', `/api/v1/personalKbBotFile/${id}`)).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect(await blocksOf(id)).toEqual([]);
    expect(await passagesOf(id)).toEqual([]);
    expect(await server.services.files.head(sourceKey)).toBeDefined();
    const purge = { kbBotId: library.kbBotId, ids: [id] };
    expect((await ann.call('POST', '/api/v1/personalKbBotFile/bin/destroy', purge)).json).toEqual({ count: 1 });
    expect(await server.services.files.head(sourceKey)).toBeUndefined();
    expect(await server.services.db.select().from(looseFile)).toEqual([]);
    const again = await ann.call('DELETE', `/api/v1/personalKbBotFile/${id}`);
    expect(again).toMatchObject({ status: 404, json: { errorMessage: '文件已经被删除' } });
    const read = await ann.call('GET', `/api/v1/kbBotFile/${id}?kbBotId=${library.kbBotId}`);
    expect(read).toMatchObject({ status: 404, json: { errorMessage: '文件已经被删除' } });
  });

  it('while it is read ends the reading and leaves nothing [DOC-11]', async () => {
    const id = await library.add('running.pdf', await longPdf(600));
    await expect.poll(async () => (await rowOf(id))?.status).toBe('cooking');
    expect((await ann.call('DELETE', `/api/v1/personalKbBotFile/${id}`)).status).toBe(200);
    await server.settled();
    expect(await rowOf(id)).toBeUndefined();
    expect(await blocksOf(id)).toEqual([]);
    expect(await passagesOf(id)).toEqual([]);
    expect(await server.services.db.select().from(kbBotFilePage).where(eq(kbBotFilePage.fileId, id))).toEqual([]);
    expect(await server.services.db.select().from(looseFile)).toEqual([]);
  });

  it('in bulk is all or nothing: one foreign id refuses the call [DOC-11]', async () => {
    const one = await library.add('one.pdf', await pdfOf(['One.']));
    const two = await library.add('two.pdf', await pdfOf(['Two.']));
    const other = await libraryOf(server, ann);
    const foreign = await other.add('three.pdf', await pdfOf(['Three.']));
    const destroy = (ids: string[]) =>
      ann.call('POST', '/api/v1/personalKbBotFile/bulkDestroy', { kbBotId: library.kbBotId, ids });
    for (const ids of [
      [one, foreign],
      [one, newId()],
    ]) {
      expect(await destroy(ids)).toMatchObject({ status: 404, json: { errorMessage: '文件已经被删除' } });
      expect(await rowOf(one)).toBeDefined();
    }
    expect((await destroy([one, two, one])).json).toEqual({ count: 2 });
    expect(await rowOf(foreign)).toBeDefined();
  });
});

describe('copying and deleting an assistant', () => {
  it('copies settings, documents and their blocks; the copies live on their own [BOT-08] [BOT-09]', async () => {
    const source = await libraryOf(server, ann);
    const pdf = await pdfOf(['The valve opens at forty degrees.']);
    const fine = await source.add('valve.pdf', pdf);
    const broken = await source.add('broken.pdf', Buffer.from('%PDF-1.7 broken'));
    await server.settled();
    const copying = await ann.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: source.kbBotId });
    const copy = copying.as(assistants.copy);
    await server.settled();
    const { json: assistant } = await ann.call('GET', `/api/v1/personalKbBot/${copy.id}`);
    expect(assistant).toMatchObject({ name: '文档助手 副本', permission: 'private' });
    const copied = (await ann.call('POST', '/api/v1/kbBotFile/query/list', { id: copy.id })).as(documents.list).rows;
    expect(Object.fromEntries(copied.map((file) => [file.name, file.status]))).toEqual({
      'broken.pdf': 'cookFailed',
      'valve.pdf': 'trained',
    });
    const keys = (await Promise.all([rowOf(fine), rowOf(broken)])).map((row) => row!.sourceKey);
    expect((await ann.call('DELETE', `/api/v1/personalKbBot/${source.kbBotId}`)).status).toBe(200);
    for (const key of keys) expect(await server.services.files.head(key), 'kept in the recycle bin').toBeDefined();
    const bin = { ids: [source.kbBotId] };
    expect((await ann.call('POST', '/api/v1/personalKbBot/bin/destroy', bin)).status).toBe(200);
    // A job takes the rows and bytes.
    await server.settled();
    for (const key of keys) expect(await server.services.files.head(key)).toBeUndefined();
    expect(await passagesOf(fine)).toEqual([]);
    const twin = copied.find((file) => file.name === 'valve.pdf')!.id;
    expect((await passagesOf(twin)).map((row) => row.text).join()).toContain('forty degrees');
    const bytes = await server.visitor.call(
      'GET',
      fileUrl(documents.sourceFile, { id: twin, ...copied.find(({ id }) => id === twin)!.filePass }),
    );
    expect(bytes.status).toBe(200);
    const originals = new Set((await blocksOf(fine)).map((block) => block.id));
    expect((await blocksOf(twin)).filter((block) => originals.has(block.id))).toEqual([]);
    expect((await ann.call('GET', `/api/v1/personalKbBot/${source.kbBotId}`)).error.errorCode).toBe(102001);
    expect(await server.services.db.select().from(looseFile)).toEqual([]);
  });
});
