import { gzipSync } from 'node:zlib';
import { blocks as blockCalls, documents, type Block } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kbBotFile, kbBotFileVersion } from '../documents/schema.ts';
import { libraryOf, type Library } from '../documents/testing/library.ts';
import { newId } from '../platform/database/columns.ts';
import { looseFile } from '../platform/files/schema.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { recaptureJob } from './recaptureJob.ts';
import { startSite } from './testing/startSite.ts';

const DAY = 86_400_000;
const base = '/api/v1/personalKbBotFile';

let site: Awaited<ReturnType<typeof startSite>>;
let origin: string;
/** What the site serves, by path. */
const served = new Map<string, { type: string; body: string | Buffer }>();
let server: TestServer;
let ann: Actor;
let library: Library;

const pageOf = (title: string, paragraphs: readonly string[]) => ({
  type: 'text/html',
  body: `<!doctype html><title>${title}</title><article><h1>${title}</h1>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</article>`,
});
const mapOf = (urls: readonly string[], kind = 'urlset') => ({
  type: 'application/xml',
  body: `<?xml version="1.0"?><${kind}>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</${kind}>`,
});

beforeAll(async () => {
  site = await startSite((request, response) => {
    const answer = served.get(request.url ?? '');
    if (answer) response.writeHead(200, { 'content-type': answer.type }).end(answer.body);
    else response.writeHead(404).end();
  });
  ({ origin } = site);
  server = await createTestServer({ worker: true, environment: { EGRESS_ALLOW: site.host } });
});
afterAll(async () => {
  await server.close();
  site.close();
});
beforeEach(async () => {
  served.clear();
  ann = await server.actor();
  library = await libraryOf(server, ann);
});

const rules = [
  '退货须在签收后七天之内提出申请，并保持商品完好如初。',
  '运费由卖家承担，偏远地区由双方协商决定如何分担。',
  '定制商品一经制作不予退换，下单之前请先确认尺寸。',
  '客服电话每天早上九点开始接听，周末和节假日除外。',
];
const add = (path: string, body: object = {}) =>
  ann.call('POST', `${base}/site`, { kbBotId: library.kbBotId, siteUrl: `${origin}${path}`, ...body });
const added = async (path: string, body: object = {}): Promise<string> => {
  const { id } = (await add(path, body)).as(documents.addSite);
  await server.settled();
  return id!;
};
const rowOf = async (id: string) => (await server.services.db.select().from(kbBotFile).where(eq(kbBotFile.id, id)))[0]!;
const read = async (id: string) => {
  const wanted = { kbBotFileId: id, kbBotId: library.kbBotId };
  return (await ann.call('POST', '/api/v1/kbBotFile/query/result', wanted)).as(documents.result);
};
const blocksOf = async (id: string) => (await read(id)).pages.flatMap(({ blocks }) => blocks);
const withWords = (blocks: readonly Block[], words: string) => blocks.find(({ text }) => text.includes(words));
const again = async (id: string) => {
  server.clock.advance(61_000);
  expect((await ann.call('POST', `${base}/recapture`, { kbBotId: library.kbBotId, id })).status).toBe(200);
  await server.settled();
};

