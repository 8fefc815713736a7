import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { conversationStands } from './browser.ts';
import { createDemo, people } from './demo.ts';

const { url, visit, query, actAs, enterDemo } = createDemo();
const QUESTION = 'RO 滤芯多久换一次？';
const NETWORK = '当前网络异常，请检查网络设置。';

let address: string;
beforeAll(async () => {
  const [purifier] = await query(`select public_id from kb_bot where name = '星泉净水器客服'`);
  address = url(`/b/${String(purifier?.public_id)}`);
});

const box = (page: Page) => page.getByRole('textbox', { name: '问题', exact: true }).last();
const broken = (page: Page) => page.getByText('页面没有加载成功');
/** Until everything that a page brings by itself is there. */
const standsStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const named = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content.split(' ') ?? [];
        return named.filter((href) => !document.querySelector(`link[href="${href}"]`));
      }),
    )
    .toEqual([]);

test('the first question that is asked offline stands in the conversation with the reason, and is answered when the network is back [CHAT-17]', async () => {
  const { page } = await visit();
  await page.goto(address);
  await conversationStands(page);
  await standsStill(page);
  await page.context().setOffline(true);
  await box(page).fill(QUESTION);
  await box(page).press('Enter');
  await page.getByText(NETWORK).first().waitFor();
  await page.getByRole('article').filter({ hasText: QUESTION }).first().waitFor();
  expect(await broken(page).all()).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '重新发送' }).first().click();
  await page.getByRole('article').last().getByRole('button', { name: /引用1/ }).first().waitFor();
  await page.context().close();
});

test('parts that a newer build took away offer to load the page anew, and the question waits in the box then [CHAT-17]', async () => {
  const { page } = await visit();
  const taken = /\/assets\/(?:messages|question|markdown)-[^/]*\.js$/;
  await page.route(taken, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(address);
  await conversationStands(page);
  await box(page).fill(QUESTION);
  await box(page).press('Enter');
  await page.getByText('版本已更新，重新加载后可以继续').waitFor();
  expect(await broken(page).all()).toEqual([]);
  await page.unroute(taken);
  await page.getByRole('button', { name: '重新加载' }).click();
  await conversationStands(page);
  await expect.poll(() => box(page).inputValue()).toBe(QUESTION);
  await box(page).press('Enter');
  await page.getByRole('article').last().getByRole('button', { name: /引用1/ }).first().waitFor();
  await page.context().close();
});

test('offline no press replaces the workbench by an error page, and the network back it does what was pressed', async () => {
  const { page, token } = await enterDemo(people.owner);
  const [own] = await query('select id from tenant');
  await actAs(token, String(own?.id));
  const [bot] = await query(`select id from kb_bot where owner_type = 'tenant' and name = '员工手册问答'`);
  await page.goto(url(`/a/train/bot/${String(bot?.id)}/knowledge/doc`));
  await page.getByRole('button', { name: '上传文档' }).first().waitFor();
  await conversationStands(page);
  await standsStill(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '上传文档' }).first().click();
  await page.getByRole('dialog', { name: '上传文档' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: '问答库' }).first().click();
  await page.getByText(NETWORK).first().waitFor();
  expect(await broken(page).all()).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '新建问答' }).first().waitFor();
  expect(await broken(page).all()).toEqual([]);
  await page.context().close();
});
