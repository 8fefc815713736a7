import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, listAll, reachingOf } from '../../testing/reachingOf.ts';
import { rssOf, startFeed, type FeedSource } from '../../testing/startFeed.ts';
import { feedKind } from './index.ts';
import { readFeed } from './readFeed.ts';

const story = '门店自十二月一日起调整营业时间，周末提前一小时开门。'.repeat(8);
const base = new URL('https://example.com/blog/feed.xml');

let feed: FeedSource;
beforeAll(async () => {
  feed = await startFeed();
});
afterAll(() => feed.close());
beforeEach(() => {
  feed.pages.clear();
  feed.requests.length = 0;
});

const reached = (types?: Parameters<typeof reachingOf>[1]) => reachingOf(feed.address, types);
const list = () => listAll(feedKind, reached());
const only = async () => (await list())[0]!;

describe('reading a feed', () => {
  it('of RSS 2.0 takes guid, link, own content, and nothing of other namespaces', () => {
    const text = `<?xml version="1.0"?><rss version="2.0" xmlns:c="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:a="http://www.w3.org/2005/Atom">
      <channel><title>公告 &amp; 新闻</title><a:link href="self.xml" rel="self"/><image><title>标志</title></image>
      <item><media:title>图</media:title><title><![CDATA[营业 <b>时间</b>]]></title><link>../posts/1?a=1&amp;b=2</link><guid isPermaLink="false">n-1</guid>
        <description>摘要</description><c:encoded><![CDATA[<p>全文 &amp; 图</p>]]></c:encoded><media:description>图注</media:description></item>
      <item><title>二</title><guid>https://example.com/posts/2</guid></item>
      <item><title>三</title><link>javascript:alert(1)</link></item></channel></rss>`;
    const { title, entries } = readFeed(text, base);
    expect(title).toBe('公告 & 新闻');
    expect(entries.map(({ id, link }) => [id, link?.href])).toEqual([
      ['n-1', 'https://example.com/posts/1?a=1&b=2'],
      ['https://example.com/posts/2', 'https://example.com/posts/2'],
    ]);
    expect(entries[0]).toMatchObject({ title: '营业 <b>时间</b>', summary: '摘要', content: '<p>全文 &amp; 图</p>' });
  });

  it('of RSS 1.0 and of Atom under any prefix takes the same', () => {
    const rdf = `<r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
      <channel r:about="https://example.com/"><title>旧式</title></channel>
      <item r:about="urn:1"><title>一</title><link>https://example.com/1</link><description>摘要</description><dc:date>2026-11-01</dc:date></item></r:RDF>`;
    expect(readFeed(rdf, base)).toMatchObject({
      title: '旧式',
      entries: [{ id: 'urn:1', title: '一', summary: '摘要', updated: '2026-11-01' }],
    });
    const atom = `<x:feed xmlns:x="http://www.w3.org/2005/Atom" xml:base="https://example.com/docs/"><x:title>新闻</x:title>
      <x:entry xml:base="news/"><x:id>tag:1</x:id><x:title type="html">A &amp;lt; B</x:title><x:link rel="edit" href="edit"/><x:link href="1"/>
        <x:content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>一 &amp; 二<br/></p><td colspan="2" onclick="x">格</td></div></x:content>
        <x:source><x:id>tag:other</x:id><x:title>别处</x:title></x:source></x:entry>
      <x:entry><x:id>tag:2</x:id><x:title>a &lt;b&gt;</x:title><x:content src="2.html"/><x:summary>说 &lt;明&gt;</x:summary></x:entry></x:feed>`;
    const { entries } = readFeed(atom, base);
    expect(entries).toMatchObject([
      {
        id: 'tag:1',
        title: 'A &lt; B',
        link: new URL('https://example.com/docs/news/1'),
        content: '<div><p>一 &amp; 二<br></p><td colspan="2">格</td></div>',
      },
      { id: 'tag:2', title: 'a &lt;b&gt;', link: new URL('https://example.com/docs/2.html'), summary: '说 &lt;明&gt;' },
    ]);
  });

  it('reads what is written in GBK, by the header or by the feed itself', async () => {
    // 保养 in GBK.
    const gbk = Buffer.from([0xb1, 0xa3, 0xd1, 0xf8]);
    const around = (head: string) => {
      const [before = '', after = ''] = rssOf([{ id: '1', title: '@' }], 'x').split('@');
      return Buffer.concat([Buffer.from(head + before), gbk, Buffer.from(after)]);
    };
    feed.pages.set('/feed', { type: 'text/xml', body: around('<?xml version="1.0" encoding="GBK"?>') });
    expect((await only()).name).toBe('保养');
    feed.pages.set('/feed', { type: 'text/xml; charset=gb2312', body: around('') });
    expect((await only()).name).toBe('保养');
  });
});