describe('a web page in the library', () => {
  it('keeps its address, is taken once, and once more by force [DOC-06] [DOC-07]', async () => {
    served.set('/rules', pageOf('退货规则', rules));
    const id = await added('/rules', { every: 'week' });
    const { rows } = await library.list();
    expect(rows[0]).toMatchObject({
      id,
      kind: 'site',
      name: '退货规则.pdf',
      status: 'trained',
      site: { url: `${origin}/rules`, every: 'week', capturedAt: expect.any(Number) },
    });
    const { recaptureAt, capturedAt } = await rowOf(id);
    expect(Math.round((recaptureAt!.getTime() - capturedAt!.getTime()) / DAY)).toBe(7);
    expect((await add('/rules')).json).toMatchObject({ status: 'failed', reason: '重复上传' });
    expect((await add('/rules', { force: 'yes' })).json).toMatchObject({ status: 'success' });
    expect((await add('/missing')).json).toMatchObject({ errorMessage: '网页抓取失败' });
    expect((await add('/rules', { siteUrl: 'rules' })).json).toMatchObject({ errorMessage: '无效网址' });
    await server.settled();
  });

  it('is captured again: edits of unchanged blocks stay, the others follow the page [DOC-07] [PDF-03]', async () => {
    served.set('/rules', pageOf('退货规则', rules));
    const id = await added('/rules');
    const { pages, version } = await read(id);
    const all = pages.flatMap(({ blocks }) => blocks);
    const [first, freight, custom, phone] = ['七天之内', '运费', '定制商品', '客服电话'].map((words) =>
      withWords(all, words)!,
    );
    const box = { left: 60, top: 700, right: 400, bottom: 740 };
    const diff = {
      index: 1,
      disable: [freight!.id],
      delete: [custom!.id],
      edit: [
        { id: first!.id, text: '退货须在十五天之内提出。' },
        { id: phone!.id, text: '客服电话全天接听。' },
      ],
      add: [{ key: 'own', after: phone!.id, type: 'paragraph', box, text: '店主自己加上的一段说明。' }],
    };
    const saved = await ann.call('POST', `${base}/updateResult`, {
      kbBotId: library.kbBotId,
      kbBotFileId: id,
      version,
      pages: [diff],
    });
    expect(saved.as(blockCalls.save).version).toBeGreaterThan(0);
    await server.settled();
    const before = await rowOf(id);
    // The words of the last paragraph change, and a new one comes first.
    const changed = [
      '本规则自今年十月一日起施行，此前的订单照旧规则办理。',
      ...rules.slice(0, 3),
      '客服电话改为每天早上八点开始接听，全年无休息日。',
    ];
    served.set('/rules', pageOf('退货规则', changed));
    await again(id);
    const after = await blocksOf(id);
    expect(after.map(({ text }) => text)).toEqual([
      `${origin}/rules`,
      '退货规则',
      changed[0],
      '退货须在十五天之内提出。',
      rules[1],
      changed[4],
      '店主自己加上的一段说明。',
    ]);
    expect(withWords(after, '十五天')?.id).toBe(first!.id);
    expect(withWords(after, '运费')).toMatchObject({ id: freight!.id, status: 'disabled' });
    expect(after.filter(({ status }) => status === 'disabled')).toHaveLength(1);
    // The unchanged paragraphs stand lower now, and their boxes with them.
    expect(withWords(after, '十五天')!.box.top).not.toBe(first!.box.top);
    const row = await rowOf(id);
    expect([row.status, row.version > before.version, row.sourceKey === before.sourceKey]).toEqual([
      'trained',
      true,
      false,
    ]);
    const [kept] = await server.services.db.select().from(kbBotFileVersion).where(eq(kbBotFileVersion.fileId, id));
    expect(await server.services.files.head(kept!.sourceKey)).toMatchObject({ size: before.size });
    expect(await server.services.db.select().from(looseFile)).toEqual([]);
  });

  it('stays untouched while the page says the same, and when it cannot be captured [DOC-07]', async () => {
    served.set('/rules', pageOf('退货规则', rules));
    const id = await added('/rules');
    const before = await rowOf(id);
    await again(id);
    const same = await rowOf(id);
    expect([same.version, same.run, same.sourceKey]).toEqual([before.version, before.run, before.sourceKey]);
    expect(same.capturedAt!.getTime()).toBeGreaterThan(before.capturedAt!.getTime());
    served.clear();
    await again(id);
    expect(await rowOf(id)).toMatchObject({ status: 'trained', reason: '上次重新抓取没有成功，仍使用之前的内容' });
    expect((await blocksOf(id)).length).toBe(before.blockCount);
    served.set('/rules', pageOf('退货规则', rules));
    await again(id);
    expect((await rowOf(id)).reason).toBe('');
  });

  it('is captured when it is due and not before, until that is switched off [DOC-07]', async () => {
    served.set('/rules', pageOf('退货规则', rules));
    const id = await added('/rules');
    const set = (every: string) =>
      ann.call('POST', `${base}/recapture/update`, { kbBotId: library.kbBotId, id, every });
    const due = () =>
      recaptureJob.handler(
        { fileId: id, asked: false },
        { services: server.services, attempt: 1, signal: new AbortController().signal },
      );
    expect((await set('day')).status).toBe(200);
    served.set('/rules', pageOf('退货规则', [...rules, '新增的一条规则从下个月一号起开始施行。']));
    await due();
    expect(withWords(await blocksOf(id), '新增的')).toBeUndefined();
    server.clock.advance(DAY + 1_000);
    await due();
    await server.settled();
    expect(withWords(await blocksOf(id), '新增的')).toBeDefined();
    const { recaptureAt } = await rowOf(id);
    expect(Math.round((recaptureAt!.getTime() - server.services.now().getTime()) / 60_000)).toBe(24 * 60);
    await set('never');
    served.set('/rules', pageOf('退货规则', rules));
    server.clock.advance(2 * DAY);
    await due();
    expect(withWords(await blocksOf(id), '新增的')).toBeDefined();
  });

  it('belongs to its makers, and other files are no pages [DOC-07]', async () => {
    served.set('/rules', pageOf('退货规则', rules));
    const id = await added('/rules');
    const bob = await server.actor();
    const { kbBotId } = library;
    for (const [path, body] of [
      ['/site', { siteUrl: `${origin}/rules` }],
      ['/sitemap', { siteUrl: origin }],
      ['/recapture', { id }],
      ['/recapture/update', { id, every: 'day' }],
    ] as const)
      expect([path, (await bob.call('POST', base + path, { kbBotId, ...body })).status]).toEqual([path, 404]);
    const other = await ann.call('POST', `${base}/recapture`, { kbBotId, id: newId() });
    expect(other.status).toBe(404);
  });
});

