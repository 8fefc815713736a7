import { devices, type Page, type Request } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../packages/app/src/routes.ts';
import type { Visitor } from './browser.ts';
import { createScene } from './scene.ts';

const OWNER = '13900000031';
const MEMBER = '13900000032';

let visitor: Visitor;
let owner: Visitor;
let member: Visitor;

const { url, visit, register, query } = createScene();

beforeAll(async () => {
  [visitor, owner, member] = await Promise.all([visit(), visit(), visit()]);
});

const pathOf = (page: Page): string => page.url().slice(url('').length);
const asksForTenant = (request: Request): boolean => request.postData()?.includes('tenantId') ?? false;
const identity = (page: Page, name: RegExp) =>
  page.getByRole('button', { name: new RegExp(`^切换身份：\\s*${name.source}`) });

/** Opens an address and tells where it led once the page stands. */
const follow = async (page: Page, from: string, to: string): Promise<void> => {
  await page.goto(url(from));
  await expect.poll(() => pathOf(page), { message: from }).toBe(to);
};

test('the home page, the pages of a missing and of a refused address need no log-in; any other address leads to it and is kept [HOME-01] [HOME-12] [ROUTE-30] [ROUTE-04] [SHELL-14]', async () => {
  const { page } = visitor;
  await follow(page, '/', '/index');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: '登录' }).waitFor();
  // No assistant is named for the service chat.
  const float = page.getByRole('navigation', { name: '帮助' });
  await expect.poll(() => float.getByRole('button').or(float.getByRole('link')).allInnerTexts()).toEqual(['立即使用']);
  await expect.poll(() => page.getByRole('button', { name: '联系我们' }).count()).toBe(0);
  await follow(page, '/no/such/address', '/404');
  await page.getByText('页面不存在').waitFor();
  await follow(page, '/403', '/403');
  await page.getByText('没有权限').first().waitFor();
  await follow(page, '/a/train/center?page=2', '/login?redirect=%2Fa%2Ftrain%2Fcenter%3Fpage%3D2');
});

test('what begins with a log-in goes on after it: an address with its query, and creating an assistant [ROUTE-05] [ACCT-09] [ROUTE-15]', async () => {
  const { page } = owner;
  await register(owner, OWNER);
  // The token of the session, and nothing else, is what a page needs: another tab of the profile is logged in.
  await follow(page, '/login?redirect=%2Fuser%2Findex%3FactiveKey%3Daccount', '/user/index?activeKey=account');
  await follow(page, '/transfer?action=createKbBot', '/a/train/create/personal');
  await page.getByLabel('名称').waitFor();
  await follow(page, '/transfer?action=unknown', '/404');
});

test('calls carry the token and an id of their own and no cookie; the console begins at the featured assistants [ACCT-06] [ERR-20] [ROUTE-17]', async () => {
  const { page } = owner;
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v1/')) calls.push(request);
  });
  await follow(page, '/a', '/a/shoppe/bot');
  await follow(page, '/a/train/center', '/a/train/center');
  await page.getByText('还没有助手').waitFor();
  const headers = await Promise.all(calls.map((call) => call.allHeaders()));
  const own = headers.filter(({ authorization }) => authorization !== undefined);
  expect(own.length).toBeGreaterThan(3);
  const token = own[0]!.authorization!.replace('Bearer ', '');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(token);
  for (const one of own) expect(one).toMatchObject({ authorization: `Bearer ${token}`, 'x-access-token': token });
  const ids = headers.map((one) => one['x-tracking-id']);
  expect(new Set(ids).size).toBe(headers.length);
  expect(headers.every(({ cookie }) => cookie === undefined)).toBe(true);
});

