import { pathOf, publicChat } from '@tinystar/contract';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { makeHandbook } from '../documents/index.ts';
import { conversationStands, type Visitor } from './browser.ts';
import { createScene } from './scene.ts';

/** Who owns the demo's content. */
const OWNER = { phone: '13800138000', password: 'Xingxing2026' };
/** The demo's assistant for everybody, and what it suggests to ask. */
const PURIFIER = '星泉净水器客服';
const QUESTION = 'RO 滤芯多久换一次？';

const { url, visit, query, folder } = createScene(() => ({ DEMO: 'on' }));

let visitor: Visitor;
let address: string;

beforeAll(async () => {
  visitor = await visit();
  const [purifier] = await query('select public_id from kb_bot where name = $1', [PURIFIER]);
  address = url(`/b/${String(purifier?.public_id)}`);
});

const box = (page: Page) => page.getByRole('textbox', { name: '问题' });
const ask = async (page: Page, question: string) => {
  await conversationStands(page);
  await box(page).fill(question);
  await box(page).press('Enter');
};
const last = (page: Page) => page.getByRole('article').last();
const askPath = `**${pathOf(publicChat.ask, 'personal')}`;

test('a row of a table is answered under its heads, and is copied as cells [CHAT-14] [UI-49]', async () => {
  const { page } = visitor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(address);
  await page.getByRole('button', { name: QUESTION }).first().click();
  const table = last(page).getByRole('table');
  await table.getByRole('columnheader', { name: '建议周期' }).waitFor();
  await table.getByRole('cell', { name: '24 个月' }).waitFor();
  await last(page).getByRole('button', { name: /引用1/ }).first().waitFor();
  await last(page).getByRole('button', { name: '复制', exact: true }).click();
  await page.getByRole('status').getByText('复制成功').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/RO 反渗透滤芯\t24 个月/);
  expect(copied).not.toMatch(/[>\\]|\[1\]/);
  // As rich text too: a table stays one in a letter or a document.
  const rich = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return (await item!.getType('text/html')).text();
  });
  expect(rich).toMatch(/<td>\s*RO 反渗透滤芯\s*<\/td>\s*<td>\s*24 个月/);
});

test('a visitor is told what was refused and what failed [CHAT-17] [CHAT-19]', async () => {
  const { page } = visitor;
  const notice = page.getByRole('status');
  await ask(page, '   ');
  await notice.getByText('不能发送空白信息').waitFor();
  await box(page).fill('问'.repeat(3001));
  await box(page).press('Enter');
  await notice.getByText('问题不能超过3000个字').waitFor();
  await box(page).fill('');
  for (const call of [publicChat.thumb, publicChat.clear])
    await page.route(`**${pathOf(call, 'personal')}`, (route) =>
      route.fulfill({ status: 500, json: { errorCode: 1, errorMessage: '评价没有保存', requestId: 'r-1' } }),
    );
  await last(page).getByRole('button', { name: '有帮助', exact: true }).click();
  await notice.getByText('评价没有保存').waitFor();
  await notice.getByText('评价没有保存').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '清除对话' }).click();
  await notice.getByText('评价没有保存').waitFor();
  await page.unrouteAll();
});