describe('the map of a site', () => {
  const mapFor = (siteUrl: string) => ann.call('POST', `${base}/sitemap`, { kbBotId: library.kbBotId, siteUrl });

  it('is found from any address of the site, capped, with what the library has [DOC-07]', async () => {
    served.set('/rules', pageOf('退货规则', rules));
    await added('/rules');
    const urls = Array.from({ length: 230 }, (_, at) => `${origin}/p${at}`);
    served.set('/sitemap.xml', mapOf([`${origin}/rules`, 'https://elsewhere.example/a', ...urls, urls[0]!]));
    const { pages, count } = (await mapFor(`${origin}/shop/index.html`)).as(documents.sitemap);
    expect([pages.length, count]).toEqual([200, 231]);
    expect(pages.slice(0, 2)).toEqual([
      { url: `${origin}/rules`, known: true },
      { url: `${origin}/p0`, known: false },
    ]);
  });

  it('may be packed, plain text, or name other maps [DOC-07]', async () => {
    served.set('/list.txt', { type: 'text/plain', body: `${origin}/a\n${origin}/b\nhttps://elsewhere.example/` });
    const packed = gzipSync(mapOf([`${origin}/c&amp;d`]).body as string);
    served.set('/one.xml.gz', { type: 'application/x-gzip', body: packed });
    served.set('/sitemap.xml', mapOf([`${origin}/one.xml.gz`], 'sitemapindex'));
    const urlsOf = async (siteUrl: string) =>
      (await mapFor(siteUrl)).as(documents.sitemap).pages.map(({ url }) => url.slice(origin.length));
    expect(await urlsOf(`${origin}/list.txt`)).toEqual(['/a', '/b']);
    expect(await urlsOf(origin)).toEqual(['/c&d']);
  });

  it('says so when there is none, it is a bomb, or lies inside [DOC-07]', async () => {
    served.set('/bomb.xml', { type: 'application/x-gzip', body: gzipSync(Buffer.alloc(40_000_000, 'a')) });
    for (const siteUrl of [origin, `${origin}/bomb.xml`, 'http://169.254.169.254/sitemap.xml'])
      expect((await mapFor(siteUrl)).json).toMatchObject({ errorMessage: '没有读到站点地图，请填写站点地图的网址' });
    expect((await mapFor('shop')).json).toMatchObject({ errorMessage: '无效网址' });
  });
});
