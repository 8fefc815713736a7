import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import { Answer, createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { kbBotFile } from './schema.ts';
import { libraryOf, type Library } from './testing/library.ts';
import { pdfOf } from './testing/pdf.ts';
import { docxOf } from './testing/zip.ts';

let server: TestServer;
let owner: Actor;
let library: Library;
let pdf: Buffer;
let fileId: string;

beforeAll(async () => {
  server = await createTestServer();
  owner = await server.member('owner');
  library = await libraryOf(server, owner);
  pdf = await pdfOf(['Keep away from water.']);
  fileId = await library.add('产品手册 (1).pdf', pdf);
});
afterAll(() => server.close());

const kinds = ['sourceFile', 'outputFile'] as const;
const address = (kind: (typeof kinds)[number], query: string) => `/file/v1/open/kbBotFile/query/${kind}?${query}`;
const missing = [404, '文件已经被删除'];
const get = async (url: string) => {
  const answer = await server.app.inject({ method: 'GET', url });
  return [answer.statusCode, answer.statusCode === 200 ? '' : answer.json<{ errorMessage: string }>().errorMessage];
};
const open = async (kind: 'sourceFile' | 'outputFile', id: string, headers: Record<string, string> = {}) => {
  const url = await library.link(kind, id);
  return await server.app.inject({ method: 'GET', url, headers });
};

describe('the links to a file', () => {
  it('give the uploaded bytes to be saved, harmless in a browser [DOC-12]', async () => {
    const answer = await open('sourceFile', fileId);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'private, no-cache',
      'content-disposition': `attachment; filename="____ (1).pdf"; filename*=UTF-8''%E4%BA%A7%E5%93%81%E6%89%8B%E5%86%8C%20%281%29.pdf`,
    });
    expect((await open('sourceFile', fileId, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });

  it('show the PDF in ranges, as viewers read it [DOC-03] [DOC-12]', async () => {
    const part = await open('outputFile', fileId, { range: 'bytes=0-7' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      pdf.subarray(0, 8).toString('latin1'),
      `bytes 0-7/${pdf.length}`,
    ]);
    expect(part.headers['content-disposition']).toMatch(/^inline/);
    const end = await open('outputFile', fileId, { range: 'bytes=-5' });
    expect(end.rawPayload.equals(pdf.subarray(-5))).toBe(true);
    expect((await open('outputFile', fileId, { range: `bytes=${pdf.length}-` })).statusCode).toBe(416);
  });

  it('have no PDF to show of a docx without one [DOC-12]', async () => {
    const docx = await library.add('说明.docx', docxOf(['安装前请阅读']));
    const read = await owner.call('GET', `/api/v1/kbBotFile/${docx}?kbBotId=${library.kbBotId}`);
    expect(read.json).toMatchObject({ kind: 'docx', hasOutput: false });
    expect((await open('outputFile', docx)).statusCode).toBe(404);
    expect((await open('sourceFile', docx)).headers['content-type']).toMatch(/wordprocessingml/);
  });

  it('end with the file, and look the same for ids that never were [DOC-12] [DOC-14]', async () => {
    const gone = await library.add('短.pdf', await pdfOf(['Short life.']));
    const links = await Promise.all(kinds.map((kind) => library.link(kind, gone)));
    await owner.call('DELETE', `/api/v1/tenantKbBotFile/${gone}`);
    for (const url of [...links, ...links.map((link) => link.replace(gone, newId()))])
      expect(await get(url)).toEqual(missing);
    expect((await get(links[0]!.replace(gone, '../../etc/passwd')))[0]).toBe(404);
  });

  it('open by the pass of this very file alone, for an hour or two; the id says nothing [DOC-12] (AUTHZ-01)', async () => {
    const link = await library.link('outputFile', fileId);
    const { searchParams: pass } = new URL(link, 'http://host');
    const signature = pass.get('signature')!;
    const holder = `holder=${pass.get('holder')}`;
    const other = await library.add('别的.pdf', await pdfOf(['Another one.']));
    const lasts = Number(pass.get('expires')) - server.services.now().getTime() / 1_000;
    expect(lasts).toBeGreaterThan(3_600 - 60);
    expect(lasts).toBeLessThanOrEqual(7_200);
    const later = String(Number(pass.get('expires')) + 1);
    const forged = [
      `id=${fileId}`,
      `id=${other}&expires=${pass.get('expires')}&${holder}&signature=${signature}`,
      `id=${fileId}&expires=${later}&${holder}&signature=${signature}`,
      `id=${fileId}&expires=${pass.get('expires')}&${holder}`,
      `id=${fileId}&expires=${pass.get('expires')}&signature=${signature}`,
      `id=${fileId}&expires=${pass.get('expires')}&holder=use&signature=${signature}`,
      `id=${fileId}&expires=${pass.get('expires')}&holder=make-${newId()}&signature=${signature}`,
      `id=${fileId}&${holder}&signature=${signature}`,
      `id=${fileId}&expires=${pass.get('expires')}&${holder}&signature=${signature.slice(0, -1)}`,
      `id=${fileId}&expires=${pass.get('expires')}&${holder}&signature=${signature.replace(/./, (one) => (one === 'A' ? 'B' : 'A'))}`,
      `id=${fileId}&expires=99999999999&${holder}&signature=`,
    ];
    for (const kind of kinds)
      for (const query of forged) expect([query, ...(await get(address(kind, query)))]).toEqual([query, ...missing]);
    for (const odd of [
      'expires=-1',
      'expires=1e9',
      'expires=1&expires=2',
      'holder=make',
      'holder=admin',
      `signature=${'A'.repeat(65)}`,
    ])
      expect((await get(address('sourceFile', `id=${fileId}&${odd}`)))[0]).toBe(400);
    expect((await get(link))[0]).toBe(200);
  });

  it('without a pass are for the makers, by their token [DOC-12] (AUTHZ-01)', async () => {
    const url = address('sourceFile', `id=${fileId}`);
    const admin = await server.member('admin', owner.tenantId);
    const member = await server.member('member', owner.tenantId);
    for (const who of [owner, admin]) expect((await who.call('GET', url)).status).toBe(200);
    const forged = { call: server.visitor.call, headers: { authorization: `Bearer ${newId()}` } };
    for (const who of [member, await server.member('owner'), await server.actor()])
      expect((await who.call('GET', url)).status).toBe(404);
    expect((await forged.call('GET', url, undefined, forged.headers)).status).toBe(404);
  });

  it('tell an expired pass from a wrong one, and its maker gets a new one [DOC-12]', async () => {
    await using own = await createTestServer();
    const maker = await own.actor();
    const shelf = await libraryOf(own, maker);
    const id = await shelf.add('手册.pdf', pdf);
    const link = await shelf.link('outputFile', id);
    const { pathname, search } = new URL(link, 'http://host');
    const status = async (url: string) => (await own.app.inject({ method: 'GET', url })).statusCode;
    own.clock.advance(3_599_000);
    expect(await status(link)).toBe(200);
    own.clock.advance(3_601_000);
    const expired = await own.app.inject({ method: 'GET', url: link });
    expect(new Answer(expired)).toMatchObject({ status: 403, json: { errorMessage: '链接已过期，请重新打开文件' } });
    expect(await status(`${pathname}${search.slice(0, -1)}`)).toBe(404);
    expect(await status(await shelf.link('outputFile', id))).toBe(200);
  });
});

describe('the library', () => {
  it('is searched by name and state, in pages, newest first [DOC-01]', async () => {
    const shelf = await libraryOf(server, owner);
    for (let at = 1; at <= 12; at++) await shelf.upload(`第${at}章_100%.pdf`, await pdfOf([`Chapter ${at}`]));
    const first = await shelf.list();
    expect([first.count, first.rows.length, first.rows[0]?.name]).toEqual([12, 10, '第12章_100%.pdf']);
    expect((await shelf.list({ page: 2 })).rows.map((row) => row.name)).toEqual(['第2章_100%.pdf', '第1章_100%.pdf']);
    expect((await shelf.list({ keyword: '第1章' })).count).toBe(1);
    expect((await shelf.list({ keyword: '%' })).count).toBe(12);
    expect((await shelf.list({ keyword: '章__' })).count).toBe(0);
    const { db } = server.services;
    await db.update(kbBotFile).set({ status: 'trained', blockCount: 7 }).where(eq(kbBotFile.id, first.rows[3]!.id));
    expect(await shelf.list({ status: 'trained' })).toMatchObject({ count: 1, blockCount: 7 });
  });

  it('is closed to other enterprises, and to members until the assistant is published', async () => {
    const member = await server.member('member', owner.tenantId);
    const stranger = await server.member('owner');
    const path = `/api/v1/kbBotFile/${fileId}?kbBotId=${library.kbBotId}`;
    const result = { kbBotFileId: fileId, kbBotId: library.kbBotId };
    for (const who of [member, stranger]) {
      expect((await who.call('GET', path)).error.errorCode).toBe(102001);
      expect((await who.call('POST', '/api/v1/kbBotFile/query/result', result)).error.errorCode).toBe(102001);
    }
    const { kbBotId } = library;
    const release = { kbBotId, id: kbBotId, category: 'general', permission: 'protected' };
    await owner.call('POST', '/api/v1/tenantKbBot/release', release);
    // A member reads only what the own answers have cited, and nothing was asked yet.
    expect((await member.call('GET', path)).status).toBe(404);
    expect((await stranger.call('GET', path)).status).toBe(404);
    for (const [who, status] of [
      [member, 403],
      [stranger, 404],
    ] as const) {
      expect((await who.call('DELETE', `/api/v1/tenantKbBotFile/${fileId}`)).status).toBe(status);
      expect((await who.call('POST', '/api/v1/tenantKbBotFile/retry', { kbBotId, id: fileId })).status).toBe(status);
      const bulk = await who.call('POST', '/api/v1/tenantKbBotFile/bulkDestroy', { kbBotId, ids: [fileId] });
      expect(bulk.status).toBe(status);
    }
    expect((await owner.call('GET', path)).status).toBe(200);
  });

  it('does not hand out a file under another assistant', async () => {
    const other = await libraryOf(server, owner);
    const path = `/api/v1/kbBotFile/${fileId}?kbBotId=${other.kbBotId}`;
    expect((await owner.call('GET', path)).json).toMatchObject({ errorMessage: '文件已经被删除' });
    const retry = { kbBotId: other.kbBotId, id: fileId };
    expect((await owner.call('POST', '/api/v1/tenantKbBotFile/retry', retry)).status).toBe(404);
  });
});
