import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { featuredShoppes, shoppes } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { formOf } from '../documents/testing/form.ts';
import { tenant } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { Answer, createTestServer, type Actor, type TestServer } from '../testing/index.ts';

const pages = mkdtempSync(join(tmpdir(), 'tinystar-shoppes-'));
const built = '<head><meta name="description" content="小星" /><title>小星</title></head>';
writeFileSync(join(pages, 'index.html'), built);

let server: TestServer;
let owner: Actor;
let lender: Actor;
let member: Actor;
let open: string;
let inside: string;
let lent: string;

beforeAll(async () => {
  server = await createTestServer({ pages, environment: { PUBLIC_ORIGIN: 'https://star.example' } });
  [owner, lender] = [await server.member('owner'), await server.member('owner')];
  member = await server.member('member', owner.tenantId);
  const seed = async (of: Actor, name: string, permission: 'public' | 'protected') =>
    (
      await seedAssistant(server.services, {
        owner: { type: 'tenant', id: of.tenantId! },
        settings: { name, permission, category: 'general' },
      })
    ).id;
  open = await seed(owner, '设备维修', 'public');
  inside = await seed(owner, '内部制度', 'protected');
  lent = await seed(lender, '焊接顾问', 'public');
  await authorise('bulkCreate');
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true });
});

const post = (url: string, body: object, who: Pick<Actor, 'call'> = owner) => who.call('POST', `/api/v1/${url}`, body);
const authorise = (act: 'bulkCreate' | 'bulkDestroy') =>
  post(`kbBotAuthorization/${act}`, { tenantId: owner.tenantId, kbBotIds: [lent] }, lender);
const create = async (name = '智造展厅', templateId = 'product-manual') => post('shoppe', { name, templateId });
const made = async (name?: string) => (await create(name)).as(shoppes.create).id;
const place = (shoppeId: string, kbBotIds: string[], who?: Actor) =>
  post('shoppeKbBot/bulkUpdate', { shoppeId, kbBotIds }, who);
const bots = async (shoppeId: string) => (await post('shoppeKbBot/query/page', { shoppeId })).as(shoppes.bots).rows;
const enable = (id: string, status = 'enabled') => post('shoppe/update/status', { id, status });
const visit = (id: string) => server.visitor.call('GET', `/api/v1/public/shoppe/${id}`);
const shown = async (shoppeId: string) =>
  (await post('public/shoppeKbBot/query/page', { shoppeId }, server.visitor)).as(shoppes.shown);
const send = async (bytes: Buffer, who = owner) => {
  const { payload, headers } = formOf({}, { field: 'files', name: 'cover.webp', bytes });
  const url = '/api/v1/oss/upload4Shoppe';
  return new Answer(await server.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...who.headers } }));
};
const picture = () =>
  sharp({ create: { width: 60, height: 45, channels: 3, background: '#00bb93' } })
    .webp()
    .toBuffer();

test('a showcase begins disabled with an assistant from the template, is configured, opened and deleted [SHOP-05] [SHOP-06] [SHOP-07]', async () => {
  expect((await create('', 'product-manual')).error.errorMessage).toBe('展厅名称由1-20个字符组成');
  expect((await create('字'.repeat(21))).error.errorMessage).toBe('展厅名称由1-20个字符组成');
  expect((await create('展厅', 'unknown')).error.errorMessage).toBe('请选择助手模板');
  expect((await post('shoppe', { name: '展厅' })).error.errorMessage).toBe('请选择助手模板');
  const id = await made(' 华晨智造展厅 ');
  const row = (await owner.call('GET', `/api/v1/shoppe/${id}`)).as(shoppes.get);
  expect(row).toMatchObject({ name: '华晨智造展厅', status: 'disabled', kbBotCount: 1, banner: null });
  expect(await bots(id)).toMatchObject([{ name: '产品手册问答', state: 'unpublished', lentBy: '' }]);
  expect(await visit(id)).toMatchObject({ status: 404, json: { errorMessage: '展厅已停用' } });
  const change = (body: object) => owner.call('PUT', `/api/v1/shoppe/${id}`, body);
  const fields = { name: '新名字', description: '六位助手', banner: null };
  expect((await change({ ...fields, description: '字'.repeat(81) })).error.errorMessage).toBe('简介不能超过80个字符');
  expect((await change(fields)).status).toBe(200);
  expect((await enable(id)).status).toBe(200);
  expect((await visit(id)).as(shoppes.open)).toMatchObject({ name: '新名字', description: '六位助手' });
  expect((await post('shoppe/query/page', {})).as(shoppes.page).rows[0]).toMatchObject({ id, status: 'enabled' });
  expect((await owner.call('DELETE', `/api/v1/shoppe/${id}`)).status).toBe(200);
  expect(await visit(id)).toMatchObject({ status: 404, json: { errorMessage: '展厅不存在' } });
});