test('an enterprise can be entered and left, and its pages stand in the menu of its admins alone [IDENT-02] [SHELL-02] [SHELL-04] [ROUTE-25] [COIN-01]', async () => {
  const { page } = owner;
  await page.goto(url('/freeMeal'));
  await page.getByRole('button', { name: /领取/ }).first().click();
  await expect.poll(() => query('select status from tenant')).toEqual([{ status: 'enabled' }]);
  await page.goto(url('/a'));
  await identity(page, /.*的企业/).waitFor();
  const menu = page.getByRole('navigation').filter({ hasText: '训练中心' }).first();
  await menu.getByText('企业管理').first().waitFor();
  // The list of pages says which of them stand in the menu, and in which order.
  const titles = (group: string) =>
    routes.filter(({ menu: at }) => at?.group === group).map(({ menu: at, title }) => at?.label ?? title);
  const shown = await menu.getByRole('link').allInnerTexts();
  const main = titles('main').filter((title) => !['AI对话', 'AI写作', '客服中心'].includes(title));
  expect(shown).toEqual(expect.arrayContaining([...main, ...titles('sub')]));
  expect(shown.filter((name) => main.includes(name))).toEqual(main);
  await page.getByRole('button', { name: /的菜单$/ }).click();
  await page.getByRole('menu').getByText('企业小星币').waitFor();
  await page.keyboard.press('Escape');
  await follow(page, '/a/tenant', '/a/tenant/basic');
  await page.getByRole('heading', { name: '企业信息', level: 1 }).waitFor();
  await identity(page, /.*的企业/).click();
  const switching = page.waitForRequest(asksForTenant);
  await page
    .getByRole('dialog', { name: '切换身份' })
    .getByRole('button', { name: /个人用户/ })
    .click();
  expect((await switching).postDataJSON()).toEqual({ tenantId: '' });
  await identity(page, /.*个人用户/).waitFor();
  await expect.poll(() => page.getByText('企业管理').count()).toBe(0);
  await page.goto(url('/a/tenant/member'));
  await page.getByText(/^这个页面要以「.*的企业」打开$/).waitFor();
});

test('a plain member is kept out of making, of the desk of agents and of the channel centre [ROUTE-07] [ROUTE-19] [ROUTE-28] [IDENT-14] [IDENT-03]', async () => {
  const { page } = member;
  await register(member, MEMBER);
  await query(
    `insert into tenant_user (tenant_id, user_id, permission)
     select tenant.id, "user".id, 'member' from tenant, "user" where phone_number = $1`,
    [MEMBER],
  );
  await follow(page, '/a', '/a/shoppe/bot');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const switching = page.waitForRequest(asksForTenant);
  await identity(page, /.*个人用户/).click();
  await page
    .getByRole('dialog', { name: '切换身份' })
    .getByRole('button', { name: /的企业/ })
    .click();
  const [{ id: tenantId } = {}] = await query('select id from tenant');
  expect((await switching).postDataJSON()).toEqual({ tenantId });
  await identity(page, /.*的企业/).waitFor();
  await page.goto(url('/a/train/center'));
  await page.getByText('这个页面要以个人身份打开').waitFor();
  for (const path of ['/a/cs', '/a/cs/center', '/channel/center', '/a/tenant/basic']) await follow(page, path, '/404');
  // What a plan brings may be read by everybody who is logged in.
  await follow(page, '/a/vip/center', '/a/vip/center');
  await page.goto(url('/transfer?action=createKbBot'));
  await page.getByRole('alertdialog', { name: '当前组织无法创建助手，是否切换到个人身份' }).waitFor();
  await page.getByRole('button', { name: '切换', exact: true }).click();
  await expect.poll(() => pathOf(page)).toBe('/a/train/create/personal');
});

test('the making workspace has its tabs, and a trial chat whose width is moved inside its limits and goes back to 70/30 [SHELL-16] [SHELL-17] [SHELL-19] [UI-08] [CONST-18]', async () => {
  const { page } = owner;
  await follow(page, '/a/train/create/personal', '/a/train/create/personal');
  await page.getByLabel('名称').fill('设备维修助手');
  await page.getByRole('button', { name: '创建', exact: true }).click();
  await page.waitForURL('**/knowledge/doc');
  const bot = pathOf(page).replace('/knowledge/doc', '');
  for (const [tab, path] of [
    ['角色设置', `${bot}/role/basic`],
    ['发布', `${bot}/release/webapp`],
    ['知识库', `${bot}/knowledge/doc`],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).first().click();
    await expect.poll(() => pathOf(page)).toBe(path);
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  const handle = page.getByRole('separator', { name: '调整试聊宽度' });
  const width = async () => Number(await handle.getAttribute('aria-valuenow'));
  const room = await handle.evaluate((element) => element.parentElement!.getBoundingClientRect().width);
  await expect.poll(async () => Math.round(((await width()) / room) * 10)).toBe(3);
  await handle.press('Home');
  await expect.poll(width).toBe(800);
  await handle.press('End');
  await expect.poll(width).toBe(400);
  await handle.dblclick();
  await expect.poll(async () => Math.round(((await width()) / room) * 10)).toBe(3);
  // Where 800 pixels are too many, a hundred stay beside it.
  await handle.evaluate((element) => (element.parentElement!.style.inlineSize = '860px'));
  await handle.press('Home');
  await expect.poll(width).toBe(760);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url('/a/train/center'));
  await page.getByText('设备维修助手').first().waitFor();
  await page.goto(url(`/a/train/bot/${'9'.repeat(32)}/chat`));
  await page.getByText('对不起，您访问的助手不存在').waitFor();
});

