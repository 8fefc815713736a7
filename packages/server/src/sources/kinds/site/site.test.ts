import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, listAll, reachingOf } from '../../testing/reachingOf.ts';
import { startSiteSource, type SiteSource } from '../../testing/startSiteSource.ts';
import type { SourceFailure } from '../kind.ts';
import { siteKind } from './index.ts';
import { parseRobots } from './robots.ts';

const story = '水泵需要每周清洗一次，清洗前请先断开电源并等待十分钟。'.repeat(8);
const xml = 'application/xml';

let site: SiteSource;
beforeAll(async () => {
  site = await startSiteSource();
});
afterAll(() => site.close());
beforeEach(() => {
  site.pages.clear();
  site.requests.length = 0;
  site.load.most = 0;
  site.pages.set('/', { body: site.show('帮助中心', story) });
});

const list = async (path = '/') => {
  const reached = reachingOf(site.origin + path);
  const entries = await listAll(siteKind, reached);
  return { entries, paths: entries.map(({ id }) => id.slice(site.origin.length)), notes: reached.notes };
};
const entry = (path: string, revision = '') => ({
  id: site.origin + path,
  name: path,
  path: site.origin + path,
  revision,
});
const fetchIt = (path: string, known = '', revision = '') =>
  siteKind.fetch(reachingOf(site.origin).reaching, entry(path, revision), known);
const revisionOf = (fetched: { unchanged: boolean; revision?: string }) => fetched.revision!;

describe('the pages of a site', () => {
  it('are those of its maps, each once, of its own host, that robots may read', async () => {
    const index = (paths: readonly string[]) =>
      `<sitemapindex>${paths.map((path) => `<sitemap><loc>${site.origin}${path}</loc></sitemap>`).join('')}</sitemapindex>`;
    site.pages.set('/robots.txt', {
      type: 'text/plain',
      body: `User-agent: *\nDisallow: /admin/\n\nSitemap: ${site.origin}/maps.xml\nSitemap: https://elsewhere.example/map.xml`,
    });
    // They name each other and one that is not there.
    site.pages.set('/maps.xml', { type: xml, body: index(['/one.xml', '/more.xml', '/gone.xml']) });
    site.pages.set('/more.xml', { type: xml, body: index(['/maps.xml', '/two.xml']) });
    const pictures = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${site.origin}/faq?a=1&amp;b=2#top</loc><lastmod>2026-11-01</lastmod><image:image><image:loc>${site.origin}/picture-page</image:loc></image:image></url><url><loc>https://elsewhere.example/a</loc></url></urlset>`;
    site.pages.set('/one.xml', { type: xml, body: pictures });
    const second = {
      '/faq?a=1&amp;b=2&amp;utm_source=x': '',
      '/admin/secret': '',
      '/%E9%80%80%E8%B4%A7': '',
      '/a.jpg': '',
    };
    site.pages.set('/two.xml', { type: xml, body: site.map(second), packed: true });
    const { entries, paths } = await list();
    expect(paths).toEqual(['/faq?a=1&b=2', '/%E9%80%80%E8%B4%A7']);
    expect(entries.map(({ name, revision }) => [name, revision])).toEqual([
      ['faq', '2026-11-01'],
      ['退货', ''],
    ]);
    expect(site.requests.filter((path) => path.endsWith('.xml'))).toHaveLength(5);
    expect(site.load.most).toBeLessThanOrEqual(2);
  });

  it('are found by links where there is no map: two steps far, however they lead in a ring', async () => {
    // Some sites answer every address with a page.
    site.pages.set('/sitemap.xml', { body: site.show('首页', '欢迎') });
    const link = (...hrefs: string[]) => hrefs.map((href) => `<a class=x href="${href}">看</a>`).join('');
    site.pages.set('/', {
      body:
        link('/a#part', 'b', 'mailto:x@example.com', 'https://elsewhere.example/') +
        '<!-- <a href="/hidden">'.concat('-->'),
    });
    site.pages.set('/a', { body: `<script>"<a href='/script'>"</script>${link('/', '/b', '/c/?utm_source=mail')}` });
    site.pages.set('/b', { body: `<base href="/deep/">${link('d', '/a', '/p.png', '/p.pdf')}` });
    site.pages.set('/c/', { body: link('/too-far') });
    expect((await list()).paths).toEqual(['/', '/a', '/b', '/c/', '/deep/d', '/p.pdf']);
    expect(site.load.most).toBeLessThanOrEqual(2);
    site.pages.set('/b', { body: '', status: 503 });
    await expect(list()).rejects.toMatchObject({ message: expect.stringContaining('503'), passing: true });
  });

  it('are 200 of a site that makes links without end, and one of a site without links', async () => {
    for (let at = 0; at < 40; at++)
      site.pages.set(`/p${at}`, {
        body: Array.from({ length: 40 }, (_, n) => `<a href="/p${at * 40 + n + 1}">`).join(''),
      });
    site.pages.set('/', { body: '<a href=/p0>' });
    const endless = await list();
    expect(endless.paths).toHaveLength(42);
    site.pages.set('/', { body: Array.from({ length: 300 }, (_, at) => `<a href="/p${at}">`).join('') });
    const many = await list();
    expect([many.paths.length, many.notes]).toEqual([200, ['该网站没有站点地图，从链接中只收录前200个网页']]);
    site.pages.set('/', { body: site.show('一页', story) });
    const one = await list();
    expect([one.paths, one.notes]).toEqual([['/'], []]);
  });

  it('are named after the first one', async () => {
    expect(await siteKind.title(reachingOf(site.origin).reaching)).toBe('帮助中心');
    expect(await siteKind.title(reachingOf(`${site.origin}/sitemap.xml`).reaching)).toBe('帮助中心');
    expect(await siteKind.title(reachingOf(`${site.origin}/gone`).reaching)).toBe(site.host);
  });
});

