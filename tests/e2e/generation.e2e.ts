import { extractRawText } from 'mammoth';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeModel, type FakeModel } from '../fakes/model.ts';
import { createScene } from './scene.ts';

const PIECES = ['可以分三步走：', '先认人，', '再认事，', '最后动手做。'];
const REPLY = PIECES.join('');

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
  model.play({ pieces: PIECES });
});
afterAll(() => model.close());

const scene = createScene(() => ({ GENERATION: 'on', LLM_BASE_URL: model.url, LLM_MODEL: 'fake' }));

const turns = (page: Page) => page.getByRole('article');
const coins = (page: Page, count: number) => page.getByText(`小星币${count}`, { exact: true }).first().waitFor();
const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: '问题' }).fill(question);
  await page.getByRole('textbox', { name: '问题' }).press('Enter');
};

test('AI chat: a preset question, one that goes on, the balance after each, kept here and on the server, and the way to one’s own documents [AI-01] [AI-02] [AI-03] [AI-04] [AI-05] [AI-08]', async () => {
  const { page, complaints } = await scene.enter('13900000071');
  await page.getByRole('link', { name: 'AI对话' }).click();
  await page.getByRole('heading', { name: 'AI对话' }).waitFor();
  await coins(page, 100);
  await page.getByRole('button', { name: '解释一下什么是毛利率，并举一个例子' }).click();
  await turns(page).last().getByText(REPLY).waitFor();
  await turns(page).last().getByRole('button', { name: '复制回答' }).waitFor();
  await coins(page, 99);
  await ask(page, '说得再短一点');
  await expect.poll(() => turns(page).count()).toBe(2);
  await turns(page).last().getByText(REPLY).waitFor();
  await coins(page, 98);
  expect(
    model.requests
      .at(-1)
      ?.body.messages.map(({ content }) => content)
      .slice(1),
  ).toEqual(['解释一下什么是毛利率，并举一个例子', REPLY, '说得再短一点']);

  // Without the server the page still shows what the browser has kept.
  await page.getByRole('button', { name: '历史对话' }).click();
  await page.getByRole('menuitemradio', { name: '解释一下什么是毛利率，并举一个例子' }).waitFor();
  await page.keyboard.press('Escape');
  await page.route('**/openai/conversation/**', (route) => route.abort());
  await page.reload();
  await turns(page).last().getByText('说得再短一点').waitFor();
  await page.unroute('**/openai/conversation/**');

  // What failed waits there as well, to be sent again.
  model.play({ script: 'broken' });
  await ask(page, '那净利率呢？');
  await turns(page).last().getByRole('button', { name: '重试' }).waitFor();
  await page.reload();
  await turns(page).last().getByText('那净利率呢？').waitFor();
  await expect.poll(() => turns(page).count()).toBe(3);
  model.play({ script: 'normal', pieces: PIECES });
  await turns(page).last().getByRole('button', { name: '重试' }).click();
  await turns(page).last().getByText(REPLY).waitFor();
  await coins(page, 97);

  // Cleared here, it is still on the server.
  await page.reload();
  await turns(page).last().getByText('那净利率呢？').waitFor();
  await page.getByRole('button', { name: '历史对话' }).click();
  await page.getByRole('menuitem', { name: '清除本机记录' }).click();
  await page.getByText('有什么可以帮您？').waitFor();
  await page.reload();
  await page.getByText('有什么可以帮您？').waitFor();
  await page.getByRole('button', { name: '历史对话' }).click();
  await page.getByRole('menuitemradio', { name: '解释一下什么是毛利率，并举一个例子' }).click();
  await turns(page).last().getByText('那净利率呢？').waitFor();

  // AI reading is the chat over one's own document.
  await page.getByRole('button', { name: '新对话' }).click();
  const box = page.getByRole('textbox', { name: '问题' });
  await box.fill('还没想好怎么问');
  await page.getByRole('link', { name: 'AI阅读：就自己的文档提问' }).click();
  await page.getByRole('button', { name: '创建助手' }).first().waitFor();

  // What was not sent waits in the box, also after a reload, and is gone once it is sent.
  await page.getByRole('link', { name: 'AI对话' }).click();
  await expect.poll(() => box.inputValue()).toBe('还没想好怎么问');
  await page.reload();
  await expect.poll(() => box.inputValue()).toBe('还没想好怎么问');
  await box.press('Enter');
  await turns(page).last().getByText(REPLY).waitFor();
  await page.reload();
  await turns(page).last().getByText(REPLY).waitFor();
  await expect.poll(() => box.inputValue()).toBe('');
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('AI writing: a text by kind, points, tone and length, changed by hand, a part of it said shorter, taken back, copied and saved; drawing and the expert system stay off [AI-06] [AI-07] [AI-09] [AI-10] [ROUTE-27]', async () => {
  const { page, complaints } = await scene.enter('13900000072');
  const menu = page.getByRole('navigation').first();
  await menu.getByRole('link', { name: 'AI写作' }).click();
  await page.getByRole('heading', { name: 'AI写作' }).waitFor();
  for (const name of ['AI绘画', '专家系统']) await expect.poll(() => page.getByText(name).count()).toBe(0);
  await page.getByRole('button', { name: '生成' }).click();
  await page.getByText('请填写主题').waitFor();
  await page.getByRole('radio', { name: '方案' }).click();
  await page.getByRole('textbox', { name: '主题' }).fill('新员工第一周');
  await page.getByRole('textbox', { name: '要点' }).fill('周一见导师');
  await page.getByRole('radio', { name: '热情' }).click();
  await page.getByRole('radio', { name: '长', exact: true }).click();
  await page.getByRole('button', { name: '生成' }).click();
  const paper = page.getByRole('textbox', { name: '正文' });
  await expect.poll(() => paper.inputValue()).toBe(REPLY);
  const asked = model.requests.at(-1)!.body.messages[1]!.content;
  for (const part of ['方案', '新员工第一周', '周一见导师', '热情', '800']) expect(asked).toContain(part);
  await coins(page, 99);

  await paper.fill(`${REPLY}以上。`);
  model.play({ pieces: ['认人、', '认事'] });
  await paper.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(7, 15);
  });
  await page.getByRole('button', { name: '精简' }).click();
  await page.getByText('认人、认事').waitFor();
  await page.getByRole('button', { name: '替换原文' }).click();
  await expect.poll(() => paper.inputValue()).toBe('可以分三步走：认人、认事最后动手做。以上。');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => paper.inputValue()).toBe(`${REPLY}以上。`);
  await coins(page, 98);

  await page.reload();
  await expect.poll(() => paper.inputValue()).toBe(`${REPLY}以上。`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('button', { name: '导出' }).click();
      await page.getByRole('menuitem', { name: '纯文本（.txt）' }).click();
    })(),
  ]);
  expect(file.suggestedFilename()).toBe('新员工第一周.txt');
  // The same as a Word file, which another program reads.
  const [word] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: '导出' }).click();
      await page.getByRole('menuitem', { name: 'Word文档（.docx）' }).click();
    })(),
  ]);
  expect(word.suggestedFilename()).toBe('新员工第一周.docx');
  expect((await extractRawText({ path: await word.path() })).value.trim()).toBe(`${REPLY}以上。`);
  // Back to an earlier draft, and from there to what stood there instead.
  await paper.fill('另写一稿');
  await page.getByRole('button', { name: '历史版本' }).click();
  await page.getByRole('menuitem', { name: /，24字，可以分三步走/ }).click();
  await expect.poll(() => paper.inputValue()).toBe(`${REPLY}以上。`);
  await page.reload();
  await page.getByRole('button', { name: '历史版本' }).click();
  await page.getByRole('menuitem', { name: /，4字，另写一稿/ }).click();
  await expect.poll(() => paper.inputValue()).toBe('另写一稿');
  await page.getByRole('button', { name: '复制全文' }).waitFor();
  expect(complaints).toEqual([]);
  model.play({ pieces: PIECES });
});
