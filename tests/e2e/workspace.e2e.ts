import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorCodes } from '@tinystar/contract';
import { devices, type Locator, type Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../packages/app/src/routes.ts';
import { createDemo, people } from './demo.ts';

const { url, visit, query, folder, actAs, enterDemo } = createDemo();

let tenantId: string;

beforeAll(async () => {
  const [own] = await query('select id from tenant');
  tenantId = String(own?.id);
});

const pathOf = (page: Page) => page.url().slice(url('').length);
const heightOf = async (part: Locator) => (await part.boundingBox())!.height;

test('the root leads to the product page, whose help has two entries: the service chat, which answers inside the page, and the way in [ROUTE-01] [HOME-04] [HOME-05] [HOME-07] [HOME-11] [HOME-13] [SHELL-13] [SHELL-15] [DEP-04] [UI-28] [UI-42] [UI-52]', async () => {
  const { page } = await visit();
  await page.goto(url('/'));
  await expect.poll(() => pathOf(page)).toBe('/index');
  const header = page.getByRole('banner');
  for (const [name, href] of [
    ['企业方案', '/solution'],
    ['合作', '/cooperation'],
    ['助手广场', '/bot/square'],
    ['登录', '/login'],
  ])
    await expect.poll(() => header.getByRole('link', { name: name!, exact: true }).getAttribute('href')).toBe(href);
  const float = page.getByRole('navigation', { name: '帮助' });
  await float.getByRole('button', { name: '在线客服' }).waitFor();
  await expect
    .poll(() => float.getByRole('button').or(float.getByRole('link')).allInnerTexts())
    .toEqual(['在线客服', '立即使用']);
  await expect.poll(() => float.getByRole('link', { name: '立即使用' }).getAttribute('href')).toBe('/login');

  await header.getByRole('button', { name: '联系我们' }).click();
  const frame = page.getByRole('dialog', { name: '在线客服' }).locator('iframe');
  const [service] = await query('select public_id from kb_bot where is_preset');
  await expect.poll(() => frame.getAttribute('src')).toBe(`/b/${String(service?.public_id)}`);
  await page.setViewportSize({ width: 1440, height: 600 });
  await expect.poll(() => heightOf(frame.locator('..'))).toBeGreaterThanOrEqual(700);
  await page.setViewportSize({ width: 1440, height: 900 });
  const inside = frame.contentFrame();
  await inside.getByRole('textbox', { name: '问题' }).fill('支持哪些文件格式？');
  await inside.getByRole('textbox', { name: '问题' }).press('Enter');
  await inside.getByRole('article').getByText('参考来源').waitFor();
  await page.getByRole('dialog', { name: '在线客服' }).getByRole('button', { name: '关闭' }).click();

  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const label of ['手机访问', '在线客服']) await footer.getByRole('img', { name: label }).waitFor();
  await footer.getByRole('link', { name: '合作申请' }).waitFor();
  await footer.getByRole('button', { name: '小星币扣费规则' }).click();
  await page
    .getByRole('dialog', { name: '小星币扣费规则' })
    .getByText('回答失败、没有找到答案或只列出相关内容不扣费')
    .waitFor();

  await page.keyboard.press('Escape');
  await footer.getByRole('link', { name: '助手广场' }).click();
  await page.waitForURL('**/bot/square');
  await page
    .getByRole('link', { name: /星泉净水器/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);

  const { page: own } = await enterDemo(people.owner);
  await own.goto(url('/index'));
  await expect.poll(() => own.getByRole('banner').getByRole('link', { name: '进入' }).getAttribute('href')).toBe('/a');
  await own.getByRole('navigation', { name: '帮助' }).getByRole('link', { name: '立即使用' }).click();
  await own.waitForURL('**/a/shoppe/bot');
  await own.context().close();
  await page.context().close();
});

test('addresses that only lead on, public ones without a log-in, and one that is not the identity’s own [ROUTE-03] [ROUTE-08] [ROUTE-14] [ROUTE-20] [ROUTE-21] [HOME-06] [UI-44]', async () => {
  const { page } = await visit();
  const follow = async (from: string, to: string) => {
    await page.goto(url(from));
    await expect.poll(() => pathOf(page), { message: from }).toBe(to);
  };
  const [bot] = await query(`select id, public_id from kb_bot where owner_type = 'personal' limit 1`);
  await follow(`/sso/b/${String(bot?.public_id)}`, `/sso/b/${String(bot?.public_id)}`);
  await page.getByRole('textbox', { name: '问题' }).waitFor();
  await follow('/404', '/404');
  await page.getByText('页面不存在').waitFor();
  await follow('/403', '/403');
  await page.getByText('没有权限').first().waitFor();
  // Going on with what one began needs somebody who began it (C-05).
  await follow('/transfer?action=createKbBot', '/login?redirect=%2Ftransfer%3Faction%3DcreateKbBot');
  await follow('/a/train/create/personal', '/login?redirect=%2Ftransfer%3Faction%3DcreateKbBot');
  await follow('/a', '/login?redirect=%2Fa');
  await page.context().close();

  const { page: own, token } = await enterDemo(people.owner);
  await actAs(token);
  await own.goto(url('/index'));
  await own.getByRole('banner').getByRole('link', { name: '进入' }).click();
  await own.waitForURL('**/a/shoppe/bot');
  await own.goto(url('/a/chat'));
  await expect.poll(() => pathOf(own)).toBe('/a/chat/bot/square');
  const making = `/a/train/bot/${String(bot?.id)}`;
  for (const [from, to] of [
    ['/a/train', '/a/train/center'],
    [making, `${making}/chat`],
    [`${making}/role`, `${making}/role/basic`],
    [`${making}/knowledge`, `${making}/knowledge/doc`],
    [`${making}/release`, `${making}/release/webapp`],
  ] as const) {
    await own.goto(url(from));
    await expect.poll(() => pathOf(own), { message: from }).toBe(to);
  }
  await own.goto(url('/a/chat/bot/square'));
  const menu = own.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '我的对话' }).waitFor();
  const entries = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(entries.filter((href) => href?.startsWith('/a/chat'))).toEqual(['/a/chat/bot/square']);
  await own.goto(url('/a/train/create/personal'));
  await own.getByRole('dialog', { name: '创建助手' }).waitFor();
  await own.goto(url('/a/train/create/whatever'));
  await expect.poll(() => pathOf(own)).toBe('/404');
  await own.getByText('页面不存在').waitFor();
  // What could not be loaded is told in the page's place, with a way to try again.
  const list = /page4(Owner|AdminPlus)/;
  await own.route(list, (route) => route.abort());
  await own.goto(url('/a/train/center'));
  await own.getByText('助手列表没有加载成功').waitFor();
  await own.unroute(list);
  await own.getByRole('button', { name: '重试' }).click();
  await own.getByRole('link', { name: '星泉净水器客服' }).waitFor();
  await actAs(token, tenantId);
  await own.context().close();
});

