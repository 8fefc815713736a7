import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { signUp, type Visitor } from './browser.ts';
import { stopClock } from './clock.ts';
import { createScene } from './scene.ts';

const OWNER = '13900000011';
const COLLEAGUE = '13900000012';
const GUEST = '13900000013';
const NEWCOMER = '13900000014';
const OTHER_GUEST = '13900000015';

let owner: Visitor;
let colleague: Visitor;
let otherGuest: Visitor;

const { folder, url, visit, register, enter, code, query } = createScene();

beforeAll(async () => {
  owner = await visit();
  colleague = await visit();
});

const switchTo = async (page: Page, name: string | RegExp) => {
  await page.getByRole('button', { name: /^切换身份/ }).click();
  await page.getByRole('dialog', { name: '切换身份' }).getByRole('button', { name }).click();
};

test('the banner of the home page leads to an enterprise of one’s own, free for three days [ACCT-04] [COIN-05] [HOME-08] [HOME-09] [IDENT-01] [CONST-14]', async () => {
  await register(colleague, COLLEAGUE);
  await register(owner, OWNER);
  otherGuest = await enter(OTHER_GUEST);
  await owner.page.goto(url('/index'));
  const banner = owner.page.getByRole('complementary', { name: '企业版免费试用' });
  await banner.getByText('企业版免费试用3天').waitFor();
  await banner.getByRole('link', { name: '立即领取' }).click();
  await owner.page.waitForURL('**/freeMeal');
  await owner.page.getByRole('button', { name: /领取/ }).first().click();
  await expect.poll(() => query('select type, status from tenant')).toEqual([{ type: 'trial', status: 'enabled' }]);
  const [{ days } = {}] = await query('select extract(epoch from plan_ends_at - now()) / 86400 as days from tenant');
  expect(Number(days)).toBeGreaterThan(2.9);
  expect(Number(days)).toBeLessThanOrEqual(3);
  await owner.page.goto(url('/a'));
  await owner.page.getByRole('button', { name: /^切换身份：\s*.*的企业/ }).waitFor();
});

test('adds and imports members, and tells what became of each row [CONST-05] [ENT-04] [ENT-05] [ENT-09] [ENT-10] [ENT-11]', async () => {
  const { page } = owner;
  await page.getByRole('link', { name: '成员管理' }).click();
  await page.getByRole('heading', { name: '成员管理', level: 1 }).waitFor();
  await page.getByRole('button', { name: '添加成员' }).first().click();
  const adding = page.getByRole('dialog', { name: '添加成员' });
  const typed = Date.now();
  await adding.getByLabel('手机号').fill('1390');
  await adding.getByText('手机号格式错误').waitFor();
  expect(Date.now() - typed).toBeGreaterThanOrEqual(500);
  await adding.getByLabel('手机号').fill(COLLEAGUE);
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('cell', { name: COLLEAGUE }).waitFor();

  const sheet = path.join(folder(), '成员.xlsx');
  const rows = [
    ['手机号', '姓名'],
    [NEWCOMER, '新同事'],
    [OTHER_GUEST, '老朋友'],
    [COLLEAGUE, '已在企业'],
    ['1861204', '写错的人'],
  ];
  writeFileSync(sheet, await writeExcelFile(rows).toBuffer());
  await page.getByRole('button', { name: '批量导入' }).click();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载模板' }).click(),
  ]);
  const blank = path.join(folder(), '模板.xlsx');
  await template.saveAs(blank);
  expect((await readSheet(blank))[0]).toEqual(['手机号', '姓名']);
  await page.locator('input[type="file"]').setInputFiles(sheet);
  const result = page.getByRole('dialog', { name: '导入结果' });
  await result.getByText('该手机号已是企业成员').waitFor();
  await result.getByText('1861204').waitFor();
  await result
    .getByRole('row', { name: new RegExp(COLLEAGUE) })
    .getByText('重复导入', { exact: true })
    .waitFor();
  for (const [name, count] of [
    ['总数', '4'],
    ['可加入', '1'],
    ['待加入', '1'],
    ['失败', '2'],
  ] as const)
    await result.getByText(name, { exact: true }).locator('..').getByText(count, { exact: true }).waitFor();
  // Everybody else by the state of his number too.
  await result.getByRole('row', { name: new RegExp(`${NEWCOMER}.*未注册.*新同事`) }).waitFor();
  await result.getByRole('row', { name: new RegExp(`${OTHER_GUEST}.*成功.*老朋友`) }).waitFor();
  await result.getByRole('button', { name: '加入2人' }).click();
  await page.getByRole('row', { name: /新同事.*待加入/ }).waitFor();
  await page.getByRole('row', { name: new RegExp(OTHER_GUEST) }).waitFor();
  await query(`delete from tenant_user where user_id = (select id from "user" where phone_number = $1)`, [OTHER_GUEST]);
});