describe('an entry of a feed', () => {
  it('is another one when its words are, and not when its date or its markup is', async () => {
    const entry = { id: '1', title: '通知', content: '<p>周一休息</p>', updated: '2026-11-01', link: '/1' };
    const revisionOf = async (change: object) => {
      feed.post([{ ...entry, ...change }]);
      return (await only()).revision;
    };
    const before = await revisionOf({});
    expect(await revisionOf({ updated: '2026-11-02' })).toBe(before);
    expect(await revisionOf({ content: '<div><p class="n-7">周一 休息</p></div>' })).toBe(before);
    expect(await revisionOf({ content: '<p>周二休息</p>' })).not.toBe(before);
    expect(await revisionOf({ title: '通告' })).not.toBe(before);
    const { content: _, ...short } = { ...entry, summary: '休息' };
    feed.post([short]);
    const summed = (await only()).revision;
    feed.post([{ ...short, updated: '2026-11-02' }]);
    expect((await only()).revision).not.toBe(summed);
  });

  it('becomes a document of what it says itself, HTML where that is taken', async () => {
    feed.post([{ id: '1', title: '营业/时间 <b>调整</b>', content: `<p>${story}</p>`, link: '/1' }]);
    const entry = await only();
    expect(entry).toMatchObject({
      id: '1',
      name: '营业/时间 调整',
      path: `${feed.origin}/1`,
      address: `${feed.origin}/1`,
    });
    const html = await feedKind.fetch(reached(['pdf', 'html']).reaching, entry, '');
    expect(html).toMatchObject({ name: '营业 时间 调整.html' });
    expect((await bytesOf(html)).toString()).toContain(`<h1>营业/时间 调整</h1><p>${story}</p>`);
    const pdf = await feedKind.fetch(reached().reaching, entry, '');
    expect(pdf).toMatchObject({ name: '营业 时间 调整.pdf', kind: 'site' });
    expect((await bytesOf(pdf)).toString('latin1', 0, 5)).toBe('%PDF-');
    const known = 'revision' in pdf ? pdf.revision! : '';
    expect(feedKind.same!(known, entry.revision)).toBe(true);
    expect(await feedKind.fetch(reached().reaching, entry, known)).toEqual({ unchanged: true });
    expect(feed.requests.every((path) => path === '/feed')).toBe(true);
  });

  it('of which the feed has a summary alone is the page that it links, or the summary where that is gone', async () => {
    feed.post([
      { id: '1', title: '一', summary: '摘要一', link: '/1' },
      { id: '2', title: '二', summary: `<p>${story}</p>`, link: '/2' },
      { id: '3', title: '三', link: '/3' },
      { id: '4', title: '四', summary: '摘要四', link: '/4' },
    ]);
    feed.pages.set('/1', { body: feed.show('整页', story) });
    feed.pages.set('/4', { body: '', status: 503 });
    const run = reached(['pdf', 'html']);
    const [first, second, third, fourth] = await listAll(feedKind, run);
    const page = await feedKind.fetch(run.reaching, first!, '');
    expect(page).toMatchObject({ name: '整页.pdf', kind: 'site' });
    expect((await feedKind.fetch({ ...run.reaching }, second!, '')) as object).toMatchObject({ name: '二.html' });
    await expect(feedKind.fetch(run.reaching, third!, '')).rejects.toMatchObject({
      message: '网页不存在（404），请检查地址',
      passing: false,
    });
    await expect(feedKind.fetch(run.reaching, fourth!, '')).rejects.toMatchObject({ passing: true });
    // Of one run, which read the feed once, although each entry has a signal of its own.
    expect(feed.requests).toEqual(['/feed', '/1', '/2', '/3', '/4']);
    // Its date is another one, its page reads the same.
    feed.post([{ id: '1', title: '一', summary: '摘要一', link: '/1', updated: '2026-11-02' }]);
    const known = 'revision' in page ? page.revision! : '';
    const again = await only();
    expect(feedKind.same!(known, again.revision)).toBe(false);
    const same = await feedKind.fetch(reached().reaching, again, known);
    expect(same).toMatchObject({ unchanged: true });
    expect(feedKind.same!('revision' in same ? same.revision! : '', again.revision)).toBe(true);
    feed.post([]);
    await expect(feedKind.fetch(reached().reaching, again, '')).rejects.toThrow('该条目已不在订阅源中');
  });

  it('is listed once, and the feed names the source', async () => {
    feed.post([
      { id: '1', title: '新' },
      { id: '1', title: '旧' },
      { id: '2', title: '二' },
    ]);
    expect((await list()).map(({ name }) => name)).toEqual(['新', '二']);
    expect(await feedKind.title(reached().reaching)).toBe('公告');
  });
});

