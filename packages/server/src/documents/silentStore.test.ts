import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes } from '@tinystar/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { folderStore } from '../platform/files/folder.ts';
import { patientStore } from '../platform/files/patientStore.ts';
import { looseFile } from '../platform/files/schema.ts';
import type { FileStore } from '../platform/files/store.ts';
import { Answer, createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { formOf } from './testing/form.ts';
import { libraryOf, type Library } from './testing/library.ts';
import { pdfOf } from './testing/pdf.ts';

const folder = mkdtempSync(join(tmpdir(), 'tinystar-silent-'));
/** What the store was asked while it was silent. */
const asked: string[] = [];
let silent = false;
let server: TestServer;
let ann: Actor;
let library: Library;
let pdf: Buffer;

/** A folder whose disk can be made to hang. */
async function moody(): Promise<FileStore> {
  const store = await folderStore(folder);
  const call = <T>(verb: string, work: () => Promise<T>): Promise<T> => {
    if (!silent) return work();
    asked.push(verb);
    return new Promise(() => undefined);
  };
  return {
    ...store,
    put: (key, bytes) => call('put', () => store.put(key, bytes)),
    delete: (key) => call('delete', () => store.delete(key)),
    copy: (from, to) => call('copy', () => store.copy(from, to)),
  };
}

beforeAll(async () => {
  server = await createTestServer({ services: { files: patientStore(await moody(), 300) } });
  ann = await server.actor();
  library = await libraryOf(server, ann);
  pdf = await pdfOf(['The pump must be cleaned every week.']);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  silent = false;
  asked.length = 0;
});

async function send(path: string, field: string, name: string, bytes: Buffer, fields: Record<string, string> = {}) {
  const { payload, headers } = formOf(fields, { field, name, bytes });
  const url = `/api/v1/${path}`;
  return new Answer(await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...ann.headers } }));
}

const picture = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#00bb93' } })
    .png()
    .toBuffer();

const uploads: Record<string, () => Promise<Answer>> = {
  'a document': () => library.upload('手册.pdf', pdf),
  'an avatar': async () => send('oss/upload4Avatar', 'files', 'a.png', await picture(), { category: 'user' }),
  'an import': () =>
    send('personalKbBotQaPair/bulkImport', 'files', '问答.csv', Buffer.from('问题,答案\n几点开馆？,九点'), {
      kbBotId: library.kbBotId,
    }),
  'a copy of an assistant': async () => {
    silent = false;
    await library.add('原件.pdf', Buffer.concat([pdf, Buffer.from('\n%')]));
    silent = true;
    return ann.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: library.kbBotId });
  },
};

it.each(Object.entries(uploads))(
  '%s waits for a silent file store once, not a second time to tidy up (REC-07)',
  async (_, upload) => {
    silent = true;
    const refused = await upload();
    expect([refused.status, refused.error.errorCode]).toEqual([503, errorCodes.unavailable]);
    expect(asked).toHaveLength(1);
    // What it may have kept all the same goes with the next sweep.
    expect(await server.services.db.select().from(looseFile)).not.toEqual([]);
  },
);

it('what is deleted for good while the file store is silent is gone, and the store is asked once (REC-07)', async () => {
  const ids = await Promise.all(
    ['一', '二', '三'].map((name) => library.add(`${name}.pdf`, Buffer.concat([pdf, Buffer.from(`\n%${name}`)]))),
  );
  silent = true;
  const named = { kbBotId: library.kbBotId, ids };
  const removed = await ann.call('POST', '/api/v1/personalKbBotFile/bulkDestroy', named);
  expect([removed.status, asked]).toEqual([200, []]);
  expect((await library.list({ size: 100 })).rows.filter(({ id }) => ids.includes(id))).toEqual([]);
  const purged = await ann.call('POST', '/api/v1/personalKbBotFile/bin/destroy', named);
  expect([purged.json, asked]).toEqual([{ count: 3 }, ['delete']]);
});
