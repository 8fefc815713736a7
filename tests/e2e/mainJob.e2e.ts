import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPage,
  draw,
  finishPdf,
  handbookTable,
  makeHandbook,
  makePicture,
  startPdf,
  type DrawnBox,
  type MadeDocument,
} from '../documents/index.ts';
import { conversationStands, launch, register, visit, type Visitor } from './browser.ts';
import { smsCode, startServer, type RunningServer } from './server.ts';

const PHONE = '13900000001';
const A4 = { width: 595, height: 842 };

let folder: string;
let server: RunningServer;
let browser: Browser;
let maker: Visitor;
let handbook: MadeDocument;
let publicUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tinystar-e2e-'));
  server = await startServer({ DATA_DIR: path.join(folder, 'data') });
  browser = await launch();
  maker = await visit(browser);
  handbook = await makeHandbook();
  writeFileSync(path.join(folder, '员工手册.pdf'), handbook.bytes);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const chat = (page: Page) => page.getByRole('log');

const ask = async (page: Page, question: string) => {
  await conversationStands(page);
  const before = await page.getByRole('article').count();
  await page.getByRole('textbox').last().fill(question);
  await page.getByRole('textbox').last().press('Enter');
  await page.getByRole('article').nth(before).waitFor();
  await page.getByRole('button', { name: '复制', exact: true }).nth(before).waitFor();
};

/** The current mark as points of its unrotated, unscaled A4 page. */
const markedBox = async (page: Page, state: 'current' | 'other' = 'current'): Promise<DrawnBox> => {
  const mark = page.locator(`[data-mark][data-state="${state}"]`);
  await mark.waitFor();
  return mark.evaluate((element, size) => {
    const share = (element as HTMLElement).style;
    const part = (text: string, of: number) => (Number.parseFloat(text) / 100) * of;
    const left = part(share.left, size.width);
    const top = part(share.top, size.height);
    return { left, top, right: left + part(share.width, size.width), bottom: top + part(share.height, size.height) };
  }, A4);
};

/** How much of the expected box the drawn one covers. */
const covered = (expected: DrawnBox, drawn: DrawnBox) => {
  const width = Math.min(expected.right, drawn.right) - Math.max(expected.left, drawn.left);
  const height = Math.min(expected.bottom, drawn.bottom) - Math.max(expected.top, drawn.top);
  const area = (expected.right - expected.left) * (expected.bottom - expected.top);
  return (Math.max(0, width) * Math.max(0, height)) / area;
};

test('registers by text message and lands in the workspace [ACCT-02] [ACCT-04] [ROUTE-04] [ROUTE-05]', async () => {
  await maker.page.goto(`${server.url}/a/train/center`);
  await maker.page.waitForURL('**/login?redirect=**');
  await register(maker.page, server.url, PHONE, () => smsCode(server.output(), PHONE));
  await maker.page.goto(`${server.url}/a/train/center`);
  await maker.page.getByText('还没有助手').waitFor();
});

test('creates an assistant and trains an uploaded PDF [BOT-01] [DOC-01] [DOC-02]', async () => {
  const { page } = maker;
  await page.getByRole('button', { name: '创建助手' }).first().click();
  await page.getByLabel('名称').fill('员工手册助手');
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL('**/knowledge/doc');
  await page.getByRole('button', { name: '上传文档' }).first().click();
  await page
    .getByRole('dialog', { name: '上传文档' })
    .locator('input[type="file"]')
    .setInputFiles(path.join(folder, '员工手册.pdf'));
  await page.getByRole('cell', { name: '已训练' }).waitFor({ timeout: 60_000 });
  // The drawer closes by itself, so that the trial beside the list is free.
  await page.getByRole('dialog', { name: '上传文档' }).waitFor({ state: 'hidden' });
});

test('the same file again is offered for a forced upload [DOC-06]', async () => {
  const { page } = maker;
  await page.getByRole('button', { name: '上传文档' }).click();
  await page
    .getByRole('dialog', { name: '上传文档' })
    .locator('input[type="file"]')
    .setInputFiles(path.join(folder, '员工手册.pdf'));
  await page.getByText('重复上传').waitFor();
  await page.getByRole('button', { name: '强制上传' }).waitFor();
  await page.getByRole('dialog', { name: '上传文档' }).getByRole('button', { name: '移除' }).last().click();
  await page.getByRole('dialog', { name: '上传文档' }).getByRole('button', { name: '关闭' }).click();
});