describe('a page', () => {
  it('is printed once, and again only when its words are others', async () => {
    site.pages.set('/guide', { body: site.show('保养指南', story, '<script>var nonce=1</script>') });
    const first = await fetchIt('/guide', '', '2026-11-01');
    expect(first).toMatchObject({ unchanged: false, kind: 'site', name: '保养指南.pdf' });
    expect((await bytesOf(first)).toString('latin1', 0, 5)).toBe('%PDF-');
    const known = revisionOf(first);
    expect([
      siteKind.same!(known, '2026-11-01'),
      siteKind.same!(known, '2026-11-02'),
      siteKind.same!(known, ''),
    ]).toEqual([true, false, false]);
    site.requests.length = 0;
    expect(await fetchIt('/guide', known, '2026-11-01')).toEqual({ unchanged: true });
    expect(site.requests).toEqual([]);
    // The map says that it is another one, and the page is built anew each time, but it reads the same.
    const built = site
      .show('保养指南', `<b>${story}</b> `, '<script>var nonce=2</script>')
      .replace('<p>', '<p class="x">\n');
    site.pages.set('/guide', { body: built, tagged: true });
    const same = await fetchIt('/guide', known, '2026-11-02');
    expect(same.unchanged).toBe(true);
    expect(siteKind.same!(revisionOf(same), '2026-11-02')).toBe(true);
    // From now on the site itself says so.
    expect((await fetchIt('/guide', revisionOf(same))).unchanged).toBe(true);
    expect(site.requests).toEqual(['/guide', '/guide 304']);
    site.pages.set('/guide', { body: site.show('保养指南', story.replace('十分钟', '二十分钟')), tagged: true });
    expect((await fetchIt('/guide', revisionOf(same))).unchanged).toBe(false);
  });

  it('that is a document is taken as it is', async () => {
    const body = Buffer.from('%PDF-1.7 not printed');
    site.pages.set('/files/%E6%89%8B%E5%86%8C', { body, type: 'application/pdf', tagged: true });
    site.pages.set('/files/a.docx', { body, type: 'application/octet-stream' });
    const first = await fetchIt('/files/%E6%89%8B%E5%86%8C');
    expect(first).toMatchObject({ unchanged: false, name: '手册.pdf' });
    expect('kind' in first).toBe(false);
    expect(await bytesOf(first)).toEqual(body);
    expect((await fetchIt('/files/%E6%89%8B%E5%86%8C', revisionOf(first))).unchanged).toBe(true);
    const second = await fetchIt('/files/a.docx');
    expect(second).toMatchObject({ name: 'a.docx' });
    await bytesOf(second);
  });

  it('that cannot be had says why', async () => {
    site.pages.set('/gone', { body: '', status: 410 });
    site.pages.set('/busy', { body: '', status: 429 });
    await using other = await startSiteSource();
    other.pages.set('/', { body: other.show('别处', story) });
    site.pages.set('/away', { body: '', location: `${other.origin}/` });
    site.pages.set('/home', { body: '', location: '/' });
    site.pages.set('/image', { body: 'x', type: 'image/png' });
    site.pages.set('/empty', { body: '<div id="app"></div>' });
    const said = async (path: string) => {
      const error = (await fetchIt(path).catch((thrown: unknown) => thrown)) as SourceFailure;
      return [error.name, error.passing, error.message];
    };
    expect(await said('/gone')).toEqual(['SourceFailure', false, '网页不存在（410），请检查地址']);
    expect(await said('/busy')).toEqual(['SourceFailure', true, '网页限制了访问次数，请稍后重试']);
    expect(await said('/away')).toEqual(['SourceFailure', false, `网页转到了其他网站 ${other.host}，未收录`]);
    expect(await said('/home')).toEqual(['SourceFailure', false, '网页已转到网站首页，可能已下线']);
    expect(await said('/image')).toEqual(['SourceFailure', false, '该地址不是网页或文档，未收录']);
    expect((await said('/empty'))[2]).toBe('网页里没有可以读取的文字，可能要运行脚本才会显示，未收录');
  });
});

