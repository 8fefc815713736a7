import { beforeAll, expect, test } from 'vitest';
import { signUp } from './browser.ts';
import { createDemo, people, type DemoScene } from './demo.ts';

const { url, visit, enter, query, code, post, actAs, enterDemo } = createDemo();

const password = 'Xingxing2026';
let tenantId: string;
let member: Awaited<ReturnType<DemoScene['enterDemo']>>;

beforeAll(async () => {
  tenantId = String((await query('select id from tenant'))[0]?.id);
  member = await enterDemo(people.member);
  await actAs(member.token, tenantId);
});

test('a visitor narrows the square, wants an assistant, logs in and finds it added; in the workspace he adds and removes another one [SHOP-01] [SHOP-03]', async () => {
  const { page, complaints } = await visit();
  await page.goto(url('/bot/square'));
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await card('小星使用向导').getByText('平台预置').waitFor();
  await card('小星使用向导')
    .getByText(/\d份文档 · 近30天/)
    .waitFor();
  const box = page.getByRole('searchbox', { name: '搜索助手名称或简介' });
  await box.fill('没有这样的助手');
  await page.getByText('没有找到助手').waitFor();
  await page.getByRole('button', { name: '清除条件' }).click();
  await card('小星使用向导').waitFor();
  const categories = page.getByRole('radiogroup').first();
  // Cut off, the cards of another category do not stand under the one that was asked for.
  await page.context().setOffline(true);
  await categories.getByText('领域知识', { exact: true }).click();
  await page.getByText('当前网络异常，请检查网络设置。').waitFor();
  await page.getByRole('button', { name: '重试' }).waitFor();
  await expect.poll(() => card('小星使用向导').count()).toBe(0);
  await page.context().setOffline(false);
  await card('星泉净水器客服').waitFor();
  await expect.poll(() => card('小星使用向导').count()).toBe(0);
  await categories.getByText('互联网', { exact: true }).click();
  await page.waitForURL('**/bot/square?category=internet');
  await expect.poll(() => page.getByRole('button', { name: /^添加/ }).count()).toBe(1);
  await page.getByRole('button', { name: '添加小星使用向导' }).click();

  await page.waitForURL('**/login?redirect=*');
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(/^\/bot\/square\?category=internet&add=\w{32}$/);
  await page.getByRole('tab', { name: '密码登录' }).click();
  await page.getByLabel('手机号').fill(people.admin);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByText('已添加到我的助手').waitFor();
  await page.waitForURL('**/bot/square?category=internet');
  await page.getByRole('button', { name: '从我的助手移除小星使用向导' }).waitFor();
  const list = page.getByRole('complementary', { name: '我的对话' });
  await list.getByRole('link', { name: /小星使用向导/ }).waitFor();
  await list.getByRole('link', { name: /小星使用向导/ }).click();
  await page.getByRole('textbox', { name: '问题' }).waitFor();

  // In the workspace the square holds every public one; only those of others are added.
  await page.goto(url('/a/chat/bot/square'));
  await page.getByRole('radio', { name: '全部助手' }).click();
  await page.getByRole('radio', { name: '领域知识' }).click();
  await page.getByRole('button', { name: '添加星泉净水器客服' }).click();
  await page.getByText('已添加到我的助手').waitFor();
  await page.getByRole('button', { name: '从我的助手移除星泉净水器客服' }).click();
  await page.getByText('已从我的助手移除').waitFor();
  await page.getByRole('button', { name: '添加星泉净水器客服' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: '法律政策' }).click();
  await page.getByRole('main').getByRole('button', { name: '重试' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: '添加星泉净水器客服' }).count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByText('没有找到助手').waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

test('a visitor finds what he has asked beside a public chat and beside the square, and from there the way back [CHAT-21] [CHAT-37]', async () => {
  const { page } = await visit();
  await page.goto(url('/bot/square'));
  await page
    .getByRole('listitem')
    .filter({ hasText: '星泉净水器客服' })
    .getByRole('link', { name: /星泉净水器客服/ })
    .first()
    .click();
  const list = page.getByRole('complementary', { name: '我的对话' });
  await list.getByText('还没有对话').waitFor();
  const box = page.getByRole('textbox', { name: '问题' });
  await box.fill('滤芯多久换一次？');
  await box.press('Enter');
  const line = list.getByRole('link', { name: /滤芯多久换一次/ });
  await line.waitFor();
  const at = page.url();
  await list.getByRole('link', { name: '助手广场' }).click();
  await page.waitForURL('**/bot/square');
  // Beside the page its ground goes down to the end, however short it is.
  await line.waitFor();
  const ground = await list.evaluate((column) => {
    const around = column.parentElement!;
    const colours = [column, around].map((element) => getComputedStyle(element).backgroundColor);
    return { same: new Set(colours).size === 1, below: around.getBoundingClientRect().bottom - innerHeight };
  });
  expect(ground.same).toBe(true);
  expect(ground.below).toBeGreaterThanOrEqual(-1);
  await line.click();
  await page.waitForURL(at);
  await page.getByRole('log').getByText('滤芯多久换一次？', { exact: true }).waitFor();
  await page.context().close();
});

test('a popular assistant is looked at, asked one of its questions, and put into the list [SHOP-02] [SHOP-03] [ROUTE-18]', async () => {
  const { page, complaints } = member;
  await page.goto(url('/a'));
  await page.getByRole('link', { name: '热门助手' }).click();
  await page.waitForURL('**/a/popular/bot');
  await page.getByRole('heading', { name: '热门助手', level: 1 }).waitFor();
  await page.getByRole('link', { name: '小星使用向导' }).click();
  await page.waitForURL('**/a/popular/bot/*');
  const detail = page.url();
  await page.getByRole('heading', { name: '小星使用向导', level: 1 }).waitFor();
  await page.getByText(/^\d+份文档$/).waitFor();
  // He has asked it before.
  await page.getByRole('button', { name: '从我的助手移除小星使用向导' }).click();
  await page.getByText('已从我的助手移除').waitFor();
  await page.getByRole('button', { name: '添加小星使用向导' }).click();
  await page.getByText('已添加到我的助手').waitFor();
  await page.getByRole('button', { name: '从我的助手移除小星使用向导' }).waitFor();
  const question = page.getByRole('region', { name: '可以这样问' }).getByRole('button').first();
  const words = (await question.innerText()).trim();
  await question.click();
  await page.waitForURL('**/a/chat/bot/*/tenant');
  await page.getByRole('article').filter({ hasText: words }).first().waitFor();
  await page.getByRole('complementary', { name: '我的对话' }).getByRole('link', { name: words }).waitFor();
  await page.goto(url(`/a/popular/bot/${'0'.repeat(32)}`));
  await page.getByText('没有这个助手').waitFor();
  await page.goto(detail);
  await page.getByRole('link', { name: '返回热门助手' }).click();
  await page.waitForURL('**/a/popular/bot');
  expect(complaints.filter((words) => !words.includes('404'))).toEqual([]);
}, 60_000);

test('an admin puts an own and a lent assistant into a showcase, and members find and ask them as featured [SHOP-08] [SHOP-09] [SHOP-14]', async () => {
  const { page, token, complaints } = await enterDemo(people.admin);
  await actAs(token, tenantId);
  const { id: shoppeId } = await post('/api/v1/shoppe', { name: '春季展厅', templateId: 'product-manual' }, token);
  // Another enterprise lends one.
  const lender = await enter('13911110089');
  const theirs = String(await lender.page.evaluate(() => localStorage.getItem('tinystar.token')));
  await lender.page.context().close();
  await post('/api/v1/user/applyFreeAndCreateShoppe', {}, theirs);
  const { id: lent } = await post('/api/v1/tenantKbBot', { name: '焊接顾问' }, theirs);
  await query(`update kb_bot set permission = 'public' where id = $1`, [lent]);
  const lending = { tenantId, kbBotIds: [lent] };
  expect(await post('/api/v1/kbBotAuthorization/bulkCreate', lending, theirs)).toEqual({ count: 1 });

  await page.goto(url(`/a/shoppe/${String(shoppeId)}/basic`));
  await page.getByText('展厅里的助手都还没有发布，访客看到的是空展厅').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: '去发布产品手册问答' }).getAttribute('href'))
    .toMatch(/^\/a\/train\/bot\/\w{32}\/release\/webapp$/);
  const tabs = page.getByRole('navigation', { name: '数字展厅' });
  const addTo = async (tab: string, caption: string, name: string) => {
    await tabs.getByRole('link', { name: tab }).click();
    await page.getByRole('table', { name: caption }).waitFor();
    await page.getByRole('searchbox', { name: '助手名称' }).fill(name);
    await page.getByRole('searchbox', { name: '助手名称' }).press('Enter');
    const row = page.getByRole('table', { name: caption }).getByRole('row').filter({ hasText: name });
    await row.getByText('访客可见').waitFor();
    await row.getByRole('button', { name: '加入展厅' }).click();
    const dialog = page.getByRole('dialog', { name: `把“${name}”加入展厅` });
    await dialog.getByRole('combobox', { name: '选择展厅' }).click();
    await page.getByRole('option', { name: '春季展厅' }).click();
    await dialog.getByRole('button', { name: '加入展厅' }).click();
    await page.getByText('已加入展厅').waitFor();
    await dialog.waitFor({ state: 'detached' });
    // The row says where it stands now, and that showcase is no choice any more.
    await row.getByText('春季展厅', { exact: true }).waitFor();
  };
  await addTo('企业助手管理', '本企业的助手', '小星使用向导');
  await addTo('授权助手管理', '其他企业授权的助手', '焊接顾问');
  await tabs.getByRole('link', { name: '展厅管理' }).click();
  await page.getByRole('link', { name: '春季展厅' }).click();
  await page.getByRole('switch').click();
  await page.getByText('展厅已启用，有链接的人都能看').waitFor();

  const seen = member.page;
  await seen.goto(url('/a'));
  const featured = seen.getByRole('region', { name: '精选 · 春季展厅' });
  await featured.getByRole('link', { name: '焊接顾问' }).waitFor();
  await expect.poll(() => featured.getByRole('link').allInnerTexts()).toEqual(['小星使用向导', '焊接顾问']);
  await featured.getByRole('link', { name: '小星使用向导' }).click();
  await seen.waitForURL('**/a/shoppe/bot/*/chat');
  await seen.getByRole('textbox', { name: '问题' }).fill('怎么创建助手？');
  await seen.getByRole('textbox', { name: '问题' }).press('Enter');
  await seen.getByRole('article').last().getByText('训练中心').first().waitFor();
  await seen.getByRole('button', { name: '返回精选助手' }).click();
  await seen.waitForURL('**/a/shoppe/bot');
  // Taken back, it is gone.
  await post('/api/v1/kbBotAuthorization/bulkDestroy', lending, theirs);
  await seen.reload();
  await featured.getByRole('link', { name: '小星使用向导' }).waitFor();
  await expect.poll(() => featured.getByRole('link').allInnerTexts()).toEqual(['小星使用向导']);
  expect(complaints).toEqual([]);
}, 60_000);

