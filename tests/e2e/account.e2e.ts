import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

const PERSON = '13900000021';
const NEW_PHONE = '13900000022';
const HEIR = '13900000023';
const PASSWORD = 'Xing2026Hao';
const scene = createScene();
const { url, visit, enter, query, code } = scene;

let person: Visitor;

test('what is accepted at the log-in can be read there, and no captcha is asked for where there is none [ACCT-03]', async () => {
  person = await visit();
  const { page } = person;
  await page.goto(url('/login'));
  await expect.poll(() => page.getByRole('textbox', { name: '图形验证码' }).count()).toBe(0);
  for (const [link, heading] of [
    ['《小星助手服务协议》', '小星助手服务协议'],
    ['《隐私政策》', '隐私政策'],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: link }).click();
    const text = await opened;
    await text.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await text.getByText('这是产品自带的范本').waitFor();
    await text.close();
  }
});

test('a forgotten password is reset by code, and every other browser is logged out [ACCT-13]', async () => {
  const elsewhere = await enter(PERSON);
  const { page } = person;
  await page.goto(url('/login'));
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await page.getByLabel('手机号').fill(PERSON);
  await query('delete from rate_limit');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('验证码已发送至').waitFor();
  await page.getByLabel('短信验证码').fill(code(PERSON));
  await page.getByLabel('设置密码').fill(PASSWORD);
  await page.getByLabel('确认新密码').fill('Wr0ngWord1');
  await page.getByRole('button', { name: '确认修改' }).click();
  await page.getByText('两次密码不一致').waitFor();
  await page.getByLabel('确认新密码').fill(PASSWORD);
  await page.getByRole('button', { name: '确认修改' }).click();
  await page.getByText('修改成功，即将跳转登录页重新登录').waitFor();
  await page.getByText('密码已修改，请用新密码登录').waitFor();
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL((at) => at.pathname.startsWith('/a/'));
  await elsewhere.page.reload();
  await elsewhere.page.waitForURL('**/login?**');
  await elsewhere.page.context().close();
});

test('the phone is changed with the password and a code to the new number [ACCT-10]', async () => {
  const { page } = person;
  await page.goto(url('/user/index'));
  await page.getByRole('button', { name: '更换手机号' }).click();
  const dialog = page.getByRole('dialog', { name: '更换手机号' });
  await dialog.getByLabel('登录密码', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('新手机号').fill(NEW_PHONE);
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByText('验证码已发送至').waitFor();
  await dialog.getByLabel('新手机验证码').fill(code(NEW_PHONE));
  await dialog.getByRole('button', { name: '确认更换' }).click();
  await page.getByText('手机号已更换').waitFor();
  await page.getByText('139****0022').first().waitFor();
  expect(await query('select phone_number from "user"')).toEqual([{ phone_number: NEW_PHONE }]);
});

test('an owner hands his enterprise over, then leaves it [ENT-07] [IDENT-01]', async () => {
  const { page } = person;
  const heir = await enter(HEIR);
  await page.goto(url('/freeMeal'));
  await page.getByRole('button', { name: /领取/ }).first().click();
  await expect.poll(() => query('select type from tenant')).toEqual([{ type: 'trial' }]);
  await query(
    `insert into tenant_user (tenant_id, user_id, permission)
     select t.id, u.id, 'member' from tenant t, "user" u where u.phone_number = $1`,
    [HEIR],
  );
  const [{ name } = { name: '' }] = await query('select name from tenant');
  await page.goto(url('/a/tenant/basic'));
  await page.getByRole('button', { name: '转让企业' }).click();
  const dialog = page.getByRole('dialog', { name: '转让企业' });
  await dialog.getByRole('combobox', { name: /新的拥有者/ }).fill(HEIR);
  await page.getByRole('option', { name: new RegExp(HEIR) }).click();
  await dialog.getByRole('textbox', { name: /输入企业名称/ }).fill(String(name));
  await dialog.getByRole('button', { name: '确认转让' }).click();
  await expect
    .poll(() =>
      query(
        'select u.phone_number from tenant_user tu join "user" u on u.id = tu.user_id where permission = \'owner\'',
      ),
    )
    .toEqual([{ phone_number: HEIR }]);
  await page.goto(url('/user/index'));
  await page.getByRole('button', { name: /^退出.*的企业$/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出企业' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^退出.*的企业$/ }).count()).toBe(0);
  // Behind an open dialog nothing can be found by its role, so the row decides.
  await expect.poll(() => query('select count(*)::int from tenant_user')).toEqual([{ count: 1 }]);
  await heir.page.context().close();
});

test('none of these pages complained (OPS-04)', () => {
  expect(person.complaints).toEqual([]);
});
