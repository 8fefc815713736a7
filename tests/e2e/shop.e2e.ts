import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakePayment, type FakePayment } from '../fakes/payment.ts';
import { stopClock, turnUntil } from './clock.ts';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

let payment: FakePayment;
// Before the scene's server starts, which is told the address.
beforeAll(async () => {
  payment = await startFakePayment();
});
const OPERATOR = '13900000079';
const scene = createScene((port) => ({
  ...payment.settings,
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  OPERATOR_PHONES: OPERATOR,
}));
afterAll(() => payment[Symbol.asyncDispose]());
const { url, visit, enter, register, query } = scene;

/** At its end the frame of the payment shows our own result page, which its sandbox cannot hold: browsers note that. */
const complaintsOf = ({ complaints }: Visitor) =>
  complaints.filter((words) => !words.startsWith('An iframe which has both allow-scripts and allow-same-origin'));

const centre = '/user/index?activeKey=rechargeCenter';
let buyer: Visitor;

const chooseAndPay = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `充值 ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '去支付' }).click();
  await dialog.getByText('请同意小星助手付费服务协议').waitFor();
  await dialog.getByRole('checkbox', { name: '我已阅读并同意' }).click();
  const made: string[] = [];
  const pressed = Date.now();
  page.on('request', (request) => {
    if (!/\/alipay\/trade(\/mobile)?$/.test(request.url())) return;
    made.push(request.url());
    // The second press counts from its own time.
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(300);
  });
  // Pressed twice within the time that counts as one press.
  await dialog.getByRole('button', { name: '去支付' }).dblclick();
  return { dialog, made };
};

test('coins are bought in the frame of the payment: the agreement first, one order for a double press, the balance everywhere at once [COIN-03] [COIN-06] [COIN-07] [COIN-08] [COIN-09] [COIN-12] [COIN-15] [COIN-16] [UI-05] [UI-30]', async () => {
  buyer = await enter('13900000071');
  const { page } = buyer;
  await page.goto(url('/a'));
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menuitem', { name: /充值/ }).click();
  await page.getByText('我的小星币余额').locator('..').getByText('100').waitFor();
  await page.getByRole('button', { name: '充值 1,200小星币' }).click();
  const step = page.getByRole('list', { name: '支付步骤' }).locator('[aria-current="step"]');
  await step.getByText('选择支付方式').waitFor();
  await page.keyboard.press('Escape');
  const { dialog, made } = await chooseAndPay(page, '1,200小星币');
  await step.getByText('去支付').waitFor();
  const frame = dialog.frameLocator('iframe');
  await frame.getByRole('button', { name: '确认付款' }).waitFor();
  const box = await dialog.locator('iframe').boundingBox();
  expect(box!.width).toBeGreaterThanOrEqual(300);
  expect(box!.height).toBeGreaterThanOrEqual(600);
  expect(made.length).toBe(1);
  // Whoever is not us tells nothing, and what is told pays nothing.
  await page.evaluate(() => {
    window.dispatchEvent(new MessageEvent('message', { data: 'closeModal', origin: 'https://evil.example' }));
    window.postMessage('showResult', location.origin);
  });
  await dialog.getByText('等待支付').waitFor();

  await frame.getByRole('button', { name: '返回商家' }).click();
  await frame.getByRole('button', { name: '重新支付' }).click();
  await frame.getByRole('button', { name: '确认付款' }).click();
  await dialog.getByText('1,200小星币已到账').waitFor();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByText('我的小星币余额').locator('..').getByText('1,300').waitFor();
  await page.getByRole('tab', { name: '小星币' }).click();
  await page.getByText('充值1,200小星币').waitFor();
  await page.getByText('余额1,300').waitFor();
  await page.getByRole('radio', { name: '支出' }).click();
  await page.getByText('没有符合条件的明细').waitFor();
  await page.getByRole('radio', { name: '收入' }).click();
  await page.getByText('余额1,300').waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出' }).click()]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(
    /^\uFEFF时间,事项,变动,余额\r\n.*,"充值1,200小星币",1200,1300\r\n/,
  );
  // A line leads to its order.
  await page.getByRole('link', { name: '充值1,200小星币' }).click();
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByText(/^1,200小星币　¥108\.00　订单号\d+$/).waitFor();
  expect(complaintsOf(buyer)).toEqual([]);
});

test('an order that was left is paid later from the list, another one is closed, and the list says what became of each [COIN-13] [COIN-17] [ACCT-10]', async () => {
  const { page } = buyer;
  await page.goto(url('/user/index'));
  await page.getByRole('main').getByText('139****0071').first().waitFor();
  await page.goto(url(centre));
  await page.getByRole('tab', { name: '充值中心', selected: true }).waitFor();
  const { dialog } = await chooseAndPay(page, '500小星币');
  // A payment that is refused leaves the order as it was.
  await dialog.frameLocator('iframe').getByRole('button', { name: '以余额不足付款' }).click();
  await dialog.frameLocator('iframe').getByText('付款被拒绝：余额不足').waitFor();
  // The keys are the frame's now.
  await dialog.getByRole('button', { name: '关闭' }).click();
  await page.getByText('有1个订单等待支付').waitFor();
  await page.getByRole('button', { name: '查看' }).click();
  const unpaid = page.getByRole('dialog', { name: '待支付订单' });
  const pay = unpaid.getByRole('button', { name: '去支付' });
  // Seen without scrolling: a click would scroll to it.
  const [inside, around] = [await pay.boundingBox(), await unpaid.boundingBox()];
  expect(inside!.x + inside!.width).toBeLessThanOrEqual(around!.x + around!.width);
  await pay.click();
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '去支付' }).click();
  // The notification is lost: the server asks the payment, because somebody waits.
  payment.tells = false;
  await dialog.frameLocator('iframe').getByRole('button', { name: '确认付款' }).click();
  await page.getByText('500小星币已到账').waitFor();
  payment.tells = true;
  await page.getByRole('button', { name: '完成' }).last().click();

  await chooseAndPay(page, '3,000小星币');
  await dialog.frameLocator('iframe').getByRole('button', { name: '确认付款' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: '订单' }).click();
  const row = page.getByRole('row').filter({ hasText: '3,000小星币' });
  await row.getByText('待支付').waitFor();
  await row.getByRole('button', { name: '关闭' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '关闭' }).click();
  await row.getByText('已关闭').waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: '已支付' }).count()).toBe(2);
  await page.getByRole('radio', { name: '已关闭' }).click();
  await expect.poll(() => page.getByRole('row').filter({ hasText: '小星币' }).count()).toBe(1);
  expect(complaintsOf(buyer)).toEqual([]);
  await page.context().close();
});

test('an order that was paid elsewhere meanwhile is said to be paid; going back to choose leaves no order behind; the ledger leads to the order [COIN-13] [COIN-16]', async () => {
  const { page } = await enter('13900000077');
  await page.goto(url(centre));
  const { dialog } = await chooseAndPay(page, '500小星币');
  await dialog.frameLocator('iframe').getByRole('button', { name: '确认付款' }).waitFor();
  await dialog.getByRole('button', { name: '返回修改' }).click();
  await dialog.getByRole('radio', { name: /1,200小星币/ }).click();
  await dialog.getByRole('button', { name: '去支付' }).click();
  await dialog.frameLocator('iframe').getByRole('button', { name: '确认付款' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('有1个订单等待支付').waitFor();
  // This page does not know yet that the order is paid.
  await page.getByRole('tab', { name: '订单' }).click();
  const row = page.getByRole('row').filter({ hasText: '1,200小星币' });
  await row.getByRole('button', { name: '去支付' }).click();
  const [{ number } = {}] = await query(
    `select number from pay_order where status = 'waitBuyerPay'
     and user_id = (select id from "user" where phone_number = '13900000077')`,
  );
  payment.pay(String(number));
  expect(await payment.notify(String(number))).toBe('success');
  await dialog.getByRole('checkbox', { name: '我已阅读并同意' }).click();
  await dialog.getByRole('button', { name: '去支付' }).click();
  await dialog.getByText('1,200小星币已到账').waitFor();
  await dialog.getByRole('button', { name: '完成' }).click();
  await row.getByText('已支付').waitFor();
  await row.getByRole('link', { name: '查看明细' }).click();
  await page.getByRole('link', { name: /充值1,200小星币/ }).click();
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByText('1,200小星币已到账').waitFor();
  await page.goto(url(`/user/order/result?orderId=${'0'.repeat(32)}`));
  await page.getByRole('heading', { name: '订单不存在' }).waitFor();
  await page.getByRole('button', { name: '查看订单' }).click();
  await page.getByRole('tab', { name: '订单', selected: true }).waitFor();
  await page.context().close();
});

test('on a phone the payment is launched by itself and leads back to the result, and to the order of nobody else [COIN-07] [COIN-12] [CONST-05]', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
  const phone = await visit({ userAgent, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  await register(phone, '13900000072');
  const { page } = phone;
  await page.clock.install();
  await page.goto(url(centre));
  // The clock stands when the order comes back: the payment is launched a second later.
  await page.route(/\/alipay\/trade\/mobile$/, async (route) => {
    await stopClock(page);
    await route.continue();
  });
  const ordered = page.waitForResponse(/\/alipay\/trade\/mobile$/);
  await chooseAndPay(page, '500小星币');
  await ordered;
  expect(await turnUntil(page, () => !page.url().startsWith(url('')))).toBeGreaterThanOrEqual(1_000);
  await page.clock.resume();
  await page.getByRole('button', { name: '确认付款' }).click();
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByRole('button', { name: '查看订单' }).click();
  await page.getByRole('group', { name: '订单' }).getByText('已支付').waitFor();
  const [other] = await query(`select id from pay_order where product_id = 'coins-1200'`);
  await page.goto(url(`/user/order/result?orderId=${String(other!.id)}&trade_status=TRADE_SUCCESS`));
  await page.getByRole('heading', { name: '订单不存在' }).waitFor();
  const stranger = await visit();
  await stranger.page.goto(url(`/user/order/result?orderId=${String(other!.id)}`));
  await stranger.page.getByRole('heading', { name: '支付结果确认中' }).waitFor();
  await page.context().close();
});

test('a payment that is away says so and waits; paid in two windows it is granted once, paid while the server is killed it is granted when it is back, and given back it says so [COIN-07] [COIN-08] [COIN-13] [COIN-14]', async () => {
  const phone = '13900000076';
  const { page } = await enter(phone);
  const granted = async () =>
    (
      await query(
        `select delta from coin_ledger where type in ('recharge', 'refund')
         and owner_id = (select id from "user" where phone_number = $1) order by line`,
        [phone],
      )
    ).map(({ delta }) => delta);
  await page.goto(url(centre));
  payment.fault = 'error';
  const { dialog } = await chooseAndPay(page, '500小星币');
  await dialog.getByText('支付服务暂时无法访问，请稍后重试').waitFor();
  await dialog.getByText('没有产生扣款，订单已保留').waitFor();
  payment.fault = 'none';
  await dialog.getByRole('button', { name: '重试' }).click();
  const frame = dialog.frameLocator('iframe');
  const pay = frame.getByRole('button', { name: '确认付款' });
  await pay.waitFor();
  const again = await page.context().newPage();
  await again.goto((await dialog.getByRole('link', { name: '在新窗口支付' }).getAttribute('href'))!);
  await pay.click();
  await dialog.getByText('500小星币已到账').waitFor();
  await again.getByRole('button', { name: '确认付款' }).click();
  await again.getByRole('heading', { name: '支付成功' }).waitFor();
  await again.close();
  await expect.poll(granted).toEqual([500]);
  await dialog.getByRole('button', { name: '完成' }).click();

  await chooseAndPay(page, '1,200小星币');
  await pay.waitFor();
  await scene.kill();
  // The payment tells a server that is not there, and leads the frame back to it.
  await pay.click();
  await scene.restart();
  await dialog.getByText('1,200小星币已到账').waitFor({ timeout: 60_000 });
  await expect.poll(granted).toEqual([500, 1200]);
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByText('我的小星币余额').locator('..').getByText('1,800').waitFor();

  const [{ number } = {}] = await query(
    `select number from pay_order where product_id = 'coins-1200'
     and user_id = (select id from "user" where phone_number = $1)`,
    [phone],
  );
  payment.refund(String(number));
  expect(await payment.notify(String(number))).toBe('success');
  await page.getByRole('tab', { name: '订单' }).click();
  const order = page.getByRole('row').filter({ hasText: String(number) });
  await order.getByText('已退款').waitFor();
  await order.getByText('扣回1,200小星币').waitFor();
  await order.getByRole('button', { name: '再次购买' }).waitFor();
  await page.getByRole('row').filter({ hasText: '500小星币' }).getByRole('link', { name: '查看明细' }).click();
  await page.getByText('退款扣回1,200小星币').waitFor();
  await expect.poll(granted).toEqual([500, 1200, -1200]);
  await page.context().close();
});

test('the owner buys the enterprise a plan from its card, which a person cannot [COIN-04] [COIN-20] [ENT-17] [UI-29]', async () => {
  const owner = await enter('13900000073');
  const { page } = owner;
  await page.goto(url('/a/vip/center'));
  await page.getByText('套餐属于企业：先领取免费试用得到自己的企业，或切换到已加入的企业身份').waitFor();
  await page.getByText('邀请3位好友注册即可成为VIP').waitFor();
  await page.getByRole('link', { name: '领取免费试用' }).click();
  await page.waitForURL(/\/freeMeal/);
  await page
    .getByRole('button', { name: /领取|试用/ })
    .first()
    .click();
  await expect.poll(async () => (await query(`select id from tenant where type = 'trial'`)).length).toBe(1);
  await page.goto(url('/a/vip/center'));
  await page.getByText('试用版').waitFor();
  // The plans stand side by side, the own one is marked, and what each holds is said in words.
  const plans = page.getByRole('table');
  const year = plans.getByRole('columnheader', { name: /企业版 按年/ });
  await year.getByText('¥2,988.00').waitFor();
  await year.getByText('366天').waitFor();
  await plans
    .getByRole('columnheader', { name: /免费试用/ })
    .getByText('当前套餐')
    .waitFor();
  await expect
    .poll(() => plans.getByRole('row').filter({ hasText: '人工客服' }).getByRole('cell').allInnerTexts())
    .toEqual(['含', '含', '含']);
  await page.getByRole('button', { name: '购买企业版 按年 ¥2,988.00' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('购买给').waitFor();
  await dialog.getByRole('checkbox', { name: '我已阅读并同意' }).click();
  await dialog.getByRole('button', { name: '去支付' }).click();
  await dialog.frameLocator('iframe').getByRole('button', { name: '确认付款' }).click();
  await dialog.getByText('套餐已生效').waitFor();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByText('正式版').waitFor();
  // Buying coins and going on with a stopped enterprise are the owner's business, and nobody else's.
  await page.goto(url('/a/tenant/basic'));
  await page.getByRole('button', { name: '充值' }).click();
  await page.getByText('我的小星币余额').or(page.getByText('企业小星币余额')).first().waitFor();
  for (const [coins, price] of [
    ['500小星币', '¥'],
    ['1,200小星币', '¥'],
  ] as const)
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `充值 ${coins}` }) })
      .getByText(price)
      .first()
      .waitFor();
  const admin = await enter('13900000074');
  await query(
    `insert into tenant_user (tenant_id, user_id, permission)
     select tenant.id, "user".id, 'admin' from tenant, "user" where phone_number = '13900000074'`,
  );
  await admin.page.goto(url('/a'));
  await admin.page.getByRole('button', { name: /^切换身份/ }).click();
  await admin.page
    .getByRole('dialog', { name: '切换身份' })
    .getByRole('button', { name: /的企业/ })
    .click();
  await admin.page.getByRole('button', { name: /^切换身份：\s*.*的企业/ }).waitFor();
  await admin.page.goto(url('/a/tenant/basic'));
  await admin.page.getByText('企业小星币余额').waitFor();
  await expect.poll(() => admin.page.getByRole('button', { name: '充值' }).count()).toBe(0);
  await query(`update tenant set status = 'stopped'`);
  await page.goto(url('/a'));
  await page.getByRole('button', { name: '去续费' }).first().waitFor();
  await admin.page.goto(url('/a'));
  await admin.page.getByText('当前企业已经停用，请联系管理员续费').first().waitFor();
  await expect.poll(() => admin.page.getByRole('button', { name: '去续费' }).count()).toBe(0);
  await admin.page.context().close();
  await page.context().close();
});

test('the owner of a stopped enterprise is led from the switcher to renewing it, buys it a plan as himself, and goes back in [IDENT-06] [HOME-02] [ENT-17]', async () => {
  const phone = '13900000078';
  const owner = await enter(phone);
  const { page } = owner;
  await page.goto(url('/freeMeal'));
  await page.getByRole('button', { name: '立即领取' }).click();
  await page.getByRole('button', { name: '进入工作台' }).click();
  await page.getByRole('button', { name: /^切换身份：\s*.*的企业/ }).waitFor();
  await page.goto(url('/a'));
  await page.getByRole('button', { name: /^切换身份/ }).click();
  const identities = page.getByRole('dialog', { name: '切换身份' });
  await identities.getByRole('button', { name: /个人用户/ }).click();
  await page.getByRole('button', { name: /^切换身份：\s*.*个人用户/ }).waitFor();
  // The trial ends while the page stands: it learns of it by the refusal.
  const own = `(select id from "user" where phone_number = $1)`;
  await query(`update tenant set status = 'stopped', plan_ends_at = now() where creator_id = ${own}`, [phone]);
  await page.getByRole('button', { name: /^切换身份/ }).click();
  await identities.getByRole('button', { name: /的企业/ }).click();
  await page.getByText('企业已停用，请尽快续费').first().waitFor();
  await page.getByRole('button', { name: '去续费' }).click();
  await page.waitForURL('**/solution?reNew=true');
  await page.getByText('已停用', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^续费企业版 按月，.*的企业$/ }).click();
  const dialog = page.getByRole('dialog', { name: '企业续费' });
  await dialog.getByText('续费给').waitFor();
  await dialog.getByRole('checkbox', { name: '我已阅读并同意' }).click();
  await dialog.getByRole('button', { name: '去支付' }).click();
  const frame = dialog.frameLocator('iframe');
  // Back without paying: the result page asks for this order, whoever one is just now.
  await frame.getByRole('button', { name: '返回商家' }).click();
  await frame.getByRole('button', { name: '重新支付' }).click();
  await frame.getByRole('button', { name: '确认付款' }).click();
  await dialog.getByText('套餐已生效，时长增加31天').waitFor();
  await dialog.getByRole('button', { name: '完成' }).click();
  await page.getByText('使用中', { exact: true }).waitFor();
  const [{ id } = {}] = await query(`select id from pay_order where user_id = ${own}`, [phone]);
  await page.goto(url(`/user/order/result?orderId=${String(id)}&renewal=true`));
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.getByRole('button', { name: '返回续费' }).click();
  await page.getByRole('button', { name: '进入企业' }).click();
  await page.getByRole('button', { name: /^切换身份：\s*.*的企业/ }).waitFor();
  // The order is the enterprise's.
  await page.goto(url('/user/index?activeKey=orders'));
  await page.getByRole('row').filter({ hasText: '企业版 按月' }).getByText('已支付').waitFor();
  // The browser notes the refused switch.
  expect(complaintsOf(owner).filter((words) => !/403.*currentTenant$/.test(words))).toEqual([]);
  await page.context().close();
});

test('a refund of a part, which moves no coins, is shown to the operator until he is done with it', async () => {
  const [{ number } = {}] = await query(`select number from pay_order where status = 'tradeSuccess' limit 1`);
  expect(await payment.notify(String(number), { change: { refund_fee: '8.00' } })).toBe('success');
  const { page, complaints } = await enter(OPERATOR);
  await page.goto(url('/operator'));
  await page.getByRole('main').getByText('付款差异').waitFor();
  await page.getByRole('link', { name: '付款差异' }).click();
  const row = page.getByRole('row').filter({ hasText: String(number) });
  await row.getByText('部分退款').waitFor();
  await row.getByText(/元中退回8\.00元$/).waitFor();
  await row.getByRole('button', { name: /^标为已处理/ }).click();
  await page.getByText('没有付款差异').waitFor();
  await page.getByRole('button', { name: '撤销' }).click();
  await row.waitFor();
  await row.getByRole('button', { name: /^标为已处理/ }).click();
  await page.getByRole('radio', { name: '已处理' }).click();
  await row.getByRole('button', { name: /^退回待处理/ }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('whoever has no coins left is told so at the question, and led to the recharge centre [ERR-06]', async () => {
  const { page } = await enter('13900000075');
  await page.goto(url('/a/train/create/personal'));
  await page.getByRole('dialog', { name: '创建助手' }).getByLabel('名称').fill('空钱包');
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL('**/knowledge/doc');
  // One's own assistants answer for free, a preset one does not.
  const [{ public_id: preset } = {}] = await query(
    `update kb_bot set is_preset = true, permission = 'public' where name = '空钱包' returning public_id`,
  );
  await query(
    `update coin_account set balance = 0 where owner_id = (select id from "user" where phone_number = '13900000075')`,
  );
  await page.goto(url(`/bot/${String(preset)}`));
  const box = page.getByRole('textbox', { name: '问题', exact: true });
  await box.fill('在吗？');
  await box.press('Enter');
  const turn = page.getByRole('article').last();
  await turn.getByText('您的小星币余额不足，请充值后重试').waitFor();
  await turn.getByRole('button', { name: '充值', exact: false }).first().click();
  await expect.poll(() => page.url()).toBe(url(centre));
  await page.getByText('我的小星币余额').waitFor();
  await page.context().close();
});