test('visitors see what is published on the internet, in the order of the enterprise [SHOP-04] [SHOP-06]', async () => {
  const id = await made();
  await enable(id);
  expect((await place(id, [lent, inside, open, lent])).status).toBe(200);
  expect((await bots(id)).map(({ id: bot, state, lentBy }) => [bot, state, lentBy])).toEqual([
    [lent, 'shown', '测试企业'],
    [inside, 'unpublished', ''],
    [open, 'shown', ''],
  ]);
  const names = async () => (await shown(id)).rows.map(({ name }) => name);
  expect(await names()).toEqual(['焊接顾问', '设备维修']);
  expect((await shown(id)).count).toBe(2);
  await place(id, [open, lent]);
  expect(await names()).toEqual(['设备维修', '焊接顾问']);
  await server.services.db.update(kbBot).set({ status: 'disabled' }).where(eq(kbBot.id, open));
  expect(await names()).toEqual(['焊接顾问']);
  await server.services.db.update(kbBot).set({ status: 'enabled' }).where(eq(kbBot.id, open));
  const stop = (of: Actor, status: 'stopped' | 'enabled') =>
    server.services.db.update(tenant).set({ status }).where(eq(tenant.id, of.tenantId!));
  await stop(lender, 'stopped');
  expect(await names()).toEqual(['设备维修']);
  await stop(lender, 'enabled');
  await stop(owner, 'stopped');
  expect((await visit(id)).status).toBe(404);
  expect((await post('public/shoppeKbBot/query/page', { shoppeId: id }, server.visitor)).status).toBe(404);
  await stop(owner, 'enabled');
});

test('an assistant that is taken back leaves the page at once, and nothing new is told of it [SHOP-09] [AUTHZ-05]', async () => {
  const id = await made();
  await enable(id);
  await place(id, [lent, open]);
  expect((await shown(id)).count).toBe(2);
  await authorise('bulkDestroy');
  await server.services.db.update(kbBot).set({ name: '改了名' }).where(eq(kbBot.id, lent));
  expect((await shown(id)).rows.map(({ name }) => name)).toEqual(['设备维修']);
  expect((await bots(id))[0]).toMatchObject({ id: lent, name: '焊接顾问', state: 'withdrawn', description: '' });
  const choices = async () =>
    (await post('shoppeKbBot/query/page4Choice', { of: 'lent' })).as(shoppes.choices).rows.map(({ name }) => name);
  expect(await choices()).toEqual([]);
  // It may stay where it stands, but comes into no other showcase and gets no cover.
  expect((await place(id, [open, lent])).status).toBe(200);
  expect((await place(await made(), [lent])).status).toBe(404);
  expect((await post('tenantKbBot/update/shoppeSetting', { kbBotId: lent, cover: null })).status).toBe(404);
  await authorise('bulkCreate');
  expect(await choices()).toEqual(['改了名']);
  const [again] = (await post('shoppeKbBot/query/page4Choice', { of: 'lent' })).as(shoppes.choices).rows;
  expect(again?.placedIn.map((place) => place.id)).toContain(id);
  expect((await shown(id)).rows.map(({ name }) => name)).toEqual(['设备维修', '改了名']);
});

test('own and lent assistants are found by name, with their covers [SHOP-08] [SHOP-15]', async () => {
  const found = async (keyword: string) =>
    (await post('shoppeKbBot/query/page4Choice', { of: 'own', keyword })).as(shoppes.choices);
  expect((await found('设备')).rows).toMatchObject([{ id: open, state: 'shown', cover: null }]);
  expect(await found('%')).toEqual({ rows: [], count: 0 });
  const { fileUrl } = (await send(await picture())).as(shoppes.upload).rows[0]!;
  const cover = { url: fileUrl, aspect: 4 / 3 };
  const set = (body: object, who = owner) => post('tenantKbBot/update/shoppeSetting', body, who);
  expect((await set({ kbBotId: open, cover })).status).toBe(200);
  expect((await set({ kbBotId: lent, cover })).status).toBe(200);
  expect((await found('设备')).rows[0]?.cover).toEqual(cover);
  // The lender's own showcases keep their own cover.
  const theirs = await post('shoppeKbBot/query/page4Choice', { of: 'own' }, lender);
  const own = theirs.as(shoppes.choices).rows.find(({ id }) => id === lent);
  expect(own?.cover).toBeNull();
  // Nor do they hear where it is shown by others.
  expect(own?.placedIn).toEqual([]);
  expect((await set({ kbBotId: open, cover }, lender)).status).toBe(404);
  expect((await set({ kbBotId: open, cover: { url: 'https://elsewhere.example/a.png', aspect: 1 } })).status).toBe(400);
  const unknown = { url: `/file/v1/open/image/${newId()}`, aspect: 1 };
  expect((await set({ kbBotId: open, cover: unknown })).error.errorMessage).toBe('图片无效，请重新上传');
  expect((await set({ kbBotId: open, cover: null })).status).toBe(200);
  expect((await found('设备')).rows[0]?.cover).toBeNull();
});