describe('a site that cannot be listed', () => {
  it('says why, and what was read by then is not used', async () => {
    const failure = async (path = '/') => {
      const error = (await list(path).catch((thrown: unknown) => thrown)) as SourceFailure;
      return [error.passing, error.message];
    };
    site.pages.set('/robots.txt', { type: 'text/plain', body: 'User-agent: TinyStar\nDisallow: /' });
    expect(await failure()).toEqual([false, '该网站的 robots.txt 不允许抓取这些网页，请联系网站的管理员']);
    site.pages.set('/robots.txt', { body: '', status: 500 });
    expect(await failure()).toEqual([true, '网站暂时出错（500），请稍后重试']);
    site.pages.delete('/robots.txt');
    site.pages.set('/sitemap.xml', { type: xml, body: site.map({ '/a': '', '/b': '' }).slice(0, -20) });
    expect(await failure()).toEqual([false, '站点地图的格式有误或不完整，请联系网站的管理员']);
    site.pages.set('/sitemap.xml', { type: xml, body: '', status: 502 });
    expect(await failure()).toEqual([true, '站点地图 /sitemap.xml 暂时出错（502），请稍后重试']);
    site.pages.set('/page.xml', { body: site.show('首页', story) });
    expect((await failure('/page.xml'))[1]).toContain('该地址不是站点地图');
    expect(await failure('/nowhere')).toEqual([false, '该地址不存在（404），请检查地址']);
  });

  it('ends: maps that always name others, 20,000 pages, a map that unpacks without end', async () => {
    for (let at = 0; at < 400; at++)
      site.pages.set(`/m${at}.xml`, {
        type: xml,
        body: `<sitemapindex><sitemap><loc>${site.origin}/m${at + 1}.xml</loc></sitemap><sitemap><loc>${site.origin}/m${at + 2}.xml</loc></sitemap></sitemapindex>`,
      });
    await expect(list('/m0.xml')).rejects.toThrow('该地址不是站点地图，或其中没有本站的网页');
    expect(site.requests.length).toBeLessThan(110);
    const listed = (count: number) =>
      site.map(Object.fromEntries(Array.from({ length: count }, (_, at) => [`/p${at}`, ''])));
    site.pages.set('/sitemap.xml', { type: xml, body: listed(20_000) });
    const many = await list();
    // The run takes the first of them that its rules take.
    expect([many.paths.length, many.notes]).toEqual([20_000, []]);
    site.pages.set('/sitemap.xml', { type: xml, body: listed(60_000) });
    const tooMany = await list();
    expect(tooMany.paths).toHaveLength(50_000);
    expect(tooMany.notes).toEqual(['站点地图列出的网页或地图过多，只读取了前50000个网页']);
    site.pages.set('/sitemap.xml', { type: xml, body: Buffer.alloc(40_000_000, 'a'), packed: true });
    await expect(list()).rejects.toThrow('站点地图 /sitemap.xml');
    site.pages.set('/', { body: '<a '.repeat(400_000) + '<'.repeat(400_000) });
    site.pages.delete('/sitemap.xml');
    expect((await list()).paths).toEqual(['/']);
  });
});

describe('robots.txt', () => {
  const allows = (text: string, path: string) => parseRobots(text).allows(new URL(path, 'https://example.com'));

  it.each([
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['user-agent: *\r\ndisallow: /a # not here\r\n', '/a/b', false],
    ['User-agent: *\nDisallow: /a\nAllow: /a/open', '/a/open/1', true],
    ['User-agent: *\nDisallow: /*.php$', '/x/y.php', false],
    ['User-agent: *\nDisallow: /*.php$', '/x/y.php?z', true],
    ['User-agent: *\nDisallow: /*?sort=', '/list?sort=1', false],
    ['User-agent: *\nDisallow: /内部', '/%E5%86%85%E9%83%A8/1', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: *\nDisallow: /\n\nUser-agent: TinyStar\nDisallow: /b', '/a', true],
    ['User-agent: other\nUser-agent: tinystar\nDisallow: /a', '/a', false],
    ['Disallow: /', '/a', true],
    [`User-agent: *\nDisallow: /${'*a'.repeat(2_000)}b$`, `/${'a'.repeat(4_000)}`, true],
  ])('%j on %s: %s', (text, path, expected) => expect(allows(text, path)).toBe(expected));
});