test('whoever comes for the free plan has an enterprise with a showcase after the registration [SHOP-17]', async () => {
  const phone = '13911110088';
  const { page, complaints } = await visit();
  await page.goto(url('/landing?smart=yes'));
  await page.getByRole('link', { name: /注册/ }).first().click();
  await page.waitForURL('**/login?*smart=yes*');
  await signUp(page, phone, () => code(phone));
  await page.waitForURL('**/a/shoppe/center');
  const row = page.getByRole('row').filter({ hasText: '数字展厅' });
  await row.getByText('已停用').waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

test('the help centre is found at the foot of the home page, searched and read, and the guide answers from its articles', async () => {
  const { page, complaints } = await visit({ viewport: { width: 390, height: 844 } });
  await page.goto(url('/index'));
  await page.getByRole('contentinfo').getByRole('link', { name: '帮助中心' }).click();
  await page.waitForURL('**/help');
  await page.getByRole('heading', { name: '帮助中心', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBe(20);
  const box = page.getByRole('searchbox', { name: '搜索帮助' });
  await box.fill('没有这样的词');
  await page.getByText('没有找到相关文章').waitFor();
  await box.fill('sitemap');
  await expect.poll(() => page.getByRole('main').getByRole('link').count()).toBe(1);
  await page.getByRole('link', { name: /抓取网页和整个站点/ }).click();
  await page.waitForURL('**/help/capture-web-pages');
  await page.getByRole('heading', { name: '抓取网页和整个站点', level: 1 }).waitFor();
  await page.getByText('最多 200 个网页').waitFor();
  await page.getByRole('link', { name: '下一篇：修改解析结果' }).click();
  await page.getByRole('heading', { name: '修改解析结果', level: 1 }).waitFor();
  await page.getByRole('link', { name: '全部文章' }).click();
  await page.getByRole('heading', { name: '帮助中心', level: 1 }).waitFor();
  await page.goto(url('/help/gone'));
  await page.getByText('没有这篇文章').waitFor();

  await page.getByRole('link', { name: '问问小星' }).click();
  await page.waitForURL('**/bot/*');
  await page.getByRole('textbox', { name: '问题' }).fill('一次最多导入多少行问答？');
  await page.getByRole('textbox', { name: '问题' }).press('Enter');
  await page.getByRole('article').last().getByText('10,000').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the picture of an article is of the theme on the page, also where nobody has chosen one', async () => {
  const { page, complaints } = await visit({ colorScheme: 'dark' });
  await page.goto(url('/help/create-assistant'));
  const shown = () =>
    page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')));
  await expect.poll(shown).toEqual(['/manual/create-assistant-dark.webp']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(shown).toEqual(['/manual/create-assistant-light.webp']);
  expect(complaints).toEqual([]);
  await page.context().close();
});
