import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { sourceScene, type SourceScene } from './testing/sourceScene.ts';
import { startFeed, type FeedSource } from './testing/startFeed.ts';
import type { WebDav } from './testing/startWebDav.ts';

let server: TestServer;
let site: FeedSource;
let scene: SourceScene;

const rules = '退货须在签收后七天之内提出申请，并保持商品完好如初。';
const hours = '门店每天早上九点开门，周末与节假日提前半小时开门。';

beforeAll(async () => {
  server = await createTestServer({ worker: true, environment: { SOURCE_HOSTS: '127.0.0.1' } });
});
afterAll(() => server.close());
beforeEach(async () => {
  site = await startFeed();
  const ann = await server.actor({ coins: 50 });
  scene = await sourceScene(server, ann, { address: site.address } as WebDav);
  return () => site.close();
});

describe('a source on the web', () => {
  it('of pages follows a change, costs nothing while they read the same, and a deletion [DOC-07]', async () => {
    site.pages.set('/', { body: '首页' });
    site.pages.set('/rules', { body: site.show('退货规则', rules) });
    site.pages.set('/hours', { body: site.show('营业时间', hours) });
    const map = (dates: Record<string, string>) =>
      site.pages.set('/sitemap.xml', { type: 'text/xml', body: site.map(dates) });
    map({ '/rules': '2026-11-01', '/hours': '' });
    await scene.create({ kind: 'site', address: site.origin, user: undefined, password: undefined });
    expect(await scene.look()).toMatchObject({ listed: 2, added: 2 });
    const { id } = (await scene.documents())['退货规则.pdf']!;
    expect(await scene.texts(id)).toContain(rules);
    site.requests.length = 0;
    expect(await scene.look()).toMatchObject({ planned: 1, unchanged: 2, changed: 0, moved: 0 });
    expect(site.requests.filter((path) => !/robots|sitemap/.test(path))).toEqual(['/', '/hours']);
    site.pages.set('/rules', { body: site.show('退货规则', rules.replace('七天', '十五天')) });
    map({ '/rules': '2026-11-02', '/hours': '' });
    expect(await scene.look()).toMatchObject({ changed: 1, added: 0, removed: 0, unchanged: 1 });
    expect(await scene.texts(id)).toContain(rules.replace('七天', '十五天'));
    map({ '/rules': '2026-11-02' });
    expect(await scene.look()).toMatchObject({ changed: 0, removed: 1 });
    expect(Object.keys(await scene.documents())).toEqual(['退货规则.pdf']);
  });

  it('of entries keeps those that the feed no longer has [DOC-07]', async () => {
    site.post([{ id: '1', title: '通知一', content: `<p>${rules}</p>` }]);
    await scene.create({ kind: 'feed', address: site.address, user: undefined, password: undefined });
    expect(await scene.look()).toMatchObject({ listed: 1, added: 1 });
    expect(await scene.look()).toMatchObject({ planned: 0, unchanged: 1 });
    site.post([{ id: '2', title: '通知二', content: `<p>${hours}</p>` }]);
    expect(await scene.look()).toMatchObject({ added: 1, removed: 0 });
    expect(Object.keys(await scene.documents()).toSorted()).toEqual(['通知一.pdf', '通知二.pdf']);
  });
});