interface Seen {
  /** Looks at which nothing stood on the page. */
  white: number;
}

test('after the log-in the frame of the console stands before anything more has come over the network, and each entry of its menu leads to a heading that has the focus', async () => {
  const { page } = await visit();
  await page.goto(url('/login'));
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(OWNER);
  await page.getByLabel('密码', { exact: true }).fill('Handbook2026');
  await page.getByRole('checkbox').click();
  await page.evaluate(() => {
    const seen = { white: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      const there = document.elementFromPoint(100, 450);
      if (!there?.closest('#root > *')) seen.white += 1;
      requestAnimationFrame(look);
    };
    look();
  });
  const held = Promise.withResolvers<void>();
  let loggedIn = false;
  // The frame is asked for at the press, while the password is checked. What was asked for once comes again from the
  // browser's cache, which is off while requests are looked at.
  const asked = new Set<string>();
  await page.route(/\/(?:assets|api\/v1)\//, async (route) => {
    const address = route.request().url();
    if (address.endsWith('/loginByPassword')) {
      const response = await route.fetch();
      loggedIn = true;
      return route.fulfill({ response });
    }
    if (loggedIn && !asked.has(address)) await held.promise;
    asked.add(address);
    return route.continue();
  });
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/a', { waitUntil: 'commit' });
  await page.locator('aside').first().waitFor();
  held.resolve();
  await page.waitForURL('**/a/shoppe/bot');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  expect(seen.white).toBe(0);
  const goesTo = async (link: string, heading: string) => {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    const focused = page.locator('h1:focus');
    await expect.poll(() => focused.allInnerTexts(), { message: link }).toEqual([heading]);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  };
  await goesTo('训练中心', '训练中心');
  await goesTo('我的对话', '助手广场');
  await goesTo('训练中心', '训练中心');
  await page.getByText('设备维修助手').first().click();
  await page.getByRole('navigation', { name: '助手', exact: true }).waitFor();
  await goesTo('角色设置', '角色设置 基础');
  await goesTo('高级', '角色设置 高级');
  await goesTo('知识库', '知识库 文档库');
  await goesTo('问答库', '知识库 问答库');
  await goesTo('发布', '发布 网页');
  await goesTo('对话', '对话');
  await page.context().close();
});

test('on a phone the menu is a drawer, and the making of assistants stays closed with the reason [SHELL-10] [SHELL-23] [ROUTE-13]', async () => {
  const { page: desk } = owner;
  const context = await desk
    .context()
    .browser()!
    .newContext({
      ...devices['iPhone 15'],
      locale: 'zh-CN',
      storageState: await desk.context().storageState(),
    });
  const page = await context.newPage();
  await page.goto(url('/a/train/center'));
  await page.getByText('设备维修助手').first().waitFor();
  await expect.poll(() => identity(page, /./).count()).toBe(0);
  await page.getByRole('button', { name: '打开菜单' }).click();
  const drawer = page.getByRole('dialog', { name: '菜单' });
  await drawer.getByRole('link', { name: '训练中心' }).waitFor();
  await drawer.getByRole('link', { name: '我的对话' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.locator('h1:focus').getByText('助手广场').waitFor();
  await page.goto(url('/a/train/center'));
  await page.getByRole('button', { name: '打开菜单' }).click();
  await drawer.getByRole('link', { name: '训练中心' }).waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('设备维修助手').first().click();
  await page.getByText('请去pc端操作').first().waitFor();
  await expect.poll(() => pathOf(page)).toBe('/a/train/center');
  await page.getByText('请去pc端操作').first().waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: '创建助手' })
    .or(page.getByRole('link', { name: '创建助手' }))
    .first()
    .click();
  await page.getByText('请去pc端操作').first().waitFor();
  await expect.poll(() => page.getByLabel('名称').count()).toBe(0);
  await context.close();
});

