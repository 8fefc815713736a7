import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { assistants, documents, qaPairs } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '../../documents/testing/form.ts';
import { pdfOf } from '../../documents/testing/pdf.ts';
import { storedImage } from '../../uploads/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../../testing/index.ts';
import { looseFile } from '../files/schema.ts';
import { rateLimit } from './schema.ts';

let server: TestServer;
let address: string;
let owner: Actor;
let pdf: Buffer;
beforeAll(async () => {
  server = await createTestServer();
  address = await server.listen();
  owner = await server.member('owner');
  pdf = await pdfOf(['The pump must be cleaned every week.']);
});
afterAll(() => server.close());

const loose = () => server.services.db.$count(looseFile);
const counted = (key: string) => server.services.db.$count(rateLimit, eq(rateLimit.key, key));
const setRole = (userId: string, permission: string) =>
  owner.call('POST', '/api/v1/tenantUser/bulkUpdate/permission', { userIds: [userId], permission });

/** Sends half of a form, does `between` when the server is `taking` it, and sends the rest. */
async function sendInHalves(
  who: Actor,
  url: string,
  { payload, headers }: ReturnType<typeof formOf>,
  { taking, between }: { taking: () => Promise<unknown>; between: () => Promise<unknown> },
): Promise<{ status: number | undefined; body: string }> {
  const length = { 'content-length': payload.length };
  const sending = request(address + url, { method: 'POST', headers: { ...headers, ...who.headers, ...length } });
  const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    sending.on('error', reject).on('response', (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    });
  });
  const half = payload.length >> 1;
  sending.write(payload.subarray(0, half));
  await expect.poll(taking, { timeout: 10_000 }).toBeTruthy();
  await between();
  sending.end(payload.subarray(half));
  return await answered;
}

describe('an upload whose sender loses his right while the body comes', () => {
  const kbBot = async () =>
    (await owner.call('POST', '/api/v1/tenantKbBot', { name: '慢慢上传' })).as(assistants.create).id;
  const document = () => formOf({}, { field: 'document', name: '手册.pdf', bytes: pdf });
  const documentsOf = async (id: string) =>
    (await owner.call('POST', '/api/v1/kbBotFile/query/list', { id })).as(documents.list).count;

  test.each([
    ['demoted', (id: string) => setRole(id, 'member')],
    ['removed', (id: string) => owner.call('POST', '/api/v1/cross/remove/tenant/users', { userIds: [id] })],
  ])('keeps no document of an admin who was %s [DOC-04] [ENT-08] (AUTHZ-06)', async (_, lose) => {
    const admin = await server.member('admin', owner.tenantId);
    const id = await kbBot();
    const between = async () => expect((await lose(admin.userId)).status).toBe(200);
    const url = `/api/v1/tenantKbBotFile?kbBotId=${id}`;
    expect(await sendInHalves(admin, url, document(), { taking: loose, between })).toMatchObject({ status: 403 });
    expect([await documentsOf(id), await loose()]).toEqual([0, 0]);
  });

  test('keeps no document where the assistant is named behind the bytes [DOC-04]', async () => {
    const admin = await server.member('admin', owner.tenantId);
    const id = await kbBot();
    const form = formOf({}, { field: 'document', name: '手册.pdf', bytes: pdf }, { kbBotId: id });
    const between = () => setRole(admin.userId, 'member');
    const answer = await sendInHalves(admin, '/api/v1/tenantKbBotFile', form, { taking: loose, between });
    expect(answer.status).toBe(403);
    expect([await documentsOf(id), await loose()]).toEqual([0, 0]);
  });

  test('takes no questions and answers in [QA-06]', async () => {
    const admin = await server.member('admin', owner.tenantId);
    const id = await kbBot();
    const bytes = Buffer.from(`问题,答案\n${'多久清洗一次？,每周\n'.repeat(200)}`);
    const form = formOf({ kbBotId: id }, { field: 'files', name: '问答.csv', bytes });
    const taking = () => counted(`qaImport:${id}`);
    const between = () => setRole(admin.userId, 'member');
    const answer = await sendInHalves(admin, '/api/v1/tenantKbBotQaPair/bulkImport', form, { taking, between });
    expect(answer.status).toBe(403);
    const { latest } = (await owner.call('POST', '/api/v1/tenantKbBotQaPair/query/import', { kbBotId: id })).as(
      qaPairs.importState,
    );
    expect([latest, await loose()]).toEqual([null, 0]);
  });

  test('keeps no picture for an enterprise, which the handler itself opens to admins alone', async () => {
    const admin = await server.member('admin', owner.tenantId);
    const before = await server.services.db.$count(storedImage);
    const create = { width: 64, height: 64, channels: 3, background: 'red' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const form = formOf({ category: 'tenantBrand' }, { field: 'files', name: '标志.png', bytes });
    const taking = () => counted(`avatar:${admin.userId}`);
    const between = () => setRole(admin.userId, 'member');
    const answer = await sendInHalves(admin, '/api/v1/oss/upload4Avatar', form, { taking, between });
    expect(answer.status).toBe(403);
    expect(await server.services.db.$count(storedImage)).toBe(before);
  });

  test('is taken from whoever keeps it', async () => {
    const admin = await server.member('admin', owner.tenantId);
    const id = await kbBot();
    const url = `/api/v1/tenantKbBotFile?kbBotId=${id}`;
    const between = () => setRole(admin.userId, 'admin');
    expect(await sendInHalves(admin, url, document(), { taking: loose, between })).toMatchObject({ status: 200 });
    expect(await documentsOf(id)).toBe(1);
  });

  test('keeps nothing in an assistant that was removed meanwhile', async () => {
    const id = await kbBot();
    const url = `/api/v1/tenantKbBotFile?kbBotId=${id}`;
    const between = () => owner.call('DELETE', `/api/v1/tenantKbBot/${id}`);
    const answer = await sendInHalves(owner, url, document(), { taking: loose, between });
    expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('102001')]);
    expect(await loose()).toBe(0);
  });
});
