import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeHandbook } from '../documents/index.ts';
import { startFakeModel, type FakeModel } from '../fakes/model.ts';
import { launch, register, visit } from './browser.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { smsCode, startServer, type RunningServer } from './server.ts';

const PHONE = '13900000002';
/** About six seconds of writing. */
const pieces = Array.from({ length: 120 }, (_, at) => `第${at + 1}句。`);

let folder: string;
let model: FakeModel;
let server: RunningServer;
let proxy: Proxy;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tinystar-cut-'));
  model = await startFakeModel();
  server = await startServer({
    DATA_DIR: path.join(folder, 'data'),
    LLM_BASE_URL: model.url,
    LLM_API_KEY: 'test-key',
    LLM_MODEL: 'fake',
  });
  proxy = await startProxy(Number(new URL(server.url).port));
  browser = await launch();
  ({ page } = await visit(browser));
  await register(page, proxy.url, PHONE, () => smsCode(server.output(), PHONE));
  const { bytes } = await makeHandbook();
  const file = path.join(folder, '员工手册.pdf');
  writeFileSync(file, bytes);
  await page.goto(`${proxy.url}/a/train/center`);
  await page.getByRole('button', { name: '创建助手' }).first().click();
  await page.getByLabel('名称').fill('手册');
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL('**/knowledge/doc');
  await page.getByRole('button', { name: '上传文档' }).first().click();
  await page.getByRole('dialog', { name: '上传文档' }).locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('cell', { name: '已训练' }).waitFor({ timeout: 60_000 });
  await page.getByRole('dialog', { name: '上传文档' }).waitFor({ state: 'detached' });
});

afterAll(async () => {
  await browser?.close();
  await proxy?.close();
  await server?.stop();
  await model?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(() => {
  model.requests.length = 0;
  model.play({ script: 'slow', delay: 50, pieces });
});

const turns = () => page.getByRole('article');

/** Asks and waits until some of the answer stands there. */
const begin = async (question: string) => {
  const before = await turns().count();
  await page.getByRole('textbox').last().fill(question);
  await page.getByRole('textbox').last().press('Enter');
  const turn = turns().nth(before);
  await turn.getByText('第8句。').waitFor();
  return turn;
};

test('a cut connection resumes the same answer: one question, no word twice or missing [CHAT-05] [CHAT-15]', async () => {
  const turn = await begin('员工的年假怎样计算？');
  const before = await turns().count();
  proxy.cut();
  // Written on over the second connection, which is cut too.
  await turn.getByText('第40句。').waitFor();
  proxy.cut();
  await turn.getByRole('button', { name: '复制', exact: true }).waitFor();
  const text = (await turn.innerText()).replaceAll(/\s/g, '');
  expect(text).toContain(pieces.join(''));
  await expect.poll(() => turns().count()).toBe(before);
});

test('while an answer is written no other question is sent; stopping keeps what was written and reaches the model in the middle [CHAT-15]', async () => {
  model.play({ script: 'held', pieces });
  const turn = await begin('病假需要什么证明？');
  const stop = page.getByRole('button', { name: '停止' });
  await stop.waitFor();
  // Until it has ended nothing else is sent: what is typed waits in the box.
  const count = await turns().count();
  const box = page.getByRole('textbox', { name: '问题', exact: true });
  await box.fill('还有一个问题');
  await box.press('Enter');
  expect([await turns().count(), await box.inputValue()]).toEqual([count, '还有一个问题']);
  await box.fill('');
  await stop.click();
  await turn.getByText('已停止生成').waitFor();
  await expect.poll(() => model.requests.at(-1)?.cancelledAt).toBeTypeOf('number');
  await expect.poll(() => turn.innerText()).toContain('第8句。');
});

test('a stopped answer is written on from where it ended, in its place [CHAT-15]', async () => {
  const turn = await begin('婚假有几天？');
  await page.getByRole('button', { name: '停止' }).click();
  await turn.getByText('已停止生成').waitFor();
  const before = await turns().count();
  model.play({ script: 'normal', pieces: ['其余见员工手册', '[1]', '。'] });
  await turn.getByRole('button', { name: '继续回答' }).click();
  await turn.getByText('其余见员工手册').waitFor();
  await turn.getByRole('button', { name: '复制', exact: true }).waitFor();
  const text = await turn.innerText();
  expect(text.match(/第8句。/g)).toHaveLength(1);
  await expect.poll(() => turn.getByText('已停止生成').count()).toBe(0);
  await expect.poll(() => turns().count()).toBe(before);
});

test('an answer cut by the death of the server is shown once, and the rest works again [CHAT-07] [CHAT-08]', async () => {
  const turn = await begin('差旅住宿的标准是多少？');
  const before = await turns().count();
  // Long enough for the first sentences to be stored, which happens every half second.
  await turn.getByText('第30句。').waitFor();
  await server.stop('SIGKILL');
  server = await startServer(server.environment);
  await page.reload();
  await turns()
    .nth(before - 1)
    .waitFor();
  await expect.poll(() => turns().count()).toBe(before);
  const text = await turn.innerText();
  expect(text.match(/第3句。/g)).toHaveLength(1);
  model.play({ script: 'normal', pieces: ['差旅标准分为三档', '[1]', '。'] });
  await turn
    .getByRole('button', { name: /重新发送|重试/ })
    .first()
    .click();
  await turn.getByText('差旅标准分为三档').waitFor();
  await expect.poll(() => turns().count()).toBe(before);
});

test('a refused key is told as a failure with a way to send again [CHAT-08] [ERR-14]', async () => {
  model.play({ script: 'badKey' });
  const before = await turns().count();
  await page.getByRole('textbox').last().fill('密码多久更换一次？');
  await page.getByRole('textbox').last().press('Enter');
  const turn = turns().nth(before);
  await turn.getByRole('button', { name: '重新发送' }).waitFor();
  // Why it failed, and the number to report, are still there when the page is opened again.
  const told = await turn.innerText();
  expect(told).toMatch(/抱歉，我发生了一点意外[\s\S]*请求号/);
  await page.reload();
  await turn.getByRole('button', { name: '重新发送' }).waitFor();
  await expect.poll(() => turn.innerText()).toBe(told);
  model.play({ script: 'normal', pieces: ['九十天', '[1]', '。'] });
  await turn.getByRole('button', { name: '重新发送' }).click();
  await turn.getByText('九十天').waitFor();
});