test('covers are JPEG, PNG and WebP below 20 MiB, stored anew [SHOP-12]', async () => {
  expect(await send(Buffer.from('GIF89a'))).toMatchObject({ status: 400, json: { errorMessage: '不支持的文件格式' } });
  expect(await send(Buffer.alloc(20 * 1_048_576 + 1))).toMatchObject({
    status: 413,
    json: { errorMessage: '上传的图片不得大于20M' },
  });
  expect((await send(await picture())).status).toBe(200);
  expect((await send(await picture(), member)).status).toBe(403);
});

test('an enterprise has twenty showcases of fifty assistants at most, also when calls come together [SHOP-05]', async () => {
  const rich = await server.member('owner');
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, at) => post('shoppe', { name: `展厅${at}`, templateId: 'product-manual' }, rich)),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ error }) => error.errorMessage)).toEqual(['最多创建20个展厅', '最多创建20个展厅']);
  const id = answers.find(({ status }) => status === 200)!.as(shoppes.create).id;
  const many = await place(id, Array.from({ length: 51 }, newId), rich);
  expect(many.error.errorMessage).toBe('展厅里最多放50个助手');
});

test('members find featured what they may talk to, not what is unpublished [SHOP-14]', async () => {
  const id = await made('精选');
  await place(id, [inside, open, ...(await bots(id)).map((bot) => bot.id)]);
  const featured = async (who: Actor) => {
    const { rows } = (await post('tenant/query/page4Shoppe', { size: 100 }, who)).as(featuredShoppes.page);
    return rows.find((row) => row.id === id)?.rows.map(({ name }) => name);
  };
  expect(await featured(member)).toBeUndefined();
  await enable(id);
  expect(await featured(member)).toEqual(['内部制度', '设备维修']);
  expect(await featured(owner)).toEqual(['内部制度', '设备维修']);
  expect(await featured(await server.actor())).toBeUndefined();
});

test('whoever is sent the link of a showcase or its chat sees title, words and picture; of a closed one nothing [SHOP-04] [SHOP-16]', async () => {
  const document = async (path: string) => (await server.app.inject({ method: 'GET', url: path })).body;
  const id = await made('A<b>"展厅"');
  expect(await document(`/shoppe/${id}`)).toBe(built);
  await enable(id);
  const { fileUrl } = (await send(await picture())).as(shoppes.upload).rows[0]!;
  const fields = { name: 'A<b>"展厅"', description: "六位助手 $& '", banner: { url: fileUrl, aspect: 2 } };
  expect((await owner.call('PUT', `/api/v1/shoppe/${id}`, fields)).status).toBe(200);
  const shared = await document(`/shoppe/${id}`);
  expect(shared).toContain('<title>A&lt;b&gt;&quot;展厅&quot; - 测试企业</title>');
  expect(shared).toContain('<meta property="og:description" content="六位助手 $&amp; &#39;" />');
  expect(shared).toContain(`<meta property="og:image" content="https://star.example${fileUrl}" />`);
  expect(shared).not.toContain('content="小星"');
  const publicIdOf = async (bot: string) =>
    (await server.services.db.select().from(kbBot).where(eq(kbBot.id, bot)))[0]!.publicId;
  expect(await document(`/shoppe/bot/${await publicIdOf(open)}`)).toContain('<title>设备维修</title>');
  expect(await document(`/shoppe/bot/${await publicIdOf(inside)}`)).toBe(built);
  // The same at the public page of an assistant, with the product's own picture where it has none.
  for (const path of ['/b/', '/bot/']) {
    const chat = await document(path + (await publicIdOf(open)));
    expect(chat).toContain('<meta property="og:title" content="设备维修" />');
    expect(chat).toContain('<meta property="og:image" content="https://star.example/icon-512.png" />');
    expect(await document(path + (await publicIdOf(inside)))).toBe(built);
  }
  const packed = await server.app.inject({
    method: 'GET',
    url: `/b/${await publicIdOf(open)}`,
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('<title>设备维修</title>');
});