test('person, picture, permissions and enterprise are asked for once, and then the pages of the role can be gone through, from the menu with all its parts [ROUTE-06] [ROUTE-20] [ROUTE-24] [ROUTE-26] [SHELL-01] [SHELL-03]', async () => {
  const { page, token } = await enterDemo(people.owner);
  await actAs(token, tenantId);
  const session = ['/me/info', '/me/query/avatar', '/user/permissions', '/tenant/query/info'];
  // The page of the log-in may still be asking as the person alone.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => {
    const call = session.find((end) => new URL(request.url()).pathname.endsWith(end));
    if (call) asked.push(call);
  });
  await page.goto(url('/a'));
  for (const [entry, heading] of [
    ['训练中心', '训练中心'],
    ['成员管理', '成员管理'],
    ['品牌联名', '品牌联名'],
  ] as const) {
    await page.getByRole('link', { name: entry, exact: true }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  }
  expect(asked.toSorted()).toEqual(session.toSorted());
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('list', { name: '企业管理' }).getByRole('link', { name: '数据统计' }).click();
  await page.waitForURL('**/a/report/overview');
  await menu.getByRole('link', { name: '助手授权' }).click();
  await page.waitForURL('**/a/kbBotAuthorized/center');
  const [lent] = await query(`select id from kb_bot where permission = 'protected'`);
  await page.goto(url(`/a/train/bot/${String(lent?.id)}/report`));
  await page.waitForURL('**/report/overview');
  await page.goto(url('/a/kbBotAuthorized'));
  await page.waitForURL('**/a/kbBotAuthorized/center');
  const side = page.getByRole('complementary').filter({ has: menu });
  for (const name of [/^切换身份/, /^帮助$/, /^消息/]) await side.getByRole('button', { name }).waitFor();
  await side.getByRole('link', { name: /升级权益/ }).click();
  await page.waitForURL('**/a/vip/center');
  await page.context().close();

  // Who is no admin has neither the entries nor the pages.
  const { page: plain, token: plainToken } = await enterDemo(people.member);
  await actAs(plainToken, tenantId);
  for (const at of ['/a/report/overview', '/a/kbBotAuthorized/center', '/a/kbBotListAuthorized/1']) {
    await plain.goto(url(at));
    await expect.poll(() => pathOf(plain), { message: at }).toBe('/404');
  }
  await plain.goto(url('/a'));
  await plain.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的对话' }).waitFor();
  await expect.poll(() => plain.getByRole('link', { name: /^(助手授权|数据统计)$/ }).count()).toBe(0);
  await plain.context().close();
});