test('whoever was imported is a member as soon as he registers; he sees no administration [ENT-09]', async () => {
  const newcomer = await enter(NEWCOMER);
  // Others made him a member: his own identity says so, until he has been there.
  await newcomer.page.getByRole('img', { name: '新加入1家企业' }).waitFor();
  await newcomer.page.getByRole('button', { name: '消息' }).click();
  const told = newcomer.page.getByRole('dialog', { name: '消息' }).getByRole('list', { name: '新加入的企业' });
  await told.getByText(/^您已加入「.*的企业」$/).waitFor();
  await told.getByRole('button', { name: /^进入/ }).click();
  await newcomer.page.getByRole('button', { name: /^切换身份：\s*.*的企业/ }).waitFor();
  await newcomer.page.goto(url('/a/tenant/member'));
  await newcomer.page.waitForURL('**/404');
  await newcomer.page.context().close();
});

test('an invite link leads a guest through registration into the enterprise, and leaves who wants it in his own identity [ENT-13] [INV-05]', async () => {
  const { page } = owner;
  await page.getByRole('button', { name: '邀请链接' }).click();
  const link = await page.getByRole('dialog', { name: '邀请链接' }).getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');
  const guest = await visit();
  await guest.page.goto(link);
  await guest.page.getByRole('link', { name: '登录后加入' }).click();
  // The link has told who invites, and the registration takes it along.
  await guest.page.waitForURL(/inviteCode=\w+/);
  await signUp(guest.page, GUEST, () => code(GUEST));
  await guest.page.getByRole('button', { name: '立即加入' }).click();
  await guest.page.getByRole('button', { name: /^切换身份：\s*.*的企业/ }).waitFor();
  await guest.page.context().close();
  const other = otherGuest;
  await other.page.goto(link);
  await other.page.getByRole('button', { name: '加入，但继续使用当前身份' }).click();
  await other.page
    .getByText(/^已加入/)
    .first()
    .waitFor();
  await other.page.getByRole('button', { name: /^切换身份：\s*.*个人用户/ }).waitFor();
  await switchTo(other.page, /的企业/);
  await other.page.getByRole('button', { name: /^切换身份：\s*.*的企业/ }).waitFor();
  await other.page.goto(link);
  await other.page.getByText('您已经是该企业的成员').waitFor();
  await expect.poll(() => other.page.getByRole('button', { name: '立即加入' }).count()).toBe(0);
  await other.page.context().close();
});

test('a stopped enterprise takes nobody in; its creator is led to renewing [IDENT-05] [IDENT-06]', async () => {
  const { page } = colleague;
  await query("update tenant set status = 'stopped'");
  await page.goto(url('/a'));
  await switchTo(page, /的企业/);
  await page.getByText('当前企业已经停用，请联系管理员续费').first().waitFor();
  await page.getByRole('button', { name: /^切换身份：\s*.*个人用户/ }).waitFor();
  await owner.page.goto(url('/a'));
  await owner.page.getByText('企业已停用，请尽快续费').first().waitFor();
  await owner.page.getByRole('button', { name: '去续费' }).first().click();
  await owner.page.waitForURL('**/solution?reNew=true');
  await query("update tenant set status = 'enabled'");
});

test('the page of a removed member says so when it is looked at again, and goes on as himself [IDENT-07] [ENT-07]', async () => {
  const { page } = colleague;
  // Knows of the renewed enterprise only when loaded anew.
  await page.goto(url('/a'));
  await switchTo(page, /的企业/);
  await page.getByRole('button', { name: /^切换身份：\s*.*的企业/ }).waitFor();
  await owner.page.goto(url('/a/tenant/member'));
  await owner.page
    .getByRole('row', { name: new RegExp(COLLEAGUE) })
    .getByRole('button', { name: /^移除/ })
    .click();
  await owner.page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await owner.page.getByText('已移除').first().waitFor();
  const told = page.getByText('当前身份已变更，页面即将刷新').first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await told;
  await page.getByRole('button', { name: /^切换身份：\s*.*个人用户/ }).waitFor();
});

test('logging out in one tab logs the other out at once [ACCT-14]', async () => {
  const { page } = colleague;
  const other = await page.context().newPage();
  await other.clock.install();
  await Promise.all([page.goto(url('/a/train/center')), other.goto(url('/a/train/center'))]);
  await other.getByRole('button', { name: /的菜单$/ }).waitFor();
  await page.getByRole('button', { name: /的菜单$/ }).click();
  const entry = page.getByRole('menuitem', { name: '退出登录' });
  // It is told, it does not look by a clock: its own stands still.
  await stopClock(other);
  await entry.click();
  await other.waitForURL((url) => !url.pathname.startsWith('/a/'));
});

test('none of these pages complained (OPS-04)', () => {
  expect([...owner.complaints, ...colleague.complaints]).toEqual([]);
});
