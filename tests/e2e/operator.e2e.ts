import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

const OPERATOR = '13900000031';
const APPLICANT = '13900000032';
const scene = createScene(() => ({ OPERATOR_PHONES: OPERATOR }));
const { url, visit, enter, query, code } = scene;

let boss: Visitor;
const root = path.resolve(import.meta.dirname, '../..');

/** The operator's command line, beside the running server. */
const cli = (...words: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'packages/server/src/operator/cli.ts'), ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: path.join(scene.folder(), 'data'), DEMO: 'off' },
    encoding: 'utf8',
    cwd: '/',
  });

test('an application made on the home page is approved by the operator, and the applicant logs in to his new enterprise [HOME-03] [ENT-14]', async () => {
  const applicant = await visit();
  const { page } = applicant;
  await page.goto(url('/solution'));
  await page.getByRole('button', { name: /申请/ }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('手机号').fill(APPLICANT);
  await form.locator('button[type=submit]').click();
  await form.getByText('请填写真实姓名').waitFor();
  await form.getByText('请输入正确的验证码').waitFor();
  await form.getByLabel('姓名').fill('叶明哲');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await form.getByText('验证码已发送至').waitFor();
  await form.getByLabel('短信验证码').fill('12345');
  await form.locator('button[type=submit]').click();
  await form.getByText('请输入正确的验证码').waitFor();
  await form.getByLabel('短信验证码').fill(code(APPLICANT));
  const sent = page.waitForRequest('**/open/cooperationApplication/apply');
  await form.locator('button[type=submit]').click();
  expect((await sent).postDataJSON()).toMatchObject({ phoneNumber: APPLICANT, regionCode: '+86' });
  await page.getByText('申请成功').waitFor();

  boss = await enter(OPERATOR);
  await boss.page.goto(url('/a'));
  await boss.page.getByRole('button', { name: /的菜单$/ }).click();
  await boss.page.getByRole('menuitem', { name: '运营台' }).click();
  await boss.page.getByRole('button', { name: '通过叶明哲的申请' }).click();
  const dialog = boss.page.getByRole('dialog');
  // The application names a person alone.
  await expect.poll(() => dialog.getByLabel('企业名称').inputValue()).toBe('叶明哲的企业');
  await dialog.getByLabel('企业名称').fill('瑞禾食品');
  await dialog.getByRole('button', { name: '通过申请' }).click();
  await boss.page.getByText('没有待处理的申请').waitFor();
  // The one server of this scene has told its figures.
  await boss.page.getByRole('row', { name: /一体服务/ }).waitFor();

  await query('delete from rate_limit');
  await page.goto(url('/login'));
  await page.getByLabel('手机号').fill(APPLICANT);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送至').waitFor();
  await page.getByLabel('短信验证码').fill(code(APPLICANT));
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: /^切换身份：\s*瑞禾食品/ }).waitFor();
  expect(applicant.complaints).toEqual([]);
  await page.context().close();
});

test('coins move through the ledger, an enterprise is stopped by its name and enabled again, and all of it is logged', async () => {
  const { page } = boss;
  await page.getByRole('link', { name: '企业', exact: true }).click();
  await page.getByRole('button', { name: '加币瑞禾食品' }).click();
  await page.getByRole('spinbutton', { name: /数量/ }).fill('500');
  await page.getByLabel('事由').fill('线下付款');
  await page.getByRole('button', { name: '确认' }).click();
  await page.getByText(/^余额/).first().waitFor();
  await page.getByRole('button', { name: '停用瑞禾食品' }).click();
  await page.getByRole('textbox', { name: /输入企业名称/ }).fill('瑞禾食品');
  await page.getByRole('button', { name: '停用企业' }).click();
  await page.getByText('企业已停用').waitFor();
  await page.getByRole('button', { name: '撤销' }).last().click();
  await page.getByText('已撤销').last().waitFor();
  await page.getByRole('button', { name: '停用瑞禾食品' }).click();
  await page.getByRole('textbox', { name: /输入企业名称/ }).fill('瑞禾食品');
  await page.getByRole('button', { name: '停用企业' }).click();
  await page.getByRole('button', { name: '重新启用瑞禾食品' }).click();
  // Its plan has not ended: nobody is asked for a longer one.
  await page.getByText('已重新启用').waitFor();
  await page.getByRole('button', { name: '停用瑞禾食品' }).waitFor();
  await page.getByRole('link', { name: '操作记录' }).click();
  for (const act of ['开通企业', '通过申请', '调整小星币', '停用企业', '重新启用企业'])
    await page.getByRole('cell', { name: act, exact: true }).first().waitFor();
  await expect
    .poll(() => query("select delta, remark from coin_ledger where type = 'operator'"))
    .toEqual([{ delta: 500, remark: '线下付款' }]);
});