test('whose person cannot be loaded is logged out and told so at the log-in, which leads back to where he wanted to go [ROUTE-09]', async () => {
  const { page } = await enterDemo(people.member);
  await page.route('**/api/v1/me/info', (route) =>
    route.fulfill({ status: 500, json: { errorCode: 500000, errorMessage: '坏了', requestId: 'r' } }),
  );
  await page.goto(url('/a/chat/bot/square'));
  await expect.poll(() => pathOf(page)).toBe('/login?redirect=%2Fa%2Fchat%2Fbot%2Fsquare');
  await page.getByText('请求用户信息失败，请重试').first().waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tinystar.token'))).toBeNull();
  await page.context().close();
});

test('the trial chat stands beside the settings and the libraries of an assistant, and beside no other page [SHELL-18]', async () => {
  const { page, token } = await enterDemo(people.owner);
  await actAs(token, tenantId);
  const [bot] = await query(`select id from kb_bot where permission = 'protected'`);
  const at = `/a/train/bot/${String(bot?.id)}`;
  await page.goto(url(`${at}/knowledge/qa`));
  await page.getByRole('button', { name: '新建问答' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '问题', exact: false }).first().fill('班车几点发车？');
  await dialog.getByLabel('答案').fill('七点半。');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('link', { name: '班车几点发车？' }).click();
  await page.getByRole('heading', { name: '班车几点发车？' }).waitFor();
  const trial = page.getByRole('separator', { name: '调整试聊宽度' });
  const pair = pathOf(page).slice(at.length);
  for (const part of [
    '/role/basic',
    '/role/advance',
    '/role/interface',
    '/role/ad',
    '/role/cs',
    '/knowledge/doc',
    '/knowledge/qa',
    pair,
  ]) {
    await page.goto(url(at + part));
    await trial.waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: '问题', exact: true }).count(), { message: part })
      .toBe(1);
  }
  await page.goto(url(`${at}/release/webapp`));
  await page.getByRole('button', { name: '取消发布' }).waitFor();
  await expect.poll(() => trial.count()).toBe(0);
  await page.goto(url(`${at}/chat`));
  await page.getByRole('textbox', { name: '问题', exact: true }).waitFor();
  await expect.poll(() => trial.count()).toBe(0);
  await page.context().close();
});

test('on a phone the menu with its groups and the list of conversations are drawers [SHELL-23] [UI-25]', async () => {
  const { page: desk } = await enterDemo(people.owner);
  await desk.goto(url('/a'));
  const group = (menu: Locator) => menu.getByRole('list', { name: '企业管理' }).getByRole('link', { name: '成员管理' });
  await group(desk.getByRole('navigation', { name: '主菜单' })).waitFor();
  await desk.context().close();
  const { page } = await enterDemo(people.owner, devices['iPhone 15']!);
  await page.goto(url('/a'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: '主菜单' }).count()).toBe(0);
  await page.getByRole('button', { name: '打开菜单' }).click();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await group(drawer).waitFor();
  await drawer.getByRole('link', { name: '我的对话' }).click();
  await drawer.waitFor({ state: 'detached' });
  const [bot] = await query(`select id from kb_bot where permission = 'protected'`);
  await page.goto(url(`/a/chat/bot/${String(bot?.id)}/tenant`));
  await page.getByRole('button', { name: '我的对话' }).click();
  await page.getByRole('dialog', { name: '我的对话' }).getByRole('searchbox', { name: '搜索对话' }).waitFor();
  await page.context().close();
});