test('a page that cannot be loaded says so, and comes by itself when the network is back', async () => {
  const { page, complaints } = await visit({ serviceWorkers: 'allow' });
  await page.goto(url('/index'));
  await page.getByRole('link', { name: '登录', exact: true }).first().waitFor();
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  expect(complaints).toEqual([]);
  await page.context().setOffline(true);
  await page.goto(url('/login'));
  await page.getByRole('heading', { name: '连接不上小星' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '登录', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: '连接不上小星' }).count()).toBe(0);
  await page.context().close();
});

test('the person’s menu tells coins and what is paid, and leads to the account settings; the user area has a way back [SHELL-09] [SHELL-11] [SHELL-12] [UI-50]', async () => {
  const { page } = owner;
  const openMenu = async () => {
    await page.goto(url('/a/train/center'));
    await page.getByRole('button', { name: /的菜单$/ }).click();
    return page.getByRole('menu');
  };
  const before = await openMenu();
  await before.getByText('小星币').first().waitFor();
  await before.getByText(/^\d[\d,]*$/).waitFor();
  for (const name of ['账号设置', '修改密码', '退出登录']) await before.getByRole('menuitem', { name }).waitFor();
  await expect.poll(() => before.getByText('VIP', { exact: true }).count()).toBe(0);
  await expect.poll(() => before.getByRole('menuitem', { name: '渠道中心' }).count()).toBe(0);
  await query('update "user" set channel_user = true, coupon_registered = true where phone_number = $1', [OWNER]);
  const after = await openMenu();
  await after.getByText('VIP', { exact: true }).waitFor();
  await after.getByRole('menuitem', { name: '渠道中心' }).click();
  await page.waitForURL('**/channel/center');
  await page.getByRole('link', { name: '返回控制台' }).click();
  await page.waitForURL('**/a/shoppe/bot');
  await page.goto(url('/user/index'));
  await page.getByRole('link', { name: '返回控制台' }).waitFor();
});

test('an application for cooperation is taken, and wrong phone numbers are told [HOME-03] [HOME-10] [ACCT-08] [HOME-02]', async () => {
  const { page } = visitor;
  await page.goto(url('/landing'));
  await page.getByRole('link', { name: /注册/ }).first().click();
  await page.waitForURL('**/login**');
  await page.getByLabel('手机号').fill('1390');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('请填写正确的手机号').first().waitFor();
  await page.goto(url('/cooperation'));
  await page.getByLabel('真实姓名').fill('林知夏');
  await page.getByLabel('手机号').fill('1390');
  await page.getByRole('button', { name: '提交申请' }).click();
  await page.getByText('请填写正确的手机号').first().waitFor();
  await owner.page.goto(url('/cooperation'));
  await owner.page.getByLabel('真实姓名').fill('林知夏');
  await owner.page.getByLabel('手机号').fill(OWNER);
  await owner.page.getByRole('button', { name: '提交申请' }).click();
  await owner.page.getByText('申请成功').waitFor();
  await expect.poll(() => query('select type from application')).toEqual([{ type: 'cooperation' }]);
  await page.goto(url('/solution'));
  const offer = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(url('/solution?reNew=true'));
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(offer);
});

test('without a network the page says so and goes on by one try; an ended session leads to the log-in and back [ERR-13] [ERR-02]', async () => {
  const { page } = owner;
  await page.goto(url('/a/train/center'));
  await page.getByText('设备维修助手').first().waitFor();
  await page.context().route('**/api/v1/**', (route) => route.abort());
  await page.reload();
  await page.getByText('当前网络异常，请检查网络设置。').first().waitFor();
  await page.context().unroute('**/api/v1/**');
  await page.getByRole('button', { name: '重试' }).first().click();
  await page.getByText('设备维修助手').first().waitFor();
  await query('delete from session');
  await page.getByText('设备维修助手').first().click();
  await page.getByText('身份认证已过期，请重新登录').first().waitFor();
  await expect.poll(() => pathOf(page)).toMatch(/^\/login\?redirect=%2Fa%2Ftrain%2F/);
});