test('an answer cites its source and opens the PDF at the block [CHAT-26] [CHAT-27] [PDF-13] [BOT-36] [UI-46]', async () => {
  const { page } = maker;
  await ask(page, '报销单应当在返回后多少天内提交？');
  await chat(page).getByText('十五天内提交').first().waitFor();
  await page.getByRole('button', { name: /引用1/ }).last().click();
  const expected = handbook.drawn.find(({ text }) => text.startsWith('报销单应当'))!;
  const drawer = page.getByRole('dialog', { name: /原文/ });
  await drawer.getByRole('textbox', { name: '页码' }).waitFor();
  await expect.poll(() => drawer.getByRole('textbox', { name: '页码' }).inputValue()).toBe(String(expected.page));
  expect(covered(expected.box, await markedBox(page))).toBeGreaterThanOrEqual(0.9);
  await drawer.press('Escape');
});

test('the source still opens from history after a reload, and the maker reads how the answer came about [CHAT-20] [CHAT-27]', async () => {
  const { page } = maker;
  await page.reload();
  await page.getByRole('button', { name: '回答过程' }).last().click();
  const passages = page.getByRole('region', { name: '回答过程' }).getByRole('listitem');
  await passages.filter({ hasText: '已引用' }).filter({ hasText: '员工手册.pdf' }).first().waitFor();
  await page.getByRole('button', { name: '回答过程' }).last().click();
  await page.getByRole('button', { name: /引用1/ }).last().click();
  await page.locator('[data-mark][data-state="current"]').waitFor();
  await page.getByRole('dialog', { name: /原文/ }).press('Escape');
});

const deposit = { x: 72, y: 170, width: 450, size: 12 };
let depositBox: DrawnBox;
const lease = async (): Promise<Buffer> => {
  const document = startPdf();
  addPage(document);
  draw(document, '租赁合同', { x: 72, y: 72, width: 450, size: 20 });
  draw(document, '承租方每月五日前支付租金三千二百元。', { x: 72, y: 130, width: 450, size: 12 });
  depositBox = draw(document, '押金为两个月租金，退租时结清水电费后退还。', deposit);
  return await finishPdf(document);
};
const held = (page: Page) => page.getByRole('list', { name: '随问题发送的内容' }).getByRole('listitem');
const sent = (page: Page) => page.getByRole('article').last().getByRole('list', { name: '随问题发送' });

test('a file goes with a question by button, paste or drop: what cannot be taken says why, the answer is from it, and it stands in the message', async () => {
  const { page, complaints } = maker;
  const file = path.join(folder, '租赁合同.pdf');
  writeFileSync(file, await lease());
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '添加图片或文件' }).click(),
  ]);
  await chooser.setFiles([
    { name: '假的.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf at all') },
    { name: '空的.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
  ]);
  await held(page).filter({ hasText: '文件格式错误，请调整后重新上传' }).waitFor();
  await held(page).filter({ hasText: '文件是空的' }).waitFor();
  await page.getByRole('textbox').last().fill('押金是多少？');
  await page.getByRole('textbox').last().press('Enter');
  await page.getByRole('status').getByText('附件还没有准备好').waitFor();
  await page.getByRole('button', { name: '移除假的.pdf' }).click();
  await page.getByRole('button', { name: '移除空的.txt' }).click();
  // The browser reports the refused one itself.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/kbBotChatAttachment/upload')]);
  await expect.poll(() => held(page).count()).toBe(0);
  // A file of the clipboard, and one that is dropped on the conversation.
  const tell = (kind: 'paste' | 'dragenter' | 'dragover' | 'drop', bytes: Buffer) =>
    page
      .getByRole('textbox')
      .last()
      .evaluate(
        (field, { how, base64 }) => {
          const transfer = new DataTransfer();
          const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([content], `${how}.pdf`, { type: 'application/pdf' }));
          const options = { bubbles: true, cancelable: true };
          const event =
            how === 'paste'
              ? new ClipboardEvent('paste', { ...options, clipboardData: transfer })
              : new DragEvent(how, { ...options, dataTransfer: transfer });
          field.dispatchEvent(event);
        },
        { how: kind, base64: bytes.toString('base64') },
      );
  await tell('paste', await lease());
  // While something is held over a page, browsers go on telling it.
  await tell('dragenter', readFileSync(file));
  await expect
    .poll(async () => {
      await tell('dragover', readFileSync(file));
      return page.getByText('松开即可添加到问题中').isVisible();
    })
    .toBe(true);
  await tell('drop', readFileSync(file));
  await page.getByRole('button', { name: '移除drop.pdf' }).click();
  await held(page).filter({ hasText: 'paste.pdf' }).filter({ hasText: /\dKB/ }).waitFor();
  // It waits over a reload, with the words.
  await page.reload();
  await held(page).filter({ hasText: 'paste.pdf' }).filter({ hasText: /\dKB/ }).waitFor();
  await ask(page, '押金为几个月租金？');
  const answer = page.getByRole('article').last();
  await answer.getByText('以下内容摘自附件').waitFor();
  await answer.getByText('两个月租金').first().waitFor();
  await sent(page).getByRole('link', { name: '打开paste.pdf' }).waitFor();
  await expect.poll(() => held(page).count()).toBe(0);
  await page.reload();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    sent(page).getByRole('link', { name: '打开paste.pdf' }).click(),
  ]);
  expect(readFileSync(await saved.path())).toEqual(await lease());
  await answer.getByRole('button', { name: /引用1/ }).first().click();
  // It opens at the page, like any other source: the sentence before it is quoted too, and comes first.
  await page.getByRole('dialog', { name: /paste.pdf/ }).waitFor();
  expect(covered(depositBox, await markedBox(page, 'other'))).toBeGreaterThanOrEqual(0.9);
  await page.keyboard.press('Escape');
});

