import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { lateMessages, pathOf, publicChat, sharing } from '@tinystar/contract';
import sharp from 'sharp';
import type { FrameLocator, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TinyStar } from '../../packages/features/src/chat/embedMessages.ts';
import type { Visitor } from './browser.ts';
import { createDemo, people } from './demo.ts';

const { url, query, visit, actAs, enterDemo } = createDemo();
const QUESTION = '年假可以结转吗？';

/** Pages of a foreign website, by path: what stands in them, and their policy. */
const pages = new Map<string, { body: string; policy?: string }>();
const website = createServer((request, response) => {
  const found = pages.get(request.url ?? '');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  if (found?.policy) response.setHeader('content-security-policy', found.policy);
  // An empty icon, so that the browser asks for none.
  response.end(
    `<!doctype html><title>青禾新能源</title><link rel="icon" href="data:,"><h1>青禾新能源</h1>${found?.body ?? ''}`,
  );
}).listen(0);
await once(website, 'listening');
const { port } = website.address() as { port: number };
/** The site that the makers name, and one that they do not. */
const named = `http://localhost:${port}`;
const foreign = `http://[::1]:${port}`;
afterAll(() => website.close());

let owner: Visitor & { token: string };
let bots: { id: string; publicId: string }[];
/** The code of the dialog, and the secret that it showed. */
let code: string;
let secret: string;

beforeAll(async () => {
  owner = await enterDemo(people.owner);
  const [own] = await query('select id from tenant');
  await actAs(owner.token, String(own?.id));
  const rows = await query(
    `update kb_bot set permission = 'public', category = 'domainKnowledge' where owner_type = 'tenant' returning id, public_id, name`,
  );
  bots = rows
    .toSorted((a) => (a.name === '员工手册问答' ? -1 : 1))
    .map((row) => ({ id: String(row.id), publicId: String(row.public_id) }));
});

/** What a website's server gives its page: a JWT that names its user. */
const signed = (sub: string, name: string, key = secret): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, name, exp: Math.floor(Date.now() / 1000) + 3600 })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};
const withIdentity = (identity: string) => code.replace('<script ', `<script data-identity="${identity}" `);
const strict = () => `default-src 'none'; img-src data:; script-src ${url('')}; frame-src ${url('')}`;

const opener = (page: Page) => page.getByRole('button', { name: /^打开/ });
const chatIn = (page: Page): FrameLocator => page.frameLocator('iframe[data-open]');
const boxIn = (page: Page) => chatIn(page).getByRole('textbox', { name: '问题' });
const ask = async (page: Page, text: string) => {
  await boxIn(page).fill(text);
  await boxIn(page).press('Enter');
};
/** The website tells who its user is now. */
const identify = (page: Page, identity: string | null) =>
  page.evaluate((token) => (window as unknown as { TinyStar: TinyStar }).TinyStar.identify(token), identity);
const boxOf = async (page: Page) => (await page.locator('iframe[data-open]').boundingBox())!;

test('makers name a website, choose place and colour, and take the code away; the secret is shown once [PUB-08] [UI-19]', async () => {
  const { page } = owner;
  await page.goto(url(`/a/train/bot/${bots[0]!.id}/release/webapp`));
  await page.getByRole('button', { name: '嵌入网站' }).click();
  const dialog = page.getByRole('dialog', { name: '嵌入网站' });
  const websites = dialog.getByLabel('允许嵌入的网站');
  await websites.fill(`${named}/帮助`);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText(lateMessages.website).waitFor();
  await websites.fill(named);
  await dialog.getByRole('radio', { name: '全屏' }).click();
  const text = async () => (await dialog.locator('pre').textContent()) ?? '';
  await expect.poll(() => text()).toContain('data-position="full"');
  await dialog.getByRole('radio', { name: '右下角' }).click();
  await dialog.getByRole('button', { name: /^颜色/ }).click();
  await page.getByRole('button', { name: /海蓝/ }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByText('保存成功').waitFor();
  code = await text();
  expect(code).toContain(`data-bot="${bots[0]!.publicId}"`);
  expect(code).toContain('data-color="#2C5FA8"');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: '复制代码' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await dialog.getByRole('button', { name: '生成密钥' }).click();
  secret = await dialog.getByRole('textbox', { name: '密钥' }).inputValue();
  await dialog.getByRole('radio', { name: '页内嵌入' }).click();
  await expect.poll(() => text()).toContain('min-height:700px');
  await dialog.getByRole('button', { name: '关闭' }).click();
  await page.reload();
  await page.getByRole('button', { name: '嵌入网站' }).click();
  await expect.poll(text).toBe(code);
  await expect.poll(() => websites.inputValue()).toBe(named);
  await expect.poll(() => dialog.getByText(/密钥生成于/).count()).toBe(1);
  await expect.poll(() => page.getByText(secret).count()).toBe(0);
});

test('the poster is drawn in the browser and saved; when its data do not come that is said, and another try helps [PUB-12]', async () => {
  const { page } = owner;
  await page.goto(url(`/a/train/bot/${bots[0]!.id}/release/webapp`));
  const address = `**${pathOf(sharing.poster, 'tenant')}`;
  await page.route(address, (route) => route.abort());
  await page.getByRole('button', { name: '分享海报' }).click();
  const dialog = page.getByRole('dialog', { name: '分享海报' });
  await dialog.getByText('获取海报数据失败').waitFor();
  await page.unroute(address);
  await dialog.getByRole('button', { name: /重试/ }).click();
  const poster = dialog.getByRole('img', { name: '员工手册问答的分享海报' });
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1200);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '保存海报' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('员工手册问答.png');
  // Mostly the white card, and ink on it: not blank.
  const { dominant, channels } = await sharp(await saved.path()).stats();
  expect([dominant.r, dominant.g, dominant.b].every((part) => part > 240)).toBe(true);
  expect(channels[0]!.min).toBeLessThan(40);
});

