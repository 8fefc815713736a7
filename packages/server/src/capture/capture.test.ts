import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { libraryOf } from '../documents/testing/library.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { articleOf, plainArticle } from '../cook/web/article.ts';
import { decodePage } from '../cook/text/decode.ts';
import { createSlots } from '../platform/slots.ts';
import { hostilePages, story } from './testing/hostilePages.ts';

/** Says what it is not. */
const mislabelled = `<html><head><meta charset="gbk"><title>门店调整公告</title></head><body><p>杭州湖滨店由何镕担任店长。</p></body></html>`;
const path = '/api/v1/kbBotFile/captureSite2Pdf';
const page = `<!doctype html><html><head><meta charset="utf-8"><title>水泵/保养指南</title><script>alert(1)</script></head>
<body><nav>首页 关于</nav><article><h1>水泵保养指南</h1><p>${story}</p><p>${story}</p>
<table><tr><th colspan="2" onclick="alert(1)">周期</th></tr><tr><td>滤网</td><td>每周</td></tr></table>
<img src="http://127.0.0.1:9/pixel.png"><iframe src="http://127.0.0.1:9/"></iframe></article></body></html>`;

let site: Server;
let origin: string;
let seen: string[] = [];
let server: TestServer;
let ann: Actor;

beforeAll(async () => {
  site = createServer((request, response) => {
    seen.push(request.url ?? '');
    const hop = /^\/deep\/(\d)$/.exec(request.url ?? '')?.[1];
    if (hop === '3' || request.url === '/slow') return;
    if (hop !== undefined) {
      response.writeHead(302, { location: `/deep/${Number(hop) + 1}` }).end();
      return;
    }
    if (request.url === '/mislabelled')
      response.writeHead(200, { 'content-type': 'text/html; charset=gb2312' }).end(mislabelled);
    else if (request.url === '/image') response.writeHead(200, { 'content-type': 'image/png' }).end('x');
    else if (request.url === '/empty') response.writeHead(200, { 'content-type': 'text/html' }).end('<p> </p>');
    else if (request.url === '/missing') response.writeHead(404, { 'content-type': 'text/html' }).end(page);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(hostilePages[request.url ?? ''] ?? page);
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const { port } = site.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  server = await createTestServer({ worker: true, environment: { EGRESS_ALLOW: `127.0.0.1:${port}` } });
  ann = await server.actor();
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  site.close();
});

const capture = (who: Actor, siteUrl: unknown, url = path) => who.call('POST', url, { siteUrl });

test.each(['水泵保养指南', '水泵保养指南 - 某某水务', '水泵/保养指南'])(
  'a page titled %s says its title once (DOC-07)',
  (title) => {
    const { html } = articleOf(page.replace('水泵/保养指南', title), 'https://example.com/guide');
    expect(html.match(/<h[1-6]>[^<]*水泵[^<]*</g)).toEqual(
      title.includes('/') ? [`<h1>${title}<`, '<h2>水泵保养指南<'] : ['<h1>水泵保养指南<'],
    );
  },
);

describe('capturing a web page', () => {
  it('gives its text as a PDF named after its title, which is then processed like any other [DOC-07] [DOC-08]', async () => {
    seen = [];
    const payload = { siteUrl: `${origin}/guide` };
    const answer = await server.app.inject({ method: 'POST', url: path, payload, headers: ann.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="__ ____.pdf"; filename*=UTF-8''${encodeURIComponent('水泵 保养指南.pdf')}`,
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(seen).toEqual(['/guide']);
    const library = await libraryOf(server, ann);
    await library.upload('水泵 保养指南.pdf', answer.rawPayload);
    await server.settled();
    const { rows } = await library.list();
    expect(rows[0]).toMatchObject({ kind: 'pdf', status: 'trained' });
    const wanted = { kbBotFileId: rows[0]!.id, kbBotId: library.kbBotId };
    const { text } = await ann.call('POST', '/api/v1/kbBotFile/query/result', wanted);
    expect(text).toContain('每周清洗一次');
    expect(text).not.toContain('alert');
    const raw = await server.app.inject({
      method: 'POST',
      url: '/api/v1/kbBotFile/captureSite',
      payload,
      headers: ann.headers,
    });
    expect(raw.headers['content-disposition']).toBe('attachment');
  });

  it('reads and names a page by what it is where header and page say otherwise [DOC-07]', async () => {
    const payload = { siteUrl: `${origin}/mislabelled` };
    const answer = await server.app.inject({ method: 'POST', url: path, payload, headers: ann.headers });
    expect(answer.headers['content-disposition']).toContain(encodeURIComponent('门店调整公告.pdf'));
    const library = await libraryOf(server, ann);
    await library.upload('门店调整公告.pdf', answer.rawPayload);
    await server.settled();
    const { rows } = await library.list();
    const wanted = { kbBotFileId: rows[0]!.id, kbBotId: library.kbBotId };
    const { text } = await ann.call('POST', '/api/v1/kbBotFile/query/result', wanted);
    expect(text).toContain('杭州湖滨店由何镕担任店长');
  });

  it.each(['', '   ', 'example', 'ftp://example.com/a', 'javascript:alert(1)', 'file:///etc/passwd', 'http://'])(
    'calls %j no address [DOC-07]',
    async (siteUrl) => {
      const dan = await server.actor();
      expect(await capture(dan, siteUrl)).toMatchObject({ status: 400, json: { errorMessage: '无效网址' } });
    },
  );

  it('says one sentence, after at least a second, for whatever else goes wrong [DOC-07] (CAP-05)', async () => {
    const wrong = [
      'http://127.0.0.1:9/',
      'http://169.254.169.254/latest/meta-data',
      'http://localhost/',
      'http://[::1]/',
      'http://user:pass@example.com/',
      'http://nothing.invalid/',
      `${origin}/image`,
      `${origin}/empty`,
      `${origin}/missing`,
    ];
    const answers = await Promise.all(
      wrong.map(async (siteUrl) => {
        const started = performance.now();
        const { status, error } = await capture(await server.actor(), siteUrl);
        // Timers count whole milliseconds and may come one early.
        return { status, message: error.errorMessage, slow: performance.now() - started >= 990 };
      }),
    );
    expect(answers).toEqual(wrong.map(() => ({ status: 400, message: '网页抓取失败', slow: true })));
  });

  it('is possible five times a minute for each maker [DOC-07] (CAP-06)', async () => {
    const eve = await server.actor();
    for (let at = 0; at < 5; at++) expect((await capture(eve, 'example')).status).toBe(400);
    expect((await capture(eve, 'example')).status).toBe(429);
    server.clock.advance(61_000);
    expect((await capture(eve, 'example')).status).toBe(400);
    const member = await server.member('member');
    expect((await capture(member, 'example')).status).toBe(403);
    expect((await server.visitor.call('POST', path, { siteUrl: 'example' })).status).toBe(401);
  });
});

describe('a page made to exhaust the server', () => {
  it('is parsed and printed in processes of its own, beside which others are served [DOC-07] (CAP-05)', async () => {
    const eve = await server.actor();
    let open = Object.keys(hostilePages).length;
    const captures = Object.keys(hostilePages).map((at) => capture(eve, `${origin}${at}`).finally(() => (open -= 1)));
    expect((await ann.call('GET', '/api/v1/me/info')).status).toBe(200);
    expect(open).toBe(captures.length);
    for (const { status } of await Promise.all(captures)) expect([200, 400]).toContain(status);
  });
});

describe('a page whose host lets us wait', () => {
  it('behind redirects or at once holds up no other capture [DOC-07] (CAP-05)', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => server.actor()));
    let open = people.length;
    seen = [];
    const waiting = people.map((who, at) =>
      capture(who, `${origin}${at % 2 ? '/slow' : '/deep/0'}`).finally(() => (open -= 1)),
    );
    await expect.poll(() => seen.filter((url) => /deep\/3|slow/.test(url)).length, { timeout: 20_000 }).toBe(8);
    const others = [1, 2].map(async () => capture(await server.actor(), `${origin}/guide`));
    // Their pages are fetched beside the eight; how long printing takes is the machine's.
    await expect.poll(() => seen.filter((url) => url.includes('guide')).length).toBe(2);
    expect(open).toBe(8);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    site.closeAllConnections();
    for (const { status, json } of await Promise.all(waiting))
      expect([status, json]).toMatchObject([400, { errorMessage: '网页抓取失败' }]);
  });
});

describe('reading a page', () => {
  it('keeps structure and text, and nothing that loads, runs or links', () => {
    const { title, html } = articleOf(page, 'https://example.com/a');
    expect(title).toContain('保养指南');
    expect(html).toContain('<th colspan="2">周期</th>');
    expect(html.match(/src=|href=|<script|onclick|<iframe|<img/g)).toBeNull();
    const hostile = '<p onclick=x>甲</p><a href="javascript:alert(1)">乙</a><p>&lt;script&gt;丙&lt;/script&gt;</p>';
    const cleaned = articleOf(`<title>&lt;b&gt;题</title>${hostile}`, 'https://example.com/').html;
    expect(cleaned).toContain('<title>&lt;b&gt;题</title>');
    expect(cleaned).toContain('&lt;script&gt;丙');
    expect(cleaned.match(/javascript:|onclick|<a /g)).toBeNull();
  });

  it.each([
    [
      'head',
      '<!doctype html><html lang="zh"><meta charset="utf-8"><title>番茄</title><body><h1>番茄炒蛋</h1><p>放糖。',
    ],
    ['head and body', '<html><title>番茄</title><h1>番茄炒蛋</h1><p>放糖。</html>'],
    ['body', '<html><head><title>番茄</title></head><h1>番茄炒蛋</h1><p>放糖。'],
    ['every end', '<title>番茄</title><h1>番茄炒蛋</h1><table><tr><td>糖<td>两勺</table><p>放糖。<p>再炒。'],
  ])('reads a page whose author leaves out %s', (_, source) => {
    const { title, html } = articleOf(source, 'https://example.com/');
    expect(title).toBe('番茄');
    expect(html).toContain('<h1>番茄炒蛋</h1>');
    expect(html).toContain('<p>放糖。</p>');
  });

  it('reads plain text and other encodings', () => {
    const { title, html } = plainArticle('第一段\n\n<第二段>', 'https://example.com/%E8%AF%B4%E6%98%8E.txt');
    expect(title).toBe('说明.txt');
    expect(html).toContain('<p>第一段</p><p>&lt;第二段&gt;</p>');
    const gbk = Buffer.from([0xb1, 0xa3, 0xd1, 0xf8]);
    expect(decodePage(gbk, 'gbk')).toBe('保养');
    expect(decodePage(Buffer.concat([Buffer.from('<meta charset="gb2312">'), gbk]), undefined)).toContain('保养');
    expect(decodePage(Buffer.from('保养'), 'no-such-charset')).toBe('保养');
  });

  it('runs two captures at once, and the third when there is room', async () => {
    const slots = createSlots(2);
    const running: (() => void)[] = [];
    const start = (signal = new AbortController().signal) =>
      slots.run(() => new Promise<void>((done) => running.push(done)), signal);
    const first = start();
    const second = start();
    const third = start();
    await expect(start(AbortSignal.timeout(20))).rejects.toThrow();
    expect(running).toHaveLength(2);
    running[0]?.();
    await first;
    await expect.poll(() => running.length).toBe(3);
    running.forEach((done) => done());
    await Promise.all([second, third]);
  });
});