test('a question keeps to a document that is chosen behind an @, and says so in the message', async () => {
  const { page } = maker;
  const field = page.getByRole('textbox').last();
  await field.fill('写信给 a@b.cn');
  await field.fill('@手册');
  const list = page.getByRole('listbox', { name: '可以指定的文档' });
  await list.getByRole('option', { name: '员工手册.pdf' }).waitFor();
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe('');
  await held(page).filter({ hasText: '员工手册.pdf' }).filter({ hasText: '只在这份文档中查找' }).waitFor();
  await ask(page, '报销单应当在返回后多少天内提交？');
  await page.getByRole('article').last().getByText('十五天内提交').first().waitFor();
  await sent(page).getByText('只在这份文档中查找').waitFor();
});

test('an opened source stays open when the window gets narrow, and the chat is back when it is wide again [PDF-13]', async () => {
  const { page } = maker;
  await page.getByRole('button', { name: /引用1/ }).last().click();
  const mark = page.locator('[data-mark][data-state="current"]');
  await mark.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await chat(page).waitFor({ state: 'hidden' });
  await expect.poll(() => mark.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await mark.waitFor({ state: 'detached' });
  // The chat that opened it is out of sight: the keyboard goes on in the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
  await page.setViewportSize({ width: 1440, height: 900 });
  await chat(page).getByText('十五天内提交').first().waitFor();
});

test('a block is rewritten over its page, survives a reload unsaved, and the next answer follows it [PDF-04] [PDF-05] [PDF-07] [PDF-12]', async () => {
  const { page } = maker;
  await page.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
  const list = page.getByRole('listbox', { name: '知识块' });
  const claim = list.getByRole('option', { name: /报销单应当/ });
  await claim.click();
  await page.locator('[data-block]').first().waitFor();
  const words = page.getByRole('textbox', { name: '文字', exact: true });
  await words.fill((await words.inputValue()).replace('十五天', '四十天'));
  await list.getByRole('option', { name: /离开座位时必须/ }).click();
  await list.press('Space');
  await page.getByText('共2处未保存的改动').waitFor();
  await page.reload();
  await page.getByText('共2处未保存的改动').waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('共2处未保存的改动').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('已保存，正在重新训练').waitFor();
  // The second window began from what was there before and saves something else: it is told, and nothing is written over.
  const others = other.getByRole('listbox', { name: '知识块' });
  await others.getByRole('option', { name: /离开座位时必须/ }).click();
  await others.press('Space');
  await other.getByText('共1处未保存的改动').waitFor();
  await other.getByRole('button', { name: '保存并重新训练' }).click();
  await other.getByRole('dialog', { name: '文档已被修改' }).getByRole('button', { name: '合并' }).click();
  await other.close();
  await page.getByRole('button', { name: '返回文档库' }).click();
  await page.getByRole('cell', { name: '已训练' }).waitFor({ timeout: 60_000 });
  await chat(page).getByText('十五天内提交').first().waitFor();
  await ask(page, '报销单应当在返回后多少天内提交？');
  await chat(page).getByText('四十天内提交').first().waitFor();
  await ask(page, '密码每多少天更换一次？');
  await expect.poll(() => chat(page).getByText('九十天').count()).toBe(0);
});

test('a table is read again, a block is drawn on the page, and its picture comes with the answer and opens from it [CHAT-28] [CONST-13] [CONST-16] [PDF-06] [PDF-08] [PDF-09] [PDF-11] [UI-07] [UI-41]', async () => {
  const { page } = maker;
  await page.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '编辑' }).click();
  const list = page.getByRole('listbox', { name: '知识块' });
  await list.getByRole('option', { name: /表格.*工龄/ }).click();
  const cell = page.getByRole('textbox', { name: '第1行第1列' });
  await cell.fill('写错了');
  await page.getByRole('button', { name: '重建表格' }).click();
  await expect.poll(() => cell.inputValue()).toBe(handbookTable[0]![0]);
  await list.press('Home');
  const paper = page.locator('[data-page="1"]');
  await paper.locator('[data-block]').first().waitFor();
  await page.getByRole('button', { name: '框选新增' }).click();
  const { x, y, width } = (await paper.boundingBox())!;
  await page.mouse.move(x + width * 0.3, y + width * 0.1);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + width * 0.14, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('textbox', { name: '文字', exact: true }).fill('园区值班电话是8021，夜间由保安接听。');
  const upload = page.getByLabel('上传图片').last();
  await upload.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('只支持上传图片').waitFor();
  await upload.setInputFiles({ name: '大图.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1_048_576 + 1) });
  await page.getByText('图片不得超过2MB').waitFor();
  await upload.setInputFiles({ name: '值班室.png', mimeType: 'image/png', buffer: makePicture(60, 40) });
  await page.getByRole('img', { name: '上传的图片' }).waitFor();
  await page.getByRole('button', { name: '保存并重新训练' }).click();
  await page.getByText('已保存，正在重新训练').last().waitFor();
  await page.getByRole('button', { name: '返回文档库' }).click();
  await page.getByRole('cell', { name: '已训练' }).waitFor({ timeout: 60_000 });
  await chat(page).getByText('四十天内提交').first().waitFor();
  await ask(page, '园区值班电话是多少？');
  await chat(page).getByText('8021').first().waitFor();
  await page.getByRole('button', { name: '原文图片1' }).last().click();
  const preview = page.getByRole('dialog', { name: '原文图片1' });
  const picture = preview.getByRole('img');
  await preview.getByRole('button', { name: '旋转90度' }).click();
  await expect.poll(() => picture.evaluate(({ style }) => style.transform)).toContain('rotate(90deg)');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);
  // From the whole picture up to one and a half, then down to a fifth, by tenths.
  for (const [name, key, steps, end] of [
    ['放大', '+', 5, '150%'],
    ['缩小', '-', 13, '20%'],
  ] as const) {
    const button = preview.getByRole('button', { name });
    await button.click();
    await preview.getByText(name === '放大' ? '110%' : '140%', { exact: true }).waitFor();
    for (let step = 1; step < steps; step++) await preview.press(key);
    await preview.getByText(end, { exact: true }).waitFor();
    await expect.poll(() => button.isDisabled()).toBe(true);
  }
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: '下载' }).click(),
  ]);
  expect(
    readFileSync(await saved.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /引用1/ }).last().click();
  await page.getByRole('button', { name: '相关图片1' }).waitFor();
  await page.locator('[data-mark][data-state="current"]').waitFor();
  // The page does not say this: a person has typed it, and who makes the assistant reads who.
  const note = page.getByRole('note', { name: '经整理' });
  await note.getByText('这里的文字由人工填写，不是从页面上读出的').waitFor();
  await note.getByText('园区值班电话是8021，夜间由保安接听。').waitFor();
  await note.getByText(/ · \d\d:\d\d$/).waitFor();
  await page.getByRole('dialog', { name: /原文/ }).press('Escape');
});

