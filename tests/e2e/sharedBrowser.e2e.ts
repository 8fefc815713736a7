import { drafts, pathOf, publicChat } from '@tinystar/contract';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { conversationStands } from './browser.ts';
import { createDemo, people } from './demo.ts';

const { url, visit, query } = createDemo();

const PASSWORD = 'Xingxing2026';
/** Two people of one enterprise who use one browser after each other. */
const lin = people.admin;
const wu = people.owner;

let chat = '';
let trial = '';
let settings = '';
let name = '';
let publicChatPath = '';
let ids: Record<string, string> = {};

beforeAll(async () => {
  const [handbook] = await query(`select id, name, owner_id from kb_bot where permission = 'protected'`);
  name = String(handbook?.name);
  trial = `/a/train/bot/${String(handbook?.id)}/chat`;
  settings = `/a/train/bot/${String(handbook?.id)}/role/basic`;
  chat = `/a/chat/bot/${String(handbook?.id)}/tenant`;
  const [purifier] = await query(`select public_id from kb_bot where name = '星泉净水器客服'`);
  publicChatPath = `/bot/${String(purifier?.public_id)}`;
  await query('update "user" set current_tenant_id = $1 where phone_number = any($2)', [handbook?.owner_id, [lin, wu]]);
  const rows = await query('select id, phone_number from "user" where phone_number = any($1)', [[lin, wu]]);
  ids = Object.fromEntries(rows.map((row) => [String(row.phone_number), String(row.id)]));
});

const box = (page: Page) => page.getByRole('textbox', { name: '问题', exact: true });

const fillLogIn = async (page: Page, phone: string) => {
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
};
const logIn = async (page: Page, phone: string) => {
  await page.goto(url('/login'));
  await fillLogIn(page, phone);
  await page.waitForURL('**/a/**');
};
const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL('**/index');
};

/** Opens a chat and waits until the server has told what it keeps of the question being typed. */
const openChat = async (page: Page, at = chat) => {
  const told = page.waitForResponse(`**${pathOf(drafts.read, 'tenant')}`);
  await page.goto(url(at));
  await told;
  await conversationStands(page);
};
/** What the server keeps of a person's unsent questions. */
const savedOf = async (phone: string) =>
  (await query('select text from kb_bot_chat_draft where asker like $1', [`%${ids[phone]}`])).map(({ text }) => text);
const type = async (page: Page, phone: string, text: string) => {
  await box(page).fill(text);
  await expect.poll(() => savedOf(phone)).toEqual([text]);
};
/** The words that stand where the browser keeps things, but not under this person. */
const keptElsewhere = (page: Page, phone: string, words: string) =>
  page.evaluate(
    ([id, text]) =>
      [localStorage, sessionStorage].flatMap((place) =>
        Object.entries(place).filter(([key, value]) => !key.includes(id!) && String(value).includes(text!)),
      ),
    [ids[phone], words],
  );
const expectForms = async (page: Page, tried: string, called: string) => {
  await page.goto(url(trial));
  await conversationStands(page);
  await expect.poll(() => box(page).inputValue()).toBe(tried);
  await page.goto(url(settings));
  await expect.poll(() => page.getByRole('textbox', { name: '名称' }).inputValue()).toBe(called);
};

test('what one person typed is not the next one’s who logs in with the same browser, and waits for its owner (FE-04)', async () => {
  const { page, complaints } = await visit();
  await logIn(page, lin);
  await openChat(page);
  await type(page, lin, '产假怎么请？');
  await page.goto(url(trial));
  await conversationStands(page);
  await box(page).fill('哺乳假呢？');
  await page.goto(url(settings));
  await page.getByRole('textbox', { name: '名称' }).fill('假期助手');
  await page.goto(url('/a'));
  await logOut(page);
  for (const words of ['产假怎么请？', '哺乳假呢？', '假期助手'])
    expect(await keptElsewhere(page, lin, words)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('tinystar.token'))).toBeNull();

  await logIn(page, wu);
  await openChat(page);
  await expect.poll(() => box(page).inputValue()).toBe('');
  await type(page, wu, '工资几号发？');
  await expectForms(page, '', name);
  await page.goto(url('/a'));
  await logOut(page);
  expect(await savedOf(lin)).toEqual(['产假怎么请？']);

  await logIn(page, lin);
  await openChat(page);
  await expect.poll(() => box(page).inputValue()).toBe('产假怎么请？');
  await expectForms(page, '哺乳假呢？', '假期助手');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a tab in which one person typed is the other’s when he logs in in another tab (FE-06)', async () => {
  const { page } = await visit();
  await logIn(page, lin);
  await openChat(page);
  await type(page, lin, '年假还有几天？');
  const other = await page.context().newPage();
  await other.goto(url('/a'));
  await logOut(other);
  await page.waitForURL('**/login?redirect=*');
  await logIn(other, wu);
  await page.waitForURL(`**${chat}`);
  await conversationStands(page);
  await expect.poll(() => box(page).inputValue()).toBe('工资几号发？');
  await type(page, wu, '加班怎么算？');
  expect(await savedOf(lin)).toEqual(['年假还有几天？']);
  await page.context().close();
});

