import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { createDemo, people } from './demo.ts';

const { url, query, actAs, enterDemo } = createDemo();

let owner: Visitor;
let tabs: readonly [Page, Page];
let kbBotId: string;

beforeAll(async () => {
  const demo = await enterDemo(people.owner);
  owner = demo;
  const [tenant] = await query('select id from tenant');
  await actAs(demo.token, String(tenant?.id));
  const [file] = await query(
    `select f.kb_bot_id from kb_bot_file f join kb_bot b on b.id = f.kb_bot_id
     where b.owner_type = 'tenant' and b.owner_id = $1 and f.status = 'trained' order by f.name limit 1`,
    [tenant?.id],
  );
  kbBotId = String(file?.['kb_bot_id']);
  const second = await owner.page.context().newPage();
  second.setDefaultTimeout(20_000);
  tabs = [owner.page, second];
}, 120_000);

/** The same page in both tabs, as it stands before either of them changes anything. */
const openBoth = async (path: string) => {
  for (const page of tabs) await page.goto(url(path));
  return tabs;
};
/** A refused save, which the browser writes down. */
const refusals = () => owner.complaints.splice(0).filter((line) => !line.includes('409'));

test('of two tabs that choose when a regression runs the second is told what the first chose, and chooses over it', async () => {
  const [first, second] = await openBoth(`/a/train/bot/${kbBotId}/knowledge/regression`);
  const rhythm = (page: Page) => page.getByRole('combobox', { name: '自动回归' });
  const choose = async (page: Page, name: string) => {
    await rhythm(page).click();
    await page.getByRole('option', { name }).click();
  };
  const stored = () => query('select every from kb_bot_regression_schedule where kb_bot_id = $1', [kbBotId]);
  await rhythm(second).waitFor();
  await choose(first, '每天凌晨3点');
  await first.getByText('已设为每天运行').waitFor();
  await choose(second, '每周一次，凌晨3点');
  await second.getByText('有人同时修改了自动回归，现为每天凌晨3点，您的修改没有保存').waitFor();
  expect(await stored()).toEqual([{ every: 'day' }]);
  await expect.poll(() => rhythm(second).innerText()).toContain('每天凌晨3点');
  await choose(second, '每周一次，凌晨3点');
  await second.getByText('已设为每周运行').waitFor();
  expect(await stored()).toEqual([{ every: 'week' }]);
  expect(refusals()).toEqual([]);
});

test('of two tabs that connect one platform the second is shown the account of the first', async () => {
  const [first, second] = await openBoth(`/a/train/bot/${kbBotId}/release/platform`);
  const dialog = (page: Page) => page.getByRole('dialog', { name: /飞书/ });
  const asked = second.getByRole('dialog', { name: '内容已被修改' });
  const fill = async (page: Page, account: string) => {
    await page.getByRole('row', { name: /飞书/ }).getByRole('button', { name: '配置' }).click();
    for (const [label, value] of [
      ['APP ID', account],
      ['APP Secret', 'secret'],
      ['Encrypt Key', 'key'],
      ['Verification Token', 'token'],
    ])
      await dialog(page).getByLabel(label!, { exact: false }).first().fill(value!);
  };
  await fill(first, 'cli_first');
  await fill(second, 'cli_second');
  await dialog(first).getByRole('button', { name: '保存' }).click();
  await dialog(first).getByText('回调地址（URL）').waitFor();
  await dialog(second).getByRole('button', { name: '保存' }).click();
  await asked.getByRole('group', { name: '对方保存的' }).getByText('cli_first').waitFor();
  await asked.getByRole('group', { name: '我填写的' }).getByText('cli_second').waitFor();
  expect(await query(`select account from kb_bot_channel where channel = 'feishu_chat'`)).toEqual([
    { account: 'cli_first' },
  ]);
  await asked.getByRole('button', { name: '保存我的修改' }).click();
  await expect
    .poll(() => query(`select account from kb_bot_channel where channel = 'feishu_chat'`))
    .toEqual([{ account: 'cli_second' }]);
  expect(refusals()).toEqual([]);
});

test('what is typed into a chat stands in both tabs at once, so that neither writes over the other, and is gone from both once it is sent', async () => {
  const [first, second] = await openBoth(`/a/train/bot/${kbBotId}/chat`);
  const box = (page: Page) => page.getByRole('textbox', { name: '问题', exact: true });
  await box(second).waitFor();
  await box(first).fill('第一个标签页写的');
  await expect.poll(() => box(second).inputValue()).toBe('第一个标签页写的');
  await box(second).pressSequentially('，第二个接着写');
  await expect.poll(() => box(first).inputValue()).toBe('第一个标签页写的，第二个接着写');
  await first.reload();
  await expect.poll(() => box(first).inputValue()).toBe('第一个标签页写的，第二个接着写');
  await box(first).press('Enter');
  await expect.poll(() => box(second).inputValue()).toBe('');
});