test('a question the documents do not answer gets the fallback words and no source [BOT-25]', async () => {
  const { page } = maker;
  const chips = await page.getByRole('button', { name: /引用/ }).count();
  await ask(page, '火星上的大气压是多少？');
  await chat(page)
    .getByText('抱歉，我还没有学习到关于这个问题的知识。您可以尝试问些其他问题，或者联系我们的专业团队以获取支持。', {
      exact: true,
    })
    .last()
    .waitFor();
  await expect.poll(() => page.getByRole('button', { name: /引用/ }).count()).toBe(chips);
});

test('blank words are refused, and clearing leaves a marker, once [CHAT-17] [CHAT-18]', async () => {
  const { page } = maker;
  await page.getByRole('textbox').last().fill('   ');
  await page.getByRole('textbox').last().press('Enter');
  await page.getByText('不能发送空白信息').waitFor();
  await page.getByRole('textbox').last().fill('');
  // Nothing at all is no blank question: nothing is said and nothing is sent.
  await page.getByText('不能发送空白信息').waitFor({ state: 'detached' });
  const turns = await page.getByRole('article').count();
  await page.getByRole('textbox').last().press('Enter');
  await expect.poll(() => page.getByText('不能发送空白信息').count()).toBe(0);
  await expect.poll(() => page.getByRole('article').count()).toBe(turns);
  const clear = page.getByRole('button', { name: '清除对话' });
  // While it is cleared it is not cleared again, and not when there is nothing since the last time.
  const held = Promise.withResolvers<void>();
  let cleared = 0;
  await page.route('**/personalKbBotUserSession/clear', async (route) => {
    cleared += 1;
    await held.promise;
    await route.continue();
  });
  await clear.click();
  await clear.click({ force: true });
  held.resolve();
  await page.getByText('以上对话已清除').waitFor();
  expect(cleared).toBe(1);
  await expect.poll(() => clear.isDisabled()).toBe(true);
  await page.unrouteAll();
  await ask(page, '年假天数按照什么计算？');
  await expect.poll(() => clear.isDisabled()).toBe(false);
  await clear.click();
  await expect.poll(() => page.getByText('以上对话已清除').count()).toBe(2);
});

