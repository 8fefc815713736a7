import { truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { createScene } from './scene.ts';
import type { Visitor } from './browser.ts';

const { folder, url, visit, enter, query } = createScene(() => ({ DEMO: 'on' }));

const memberPhone = '13800138001';
const password = 'Xingxing2026';

/** A call past the pages, as whoever the token stands for. */
const post = async (path: string, body: object, token = ''): Promise<Record<string, string>> => {
  const answer = await fetch(url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
};

/** A fresh window of somebody of the demo; the log-in page has journeys of its own. */
const enterDemo = async (phoneNumber: string): Promise<Visitor & { token: string }> => {
  const { token = '' } = await post('/api/v1/open/user/loginByPassword', {
    phoneNumber,
    password,
    captchaId: 'off',
    captcha: 'off',
  });
  const visitor = await visit();
  await visitor.page.goto(url('/404'));
  await visitor.page.evaluate((value) => localStorage.setItem('tinystar.token', value), token);
  return { ...visitor, token };
};

const handbook = async () =>
  (await query(`select id, public_id, owner_id from kb_bot where permission = 'protected'`))[0] as {
    id: string;
    public_id: string;
    owner_id: string;
  };

const balanceOf = async (ownerId: string) =>
  Number((await query('select balance from coin_account where owner_id = $1', [ownerId]))[0]?.balance);

test('a member asks without choosing, comes back to the answer, and opens what is published within the enterprise [CHAT-39] [SHELL-08] [ROUTE-16] [UI-27]', async () => {
  const { page, token, complaints } = await enterDemo(memberPhone);
  const bot = await handbook();
  await post('/api/v1/user/update/currentTenant', { tenantId: bot.owner_id }, token);
  const before = await balanceOf(bot.owner_id);
  // Opened while the page is still on its way, the list of identities stays open.
  await page.goto(url('/a'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^切换身份/ }).click();
  await page.waitForURL('**/a/shoppe/bot');
  await page.getByText(/^在星光科技，\d+个助手替您查/).waitFor();
  await page
    .getByRole('dialog', { name: '切换身份' })
    .getByRole('button', { name: /个人用户/ })
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: '可以对话的助手' }).getByRole('link', { name: '员工手册问答' }).waitFor();
  const box = page.getByRole('textbox', { name: '提问' });
  await box.fill('公司的食堂几点开饭？');
  await box.press('Enter');
  await page.getByText('没有助手的资料明显能回答这个问题').waitFor();
  await box.fill('年假可以结转吗？');
  await box.press('Enter');
  await page.waitForURL(`**/a/chat/bot/${bot.id}/tenant`);
  await page.getByRole('main').getByText('次年三月底').first().waitFor();
  const list = page.getByRole('complementary', { name: '我的对话' });
  await list.getByRole('link', { name: '年假可以结转吗？' }).waitFor();
  await expect.poll(() => list.getByRole('link', { name: '助手广场' }).getAttribute('href')).toBe('/a/chat/bot/square');
  await page.reload();
  await page.getByRole('main').getByText('次年三月底').first().waitFor();
  // Beside a source the conversation keeps its room.
  await page.getByText('星光科技员工手册.pdf').last().click();
  await page.getByRole('dialog', { name: /星光科技员工手册/ }).waitFor();
  expect((await page.getByRole('main').locator('footer').boundingBox())?.width).toBeGreaterThanOrEqual(480);
  expect(
    await query(`select 1 from kb_bot_chat_message where kb_bot_id = $1 and side = 'use' and asker like $2`, [
      bot.id,
      `tenant:${bot.owner_id}:%`,
    ]),
  ).not.toEqual([]);

  // The public address of the same assistant: the same history, the same price.
  await page.goto(url(`/bot/${bot.public_id}`));
  await page.getByText('次年三月底').first().waitFor();
  await page.getByText('每个回答1小星币，由企业支付').waitFor();
  await page.getByRole('textbox', { name: '问题' }).fill('工资几号发？');
  await page.getByRole('textbox', { name: '问题' }).press('Enter');
  await page.getByText('每月十日').first().waitFor();
  await page.getByRole('complementary', { name: '我的对话' }).getByRole('link', { name: '工资几号发？' }).waitFor();
  // What it answered first was only related, and free.
  await expect.poll(() => balanceOf(bot.owner_id)).toBe(before - 1);
  await page.getByRole('link', { name: '返回控制台' }).click();
  await page.waitForURL('**/a/shoppe/bot');
  await page.getByRole('region', { name: '最近对话' }).getByRole('link', { name: '工资几号发？' }).waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

test('what is opened while the page is still on its way stays open when it comes, and does its work', async () => {
  const { page, token, complaints } = await enterDemo(memberPhone);
  const bot = await handbook();
  await post('/api/v1/user/update/currentTenant', { tenantId: bot.owner_id }, token);
  const dialog = page.getByRole('dialog', { name: '切换身份' });
  for (const [opener, entry] of [
    [/的菜单$/, page.getByRole('menuitem', { name: '修改密码' })],
    [/^切换身份/, dialog.getByRole('button', { name: /星光科技/ })],
    ['帮助', page.getByRole('menuitem', { name: '使用手册' })],
  ] as const) {
    const held = Promise.withResolvers<void>();
    // What tells the new page to whoever does not see it; everything else is there before it.
    const late = '**/focusHeading-*.js';
    await page.route(late, async (route) => {
      await held.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(late);
    await page.goto(url('/a'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: opener }).first().click();
    await entry.waitFor();
    await page.getByRole('region', { name: '最近对话' }).getByRole('link').first().waitFor();
    await asked;
    const come = page.waitForEvent('requestfinished', (request) => request.url().includes('/focusHeading-'));
    held.resolve();
    await come;
    await page.unrouteAll({ behavior: 'wait' });
    // Longer than it takes to run what came.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 200)));
    expect(await entry.all()).toHaveLength(1);
    await entry.click();
    await entry.waitFor({ state: 'detached' });
  }
  await page.getByRole('dialog', { name: '使用手册' }).waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

test('a conversation opens by its card and its row, a reply that waits by its badge, is read then, and a page that is not there keeps the menu [SHELL-08]', async () => {
  const { page, token, complaints } = await enterDemo(memberPhone);
  const bot = await handbook();
  await post('/api/v1/user/update/currentTenant', { tenantId: bot.owner_id }, token);
  await page.goto(url('/a'));
  const cards = page.getByRole('region', { name: '可以对话的助手' });
  const recent = page.getByRole('region', { name: '最近对话' });
  const list = page.getByRole('complementary', { name: '我的对话' });
  const chat = `/a/chat/bot/${bot.id}/tenant`;
  const waiting = { name: /1条未读回复/ };
  for (const part of [cards, recent]) {
    await part.getByRole('link', waiting).waitFor();
    await expect.poll(() => part.getByRole('link', waiting).getAttribute('href')).toBe(`${chat}/cs`);
  }
  await expect.poll(() => recent.getByRole('link', { name: '员工手册问答' }).first().getAttribute('href')).toBe(chat);
  await cards.getByRole('link', { name: '员工手册问答' }).click();
  await page.waitForURL(`**${chat}`);
  await list.getByRole('link', { name: '员工手册问答' }).waitFor();
  await expect.poll(() => list.getByRole('link', { name: '员工手册问答' }).getAttribute('href')).toBe(chat);
  await list.getByRole('link', waiting).click();
  await page.waitForURL(`**${chat}/cs`);
  await page.getByText('交给人事周宁').waitFor();
  await page.getByRole('link', { name: '回到助手对话' }).click();
  await page.waitForURL(`**${chat}`);
  await expect.poll(() => page.getByRole('img', { name: /未读/ }).count()).toBe(0);
  await page.goto(url('/a/tenant/member'));
  await page.waitForURL('**/404');
  await page.getByRole('heading', { name: '页面不存在' }).waitFor();
  await page.getByRole('link', { name: '我的对话' }).click();
  await page.waitForURL('**/a/chat/bot/square');
  // The second column stands beside the square, a chat and the page of the agents, for an enterprise alone.
  for (const at of ['/a/chat/bot/square', chat, `${chat}/cs`]) {
    await page.goto(url(at));
    await list.getByRole('link', { name: '员工手册问答' }).first().waitFor();
  }
  await page.goto(url('/a'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => list.count()).toBe(0);
  await page.goto(url('/403'));
  await page.getByText('成员不能进行这项操作，需要时请联系企业的管理员').waitFor();
  expect(complaints).toEqual([]);
}, 60_000);

test('what is published within the enterprise does not exist for visitors and strangers [CHAT-42]', async () => {
  const { public_id: publicId } = await handbook();
  const missing = '对不起，您访问的助手不存在';
  const hint = '链接可能已失效，或者助手只在企业内公开，由企业成员登录后打开';
  const { page } = await visit();
  await page.goto(url(`/b/${publicId}`));
  await page.getByText(missing).waitFor();
  await page.getByText(hint).waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: '登录' }).getAttribute('href'))
    .toBe(`/login?redirect=${encodeURIComponent(`/b/${publicId}`)}`);
  const stranger = await enter('13911110077');
  await stranger.page.goto(url(`/bot/${publicId}`));
  await stranger.page.getByText(missing).waitFor();
  await stranger.page.getByText(hint).waitFor();
  await stranger.page.getByRole('link', { name: '返回控制台' }).last().click();
  await stranger.page.waitForURL('**/a/shoppe/bot');
}, 60_000);

test('an address of another own identity offers the switch instead of 404 [IDENT-01]', async () => {
  const { page, token } = await enterDemo(memberPhone);
  const bot = await handbook();
  await post('/api/v1/user/update/currentTenant', { tenantId: '' }, token);
  const own = await post('/api/v1/personalKbBot', { name: '我的笔记' }, token);
  await post('/api/v1/user/update/currentTenant', { tenantId: bot.owner_id }, token);
  await page.goto(url(`/a/train/bot/${own.id}/role/basic`));
  await page.getByRole('button', { name: '切换到个人身份' }).click();
  await page.getByRole('textbox', { name: '名称' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/a/train/bot/${own.id}/role/basic`);
}, 60_000);

/** Fifty pictures of a film that the browser records itself, as base64. */
const film = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 180];
    const context = canvas.getContext('2d')!;
    let painted = 0;
    const enough = Promise.withResolvers<void>();
    const painting = setInterval(() => {
      context.fillStyle = `hsl(${8 * painted} 80% 50%)`;
      context.fillRect(0, 0, 320, 180);
      painted += 1;
      if (painted === 50) enough.resolve();
    }, 20);
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((done) => (recorder.onstop = done));
    recorder.start();
    await enough.promise;
    recorder.stop();
    await stopped;
    clearInterval(painting);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });

test('an admin makes a showcase from a template, orders it by keys, cuts a cover, opens it, closes and deletes it; whoever has the link asks there without a log-in and goes back [SHOP-04] [SHOP-05] [SHOP-06] [SHOP-07] [SHOP-10] [SHOP-11] [SHOP-12] [SHOP-13] [SHOP-15] [SHOP-16] [SHELL-20] [UI-40] [UPL-02]', async () => {
  const { page, token, complaints } = await enterDemo('13800138000');
  const { owner_id: tenantId } = await handbook();
  await post('/api/v1/user/update/currentTenant', { tenantId }, token);
  await page.goto(url('/a/shoppe/center'));
  await page.getByRole('heading', { name: '数字展厅', level: 1 }).waitFor();
  const tabs = page.getByRole('navigation', { name: '数字展厅' }).getByRole('link');
  await expect.poll(() => tabs.allInnerTexts()).toEqual(['展厅管理', '企业助手管理', '授权助手管理']);
  await page.getByRole('button', { name: '创建展厅' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '展厅名称' }).fill('星光智造展厅');
  await dialog.getByRole('button', { name: '创建展厅' }).click();
  await dialog.getByText('请选择助手模板').last().waitFor();
  await dialog.getByRole('combobox', { name: '助手模板' }).click();
  await page.getByRole('option', { name: /产品手册问答/ }).click();
  await dialog.getByRole('button', { name: '创建展厅' }).click();
  await page.waitForURL('**/a/shoppe/*/basic');
  const [, shoppeId] = /shoppe\/(\w+)\/basic/.exec(page.url())!;
  const rows = page.getByRole('grid', { name: '展厅里的助手' }).getByRole('row');
  await rows.getByText('本企业 · 未对外公开，访客看不到').waitFor();
  // More than a page of them: two buttons lead on and back.
  await query(
    `insert into kb_bot select (jsonb_populate_record(b, jsonb_build_object('id', md5('more' || n), 'public_id',
       md5('open' || n), 'name', '备用助手' || n, 'is_preset', false, 'permission', 'private'))).*
     from kb_bot b, generate_series(1, 12) n where b.id = (select id from kb_bot where owner_type = 'tenant' limit 1)`,
  );
  await page.getByRole('button', { name: '添加助手' }).click();
  const choices = dialog
    .getByRole('table')
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });
  await expect.poll(() => choices.count()).toBe(10);
  await dialog.getByRole('button', { name: '下一页' }).click();
  await expect.poll(() => choices.count()).toBeLessThan(10);
  await expect.poll(() => dialog.getByRole('button', { name: '下一页' }).isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: '上一页' }).click();
  await expect.poll(() => choices.count()).toBe(10);
  await dialog.getByRole('searchbox', { name: '助手名称' }).fill('向导');
  await dialog.getByRole('checkbox', { name: /小星使用向导/ }).check();
  await dialog.getByRole('button', { name: '添加1个助手' }).click();
  // Until then the dialog keeps the focus.
  await dialog.waitFor({ state: 'detached' });
  await rows.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.locator('[data-here]').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await rows.first().getByText('小星使用向导').waitFor();
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByText('保存成功').waitFor();
  await rows.first().getByRole('button', { name: '设置小星使用向导的封面' }).click();
  // Twenty moments of a film, which stays in the browser.
  await dialog.locator('input[type="file"]').setInputFiles({
    name: '产线.webm',
    mimeType: 'video/webm',
    buffer: Buffer.from(await film(page), 'base64'),
  });
  const moments = dialog.getByRole('radiogroup', { name: '视频画面' }).getByRole('radio');
  await expect.poll(() => moments.count()).toBe(20);
  await expect.poll(() => moments.last().isEnabled()).toBe(true);
  await moments.nth(12).click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  for (const ratio of [/原/, '1:1', '3:4', '4:3']) await dialog.getByRole('radio', { name: ratio }).waitFor();
  await dialog.getByRole('button', { name: '上一步' }).click();
  await dialog.getByRole('tab', { name: '上传' }).click();
  const wrong = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
  await dialog.getByLabel(/选择图片/).setInputFiles(wrong);
  await dialog.getByText('不支持的文件格式').waitFor();
  const large = path.join(folder(), 'large.png');
  writeFileSync(large, '');
  truncateSync(large, 20 * 1_048_576 + 1);
  await dialog.getByLabel(/选择图片/).setInputFiles(large);
  await dialog.getByText('上传的图片不得大于20M').waitFor();
  await dialog.getByRole('tab', { name: '推荐' }).click();
  for (const group of ['工业', '商务', '艺术'])
    await expect.poll(() => dialog.getByRole('group', { name: group }).getByRole('radio').count()).toBe(6);
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByText('请选择图片').waitFor();
  await dialog.getByRole('radio', { name: '轴承' }).check();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await dialog.getByRole('radio', { name: '3:4' }).click();
  const [stored] = await Promise.all([
    page.waitForResponse('**/oss/upload4Shoppe'),
    dialog.getByRole('button', { name: '保存封面' }).click(),
  ]);
  const { rows: kept } = (await stored.json()) as { rows: { status: string; fileUrl: string }[] };
  expect(kept).toMatchObject([{ status: 'success' }]);
  expect((await page.request.get(url(kept[0]!.fileUrl))).headers()['content-type']).toMatch(/^image\//);
  await page.getByText('封面已保存').waitFor();

  const early = await visit();
  await early.page.goto(url(`/shoppe/${shoppeId}`));
  await early.page.getByText('展厅已停用').waitFor();
  await page.getByRole('switch').click();
  await page.getByText('展厅已启用，有链接的人都能看').waitFor();
  const visitor = await visit();
  const chatOf = visitor.page.getByRole('link', { name: '小星使用向导' });
  await visitor.page.goto(url(`/shoppe/${shoppeId}`));
  await visitor.page.getByRole('heading', { name: '星光智造展厅', level: 1 }).waitFor();
  await visitor.page.getByText('数字展厅').waitFor();
  const cover = visitor.page.getByRole('main').locator('li img');
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(0.75, 2);
  await expect.poll(() => visitor.page.getByText('产品手册问答').count()).toBe(0);
  await chatOf.click();
  await visitor.page.waitForURL('**/shoppe/bot/*');
  await visitor.page.getByRole('textbox', { name: '问题' }).fill('怎么创建助手？');
  await visitor.page.getByRole('textbox', { name: '问题' }).press('Enter');
  await visitor.page.getByRole('article').last().getByText('训练中心').first().waitFor();
  await visitor.page.getByRole('button', { name: '返回展厅' }).click();
  await chatOf.waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(`/shoppe/${shoppeId}`);
  // What is closed further down answers with 404, which the browser writes down.
  expect([...complaints, ...visitor.complaints]).toEqual([]);

  // Pages of their own, which no menu names, for the picture of an assistant.
  const [bot] = await query(`select id from kb_bot where name = '小星使用向导'`);
  for (const [part, tab] of [
    ['video', '视频截取'],
    ['image', '上传'],
  ] as const) {
    await page.goto(url(`/a/shoppe/kbBot/${String(bot?.id)}/${part}`));
    await page.getByRole('tab', { name: tab, selected: true }).waitFor();
  }
  // Closed, it is shown to nobody; deleted, it does not exist.
  await page.goto(url('/a/shoppe/center'));
  const row = page.getByRole('row').filter({ hasText: '星光智造展厅' });
  const choose = async (entry: string) => {
    await row.getByRole('button', { name: /更多操作/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await choose('停用');
  await page.getByText('展厅已停用，访客看不到').waitFor();
  await visitor.page.reload();
  await visitor.page.getByText('展厅已停用').waitFor();
  await choose('删除');
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await page.getByText('展厅已删除').waitFor();
  await row.waitFor({ state: 'detached' });
}, 60_000);
