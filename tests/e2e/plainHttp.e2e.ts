import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHandbook } from '../documents/index.ts';
import { conversationStands, signUp, type Visitor } from './browser.ts';
import { createDemo, people } from './demo.ts';

/** A name that is not the browser's own machine to it: its pages are not secure, as `http://star.lan` in a company. */
const NAME = 'star.test';
const QUESTION = 'RO 滤芯多久换一次？';

const scene = createDemo(() => ({}), [`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
const { query, actAs, code, visit } = scene;
const url = (at: string) => scene.url(at).replace('127.0.0.1', NAME);

const pages = new Map<string, string>();
const website = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(
    `<!doctype html><title>青禾</title><link rel="icon" href="data:,"><h1>青禾</h1>${pages.get(request.url ?? '') ?? ''}`,
  );
}).listen(0);
await once(website, 'listening');
const site = `http://${NAME}:${(website.address() as { port: number }).port}`;
afterAll(() => website.close());

let publicId: string;
beforeAll(async () => {
  const [purifier] = await query(`select public_id from kb_bot where name = '星泉净水器客服'`);
  publicId = String(purifier?.public_id);
});

const box = (where: Page | FrameLocator) => where.getByRole('textbox', { name: '问题', exact: true }).last();
/** What is pasted into the box is what the clipboard holds: pages that are not secure cannot read it. */
const pasted = async (page: Page): Promise<string> => {
  await box(page).fill('');
  await box(page).press('ControlOrMeta+v');
  const text = await box(page).inputValue();
  await box(page).fill('');
  return text;
};
const expectPlain = async (page: Page) => expect(await page.evaluate(() => isSecureContext)).toBe(false);
/** Somebody of the demo, logged in under the plain name. */
const enterPlainly = async (phone: string): Promise<Visitor & { token: string }> => {
  const { token, page: own } = await scene.enterDemo(phone);
  await own.context().close();
  const visitor = await visit();
  await visitor.page.goto(url('/embed.js'));
  await visitor.page.evaluate((value) => localStorage.setItem('tinystar.token', value), token);
  return { ...visitor, token };
};

test('over plain http somebody registers, logs out and logs in by password [ACCT-02] [ACCT-04]', async () => {
  const { page, complaints } = await visit();
  const phone = '13900000061';
  await page.goto(url('/login'));
  await expectPlain(page);
  await signUp(page, phone, () => code(phone));
  await page.waitForURL('**/a/shoppe/bot');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.goto(url('/login'));
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill('Handbook2026');
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/a/shoppe/bot');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('over plain http a visitor is answered with a source that opens, and copies answer and table [CHAT-14] [CHAT-27]', async () => {
  const { page, complaints } = await visit();
  await page.goto(url(`/b/${publicId}`));
  await expectPlain(page);
  await page.getByRole('button', { name: QUESTION }).first().click();
  const answer = page.getByRole('article').last();
  const table = answer.getByRole('table');
  await table.getByRole('cell', { name: '24 个月' }).waitFor();
  await answer.getByRole('button', { name: '复制', exact: true }).click();
  await page.getByRole('status').getByText('复制成功').waitFor();
  expect(await pasted(page)).toMatch(/RO 反渗透滤芯/);
  await table.hover();
  await answer.getByRole('button', { name: '复制表格' }).click();
  await answer.getByRole('button', { name: '已复制，可粘贴到电子表格' }).waitFor();
  expect(await pasted(page)).toMatch(/^[^\n]*建议周期/);
  await answer.getByRole('button', { name: /引用1/ }).first().click();
  await page.locator('[data-mark][data-state="current"]').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('over plain http a document is uploaded and trained, and the trial chat answers from it [DOC-01] [DOC-02]', async () => {
  const { page, token, complaints } = await enterPlainly(people.owner);
  const [own] = await query('select id from tenant');
  await actAs(token, String(own?.id));
  const [bot] = await query(`select id from kb_bot where owner_type = 'tenant' order by name limit 1`);
  await page.goto(url(`/a/train/bot/${String(bot?.id)}/knowledge/doc`));
  await expectPlain(page);
  await page.getByRole('button', { name: '上传文档' }).first().click();
  const { bytes } = await makeHandbook();
  await page
    .getByRole('dialog', { name: '上传文档' })
    .locator('input[type="file"]')
    .setInputFiles({ name: '新版手册.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  const row = page.getByRole('row').filter({ hasText: '新版手册.pdf' });
  await row.getByText('已训练').waitFor({ timeout: 60_000 });
  await page.getByRole('dialog', { name: '上传文档' }).waitFor({ state: 'hidden' });
  await conversationStands(page);
  await box(page).fill('报销单应当在返回后多少天内提交？');
  await box(page).press('Enter');
  await page.getByRole('article').last().getByRole('button', { name: /引用1/ }).first().waitFor();
  // What browsers keep for https is said where somebody looks for it.
  await page.getByRole('article').last().getByRole('button', { name: '其他操作' }).click();
  await page.getByRole('button', { name: '分享图片' }).click();
  await page.getByRole('dialog', { name: '分享图片' }).getByRole('button', { name: '复制图片' }).click();
  await page.getByRole('status').getByText('当前网址不是https，浏览器不允许复制图片，请保存图片').waitFor();
  await page.getByRole('dialog', { name: '分享图片' }).getByRole('button', { name: '关闭' }).click();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the widget answers on a page that came over plain http, with a product that is not secure and with one that is [PUB-08]', async () => {
  const { token, page: maker } = await enterPlainly(people.owner);
  const [own] = await query('select id from tenant');
  await actAs(token, String(own?.id));
  const [bot] = await query(
    `update kb_bot set permission = 'public' where owner_type = 'tenant' and name = '员工手册问答' returning id, public_id`,
  );
  const kbBotId = String(bot?.id);
  // Typed as people know it, without a scheme: here that is http too, and what is allowed now is told.
  await maker.goto(url(`/a/train/bot/${kbBotId}/release/webapp`));
  await maker.getByRole('button', { name: '嵌入网站' }).click();
  const dialog = maker.getByRole('dialog', { name: '嵌入网站' });
  await dialog.getByLabel('允许嵌入的网站').fill(site.replace('http://', ''));
  await dialog.getByRole('button', { name: '保存' }).click();
  await maker.getByText(`${site.replace('http:', 'https:')}、${site}`).waitFor();
  await maker.context().close();
  for (const [path, product] of [
    ['/plain', url('')],
    ['/secure', scene.url('')],
  ] as const) {
    pages.set(path, `<script src="${product}/embed.js" data-bot="${String(bot?.public_id)}" async></script>`);
    const { page, complaints } = await visit();
    await page.goto(site + path);
    await page.getByRole('button', { name: /^打开/ }).click();
    const chat = page.frameLocator('iframe[data-open]');
    await box(chat).fill('年假可以结转吗？');
    await box(chat).press('Enter');
    await chat.getByRole('button', { name: /引用1/ }).first().waitFor();
    await chat.getByRole('button', { name: '复制', exact: true }).last().click();
    await chat.getByRole('status').getByText('复制成功').waitFor();
    expect(await box(chat).evaluate(() => isSecureContext)).toBe(false);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
});