test('settings are saved and a name that is too long is told at its field [BOT-04] [BOT-12] [BOT-31]', async () => {
  const { page } = maker;
  await page.getByRole('link', { name: '角色设置' }).click();
  await page.getByLabel('头像与名称').fill('名'.repeat(21));
  await page.getByLabel('简介').fill('回答员工手册里的问题');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('名称不符，必须是由1-20个字符组成').waitFor();
  await page.getByLabel('头像与名称').fill('员工手册助手');
  await page.getByLabel('头像与名称').press('Control+s');
  await page.getByText('保存成功').waitFor();
});

test('publishing needs a category and the agreement, then gives a link [PUB-01] [BOT-32]', async () => {
  const { page } = maker;
  await page.getByRole('link', { name: '发布', exact: true }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('请选择分类').waitFor();
  await page.getByText('请先同意小星助手服务协议').waitFor();
  await page.getByRole('combobox').click();
  await expect
    .poll(() => page.getByRole('option').allInnerTexts())
    .toEqual(['通用', '互联网', '金融', '法律政策', '编程', '教育', '领域知识', '人文社科', '自媒体']);
  await page.getByRole('option', { name: '领域知识' }).click();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByText('发布成功').waitFor();
  publicUrl = await page.getByLabel('公开链接').inputValue();
});

test('a visitor on a phone asks without logging in and reads the source [CHAT-02] [PUB-05] [ROUTE-33]', async () => {
  const visitor = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
  const { page } = visitor;
  await page.goto(publicUrl);
  await ask(page, '年假天数按照什么计算？');
  await page
    .getByRole('button', { name: /来源1|引用1/ })
    .first()
    .click();
  await page.getByRole('dialog').last().waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(visitor.complaints).toEqual([]);
  await page.context().close();
});

test('a deleted document keeps its number and says that it is gone [DOC-11] [DOC-14]', async () => {
  const { page } = maker;
  await page.getByRole('link', { name: '知识库' }).click();
  await page
    .getByRole('button', { name: /更多操作/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).last().click();
  await page.getByText('还没有文档').waitFor();
  await page.reload();
  await page.getByText('文件已经被删除').first().waitFor();
});

test('logging out ends the session and the console never complained [ACCT-14]', async () => {
  const { page, complaints } = maker;
  await page.getByRole('button', { name: /的菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/index');
  expect(complaints).toEqual([]);
});