test('under a strict policy the widget opens, answers with its source, tells of an answer that came while it was closed, and is dragged and enlarged; its user finds his history on another device, and nobody else does [PUB-08]', async () => {
  pages.set('/strict', { body: withIdentity(signed('u-7', '王小明')), policy: strict() });
  const { page, complaints } = await visit();
  await page.goto(`${named}/strict`);
  await opener(page).click();
  await ask(page, QUESTION);
  await chatIn(page).getByRole('button', { name: /引用1/ }).first().waitFor();
  const box = await boxOf(page);
  expect([box.width, box.height]).toEqual([400, 700]);

  await chatIn(page).getByRole('button', { name: '放大' }).click();
  await expect.poll(async () => (await boxOf(page)).width).toBe(1440);
  await chatIn(page).getByRole('button', { name: '缩小' }).click();
  await expect.poll(async () => (await boxOf(page)).width).toBe(400);
  // The answer waits until the widget is closed.
  const closed = Promise.withResolvers<void>();
  await page.route(`**${pathOf(publicChat.ask, 'personal')}`, (route) => closed.promise.then(() => route.continue()));
  await ask(page, '加班怎么算？');
  await chatIn(page).getByRole('button', { name: '收起对话' }).click();
  closed.resolve();
  await page.getByRole('button', { name: '打开员工手册问答，有新回答' }).click();
  await chatIn(page).getByText('加班怎么算？').waitFor();
  await chatIn(page).getByRole('button', { name: '收起对话' }).click();

  const before = (await opener(page).boundingBox())!;
  await page.mouse.move(before.x + 28, before.y + 28);
  await page.mouse.down();
  await page.mouse.move(before.x - 300, before.y - 400, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.locator('iframe[data-open]').count()).toBe(0);
  await page.reload();
  const after = (await opener(page).boundingBox())!;
  expect([after.x, after.y]).toEqual([before.x - 328, before.y - 428]);
  expect(complaints).toEqual([]);

  const device = await visit({ viewport: { width: 390, height: 844 } });
  await device.page.goto(`${named}/strict`);
  await opener(device.page).click();
  await chatIn(device.page).getByText(QUESTION).last().waitFor();
  await expect.poll(() => boxOf(device.page)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect.poll(() => chatIn(device.page).getByRole('button', { name: '放大' }).count()).toBe(0);
  // He logs out of the website: what follows is a visitor, who finds nothing of him.
  await identify(device.page, null);
  await expect.poll(() => chatIn(device.page).getByRole('article').count()).toBe(0);
  await boxIn(device.page).waitFor();
  await identify(device.page, signed('u-7', '王小明', 'x'.repeat(43)));
  await boxIn(device.page).waitFor();
  await expect.poll(() => chatIn(device.page).getByRole('article').count()).toBe(0);

  await owner.page.goto(url(`/a/train/bot/${bots[0]!.id}/report/chat/history`));
  const row = owner.page.getByRole('table', { name: '对话明细' }).getByRole('row').filter({ hasText: QUESTION });
  await row.filter({ hasText: '王小明' }).first().waitFor();
  expect(
    await query(`select distinct source from kb_bot_chat_message where question = $1 and asker like 'visitor:%'`, [
      QUESTION,
    ]),
  ).toEqual([{ source: 'js_' }]);
});

test('on a page without a policy, among foreign styles, several widgets stand beside each other; a website that nobody named is refused [PUB-08]', async () => {
  const other = code.replace(bots[0]!.publicId, bots[1]!.publicId).replace(/data-name="[^"]*"/, 'data-name="第二个"');
  const styles = '<style>div,button,iframe{display:none!important}body{transform:rotate(3deg)}*{color:red}</style>';
  // The first one stands there twice, as it happens on pages put together from parts.
  pages.set('/free', { body: styles + code + code + other });
  const { page } = await visit();
  await page.goto(`${named}/free`);
  const [first, second] = ['打开员工手册问答', '打开第二个'].map((name) => page.getByRole('button', { name })) as [
    Locator,
    Locator,
  ];
  await second.waitFor();
  await expect.poll(() => opener(page).count()).toBe(2);
  const [low, high] = await Promise.all([first.boundingBox(), second.boundingBox()]);
  expect(high!.y + high!.height).toBeLessThan(low!.y);
  await first.click();
  await boxIn(page).waitFor();
  await page.evaluate((bot) => (window as unknown as { TinyStar: TinyStar }).TinyStar.open(bot), bots[1]!.publicId);
  await page.getByRole('button', { name: '关闭第二个' }).waitFor();
  await expect.poll(() => page.locator('iframe[data-open]').count()).toBe(1);

  const stranger = await visit();
  await stranger.page.goto(`${foreign}/free`);
  await stranger.page.getByRole('button', { name: '打开第二个' }).click();
  await stranger.page.frameLocator('iframe[data-open]').getByText(`${foreign}）还没有被允许嵌入`).waitFor();
  // Instead of an empty panel, whoever is there is told why, and how to go on.
  const notice = stranger.page.getByRole('alert');
  await notice.getByText(foreign).waitFor();
  await expect
    .poll(() => notice.getByRole('link', { name: '在新窗口打开' }).getAttribute('href'))
    .toBe(url(`/b/${bots[1]!.publicId}`));
  await notice.getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => notice.isVisible()).toBe(false);
  await expect.poll(() => stranger.page.locator('iframe[data-open]').count()).toBe(0);
  // On a phone the refusal fills the window: the way out stays in reach from the first moment.
  await stranger.page.setViewportSize({ width: 390, height: 844 });
  await stranger.page.getByRole('button', { name: '打开第二个' }).click();
  await stranger.page.frameLocator('iframe[data-open]').getByText(`${foreign}）还没有被允许嵌入`).waitFor();
  await stranger.page.getByRole('button', { name: '关闭第二个' }).click();
  await expect.poll(() => stranger.page.locator('iframe[data-open]').count()).toBe(0);
});