test('each page that has a name stands at its address with its title, the public ones without a log-in, and the square and a chat under two names [ROUTE-02] [ROUTE-29] [ROUTE-31] [ROUTE-32]', async () => {
  const [bot] = await query(
    `select id, public_id from kb_bot where owner_type = 'tenant' and permission = 'public' and not is_preset`,
  );
  const kbBotId = String(bot?.id);
  const publicId = String(bot?.public_id);
  const parts: Record<string, string> = { kbBotId, publicId, type: 'tenant' };
  /** The address by which the list of pages knows a name. */
  const addressOf = (name: string) => {
    const route = routes.find((one) => one.name === name);
    if (!route) throw new Error(`no page is named ${name}`);
    return { title: route.title, path: route.path.replace(/:(\w+)\??/g, (_, part: string) => parts[part] ?? part) };
  };
  const { page } = await visit();
  for (const name of `login test landing solution cooperation enterpriseInviteLink thirdLoginWeComInner freeMeal index
    orderResult kbBot4Web kbBot4Web4Sso homeKbBotSquare homeKbBotChat kbBotShoppe kbBotShoppeChat oauthCallback`.split(
    /\s+/,
  )) {
    const { path: at } = addressOf(name);
    await page.goto(url(at));
    await page.locator('h1, [role="alert"], [role="log"]').first().waitFor();
    expect(pathOf(page).startsWith('/login'), name).toBe(name === 'login');
  }
  await page.goto(url(addressOf('test').path));
  await page.getByRole('heading', { name: '测试环境', level: 1 }).waitFor();
  await page.getByRole('definition').filter({ hasText: '已开启' }).first().waitFor();
  for (const name of ['homeKbBotSquare', 'homeKbBotChat']) {
    await page.goto(url(addressOf(name).path));
    await page.getByText('星泉净水器售前').first().waitFor();
  }
  await page.context().close();

  const { page: own, token } = await enterDemo(people.owner);
  await actAs(token, tenantId);
  await query(`update "user" set channel_user = true where phone_number = $1`, [people.owner]);
  for (const name of `userCenter channelCenter adminVipCenter adminTrainCenter adminShoppeKbBot adminKbBotSquare
    adminKbBotChat adminKbBotKnowledgeDoc`.split(/\s+/)) {
    const { path: at, title } = addressOf(name);
    await own.goto(url(at));
    await own.getByRole('heading', { level: 1 }).first().waitFor();
    await expect.poll(() => pathOf(own), { message: name }).toBe(at);
    await expect.poll(() => own.title(), { message: name }).toContain(title);
  }
  for (const name of ['adminKbBotSquare', 'adminKbBotChat']) {
    await own.goto(url(addressOf(name).path));
    await own.getByText('星泉净水器售前').first().waitFor();
  }
  await own.context().close();
});

