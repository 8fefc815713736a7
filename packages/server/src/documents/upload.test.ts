import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { constants, documents } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import { Answer, createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { announceFiles, sweepFiles } from '../platform/files/looseFiles.ts';
import { looseFile } from '../platform/files/schema.ts';
import { cleanFileName } from './fileName.ts';
import { quota } from './limits.ts';
import { kbBotFile } from './schema.ts';
import { formOf } from './testing/form.ts';
import { libraryOf, type Library } from './testing/library.ts';
import { pdfOf } from './testing/pdf.ts';
import { docxOf, zipOf } from './testing/zip.ts';

let server: TestServer;
let ann: Actor;
let library: Library;
let pdf: Buffer;

beforeAll(async () => {
  server = await createTestServer();
  ann = await server.actor();
  library = await libraryOf(server, ann);
  pdf = await pdfOf(['The pump must be cleaned every week.']);
});
afterAll(() => server.close());

const oleOf = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')]);
const ole = oleOf('WordDocument');
const variant = (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(`\n%${randomBytes(8).toString('hex')}`)]);
/** What the library says to a file it takes, and to one it has. */
const taken = { status: 200, json: { status: 'success' } };
const duplicate = { status: 200, json: { status: 'failed', reason: '重复上传' } };
const loose = () => server.services.db.select().from(looseFile);

describe('uploading a document', () => {
  it.each([
    ['手册.pdf', () => pdf, 'pdf'],
    ['说明.DOCX', () => docxOf(['安装前请阅读']), 'docx'],
    ['旧版.doc', () => ole, 'doc'],
  ])('keeps %s with its bytes before it answers [DOC-04] [DOC-05]', async (name, bytes, kind) => {
    const answer = await library.upload(name, bytes());
    expect(answer.json).toEqual({ id: expect.any(String), name, status: 'success' });
    const { id } = answer.as(documents.upload);
    const [row] = await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.id, id!));
    expect(row).toMatchObject({ kind, status: 'cookPending', size: bytes().length });
    expect(row?.sha256).toBe(createHash('sha256').update(bytes()).digest('hex'));
    expect(await server.services.files.head(row!.sourceKey)).toMatchObject({ size: bytes().length });
    expect(await loose()).toEqual([]);
  });

  it.each([
    ['网页.doc', Buffer.from('<html><script>alert(1)</script></html>')],
    ['手册.docx', Buffer.from('%PDF-1.7\n%%EOF')],
    ['四字节.docx', Buffer.from('PK\x03\x04', 'latin1')],
    ['压缩包.docx', zipOf({ 'a.txt': 'a'.repeat(4_000) })],
    ['表格.docx', zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })],
    ['截断.docx', docxOf(['安装前请阅读']).subarray(0, -40)],
    ['表格.doc', oleOf('Workbook')],
    ['旧版.docx', oleOf('WordDocument')],
    ['手册.pdf', zipOf({ 'a.txt': 'a' })],
    ['表格.xlsx', zipOf({ 'a.txt': 'a' })],
    ['程序.pdf.exe', Buffer.from('MZ')],
    ['无扩展名', Buffer.from('%PDF-1.7')],
  ])('refuses %s and keeps nothing of it [DOC-04]', async (name, bytes) => {
    const before = await library.list();
    expect(await library.upload(name, bytes)).toMatchObject({
      status: 400,
      json: { errorMessage: '文件格式错误，请调整后重新上传' },
    });
    expect((await library.list()).count).toBe(before.count);
    expect(await loose()).toEqual([]);
  });

  it.each(['空.pdf', '空.docx'])('says of %s that it is empty and keeps nothing of it [DOC-04]', async (name) => {
    expect(await library.upload(name, Buffer.alloc(0))).toMatchObject({
      status: 400,
      json: { errorMessage: '文件是空的，请选择有内容的文件' },
    });
    expect(await loose()).toEqual([]);
  });

  it('takes a password-protected docx, which says so when it is read [DOC-04]', async () => {
    expect(await library.upload('加密.docx', oleOf('EncryptedPackage'))).toMatchObject(taken);
  });

  it('refuses a name longer than any file system allows (UP-11)', async () => {
    const { status } = await library.upload(`${'长'.repeat(20_000)}.pdf`, pdf);
    expect(status).toBe(400);
    expect(await loose()).toEqual([]);
  });

  it('takes exactly 64 MiB and not one byte more [DOC-04]', async () => {
    const full = Buffer.alloc(constants.UPLOAD_FILE_MAX);
    pdf.copy(full);
    expect(await library.upload('大.pdf', full)).toMatchObject(taken);
    expect(await library.upload('太大.pdf', Buffer.concat([full, Buffer.from('x')]))).toMatchObject({
      status: 413,
      json: { errorMessage: '文件大小超过64M，请调整后重新上传' },
    });
    expect(await loose()).toEqual([]);
  });

  it('reads the assistant and force from fields before or behind the file, or the query [DOC-05]', async () => {
    const file = { field: 'document', name: '手册.pdf', bytes: variant(pdf) };
    const send = async (url: string, { payload, headers }: ReturnType<typeof formOf>) =>
      (
        await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...ann.headers } })
      ).json<unknown>();
    const path = '/api/v1/personalKbBotFile';
    const { kbBotId } = library;
    expect(await send(path, formOf({ kbBotId }, file))).toMatchObject({ status: 'success' });
    expect(await send(`${path}?kbBotId=${kbBotId}`, formOf({}, file))).toMatchObject({ status: 'failed' });
    expect(await send(path, formOf({}, file, { kbBotId, force: 'yes' }))).toMatchObject({ status: 'success' });
    expect(await send(path, formOf({}, file))).toMatchObject({ errorCode: 400001 });
    expect(await send(path, formOf({}, file, { kbBotId: newId() }))).toMatchObject({ errorCode: 102001 });
    expect(await send(path, formOf({}, file, { kbBotId: '\0' }))).toMatchObject({ errorCode: 400001 });
    expect(await loose()).toEqual([]);
  });
});