test('the Tab key goes through widgets in the order of their scripts, whichever comes first [PUB-08]', async () => {
  const [bot, last] = bots.map(({ publicId }) => publicId) as [string, string];
  const scripts = [
    [bot, '第一个', '?slow'],
    ['middle', '第二个', '?slower'],
    [last, '第三个', ''],
  ] as const;
  const tag = ([id, name, more]: (typeof scripts)[number]) =>
    `<script async src="${url('/embed.js')}${more}" data-bot="${id}" data-name="${name}"></script>`;
  pages.set('/order', { body: scripts.map(tag).join('') });
  const { page } = await visit();
  const opening = (name: string) => page.getByRole('button', { name: `打开${name}` });
  await page.route('**/embed.js?slow', async (route) => {
    await opening('第三个').waitFor();
    await route.continue();
  });
  await page.route('**/embed.js?slower', async (route) => {
    await opening('第一个').waitFor();
    await route.continue();
  });
  await page.goto(`${named}/order`);
  await opening('第二个').waitFor();
  const reached: (string | null | undefined)[] = [];
  for (let at = 0; at < scripts.length; at++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('aria-label')),
    );
  }
  expect(reached).toEqual(['打开第一个', '打开第二个', '打开第三个']);
  await page.context().close();
});

test('a widget that was first opened without a network opens when it is back, and where its page did not come at another try [PUB-08]', async () => {
  pages.set('/late', { body: code });
  const { page } = await visit();
  await page.goto(`${named}/late`);
  await opener(page).waitFor();
  await page.context().setOffline(true);
  await opener(page).click();
  const notice = page.getByRole('alert');
  await notice.getByText('对话没有打开').waitFor();
  await page.context().setOffline(false);
  await boxIn(page).waitFor();
  expect(await notice.all()).toEqual([]);

  const address = `**/b/${bots[0]!.publicId}?embed`;
  await page.route(address, (route) => route.abort());
  await page.reload();
  await opener(page).click();
  await notice.getByText('对话没有打开').waitFor();
  await page.unroute(address);
  await notice.getByRole('button', { name: '重试' }).click();
  await boxIn(page).waitFor();

  // A page of an application that has no chat takes the widget away; one that has puts it back by the script.
  await page.evaluate(() => (window as unknown as { TinyStar: TinyStar }).TinyStar.remove());
  await expect.poll(() => opener(page).count()).toBe(0);
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  await page.evaluate(() => {
    const old = document.querySelector('script[data-bot]')!;
    const again = document.createElement('script');
    for (const { name, value } of old.attributes) again.setAttribute(name, value);
    old.replaceWith(again);
  });
  await opener(page).click();
  await boxIn(page).waitFor();
  await page.context().close();
});

test('the script weighs at most 5 KiB and can be pinned by its hash [PUB-08]', async () => {
  const script = Buffer.from(await (await fetch(url('/embed.js'))).arrayBuffer());
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(5 * 1024);
  const { file, integrity } = (await (await fetch(url('/embed.json'))).json()) as Record<'file' | 'integrity', string>;
  const pinned = code.replace(/src="[^"]*"/, `src="${url(file)}" integrity="${integrity}" crossorigin`);
  pages.set('/pinned', { body: pinned, policy: strict() });
  const { page } = await visit();
  await page.goto(`${named}/pinned`);
  await opener(page).waitFor();
});