test('the assistant of the service chat is chosen by its name, and taken back by one press', async () => {
  const { page } = boss;
  await query(
    `insert into kb_bot (id, public_id, name, avatar, owner_type, owner_id, permission, created_at, updated_at)
     select repeat('a', 32), repeat('b', 32), '平台小助手', '{"type":"color","color":"cyan"}', 'personal', id, 'public',
       now(), now() from "user" where phone_number = $1`,
    [OPERATOR],
  );
  await page.getByRole('link', { name: '站点' }).click();
  await page.getByRole('combobox', { name: '助手' }).fill('平台');
  await page.getByRole('option', { name: /平台小助手/ }).click();
  await page.getByRole('button', { name: '保存' }).click();
  const named = () => query(`select value from site_setting`);
  await page.getByText('已保存').last().waitFor();
  expect(JSON.stringify(await named())).toContain('b'.repeat(32));
  await page.getByRole('button', { name: '撤销' }).last().click();
  await page.getByText('已撤销').last().waitFor();
  expect(JSON.stringify(await named())).not.toContain('b'.repeat(32));
});

test('the strip along the top of the home page says what the operator wrote, and is gone when he hides it [ADS-06]', async () => {
  const { page } = boss;
  const visitor = await visit();
  const strip = visitor.page
    .getByRole('complementary')
    .filter({ has: visitor.page.getByRole('link', { name: '去看看' }) });
  await page.getByRole('checkbox', { name: /自己的|自定义/ }).check();
  await page.getByLabel('文字').fill('年末资料整理季，上传页数翻倍');
  await page.getByLabel('按钮').fill('去看看');
  await page.getByLabel('链接').fill('/solution');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存').last().waitFor();
  await visitor.page.goto(url('/index'));
  await strip.getByText('年末资料整理季，上传页数翻倍').waitFor();
  await expect.poll(() => strip.getByRole('link', { name: '去看看' }).getAttribute('href')).toBe('/solution');
  await page.getByRole('checkbox', { name: /显示/ }).uncheck();
  await page.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => query(`select value ->> 'banner' as b from site_setting`)).not.toEqual([]);
  await visitor.page.reload();
  await visitor.page.getByRole('banner').waitFor();
  await strip.waitFor({ state: 'detached' });
  await visitor.page.context().close();
});

test('the command line does the same, beside the running server, and is logged too', async () => {
  expect(cli('--help').stdout).toContain('enterprises');
  expect(cli('enterprises', '--keyword', '瑞禾').stdout).toContain('瑞禾食品');
  const made = cli(
    'createEnterprise',
    '--name',
    '青禾农技',
    '--phoneNumber',
    '13900000033',
    '--planEndsAt',
    '2099-01-01',
  );
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(cli('stop', '--id', 'x').status).toBe(1);
  await expect
    .poll(() => query("select act from operator_act where by like 'cli:%'"))
    .toEqual([{ act: 'tenant.create' }]);
});

test('an overview that does not come says so, and comes by another try', async () => {
  const { page } = boss;
  const call = '**/overview';
  await page.route(call, (route) => route.fulfill({ status: 503, json: { errorCode: 503000, errorMessage: '忙' } }));
  await page.goto(url('/operator'));
  await page.getByText('概况没有加载成功').waitFor();
  await page.unroute(call);
  await page.getByRole('button', { name: '重试' }).first().click();
  await page.getByText('服务状态', { exact: true }).waitFor();
  const sizes = page.getByRole('table', { name: '数据规模' });
  await sizes.getByRole('columnheader', { name: '大小' }).waitFor();
  // Told by what they hold, not by the names of the database.
  await expect.poll(() => sizes.getByRole('row').count()).toBe(9);
  for (const cell of await sizes.getByRole('row').locator('td').first().allInnerTexts()) expect(cell).not.toMatch(/_/);
  // The browser reports the failed call of the test itself.
  boss.complaints.length = 0;
});

test('for everybody else the page does not exist', async () => {
  const stranger = await enter('13900000034');
  await stranger.page.goto(url('/operator'));
  await stranger.page.waitForURL('**/404');
  await stranger.page.context().close();
  expect(boss.complaints).toEqual([]);
});

test('a word of the operator’s list is refused to a visitor without being stored, and the operator sees which word it was', async () => {
  const { page } = boss;
  await page.getByRole('link', { name: '敏感词' }).click();
  await page.getByLabel('敏感词表').fill('代开发票\n好');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('每个词2-30个字符').waitFor();
  await page.getByLabel('敏感词表').fill('代开发票\n代开发票');
  await page.getByText('共1个').waitFor();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('已保存').last().waitFor();
  const visitor = await visit({ viewport: { width: 390, height: 844 } });
  await visitor.page.goto(url(`/b/${'b'.repeat(32)}`));
  const box = visitor.page.getByRole('textbox', { name: '问题' });
  await box.fill('哪里可以代 開 發 票');
  await box.press('Enter');
  await visitor.page.getByText('问题中含有平台不允许的内容，请修改后再问').waitFor();
  expect(await query('select id from kb_bot_chat_message')).toEqual([]);
  await page.reload();
  await page.getByRole('row').filter({ hasText: '平台小助手' }).getByText('问题未答').waitFor();
  await visitor.page.context().close();
});