it.each(['EMFILE', 'ENFILE'])(
  'says that it is busy when the machine has no file descriptor left: %s (REC-07)',
  async (code) => {
    const error = Object.assign(new Error(`${code}: too many open files`), { code });
    const put = vi.spyOn(server.services.files, 'put').mockRejectedValueOnce(error);
    const answer = await library.upload('手册.pdf', variant(pdf));
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    put.mockRestore();
  },
);

describe('uploading the same bytes again', () => {
  it('is a duplicate, until it is forced or the first was deleted [DOC-06]', async () => {
    const bytes = variant(pdf);
    const first = await library.add('甲.pdf', bytes);
    expect((await library.upload('乙.pdf', bytes)).json).toEqual({
      name: '乙.pdf',
      ...duplicate.json,
      sameAs: '甲.pdf',
    });
    const forced = await library.upload('乙.pdf', bytes, { force: 'yes' });
    await ann.call('DELETE', `/api/v1/personalKbBotFile/${first}`);
    expect(await library.upload('丙.pdf', bytes)).toMatchObject(duplicate);
    await ann.call('DELETE', `/api/v1/personalKbBotFile/${forced.as(documents.upload).id}`);
    expect(await library.upload('丙.pdf', bytes)).toMatchObject(taken);
  });

  it('ten times at once keeps one [DOC-06]', async () => {
    const bytes = variant(pdf);
    const before = (await library.list()).count;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => library.upload(`${at}.pdf`, bytes)));
    expect(answers.filter((answer) => answer.as(documents.upload).status === 'success')).toHaveLength(1);
    expect(answers.filter((answer) => answer.as(documents.upload).status === 'failed')).toHaveLength(9);
    expect((await library.list()).count).toBe(before + 1);
    expect(await loose()).toEqual([]);
  });

  it('in another assistant is no duplicate [DOC-06]', async () => {
    const bytes = variant(pdf);
    const other = await libraryOf(server, ann);
    expect(await library.upload('甲.pdf', bytes)).toMatchObject(taken);
    expect(await other.upload('甲.pdf', bytes)).toMatchObject(taken);
  });
});

describe('the shown name', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\a\\手册.pdf', '手册.pdf'],
    ['发票\u202Efdp.exe.pdf', '发票fdp.exe.pdf'],
    ['a\u0000\u0007\r\nb.pdf', 'ab.pdf'],
    ['\u200B.pdf', '未命名.pdf'],
    ['..', '未命名'],
    ['  多  空格 .docx', '多 空格.docx'],
    [`${'长'.repeat(500)}.pdf`, `${'长'.repeat(116)}.pdf`],
    ['e\u0301.pdf', 'e\u0301.pdf'],
  ])('of %j is %j [DOC-04]', (sent, shown) => {
    expect(cleanFileName(sent)).toBe(shown);
  });
});

