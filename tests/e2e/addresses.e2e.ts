import { devices, type Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

const { url, visit, enter } = createScene();

/** A browser that calls itself neither Android nor iPhone. */
const harmony =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1 Mobile';

let owner: Visitor;
let kbBotId: string;

beforeAll(async () => {
  owner = await enter('13900000081');
  const made = await fetch(url('/api/v1/personalKbBot'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(owner.page)}` },
    body: JSON.stringify({ name: '我的笔记' }),
  });
  ({ id: kbBotId } = (await made.json()) as { id: string });
});

const tokenOf = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('tinystar.token') ?? '');

test('an address with an id that cannot be one says that there is no such thing, never that the request is wrong [ERR-05]', async () => {
  const { page } = owner;
  const visitor = (await visit()).page;
  const says = async (at: Page, path: string, text: string) => {
    await at.goto(url(path));
    await at.getByText(text).first().waitFor();
    await expect.poll(() => at.getByText('请求参数有误').count(), { message: path }).toBe(0);
  };
  for (const id of ['abc', 'F'.repeat(32)]) {
    await says(visitor, `/b/${id}`, '助手不存在');
    await says(visitor, `/shoppe/${id}`, '展厅不存在');
    await says(visitor, `/b/${id}?answer=abc`, '回答');
    await says(page, `/a/train/bot/${id}/chat`, '对不起，您访问的助手不存在');
    await page.getByRole('navigation').getByRole('link', { name: '训练中心' }).waitFor();
  }
  await visitor.context().close();
});

test('the tabs that an assistant of one’s own lacks say why, opened by their address [ROUTE-01]', async () => {
  const { page } = owner;
  for (const [tab, name] of [
    ['role/interface', '界面'],
    ['role/ad', '广告'],
    ['role/cs', '客服'],
    ['report/overview', '概览'],
    ['report/chat/user', '用户明细'],
  ]) {
    await page.goto(url(`/a/train/bot/${kbBotId}/${tab}`));
    await page.getByText(`企业助手才能使用${name}`).waitFor();
    await page.getByText('我的笔记', { exact: true }).first().waitFor();
  }
  await page.getByRole('button', { name: '升级权益' }).click();
  await page.getByRole('dialog').getByText('升级后可使用该功能').waitFor();
});

test('on a phone the address of the trial says that it takes a computer; a narrow window of a computer opens it [ROUTE-13]', async () => {
  const storageState = await owner.page.context().storageState();
  const context = await owner.page
    .context()
    .browser()!
    .newContext({ ...devices['Pixel 7'], userAgent: harmony, locale: 'zh-CN', storageState });
  const phone = await context.newPage();
  await phone.goto(url(`/a/train/bot/${kbBotId}/chat`));
  await phone.getByText('请去pc端操作').first().waitFor();
  await context.close();
  const narrow = await owner.page
    .context()
    .browser()!
    .newContext({ viewport: { width: 390, height: 800 }, locale: 'zh-CN', storageState });
  const page = await narrow.newPage();
  await page.goto(url(`/a/train/bot/${kbBotId}/chat`));
  await page.getByRole('textbox', { name: '问题', exact: true }).waitFor();
  await narrow.close();
});