test('a question that was refused because the session had ended is not sent for whoever logs in there, and is there for its owner (FE-04)', async () => {
  const { page } = await visit();
  await logIn(page, lin);
  await openChat(page);
  await type(page, lin, '病假要证明吗？');
  await query('delete from session where user_id = $1', [ids[lin]]);
  await box(page).press('Enter');
  await page.waitForURL('**/login?redirect=*');
  await fillLogIn(page, wu);
  await page.waitForURL(`**${chat}`);
  await conversationStands(page);
  await expect.poll(() => box(page).inputValue()).toBe('加班怎么算？');
  expect(await page.getByText('病假要证明吗？').all()).toEqual([]);
  await logOut(page);
  await logIn(page, lin);
  await openChat(page);
  await expect.poll(() => box(page).inputValue()).toBe('病假要证明吗？');
  const asked = `select 1 from kb_bot_chat_message where question = '病假要证明吗？'`;
  expect(await query(asked)).toEqual([]);
  await page.context().close();
});

test('what a visitor asked and typed is not the next visitor’s after somebody has logged in and out (FE-04)', async () => {
  const { page } = await visit();
  await page.goto(url(publicChatPath));
  await conversationStands(page);
  await box(page).fill('整机保修多久？');
  await box(page).press('Enter');
  await page.getByRole('article').last().getByText('参考来源').waitFor();
  await box(page).fill('滤芯在哪里买？');
  await page.getByRole('link', { name: '登录' }).click();
  await page.waitForURL('**/login?redirect=*');
  await fillLogIn(page, wu);
  await page.getByRole('alertdialog').getByRole('button', { name: '不移动' }).click();
  await expect.poll(() => box(page).inputValue()).toBe('');
  await page.goto(url('/a'));
  await logOut(page);
  const told = page.waitForResponse(`**${pathOf(publicChat.history, 'personal')}**`);
  await page.goto(url(publicChatPath));
  await told;
  await conversationStands(page);
  await expect.poll(() => box(page).inputValue()).toBe('');
  expect(await page.getByRole('article').filter({ hasText: '参考来源' }).all()).toEqual([]);
  expect(await keptElsewhere(page, wu, '滤芯在哪里买？')).toEqual([]);
  await page.context().close();
});

test('what one types in one identity is not there in the other, and is when one is back (FE-04)', async () => {
  const { page } = await visit();
  const actAs = async (name: RegExp, next: RegExp) => {
    await page.goto(url('/a'));
    await page.getByRole('button', { name: /^切换身份/ }).click();
    await page.getByRole('dialog', { name: '切换身份' }).getByRole('button', { name }).click();
    await page.getByRole('button', { name: next }).waitFor();
  };
  await logIn(page, lin);
  await page.goto(url(publicChatPath));
  await conversationStands(page);
  await box(page).fill('公司的净水器谁来修？');
  await actAs(/个人用户/, /^切换身份：\s*.*个人用户/);
  await openChat(page, publicChatPath);
  await expect.poll(() => box(page).inputValue()).toBe('');
  await box(page).fill('我家的净水器谁来修？');
  await actAs(/星光科技/, /^切换身份：\s*星光科技/);
  await openChat(page, publicChatPath);
  await expect.poll(() => box(page).inputValue()).toBe('公司的净水器谁来修？');
  await page.context().close();
});