describe('uploads that are not allowed', () => {
  it('find no assistant of somebody else and leave nothing behind', async () => {
    const bob = await server.actor();
    const owner = await server.member('owner');
    const member = await server.member('member', owner.tenantId);
    const tenantLibrary = await libraryOf(server, owner);
    const send = async (who: Actor, family: string, kbBotId: string) => {
      const { payload, headers } = formOf({ kbBotId }, { field: 'document', name: 'a.pdf', bytes: variant(pdf) });
      const url = `/api/v1/${family}KbBotFile`;
      const sent = { method: 'POST', url, payload, headers: { ...headers, ...who.headers } } as const;
      const { status, error } = new Answer(await server.app.inject(sent));
      return [status, error.errorCode];
    };
    expect(await send(bob, 'personal', library.kbBotId)).toEqual([404, 102001]);
    expect(await send(bob, 'personal', tenantLibrary.kbBotId)).toEqual([404, 102001]);
    expect(await send(owner, 'tenant', library.kbBotId)).toEqual([404, 102001]);
    expect(await send(member, 'tenant', tenantLibrary.kbBotId)).toEqual([403, 403000]);
    expect(await send({ ...bob, headers: {} }, 'personal', library.kbBotId)).toEqual([401, 401000]);
    expect(await loose()).toEqual([]);
  });

  it('stop at what an owner may store', async () => {
    const eve = await server.actor();
    const own = await libraryOf(server, eve);
    const now = new Date();
    await server.services.db.insert(kbBotFile).values({
      kbBotId: own.kbBotId,
      name: '满.pdf',
      kind: 'pdf',
      status: 'trained',
      size: quota.personal.bytes - pdf.length,
      sha256: 'full',
      sourceKey: 'documents/full/source',
      createdAt: now,
      updatedAt: now,
    });
    expect(await own.upload('一.pdf', pdf)).toMatchObject(taken);
    expect(await own.upload('二.pdf', variant(pdf))).toMatchObject({ status: 507, json: { errorCode: 507000 } });
    expect(await library.upload('三.pdf', variant(pdf))).toMatchObject(taken);
    expect(await loose()).toEqual([]);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['an empty body', 'multipart/form-data; boundary=b', ''],
    ['a body cut in the file', 'multipart/form-data; boundary=b', cut()],
    ['a file in the wrong field', 'multipart/form-data; boundary=b', part('files', '%PDF-1.7')],
    ['an empty field name', 'multipart/form-data; boundary=b', part('', '%PDF-1.7')],
    ['ten thousand parts', 'multipart/form-data; boundary=b', many()],
    ['a name of 60 KB', 'multipart/form-data; boundary=b', part('document', '%PDF-1.7', 'n'.repeat(60_000))],
    ['JSON', 'application/json', '{}'],
    ['__proto__ as a field', 'multipart/form-data; boundary=b', part('__proto__', 'x')],
  ])('answer %s with a refusal and go on working', async (_, type, payload) => {
    const url = `/api/v1/personalKbBotFile?kbBotId=${library.kbBotId}`;
    const headers = { ...ann.headers, 'content-type': type };
    const answer = await server.app.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await loose()).toEqual([]);
  });

  it('leave nothing when the client goes away in the middle', async () => {
    const url = new URL(await server.listen());
    const before = (await library.list()).count;
    await new Promise<void>((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname, () => {
        socket.write(
          `POST /api/v1/personalKbBotFile?kbBotId=${library.kbBotId} HTTP/1.1\r\nhost: x\r\n` +
            `authorization: Bearer ${ann.token}\r\ncontent-type: multipart/form-data; boundary=b\r\n` +
            'content-length: 5000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7\n' +
            'x'.repeat(200_000),
        );
        setTimeout(() => socket.destroy(), 300);
      });
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    await expect.poll(loose).toEqual([]);
    expect((await library.list()).count).toBe(before);
  });
});

describe('bytes without an owner', () => {
  it('are swept at the start, claimed ones stay', async () => {
    const { services } = server;
    const kept = await library.add('留.pdf', variant(pdf));
    await announceFiles(services, ['documents/lost/source']);
    await services.files.put('documents/lost/source', Buffer.from('lost'));
    expect(await sweepFiles(services, 60_000)).toBe(0);
    expect(await sweepFiles(services, 0)).toBe(1);
    expect(await services.files.head('documents/lost/source')).toBeUndefined();
    const [row] = await services.db.select().from(kbBotFile).where(eq(kbBotFile.id, kept));
    expect(await services.files.head(row!.sourceKey)).toBeDefined();
  });
});

function part(field: string, content: string, name = 'a.pdf'): string {
  return `--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}\r\n--b--\r\n`;
}

function cut(): string {
  return '--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7 and then';
}

function many(): string {
  return `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nv\r\n'.repeat(10_000)}--b--\r\n`;
}

it('an upload whose stored row lost the reply of the database keeps its bytes', async () => {
  const { db } = server.services;
  const transaction = db.transaction.bind(db);
  let lost = false;
  const spy = vi.spyOn(db, 'transaction').mockImplementation((async (...args: Parameters<typeof transaction>) => {
    const result = await transaction(...args);
    if (lost) return result;
    lost = true;
    throw Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });
  }) as never);
  expect((await library.upload('lost-reply.pdf', variant(pdf))).status).toBe(503);
  spy.mockRestore();
  const row = (await library.list({ size: 100 })).rows.find((file) => file.name === 'lost-reply.pdf');
  expect(await server.services.files.head(`documents/${row?.id}/source`)).toBeDefined();
});
