import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { addPage, draw, finishPdf, startPdf } from '../documents/pdf.ts';
import { conversationStands, type Visitor } from './browser.ts';
import { createDemo, people } from './demo.ts';

const { url, visit, query, folder, post, actAs, enterDemo } = createDemo();

let owner: Visitor & { token: string };
let tenantId: string;
let kbBotId: string;
let publicId: string;

/** What the assistant knows, by its pairs. */
const known = [
  ['会议室怎么预约？', '在前台登记，或在日历里选择会议室。'],
  ['打印机在哪里？', '打印机在三楼茶水间旁边。'],
  ['访客停车怎么办？', '访客车停在地下二层，凭前台的条免费。'],
] as const;
/** Nothing tells about it. */
const UNKNOWN = '宠物可以带进办公室吗？';
/** How else it is asked. */
const wordings = ['可以带宠物进办公室吗', '宠物能不能进办公室？'];

beforeAll(async () => {
  owner = await enterDemo(people.owner);
  tenantId = String((await query('select id from tenant'))[0]?.id);
  await actAs(owner.token, tenantId);
  kbBotId = String((await post('/api/v1/tenantKbBot', { name: '行政问答' }, owner.token)).id);
  for (const [question, answer] of known)
    await post('/api/v1/tenantKbBotQaPair/create', { kbBotId, question, answer }, owner.token);
  await post(
    '/api/v1/tenantKbBot/release',
    { kbBotId, id: kbBotId, category: 'education', permission: 'public' },
    owner.token,
  );
  publicId = String((await query('select public_id from kb_bot where id = $1', [kbBotId]))[0]?.public_id);
});

const ask = async (page: Page, question: string) => {
  await conversationStands(page);
  const answers = page.getByRole('article');
  const before = await answers.count();
  await page.getByRole('textbox', { name: '问题' }).fill(question);
  await page.getByRole('textbox', { name: '问题' }).press('Enter');
  await expect.poll(() => answers.count()).toBe(before + 1);
  await answers.last().getByRole('button', { name: '复制', exact: true }).waitFor();
};

/** Waits until what was asked is summed; the reports read nothing else. */
const summed = () => expect.poll(() => query('select from report_mark'), { timeout: 30_000 }).toEqual([]);

test('thirty questions of three visitors are found in every report, with who asked, where and what found no answer [RPT-02] [RPT-04] [RPT-06] [RPT-08]', async () => {
  for (let visitor = 0; visitor < 3; visitor++) {
    const { page, complaints } = await visit();
    await page.goto(url(`/b/${publicId}`));
    for (let at = 0; at < 10; at++) await ask(page, at < 9 ? known[at % 3]![0] : UNKNOWN);
    expect(complaints).toEqual([]);
    await page.context().close();
  }
  await summed();
  const { page } = owner;
  const base = `/a/train/bot/${kbBotId}/report`;
  const figure = (name: string, value: string) =>
    page
      .getByRole('link', { name: `${name} 查看对话`, exact: true })
      .locator('..')
      .getByText(value, { exact: true })
      .waitFor();

  await page.goto(url(`${base}/overview`));
  await figure('提问', '30');
  await page
    .getByRole('figure', { name: '按来源' })
    .getByRole('listitem')
    .filter({ hasText: '网页' })
    .getByText('30次', { exact: true })
    .waitFor();

  await page.goto(url(`${base}/chat/history`));
  await page.getByText('共30条').waitFor();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  const file = path.join(folder(), 'thirty.xlsx');
  await sheet.saveAs(file);
  const [, ...rows] = await readSheet(file);
  const times = (question: string) => rows.filter((row) => row.includes(question)).length;
  expect([...known.map(([question]) => times(question)), times(UNKNOWN)]).toEqual([9, 9, 9, 3]);

  await page.goto(url(`${base}/chat/user`));
  const asked = page.getByRole('table', { name: '用户明细' }).getByRole('link', { name: '10', exact: true });
  await expect.poll(() => asked.count()).toBe(3);

  await page.goto(url(`${base}/monitor`));
  await page.getByRole('button', { name: /^会议室，9次$/ }).waitFor();

  await page.goto(url('/a/report/overview'));
  await page
    .getByRole('table', { name: '按助手' })
    .getByRole('row', { name: /行政问答/ })
    .getByRole('link', { name: '30', exact: true })
    .first()
    .waitFor();
});

test('a question that found no answer is answered from the report with its other wordings, leaves the list, and the next visitor gets the answer [RPT-07]', async () => {
  const { page } = owner;
  const { page: another } = await visit();
  await another.goto(url(`/b/${publicId}`));
  for (const wording of wordings) await ask(another, wording);
  await another.context().close();
  await summed();
  await page.goto(url(`/a/train/bot/${kbBotId}/report/gaps`));
  const gap = page.getByRole('table', { name: '答不上来的问题' }).getByRole('row').filter({ hasText: UNKNOWN });
  await gap.getByRole('link', { name: '5', exact: true }).first().waitFor();
  await gap.getByRole('button', { name: '现在回答' }).click();
  const form = page.getByRole('dialog');
  await expect.poll(() => form.getByLabel('问题').inputValue()).toBe(UNKNOWN);
  expect((await form.getByLabel('其他问法').inputValue()).split('\n').toSorted()).toEqual(wordings.toSorted());
  await form.getByLabel('答案').fill('小型宠物经主管同意后可以带进办公室。');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('status').getByText('保存成功').waitFor();
  await form.waitFor({ state: 'detached' });
  await gap.waitFor({ state: 'detached' });
  // None of its wordings is left behind as a question of its own.
  await expect.poll(() => page.getByRole('table', { name: '答不上来的问题' }).getByText('宠物').count()).toBe(0);
  const { page: visitor } = await visit();
  await visitor.goto(url(`/b/${publicId}`));
  await ask(visitor, wordings[0]!);
  await visitor.getByRole('article').last().getByText('小型宠物经主管同意后可以带进办公室').waitFor();
  await visitor.context().close();
});

test('what a question was sent with stands in the report, is saved from there, and opens at the place that the answer cites', async () => {
  const { page, complaints } = owner;
  const document = startPdf();
  addPage(document);
  draw(document, '押金为两个月租金，退租时结清水电费后退还。', { x: 72, y: 72, width: 450, size: 12 });
  const bytes = await finishPdf(document);
  await page.goto(url(`/a/chat/bot/${kbBotId}/tenant`));
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '添加图片或文件' }).click(),
  ]);
  await chooser.setFiles({ name: '租赁合同.pdf', mimeType: 'application/pdf', buffer: bytes });
  const held = page.getByRole('list', { name: '随问题发送的内容' }).getByRole('listitem');
  await held.filter({ hasText: /\dKB/ }).waitFor();
  await ask(page, '押金为几个月租金？');
  await page.getByRole('article').last().getByText('两个月租金').first().waitFor();

  await page.goto(url(`/a/train/bot/${kbBotId}/report/chat/history`));
  await page.getByRole('table', { name: '对话明细' }).getByText('押金为几个月租金？').click();
  const conversation = page.getByRole('dialog', { name: '对话' });
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    conversation.getByRole('link', { name: '打开租赁合同.pdf' }).click(),
  ]);
  expect(readFileSync(await saved.path())).toEqual(bytes);
  await conversation
    .getByRole('button', { name: /租赁合同.pdf/ })
    .last()
    .click();
  await page.locator('[data-mark][data-state="current"]').waitFor();
  expect(complaints).toEqual([]);
});