test('showcases are the admins’ own, and an agent finds tickets in his menu, where a plain member has neither [ROUTE-23] [IDENT-16]', async () => {
  const entries = async (phone: string) => {
    const { page, token } = await enterDemo(phone);
    await actAs(token, tenantId);
    await page.goto(url('/a'));
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await menu.getByRole('link', { name: '我的对话' }).waitFor();
    return { page, names: await menu.getByRole('link').allInnerTexts() };
  };
  const [agentPhone, plainPhone] = ['13800138004', '13800138005'];
  await query(`update kb_bot set customer_service_status = 'enabled' where permission = 'protected'`);
  await query(
    `insert into kb_bot_agent (kb_bot_id, tenant_id, user_id, created_at)
     select kb_bot.id, owner_id, "user".id, now() from kb_bot, "user"
      where permission = 'protected' and phone_number = $1 on conflict do nothing`,
    [agentPhone],
  );
  const admin = await entries(people.admin);
  for (const name of ['训练中心', '数字展厅', '助手授权', '数据统计']) expect(admin.names).toContain(name);
  await admin.page.goto(url('/a/shoppe'));
  await expect.poll(() => pathOf(admin.page)).toBe('/a/shoppe/center');
  await admin.page.getByRole('heading', { name: '数字展厅', level: 1 }).waitFor();
  for (const href of await admin.page
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href'))))
    expect(href).not.toMatch(/\/(video|image)$/);
  await admin.page.context().close();

  const agent = await entries(agentPhone);
  expect(agent.names).toContain('客服中心');
  await agent.page.getByRole('link', { name: '客服中心', exact: true }).click();
  await agent.page.waitForURL('**/a/cs/center');
  await agent.page.getByRole('main').getByText('员工手册问答').first().waitFor();
  await agent.page.context().close();

  const plain = await entries(plainPhone);
  for (const name of ['训练中心', '数字展厅', '助手授权', '数据统计', '客服中心'])
    expect(plain.names).not.toContain(name);
  for (const at of ['/a/shoppe', '/a/shoppe/center', '/a/shoppe/kbBot/manage', '/a/shoppe/kbBot/1/video']) {
    await plain.page.goto(url(at));
    await expect.poll(() => pathOf(plain.page), { message: at }).toBe('/404');
  }
  // The entrance is a sibling of the gated pages (C-04).
  await plain.page.goto(url('/a/shoppe/bot'));
  await plain.page.getByRole('heading', { level: 1 }).waitFor();
  await plain.page.context().close();
});

test('beside a public chat and the square stands one’s list of assistants, on a phone in a drawer of 180 pixels [SHELL-21] [UI-11] [CONST-18]', async () => {
  const [bot] = await query(`select public_id from kb_bot where owner_type = 'personal' limit 1`);
  const { page } = await enterDemo(people.owner);
  const list = page.getByRole('complementary', { name: '我的对话' });
  const chat = url(`/bot/${String(bot?.public_id)}`);
  for (const at of [chat, url('/bot/square')]) {
    await page.goto(at);
    await list.getByRole('searchbox', { name: '搜索对话' }).waitFor();
    expect((await list.boundingBox())!.x).toBe(0);
  }
  await page.context().close();
  const { page: phone, token } = await enterDemo(people.member, devices['iPhone 15']!);
  await actAs(token, tenantId);
  await phone.goto(chat);
  await phone.getByRole('textbox', { name: '问题' }).waitFor();
  await expect.poll(() => phone.getByRole('searchbox', { name: '搜索对话' }).count()).toBe(0);
  await phone.getByRole('button', { name: '打开助手列表' }).click();
  const drawer = phone.getByRole('dialog', { name: '我的对话' });
  await drawer.getByRole('searchbox', { name: '搜索对话' }).waitFor();
  await expect.poll(async () => (await drawer.boundingBox())!.width).toBe(180);
  await drawer.getByRole('navigation').getByRole('listitem').filter({ hasText: '员工手册问答' }).first().waitFor();
  await phone.context().close();
});

test('more contrast comes by the system and by choice, in both themes, stays after a reload, and costs others nothing', async () => {
  const { page } = await enterDemo(people.owner);
  // A part is fetched and then taken from the browser's memory: two requests for one address.
  const sheets = new Set<string>();
  page.on('request', (request) => {
    if (/contrast.*\.css/.test(request.url())) sheets.add(request.url());
  });
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-text-primary').trim());
  const choose = async (command: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(command);
    await page.getByRole('option', { name: command }).waitFor();
    await page.getByRole('combobox').press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await page.goto(url('/a'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  const usual = await ink();
  expect([...sheets]).toEqual([]);

  await choose('打开高对比度');
  await expect.poll(ink).toBe('#000');
  expect([...sheets]).toHaveLength(1);
  await choose('换成深色');
  await expect.poll(ink).toBe('#fff');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(ink).toBe('#fff');
  await choose('换成浅色');
  await choose('关闭高对比度');
  await expect.poll(ink).toBe(usual);

  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(ink).toBe('#000');
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect.poll(ink).toBe(usual);
  await page.context().close();
});

test('the help menu opens the service chat, the manual, the news and the prices, and so does an address; a topic that is not known says so [SHELL-05] [SHELL-06] [COIN-22]', async () => {
  const { page } = await enterDemo(people.owner);
  await page.goto(url('/a'));
  const open = async (entry: string) => {
    await page.getByRole('button', { name: '帮助', exact: true }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await page.getByRole('button', { name: '帮助', exact: true }).click();
  await page.getByRole('menuitem').first().waitFor();
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['联系客服', '使用手册', '更新日志', '小星币扣费规则']);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  for (const [entry, words] of [
    ['使用手册', '创建助手'],
    ['更新日志', '读得更准'],
    ['小星币扣费规则', '每次回答从提问者的账户扣1个小星币。'],
  ] as const) {
    await open(entry);
    await page.getByRole('dialog', { name: entry }).getByText(words, { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: entry }).waitFor({ state: 'detached' });
  }
  await open('联系客服');
  const inside = page.getByRole('dialog', { name: '在线客服' }).locator('iframe').contentFrame();
  await inside.getByRole('textbox', { name: '问题' }).waitFor();
  await page.goto(url('/a/train/center?page=1&help=manual'));
  await page.getByRole('dialog', { name: '使用手册' }).waitFor();
  await expect.poll(() => pathOf(page)).toBe('/a/train/center?page=1');
  await page.goto(url('/a?help=faq'));
  await page.getByRole('status').getByText('未知错误').waitFor();
  await page.context().close();
});

test('a call that gets no answer is given up after 1,190 seconds; an identity that changed elsewhere is told, and the page loads anew a second later; a refusal leads to its page after a second and a half [CONST-06] [ERR-03]', async () => {
  const { page, token } = await enterDemo(people.owner);
  await actAs(token, tenantId);
  await page.clock.install();
  const list = /page4(Owner|AdminPlus)/;
  await page.route(list, () => undefined);
  await page.goto(url('/a/train/center'));
  await page.getByRole('heading', { name: '训练中心', level: 1 }).waitFor();
  const failed = page.getByText('助手列表没有加载成功');
  await page.clock.runFor(1_189_000);
  await expect.poll(() => failed.count()).toBe(0);
  await page.clock.runFor(2_000);
  await failed.waitFor();
  await page.unrouteAll();

  await actAs(token);
  await page.evaluate(() => Object.assign(globalThis, { notYetLoadedAnew: true }));
  // From here on the page's clock goes only as it is told: the second would run out by itself on a busy machine.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const loadedAnew = () => page.evaluate(() => !('notYetLoadedAnew' in globalThis)).catch(() => true);
  await page.getByRole('button', { name: '重试' }).click();
  await page.getByText('当前身份已变更，页面即将刷新').first().waitFor();
  await page.clock.runFor(900);
  expect(await loadedAnew()).toBe(false);
  await page.clock.runFor(200);
  await expect.poll(loadedAnew).toBe(true);
  await page.clock.resume();
  await page.getByRole('button', { name: /^切换身份：\s*.*个人用户/ }).waitFor();

  // Whoever is refused reads why for a second and a half.
  await page.goto(url('/user/index'));
  await page.route('**/me/update/info', (route) =>
    route.fulfill({ status: 403, json: { errorCode: errorCodes.forbidden, errorMessage: '不能改名', requestId: 'r' } }),
  );
  await page.getByRole('button', { name: '编辑资料' }).click();
  const form = page.getByRole('dialog', { name: '编辑资料' });
  await form.getByRole('textbox').first().fill('许知远');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByText('不能改名').first().waitFor();
  await page.clock.runFor(1_400);
  expect(pathOf(page)).toBe('/user/index');
  await page.clock.runFor(200);
  await expect.poll(() => pathOf(page)).toBe('/403');
  await page.context().close();
});

test('an answer of status 200, 201, 204 or 304 means that it went well, and others tell what went wrong [ERR-01] [ERR-04]', async () => {
  const { page } = await enterDemo('13800138002');
  await page.goto(url('/user/index'));
  const rename = '**/api/v1/me/update/info';
  const form = page.getByRole('dialog', { name: '编辑资料' });
  for (const status of [200, 201, 204, 304, 400]) {
    await page.route(rename, (route) =>
      route.fulfill(
        status === 400
          ? { status, json: { errorCode: errorCodes.invalidInput, errorMessage: '昵称没有保存', requestId: 'r' } }
          : { status, ...(status < 202 && { json: {} }) },
      ),
    );
    await page.getByRole('button', { name: '编辑资料' }).click();
    await form.getByRole('textbox').first().fill(`许知远${status}`);
    await form.getByRole('button', { name: '保存' }).click();
    if (status === 400) await page.getByText('昵称没有保存').first().waitFor();
    else await form.waitFor({ state: 'detached' });
    await page.unroute(rename);
  }
  await expect.poll(() => form.count()).toBe(1);
  // The words of a refusal, whatever they are called; without any, the usual ones.
  for (const [body, words] of [
    [JSON.stringify({ message: '代理没有放行' }), '代理没有放行'],
    ['<h1>502</h1>', '系统发生未知错误，请稍后重试。'],
  ] as const) {
    await page.route(rename, (route) => route.fulfill({ status: 422, body }));
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByText(words).first().waitFor();
    await page.unroute(rename);
  }
  await page.context().close();
});

test('of five enterprises two stand in the list and three behind 更多, each with what is unread there; unread is asked for every three minutes, and shown as 99+ above ninety-nine [IDENT-04] [SHELL-07] [NOTIF-04] [NOTIF-05] [NOTIF-10] [CONST-07] [CONST-20] [UI-10] [UI-26]', async () => {
  const phone = '13800138005';
  const { page, token } = await enterDemo(phone);
  for (let at = 1; at <= 4; at++) {
    const id = String(at).repeat(32);
    await query(
      `insert into tenant (id, name, display_name, avatar, creator_id) select $1, $2, $2, avatar, creator_id from tenant where id = $3`,
      [id, `分公司${at}`, tenantId],
    );
    await query(
      `insert into tenant_user (tenant_id, user_id, permission) select $1, id, 'member' from "user" where phone_number = $2`,
      [id, phone],
    );
  }
  const info = await fetch(url('/api/v1/me/info'), { headers: { authorization: `Bearer ${token}` } });
  const { tenants } = (await info.json()) as { tenants: { id: string; name: string }[] };
  const [first, far] = [tenants[0]!, tenants.at(-1)!];
  await actAs(token, first.id);
  /** Replies that wait for the person in an enterprise. */
  const replies = async (tenant: string, ticket: string, from: number, to: number) => {
    await query(
      `insert into cs_ticket (id, kb_bot_id, user_id, tenant_id, created_at, last_message_at, last_seq)
       select $1, (select id from kb_bot where owner_type = 'tenant' and permission = 'public' and not is_preset), id, $2, now(), now(), $4
       from "user" where phone_number = $3
       on conflict (id) do update set last_seq = $4`,
      [ticket, tenant, phone, to],
    );
    await query(
      `insert into cs_message (id, cs_ticket_id, seq, source, text, created_at)
       select md5($1 || at), $1, at, 'customerService', '回复' || at, now() from generate_series($2::int, $3::int) at`,
      [ticket, from, to],
    );
  };
  await replies(first.id, 'a'.repeat(32), 1, 99);
  await replies(far.id, 'b'.repeat(32), 1, 3);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/me/query/unreadMessageCount')) asked += 1;
  });
  await page.clock.install();
  await page.goto(url('/a'));
  const entry = page.getByRole('button', { name: '消息' });
  await entry.getByRole('img', { name: '99条未读' }).getByText('99', { exact: true }).waitFor();
  const before = asked;
  await replies(first.id, 'a'.repeat(32), 100, 100);
  await page.clock.runFor(170_000);
  expect(asked).toBe(before);
  await page.clock.runFor(11_000);
  await entry.getByRole('img', { name: '100条未读' }).getByText('99+', { exact: true }).waitFor();
  expect(asked).toBe(before + 1);

  await page.getByRole('button', { name: /^切换身份/ }).click();
  const list = page.getByRole('dialog', { name: '切换身份' });
  const rows = list.getByRole('listitem');
  await list.getByRole('button', { name: /^更多\s*3/ }).waitFor();
  await expect.poll(() => rows.count()).toBe(3);
  await list.getByRole('button', { name: /^更多/ }).click();
  await expect.poll(() => rows.count()).toBe(6);
  await rows.filter({ hasText: far.name }).getByRole('img', { name: '3条未读' }).waitFor();
  await rows.filter({ hasText: far.name }).getByRole('button').click();
  await page.getByRole('button', { name: new RegExp(`^切换身份：\\s*${far.name}`) }).waitFor();
  await entry.getByRole('img', { name: '3条未读' }).waitFor();
  await page.context().close();
});

test('a portrait is a picture of one’s own: no other files, nothing too large, nothing below 60 pixels, cut to 300 by 300 [ACCT-12] [CONST-08] [UPL-01] [UPL-08] [UI-01] [UI-06]', async () => {
  const { page, token } = await enterDemo('13800138004');
  await page.goto(url('/user/index'));
  await page.getByRole('button', { name: '编辑资料' }).click();
  const form = page.getByRole('dialog', { name: '编辑资料' });
  await form.getByRole('button', { name: /更换头像$/ }).click();
  const file = page.getByLabel('上传图片');
  await file.setInputFiles({ name: '简历.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.getByText('仅支持图片类型').waitFor();
  const large = path.join(folder(), 'large.png');
  writeFileSync(large, Buffer.alloc(10 * 1_048_576 + 1));
  await file.setInputFiles(large);
  await page.getByText('上传图片大小不超过10M').waitFor();
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#0a7' } })
      .png()
      .toBuffer();
  const cut = page.getByRole('dialog', { name: '裁剪头像' });
  await file.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: await picture(59, 200) });
  await cut.getByText('宽和高都至少需要60像素').waitFor();
  await cut.getByRole('button', { name: /返回|重新选择|上一步/ }).click();
  await file.setInputFiles({ name: '我.png', mimeType: 'image/png', buffer: await picture(640, 420) });
  const stored = page.waitForResponse('**/oss/upload4Avatar');
  await cut.getByRole('button', { name: '使用' }).click();
  const answer = (await (await stored).json()) as { status: string; fileUrl: string };
  expect(answer.status).toBe('success');
  await cut.waitFor({ state: 'detached' });
  await form.getByRole('button', { name: '保存' }).click();
  await page.getByText('修改成功').first().waitFor();
  const { width, height } = await sharp(await (await page.request.get(url(answer.fileUrl))).body()).metadata();
  expect([width, height]).toEqual([300, 300]);
  await page.reload();
  await expect
    .poll(() => page.getByRole('main').locator('img').first().getAttribute('src'))
    .toContain(answer.fileUrl.split('/').at(-1)!);
  // A colour is ready-made; of a name of three or more letters the first two stand on it.
  await page.getByRole('button', { name: '编辑资料' }).click();
  await form.getByRole('button', { name: /更换头像$/ }).click();
  const choice = page.getByRole('dialog', { name: '更换头像' });
  await choice.getByRole('radio', { name: /紫/ }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await expect
    .poll(() => query(`select avatar from "user" where phone_number = '13800138004'`))
    .toEqual([{ avatar: { type: 'color', color: 'purple' } }]);
  // Five kinds of portrait are drawn, whatever made them; of a name of three or more letters the first two stand there.
  await query(`update "user" set name = '周宁远' where phone_number = '13800138004'`);
  const point = (
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#07a' } })
      .png()
      .toBuffer()
  ).toString('base64');
  const drawnAs = async (avatar: object) => {
    await query(`update "user" set avatar = $1 where phone_number = '13800138004'`, [JSON.stringify(avatar)]);
    await page.reload();
    await page.getByRole('main').getByText('周宁远').first().waitFor();
  };
  for (const avatar of [
    { type: 'url', url: answer.fileUrl },
    { type: 'dataUri', dataUri: `data:image/png;base64,${point}` },
    { type: 'base64', base64: point },
    { type: 'data', data: point },
  ]) {
    await drawnAs(avatar);
    await expect
      .poll(
        () =>
          page
            .getByRole('main')
            .locator('img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        {
          message: avatar.type,
        },
      )
      .toBeGreaterThan(0);
  }
  const grounds = new Set<string>();
  for (const color of ['blue', 'purple', 'yellow', 'green', 'cyan']) {
    await drawnAs({ type: 'color', color });
    const letters = page.getByRole('main').getByText('周宁', { exact: true }).first();
    grounds.add(await letters.evaluate((element) => getComputedStyle(element).backgroundColor));
  }
  expect(grounds.size).toBe(5);

  /** Widths of the round parts that are drawn inside a part of the page. */
  const widths = (part: Locator) =>
    part.evaluate((element) =>
      [...element.querySelectorAll('*')].flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width === height && Number.parseFloat(getComputedStyle(one).borderRadius) >= width / 2 ? [width] : [];
      }),
    );
  const main = page.getByRole('main');
  const has = (width: number, part = main) => expect.poll(() => widths(part)).toContain(width);
  await has(56);
  await page.goto(url('/bot/square'));
  await has(48);
  await actAs(token, tenantId);
  await page.goto(url('/a/chat/bot/square'));
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await has(40, page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await has(32, page.getByRole('complementary', { name: '我的对话' }));
  const [ticket] = await query(
    `select kb_bot_id from cs_ticket where user_id = (select id from "user" where phone_number = '13800138004')`,
  );
  await page.goto(url(`/a/chat/bot/${String(ticket?.kb_bot_id)}/tenant/cs`));
  await page.getByText('要的，带工牌到行政前台').waitFor();
  await has(24);
  await page.context().close();
});