test('what is asked while the conversation loads stays in the box, and is sent when it stands', async () => {
  const { page, complaints } = await visit();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(`**${pathOf(publicChat.history, 'personal')}**`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address);
  await box(page).pressSequentially('整机保修多久？');
  await box(page).press('Enter');
  await expect.poll(() => box(page).inputValue()).toBe('整机保修多久？');
  letGo();
  await page.getByRole('article').filter({ hasText: '整机保修多久？' }).first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a slash in the empty box opens commands and ready-made questions, by keys alone and in Chinese input', async () => {
  const { page, complaints } = await visit();
  await page.goto(address);
  const field = box(page);
  const list = page.getByRole('listbox', { name: '命令和常用问题' });
  await field.press('/');
  await list.waitFor();
  await expect
    .poll(() => field.getAttribute('aria-activedescendant'))
    .toBe(await list.getByRole('option').first().getAttribute('id'));
  await field.press('Escape');
  await list.waitFor({ state: 'detached' });
  // A full stop of Chinese input methods on the same key, and the initials of the words.
  await field.fill('、jq');
  await list.getByRole('option', { name: '提问小技巧' }).waitFor();
  await expect.poll(() => list.getByRole('option').count()).toBe(1);
  await field.press('Enter');
  await page.getByRole('dialog', { name: '提问小技巧' }).getByText('一次只问一件事').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => field.inputValue()).toBe('');
  // A question goes into the box, to go on with; Enter then sends it.
  await field.fill('/');
  await list.waitFor();
  const asked = list.getByRole('option').filter({ hasText: '常用问题' }).first();
  const question = (await asked.innerText()).split('\n')[0]!;
  await asked.click();
  await expect.poll(() => field.inputValue()).toBe(question);
  await list.waitFor({ state: 'detached' });
  await field.press('Enter');
  await page.getByRole('article').filter({ hasText: question }).first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('of four tabs that a new visitor opens at once all are one and the same visitor', async () => {
  const { page } = await visit();
  const context = page.context();
  const tabs = [page, await context.newPage(), await context.newPage(), await context.newPage()];
  // As on a slow line: each asks who it is long before another is told.
  await context.route(`**${pathOf(publicChat.info, 'personal')}*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => tab.goto(address)));
  await Promise.all(tabs.map((tab) => conversationStands(tab)));
  for (const [at, tab] of tabs.entries()) {
    await ask(tab, `第${at + 1}个标签页的问题`);
    await last(tab).getByRole('button', { name: '复制', exact: true }).waitFor();
  }
  const askers = await query(
    `select count(distinct asker) as visitors, count(*) as asked from kb_bot_chat_message where question like '第_个标签页的问题'`,
  );
  expect(askers.map(({ visitors, asked }) => [Number(visitors), Number(asked)])).toEqual([[1, 4]]);
  await context.close();
});

test('on a phone a source opens at its block on a whole page, and fitted once more the block fills the width [PDF-13]', async () => {
  const phone = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const { page } = phone;
  await page.goto(address);
  await ask(page, '整机保修多久？');
  await page.getByRole('button', { name: /引用1/ }).last().click();
  const mark = page.locator('[data-mark][data-state="current"]');
  await mark.waitFor();
  await expect.poll(() => page.locator('[data-page] canvas').count()).toBeGreaterThan(0);
  const room = async () => {
    const box = await mark.boundingBox();
    return box && { begins: box.x >= 0, ends: box.x + box.width <= 390, wide: box.width > 300 };
  };
  await expect.poll(room).toEqual({ begins: true, ends: true, wide: false });
  await page.getByRole('button', { name: '适合宽度' }).click();
  await expect.poll(room).toEqual({ begins: true, ends: true, wide: true });
  await page.context().close();
});

const id = 'a'.repeat(32);
const finished = (text: string) =>
  [
    { status: 'generating', id, seq: 0, answer: text },
    {
      status: 'finished',
      id,
      seq: 1,
      answerContentType: 'markdown',
      sentenceMap: {},
      answerSource: 'document',
      timestamp: Date.now(),
      answerByKeyword: false,
      similarQuestions: [],
    },
  ]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join('');

/** Answers the next questions of a page in the server's place; tells how often it was asked. */
const answerWith = async (page: Page, status: number, contentType: string, body: string) => {
  let asked = 0;
  await page.unrouteAll();
  await page.route(askPath, (route) => {
    asked += 1;
    return route.fulfill({ status, headers: contentType ? { 'content-type': contentType } : {}, body });
  });
  return () => asked;
};

test('a stream is told by its type, an empty answer is not asked again, and too long an event ends it for good', async () => {
  const { page } = await visit();
  await page.goto(address);
  await answerWith(page, 200, 'Text/Event-Stream; charset=UTF-8', finished('类型的大小写不算'));
  await ask(page, '一');
  await page.getByText('类型的大小写不算').waitFor();
  await answerWith(page, 200, 'text/event-stream-bogus', finished('不是事件流'));
  await ask(page, '二');
  await last(page).getByText('未知错误').waitFor();
  const asked = await answerWith(page, 204, 'text/event-stream', '');
  await ask(page, '三');
  await last(page).getByText('未知错误').waitFor();
  expect(asked()).toBe(1);
  const long = await answerWith(page, 200, 'text/event-stream', finished('长'.repeat(3_500_000)));
  await ask(page, '四');
  await last(page).getByText('回答的一段内容过大，已停止接收').waitFor();
  expect(long()).toBe(1);
  await page.context().close();
});

test('a diagram that names an outside picture stays code and nothing is fetched for it', async () => {
  const { page, complaints } = await visit();
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) outside.push(request.url());
  });
  await page.goto(address);
  const code = '```mermaid\nflowchart TD\n  A@{ img: "http://evil.example/a.png", label: "a" } --> B\n```';
  await answerWith(page, 200, 'text/event-stream', finished(code));
  await ask(page, '画一张图');
  await page.getByText('图里引用了外部图片，只显示代码').waitFor();
  expect(outside).toEqual([]);
  expect(complaints.filter((words) => words.includes('evil.example'))).toEqual([]);
  await page.context().close();
});

test('single sign-on without an assistant says what is missing [SSO-02]', async () => {
  const { page } = visitor;
  for (const at of ['/sso/b/', '/sso/b']) {
    await page.goto(url(at));
    await page.getByText('缺少必要参数').waitFor();
  }
});

/** On the log-in page. */
const fillLogIn = async (page: Page) => {
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(OWNER.phone);
  await page.getByLabel('密码', { exact: true }).fill(OWNER.password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
};
const logIn = async (page: Page) => {
  await page.goto(url('/login'));
  await fillLogIn(page);
  await page.waitForURL('**/a/**');
};

test('a preset assistant costs whoever is logged in and asks it on its page, and no visitor', async () => {
  const [guide] = await query('select public_id from kb_bot where is_preset limit 1');
  const page = url(`/b/${String(guide?.public_id)}`);
  await query('update "user" set current_tenant_id = null where phone_number = $1', [OWNER.phone]);
  const balance = async () => {
    const [account] = await query(
      `select balance from coin_account where owner_type = 'personal'
        and owner_id = (select id from "user" where phone_number = $1)`,
      [OWNER.phone],
    );
    return Number(account?.balance);
  };
  const askAs = async (person: Page) => {
    await person.goto(page);
    await ask(person, '支持哪些文件格式？');
    await last(person).getByText('参考来源').waitFor();
  };
  const before = await balance();
  await askAs(visitor.page);
  expect(await balance()).toBe(before);
  const owner = await visit();
  await logIn(owner.page);
  await askAs(owner.page);
  await expect.poll(balance).toBe(before - 1);
  await owner.page.context().close();
});

test('what a visitor asked goes with him when he logs in and says yes, and leaves the device', async () => {
  const phone = await visit({ viewport: { width: 390, height: 844 } });
  const { page } = phone;
  const publicId = address.split('/').pop();
  await page.goto(url(`/bot/${publicId}`));
  await ask(page, QUESTION);
  await last(page).getByRole('table').waitFor();
  await box(page).fill('滤芯在哪里买？');
  await page.getByRole('link', { name: '登录' }).click();
  await page.waitForURL('**/login?redirect=*');
  await fillLogIn(page);
  await page.waitForURL(`**/bot/${publicId}`);
  const offer = page.getByRole('alertdialog');
  await offer.getByText(PURIFIER).waitFor();
  await offer.getByRole('button', { name: '移过来' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.getByText('已移到您的对话列表').waitFor();
  await last(page).getByRole('table').waitFor();
  await page.getByText(QUESTION).first().waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('滤芯在哪里买？');
  // It stays there, and nobody is asked again.
  await page.reload();
  await last(page).getByRole('table').waitFor();
  await expect.poll(() => offer.count()).toBe(0);
  await page.evaluate(() => localStorage.removeItem('tinystar.token'));
  await page.reload();
  await page.getByRole('link', { name: '登录' }).waitFor();
  await box(page).waitFor();
  await page.getByRole('button', { name: QUESTION }).first().waitFor();
  await expect.poll(() => page.getByRole('article').filter({ hasText: '24 个月' }).count()).toBe(0);
  // Somebody else asked in between: what is left where it is stays the visitor's, and is not offered again.
  await ask(page, '整机保修多久？');
  await last(page).getByText('参考来源').waitFor();
  await page.getByRole('link', { name: '登录' }).click();
  await page.waitForURL('**/login?redirect=*');
  await fillLogIn(page);
  await offer.getByRole('button', { name: '不移动' }).click();
  const asked = page.waitForResponse(`**${pathOf(publicChat.history, 'personal')}`);
  await page.reload();
  await asked;
  await last(page).getByRole('table').waitFor();
  await expect.poll(() => offer.count()).toBe(0);
  await page.context().close();
});

test('a new assistant says what to do first, takes a document by drop, shows a source beside the chat, and learns from a correction [CHAT-11] [QA-02]', async () => {
  const { page } = await visit();
  await query('update "user" set current_tenant_id = null where phone_number = $1', [OWNER.phone]);
  await logIn(page);
  await page.goto(url('/a/train/create/personal'));
  await page.getByRole('dialog').getByLabel('名称').fill('员工手册助手');
  await page.getByRole('dialog').getByRole('button', { name: '创建', exact: true }).click();
  const pane = page.getByRole('region', { name: '试聊' });
  await pane.getByText('您好，我是员工手册助手').waitFor();
  await pane.getByText('先给它一份文档').waitFor();
  const file = path.join(folder(), '员工手册.pdf');
  writeFileSync(file, (await makeHandbook()).bytes);
  const refused = path.join(folder(), '说明.txt');
  writeFileSync(refused, '营业时间');
  await pane.locator('input[type="file"]').setInputFiles([file, refused]);
  await pane.getByText('已有1个文档').waitFor({ timeout: 60_000 });
  // What was refused beside it does not go away unread.
  await pane.getByText('说明.txt').waitFor();
  await ask(page, '报销单应当在返回后多少天内提交？');
  await page.getByRole('button', { name: /引用1/ }).last().click();
  await page.locator('[data-mark][data-state="current"]').waitFor();
  const chat = (await page.getByRole('log').boundingBox())!;
  const source = (await page.getByRole('dialog', { name: /原文/ }).boundingBox())!;
  expect(chat.width).toBeGreaterThan(300);
  expect(chat.x + chat.width).toBeLessThanOrEqual(source.x + 1);
  await page.keyboard.press('Escape');
  // The number that opened the source has the focus again, and with it shows its card.
  await page.getByRole('dialog', { name: '来源1' }).waitFor();
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  // An answer that did not help is put right, and the next one is what was written.
  await last(page).getByRole('button', { name: '没有帮助' }).click();
  await last(page).getByRole('button', { name: '纠正' }).click();
  const form = page.getByRole('dialog', { name: '纠正回答' });
  await expect.poll(() => form.getByLabel('问题').inputValue()).toBe('报销单应当在返回后多少天内提交？');
  await expect.poll(() => form.getByLabel('答案').inputValue()).not.toMatch(/[>\\]|\[1\]/);
  await form.getByLabel('答案').fill(' ');
  await form.getByRole('button', { name: '保存' }).click();
  await form.getByText('答案不能为空').waitFor();
  await form.getByLabel('答案').fill('十五天之内，逾期须说明原因。');
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByRole('status').getByText('保存成功').waitFor();
  await ask(page, '报销单应当在返回后多少天内提交？');
  await last(page).getByText('十五天之内，逾期须说明原因。').waitFor();
  await page.context().close();
});

test('the owner of an enterprise without coins is told so and led to where they are applied for [CHAT-08]', async () => {
  const { page } = await visit();
  await query(
    `update "user" set current_tenant_id = (select id from tenant where creator_id = "user".id) where phone_number = $1`,
    [OWNER.phone],
  );
  await query(`update coin_account set balance = 0 where owner_type = 'tenant'`);
  await logIn(page);
  const [own] = await query(`select id from kb_bot where owner_type = 'tenant' and not is_preset limit 1`);
  await page.goto(url(`/a/train/bot/${String(own?.id)}/chat`));
  await ask(page, '年假可以结转吗？');
  await last(page).getByText('企业小星币余额不足，请充值后重试').waitFor();
  await last(page).getByRole('button', { name: '企业充值' }).click();
  await page.waitForURL('**/a/tenant/basic?topUp=yes');
  const form = page.getByRole('dialog', { name: '申请充值' });
  await form.getByText('每次回答1小星币').waitFor();
  await form.getByRole('spinbutton', { name: /充值数量/ }).fill('300');
  await form.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('充值申请：已收到').waitFor();
  await expect
    .poll(() => query('select type, coins, state from application'))
    .toEqual([{ type: 'enterprise_coins', coins: 300, state: 'received' }]);
  await page.context().close();
});