describe('a feed that cannot be read', () => {
  const failure = async (body: string | Buffer, page: object = {}) => {
    feed.pages.set('/feed', { type: 'application/xml', body, ...page });
    return await list().then(
      () => 'read',
      (error: Error) => error.message,
    );
  };

  it('says why', async () => {
    const page = '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="/rss.xml"></head>';
    expect(await failure(page, { type: 'text/html' })).toBe(
      `该地址是网页，它的订阅源是 ${feed.origin}/rss.xml，请改填该地址`,
    );
    expect(await failure('<html></html>', { type: 'text/html' })).toBe('该地址不是RSS或Atom订阅源，请检查地址');
    expect(await failure('<urlset><rss /></urlset>')).toBe('该地址不是RSS或Atom订阅源，请检查地址');
    expect(await failure('{"items":[]}')).toBe('该地址不是RSS或Atom订阅源，请检查地址');
    expect(await failure(rssOf([{ id: '1', title: '一' }]).slice(0, -9))).toBe(
      '订阅源的格式有误或不完整，请联系网站的管理员',
    );
    expect(await failure(rssOf([]))).toBe('订阅源中没有条目，请检查地址或稍后重试');
    expect(await failure('', { status: 403 })).toBe('订阅源拒绝访问（403），请检查用户名和密码');
    expect(await failure('', { status: 500 })).toBe('订阅源暂时出错（500），请稍后重试');
  });

  it('made to exhaust the server does not: size, entities, depth, entries, markup', async () => {
    expect(await failure(Buffer.alloc(50_000_000, ' '), { packed: true })).toContain('订阅源超过20MB');
    const bomb = `<!DOCTYPE r [<!ENTITY a "x"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>`;
    expect(await failure(bomb + rssOf([{ id: '1', title: '一' }]).replace('一', '&c;'))).toBe('read');
    expect((await only()).name.length).toBeLessThan(10);
    expect(await failure(`<rss>${'<a>'.repeat(2_000_000)}`)).toContain('格式有误');
    expect(await failure(rssOf([{ id: '1', title: '一', content: '<'.repeat(3_000_000) }]))).toBe('read');
    feed.post(Array.from({ length: 20_000 }, (_, at) => ({ id: `${at}`, title: '一' })));
    expect(await list()).toHaveLength(20_000);
  });
});
