import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodes, pathOf, replyRules } from '@tinystar/contract';
import { miniProgramPicture, startFakePlatform } from '../../packages/server/src/channels/testing/fakePlatform.ts';
import { FakeWeCom, suiteEnvironment } from '../../packages/server/src/channels/testing/fakeWeCom.ts';
import {
  dingTalkText,
  douyinComment,
  douyinMessage,
  feishuText,
  feishuThumb,
  fromDingTalk,
  fromDouyin,
  fromFeishu,
  fromWechat,
  wechatText,
  type Callback,
} from '../../packages/server/src/channels/testing/signed.ts';
import { stopClock, turnUntil } from './clock.ts';
import type { Visitor } from './browser.ts';
import { createDemo, people } from './demo.ts';

/** Plays WeChat, Feishu, DingTalk, Douyin and WeChat Work. */
const platform = await startFakePlatform();
const weCom = new FakeWeCom('ww7c2e98f1d3b500e4');
afterAll(() => platform.close());

const { url, query, post, actAs, enterDemo } = createDemo((port) => ({
  WECHAT_BASE_URL: platform.url,
  FEISHU_BASE_URL: platform.url,
  DINGTALK_BASE_URL: platform.url,
  DINGTALK_WEBHOOK_ORIGIN: platform.url,
  DOUYIN_CLIENT_KEY: 'aw-key',
  DOUYIN_CLIENT_SECRET: 'secret-of-douyin',
  DOUYIN_BASE_URL: platform.url,
  WECHAT_MINI_APP_ID: 'wx-mini',
  WECHAT_MINI_APP_SECRET: 'secret-of-mini',
  OUTGOING_IPS: '203.0.113.7,203.0.113.8',
  PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
  ...suiteEnvironment(platform.url),
}));

const picture = readFileSync(path.join(import.meta.dirname, '../../packages/app/pictures/source.png'));
const QUESTION = '年假可以结转吗？';
let owner: Visitor & { token: string };
let tenantId: string;
let kbBotId: string;
let publicId: string;

beforeAll(async () => {
  owner = await enterDemo(people.owner);
  const [own] = await query('select id from tenant');
  tenantId = String(own?.id);
  await actAs(owner.token, tenantId);
  const [bot] = await query(`select id, public_id from kb_bot where name = '员工手册问答'`);
  kbBotId = String(bot?.id);
  publicId = String(bot?.public_id);
});

const release = (page: string) => url(`/a/train/bot/${kbBotId}/release/${page}`);

/** Sends a callback to the address that the page showed, whatever host stands in it. */
const deliver = async (address: string, { method, query: search, headers, body }: Callback) => {
  const answer = await fetch(url(new URL(address).pathname) + search, { method, headers, body });
  return [answer.status, await answer.text()];
};

/** Opens a platform's dialog, tries it empty, fills it, saves it; answers what the deployed view shows by its labels. */
const connect = async (
  name: string,
  needs: string,
  fields: readonly (readonly [label: string, value: string, missing: string])[],
) => {
  const { page } = owner;
  await page.goto(release('platform'));
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: '配置' })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByText(needs).waitFor();
  await dialog.getByRole('button', { name: '保存' }).click();
  for (const [, , missing] of fields) await dialog.getByText(missing, { exact: true }).waitFor();
  for (const [label, value] of fields) await dialog.getByLabel(label, { exact: false }).first().fill(value);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('回调地址（URL）').waitFor();
  await expect.poll(() => dialog.getByText(fields[0]![1]).count()).toBe(1);
  const address = await dialog.getByLabel('回调地址（URL）').inputValue();
  expect(address).toMatch(/\/api\/v1\/open\/channel\//);
  return { dialog, address };
};

/** The conversation stands in the details, with its source. */
const seenInDetails = async (source: string) => {
  const { page } = owner;
  await page.goto(url(`/a/train/bot/${kbBotId}/report/chat/history`));
  const row = page.getByRole('table', { name: '对话明细' }).getByRole('row').filter({ hasText: source });
  await row.getByText(QUESTION).first().waitFor();
};

/** Opens what is deployed of a platform, and switches it off and on. */
const stopsAndAnswersAgain = async (name: string, channel: string) => {
  const { page } = owner;
  await page.goto(release('platform'));
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: '管理' })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByText('回调地址（URL）').waitFor();
  for (const status of ['disabled', 'enabled']) {
    await dialog.getByRole('switch', { name: '启用' }).click();
    await expect
      .poll(() => query(`select status from kb_bot_channel where channel = $1`, [channel]))
      .toEqual([{ status }]);
  }
};

test('the pages of a release are web, platforms and API; a key made there is shown once and answers calls [PUB-04] [PUB-07] [PUB-25]', async () => {
  const { page } = owner;
  for (const name of ['webapp', 'platform', 'api']) {
    await page.goto(release('webapp'));
    await page.locator(`a[href$="/release/${name}"]`).first().click();
    await page.waitForURL(`**/release/${name}`);
  }
  await page.getByText(publicId).first().waitFor();
  await page.getByRole('button', { name: '生成API Key' }).click();
  const dialog = page.getByRole('dialog', { name: 'API Key已生成' });
  const key = await dialog.getByRole('textbox', { name: 'API Key' }).inputValue();
  await dialog.getByRole('button', { name: '我已保存' }).click();
  const call = (token: string) =>
    fetch(url('/v1/chat/completions'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ model: publicId, messages: [{ role: 'user', content: QUESTION }] }),
    });
  const answer = await call(key);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    choices: [{ message: { annotations: [{ type: 'url_citation' }] } }],
  });
  expect((await call(`${key}x`)).status).toBe(401);
  const mcp = await fetch(await page.getByRole('textbox', { name: 'MCP地址' }).inputValue(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${key}`,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  });
  expect(await mcp.text()).toContain('read_source');
  await page.reload();
  await page.getByText(`••••${key.slice(-4)}`, { exact: false }).waitFor();
  await expect.poll(() => page.getByText(key).count()).toBe(0);
  await query(`update tenant set status = 'stopped' where id = $1`, [tenantId]);
  await page.reload();
  await page.getByText('续费后可以继续使用API').waitFor();
  await query(`update tenant set status = 'enabled' where id = $1`, [tenantId]);
});

test('an official account is connected, and answers a message with its source; in compatible mode too; it is switched off and on, and deployed anew; what the server refuses is said in its words [ERR-19] [PUB-09] [PUB-10] [PUB-11] [PUB-19] [PUB-20] [PUB-24] [UI-20] [UI-34]', async () => {
  const { page } = owner;
  const { dialog, address } = await connect('微信公众号', '推荐使用已认证的公众号', [
    ['开发者ID', 'wx4f0c9a2b7d18e653', '请输入开发者ID'],
    ['开发者密码', 'secret-of-wechat', '请输入开发者密码'],
  ]);
  // Until they are shown, secrets are masked.
  const masked = dialog.getByRole('button', { name: '显示', exact: true });
  await expect.poll(() => masked.count()).toBe(2);
  await expect.poll(() => dialog.getByLabel('令牌（Token）', { exact: true }).inputValue()).toMatch(/^•+\w{4}$/);
  while ((await masked.count()) > 0) await masked.first().click();
  const shown = async (label: string) => await dialog.getByLabel(label, { exact: true }).inputValue();
  const secrets = {
    appId: 'wx4f0c9a2b7d18e653',
    token: await shown('令牌（Token）'),
    encodingAesKey: await shown('消息加解密密钥（EncodingAESKey）'),
  };
  expect([await shown('IP白名单第1项'), await shown('IP白名单第2项')]).toEqual(['203.0.113.7', '203.0.113.8']);
  for (const tab of ['添加菜单', '自动回复']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect.poll(() => dialog.getByRole('textbox').inputValue()).toContain(`/b/${publicId}`);
  }
  expect(await deliver(address, fromWechat(secrets, wechatText('o-lin', '1', QUESTION)))).toEqual([200, 'success']);
  const sent = () => platform.calls('/cgi-bin/message/custom/send').map(({ body }) => JSON.stringify(body));
  await expect.poll(sent).toEqual([expect.stringContaining('参考资料')]);
  expect(sent()[0]).toContain('o-lin');
  // In compatible mode the same message comes plain and encrypted in one body; only what is signed counts.
  const both = fromWechat(secrets, wechatText('o-wang', '3', QUESTION));
  both.body = both.body.replace('</xml>', wechatText('o-forged', '4', QUESTION).slice('<xml>'.length));
  expect(await deliver(address, both)).toEqual([200, 'success']);
  await expect.poll(() => sent().length).toBe(2);
  expect(sent()[1]).toContain('o-wang');
  await seenInDetails('公众号');

  // Of today, and still of today should midnight pass before it is read.
  await query(`update channel_delivery set created_at = created_at + interval '1 day'`);
  await page.goto(release('platform'));
  const row = page.getByRole('row', { name: /微信公众号/ });
  await row.getByText('499,988').waitFor();
  await row.getByText('今日上限500,000条').waitFor();
  await row.getByRole('button', { name: '管理' }).click();
  await dialog.getByText('平台今日还可发送499,988条（上限500,000条）').waitFor();
  await dialog.getByText('今日已回复2条').waitFor();
  await dialog.getByRole('button', { name: '发送测试消息' }).click();
  await dialog.getByText('测试消息已发送').waitFor();
  expect(sent().pop()).toContain('这是一条测试消息');
  await dialog.getByRole('switch', { name: '启用' }).click();
  await expect.poll(() => query(`select status from kb_bot_channel`)).toEqual([{ status: 'disabled' }]);
  await deliver(address, fromWechat(secrets, wechatText('o-lin', '2', QUESTION)));
  await dialog.getByRole('switch', { name: '启用' }).click();
  await expect.poll(() => query(`select status from kb_bot_channel`)).toEqual([{ status: 'enabled' }]);
  expect(sent()).toHaveLength(3);
  await dialog.getByRole('button', { name: '重新部署' }).click();
  await dialog.getByText('重新部署需要重新填写密钥').waitFor();
  await dialog.evaluate((element) => element.setAttribute('data-same', ''));
  await expect.poll(() => dialog.getByLabel('开发者密码').first().inputValue()).toBe('');
  await dialog.getByLabel('开发者密码').first().fill('another-secret');
  // What the server says against it is shown as it is.
  await query(`update tenant set status = 'stopped' where id = $1`, [tenantId]);
  const [refused] = await Promise.all([
    page.waitForResponse('**/update/weOfficialAccountSetting/chat'),
    dialog.getByRole('button', { name: '保存' }).click(),
  ]);
  const { errorMessage } = (await refused.json()) as { errorMessage: string };
  await page.getByText(errorMessage, { exact: true }).first().waitFor();
  await query(`update tenant set status = 'enabled' where id = $1`, [tenantId]);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('回调地址（URL）').waitFor();
  // The same dialog shows what is deployed: it has not closed and opened again.
  await expect.poll(() => dialog.getAttribute('data-same')).toBe('');
  await expect.poll(() => dialog.getByLabel('回调地址（URL）').inputValue()).toBe(address);
});

test('before a platform is connected its makers see how answers look there', async () => {
  const { page } = owner;
  await page.goto(release('platform'));
  const shown = {
    微信公众号: ['• 最多结转5天 [1]', '参考资料', '长回答分成最多5条'],
    飞书: ['👍 有帮助', '提问的人可以评价'],
    钉钉: ['填写卡片模板ID后，卡片随回答逐步更新'],
    抖音评论: ['作者', '只回复一条，不带来源'],
    抖音私信: ['私信显示纯文本'],
    微信客服: ['微信客服显示纯文本'],
  };
  for (const [name, words] of Object.entries(shown)) {
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button', { name: '预览' })
      .click();
    const dialog = page.getByRole('dialog', { name: `${name}里的回答` });
    await dialog.getByRole('figure').getByText('员工手册问答').waitFor();
    for (const text of words) await dialog.getByText(text).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
});

test('replies that a platform did not take stand under the platform with the reason; they are sent again one by one and all at once', async () => {
  const { page } = owner;
  const [delivery] = await query(`select id from channel_delivery where state = 'sent' order by seq desc limit 1`);
  await query(
    `update channel_delivery set state = 'dead', attempts = 5, error = '公众号返回错误-1' where state = 'sent'`,
  );
  const sent = () => platform.calls('/cgi-bin/message/custom/send').length;
  const before = sent();
  await page.goto(release('platform'));
  const row = page.getByRole('row', { name: /微信公众号/ });
  const dialog = page.getByRole('dialog', { name: '未送达的回复' });
  await row.getByRole('button', { name: '2条未送达' }).click();
  await dialog.getByText('公众号返回错误-1').first().waitFor();
  await dialog.getByText('已重试4次').first().waitFor();
  await dialog.getByRole('button', { name: '重新发送', exact: true }).first().click();
  await page.getByText('正在重新发送1条').waitFor();
  await expect.poll(sent).toBe(before + 1);
  await query(`update channel_delivery set state = 'dead', attempts = 5, error = '公众号返回错误-1' where id = $1`, [
    delivery?.id,
  ]);
  await page.reload();
  await row.getByRole('button', { name: '2条未送达' }).click();
  await dialog.getByRole('button', { name: '全部重新发送' }).click();
  await page.getByText('正在重新发送2条').waitFor();
  await expect.poll(sent).toBe(before + 3);
  await dialog.getByText('没有未送达的回复').waitFor();
});

test('the code of the mini program is shown and saved, only of an assistant that everybody may open [PUB-13]', async () => {
  const { page } = owner;
  await page.goto(release('platform'));
  const button = page.getByRole('button', { name: '查看小程序码' });
  await page.getByText('助手公开发布后可以生成小程序码').waitFor();
  await expect.poll(() => button.isDisabled()).toBe(true);
  await query(`update kb_bot set permission = 'public' where id = $1`, [kbBotId]);
  await page.reload();
  await button.click();
  const dialog = page.getByRole('dialog', { name: '小程序码' });
  const picture = dialog.getByRole('img', { name: '员工手册问答的小程序码' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载小程序码' }).click(),
  ]);
  expect(readFileSync(await saved.path())).toEqual(miniProgramPicture);
});

test('a Feishu app is connected, and answers a message in a card with its source, which its asker rates; who asks for a person there is served from the desk of an agent [PUB-14] [PUB-21]', async () => {
  const secrets = { appId: 'cli_9f2a7c', encryptKey: 'key-of-feishu', verificationToken: 'token-of-feishu' };
  const { address } = await connect('飞书', '需要飞书管理员账号', [
    ['APP ID', secrets.appId, '请输入APP ID'],
    ['APP Secret', 'secret-of-feishu', '请输入APP Secret'],
    ['Encrypt Key', secrets.encryptKey, '请输入Encrypt Key'],
    ['Verification Token', secrets.verificationToken, '请输入Verification Token'],
  ]);
  await deliver(address, fromFeishu(secrets, feishuText(secrets, 'ou-lin', 'om-1', QUESTION)));
  const cards = () => platform.calls(/^\/open-apis\/im\//).map(({ body }) => String(body['content']));
  await expect.poll(() => cards().at(-1)).toContain('参考资料');
  const { 1: rates = '' } = /"rates":"(\w+)"/.exec(cards().at(-1)!)!;
  const thumb = feishuThumb(secrets, { person: 'ou-lin', chat: 'oc_ou-lin', rates, thumb: 'up' });
  expect((await deliver(address, fromFeishu(secrets, thumb)))[1]).toContain('感谢您的评价');
  await seenInDetails('飞书');
  await stopsAndAnswersAgain('飞书', 'feishu_chat');

  const asks = (id: string, text: string) =>
    deliver(address, fromFeishu(secrets, feishuText(secrets, 'ou-lin', id, text)));
  await asks('om-2', '转人工');
  await expect.poll(() => cards().at(-1)).toContain('已为您转接人工客服');
  await asks('om-3', '我的工牌丢了');
  const agent = await enterDemo(people.admin);
  await actAs(agent.token, tenantId);
  await agent.page.goto(url(`/a/cs/bot/${kbBotId}`));
  const ticket = agent.page.getByRole('row').filter({ hasText: '我的工牌丢了' });
  await ticket.getByText(/^飞书用户[0-9A-F]{4}$/).waitFor();
  await ticket.getByRole('link').first().click();
  await agent.page.waitForURL(`**/a/cs/bot/${kbBotId}/ticket/*`);
  // What was asked before the wish for a person stands there too.
  await agent.page.getByText(QUESTION).first().waitFor();
  const box = agent.page.getByRole('textbox', { name: '消息' });
  await box.fill('请到前台补办。');
  await box.press('Enter');
  await expect.poll(() => cards().at(-1)).toContain('【人工客服】请到前台补办。');
  await asks('om-4', '结束人工');
  await expect.poll(() => cards().at(-1)).toContain('人工服务已结束');
});

test('a maker gives a conversation of Feishu to people from its details: it is asked first, the person is told, an agent answers, and the assistant is silent', async () => {
  const { page } = owner;
  const said = () => platform.calls(/^\/open-apis\/im\//).map(({ body }) => String(body['content']));
  await page.goto(url(`/a/train/bot/${kbBotId}/report/chat/history`));
  const table = page.getByRole('table', { name: '对话明细' });
  await table.getByRole('row').filter({ hasText: '飞书' }).getByRole('button', { name: QUESTION }).first().click();
  const drawer = page.getByRole('dialog', { name: '对话' });
  await drawer.getByText('助手接待中').waitFor();
  await drawer.getByRole('button', { name: '转人工' }).click();
  const asked = page.getByRole('alertdialog', { name: '转给人工客服？' });
  await asked.getByRole('button', { name: '转人工' }).click();
  await drawer.getByText('人工接待中').waitFor();
  await expect.poll(() => said().at(-1)).toContain('已为您接入人工客服');

  const secrets = { appId: 'cli_9f2a7c', encryptKey: 'key-of-feishu', verificationToken: 'token-of-feishu' };
  const shown = await post('/api/v1/tenantKbBotPublishSetting/query/feishuSetting', { kbBotId }, owner.token);
  const { feishu } = shown as { feishu: { callbackPath: string } };
  const asks = (id: string, text: string) =>
    deliver(url(feishu.callbackPath), fromFeishu(secrets, feishuText(secrets, 'ou-lin', id, text)));
  await asks('om-5', '工牌补好了吗？');
  const agent = await enterDemo(people.admin);
  await actAs(agent.token, tenantId);
  await agent.page.goto(url(`/a/cs/bot/${kbBotId}`));
  await agent.page.getByRole('row').filter({ hasText: '工牌补好了吗？' }).getByRole('link').first().click();
  const box = agent.page.getByRole('textbox', { name: '消息' });
  await box.fill('补好了，明天可以领。');
  await box.press('Enter');
  await expect.poll(() => said().at(-1)).toContain('【人工客服】补好了，明天可以领。');
  await asks('om-6', '结束人工');
  await expect.poll(() => said().at(-1)).toContain('人工服务已结束');
  // An agent takes it over himself, and stands at its ticket at once.
  await agent.page.goto(url(`/a/train/bot/${kbBotId}/report/chat/history`));
  const row = agent.page.getByRole('table', { name: '对话明细' }).getByRole('row').filter({ hasText: '飞书' });
  await row.getByRole('button', { name: QUESTION }).first().click();
  await agent.page.getByRole('button', { name: '接管对话' }).click();
  await agent.page.getByRole('alertdialog').getByRole('button', { name: '接管对话' }).click();
  await agent.page.waitForURL(`**/a/cs/bot/${kbBotId}/ticket/*`);
  await agent.page.getByText(QUESTION).first().waitFor();
});

/** A message to the DingTalk robot, answered by its session. */
const fromRobot = (id: string, text: string) =>
  fromDingTalk(
    'secret-of-ding',
    dingTalkText('dingk3v8m2qf7x', 'lin', id, text, {
      sessionWebhook: `${platform.url}/robot/sendBySession?session=${id}`,
      sessionWebhookExpiredTime: Date.now() + 3_600_000,
    }),
  );
const robotSaid = (id: string) =>
  platform
    .calls('/robot/sendBySession')
    .filter((call) => call.query['session'] === id)
    .map(({ body }) => (body as { markdown: { text: string } }).markdown.text);

test('a DingTalk robot is connected, and answers a message as Markdown with its source; deployed anew in Stream mode it needs no address [PUB-15] [PUB-22]', async () => {
  const { address } = await connect('钉钉', '需要钉钉管理员账号', [
    ['App Key', 'dingk3v8m2qf7x', '请输入App Key'],
    ['App Secret', 'secret-of-ding', '请输入App Secret'],
  ]);
  await deliver(address, fromRobot('m-1', QUESTION));
  await expect.poll(() => robotSaid('m-1')).toEqual([expect.stringContaining('参考资料')]);
  await seenInDetails('钉钉');
  await stopsAndAnswersAgain('钉钉', 'dingTalk_chat');

  const { page } = owner;
  await page.goto(release('platform'));
  await page.getByRole('row', { name: /钉钉/ }).getByRole('button', { name: '管理' }).click();
  const dialog = page.getByRole('dialog', { name: '钉钉' });
  await dialog.getByRole('button', { name: '重新部署' }).click();
  await dialog.getByRole('radio', { name: /Stream模式/ }).click();
  await dialog.getByLabel('App Secret', { exact: false }).first().fill('secret-of-ding');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('消息接收模式选择Stream模式').waitFor();
  await expect.poll(() => dialog.getByText('回调地址（URL）').count()).toBe(0);
  await expect.poll(() => platform.gateways.dingTalk.length).toBe(1);
  await platform.gateways.toDingTalk(JSON.parse(fromRobot('m-2', QUESTION).body) as object);
  await expect.poll(() => robotSaid('m-2')).toEqual([expect.stringContaining('参考资料')]);
});

test('an account of Douyin is authorised on its own page, once and again; its private messages are answered with the source, its comments in one reply; what is not known is said [PUB-16] [PUB-17] [PUB-23]', async () => {
  const { page } = owner;
  await page.route('**/query/douyinSetting', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await page.goto(release('platform'));
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await row('抖音私信').getByRole('button', { name: '配置' }).click();
  const dialog = page.getByRole('dialog', { name: '抖音' });
  await dialog.getByText('获取授权状态失败，请重试').waitFor();
  await dialog.getByRole('button', { name: '重试' }).click();
  await dialog.getByText('需要已认证的品牌号或企业号').waitFor();
  await dialog.getByText('一个抖音号只能关联一个助手', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: '立即授权' }).click();
  await page.getByText('授权成功').waitFor();
  await expect.poll(() => dialog.getByLabel('抖音OpenID').inputValue()).toBe('dy-shop');
  // The code is gone from the address, so that nobody copies it with a link.
  expect(new URL(page.url()).hash).toBe('');
  await dialog.getByRole('button', { name: '重新授权' }).click();
  await page.getByText('授权成功').waitFor();
  await dialog.getByRole('button', { name: '关闭' }).click();
  await row('抖音评论').getByText('dy-shop').waitFor();

  const event = { clientKey: 'aw-key', account: 'dy-shop', text: QUESTION, at: Date.now() };
  const tell = async (body: object) => {
    const { headers, body: payload } = fromDouyin('secret-of-douyin', body);
    const answer = await fetch(url('/api/v1/open/douyin/callback'), { method: 'POST', headers, body: payload });
    expect(answer.status).toBe(200);
  };
  await tell(douyinMessage({ ...event, person: 'dy-lin', id: 'dm-1' }));
  await tell(douyinComment({ ...event, person: 'dy-wang', id: 'dc-1' }));
  const said = (path: string) => platform.calls(path).map(({ body }) => JSON.stringify(body));
  await expect.poll(() => said('/im/send/msg/')).toEqual([expect.stringContaining('参考资料')]);
  await expect.poll(() => said('/item/comment/reply/')).toHaveLength(1);
  await seenInDetails('抖音私信');
  await seenInDetails('抖音评论');
});

test('an enterprise installs the app for WeChat customer service; its receptionists are added and activated; a customer is answered with the source, and handed to a person by a keyword; links are copied and pictures changed, and each failure has its words [PUB-18] [KF-01] [KF-02] [KF-04] [KF-05] [KF-06] [KF-07] [KF-09] [KF-10] [KF-12] [KF-13] [KF-14] [KF-15] [KF-16] [KF-17] [KF-18] [KF-19] [KF-20] [KF-03] [KF-08] [KF-11] [CONST-14] [CONST-20]', async () => {
  weCom.play(platform);
  const { page } = owner;
  const broken = { errorCode: errorCodes.invalidInput, errorMessage: '坏了', requestId: 'r' };
  const tell = async ({ query: search, headers, body }: Callback) => {
    const answer = await fetch(url('/api/v1/open/weKf/callback') + search, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([200, 'success']);
  };
  await page.route('**/query/weKfSetting', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await page.clock.install();
  await page.addInitScript(() => {
    const asked: number[] = [];
    const { fetch } = globalThis;
    Object.assign(globalThis, {
      asked,
      fetch: (...call: Parameters<typeof fetch>) => {
        const [to] = call;
        if ((to instanceof Request ? to.url : String(to)).endsWith('/query/weKfSetting')) asked.push(Date.now());
        return fetch(...call);
      },
    });
  });
  await page.goto(release('platform'));
  await page
    .getByRole('row', { name: /微信客服/ })
    .getByRole('button', { name: '配置' })
    .click();
  const dialog = page.getByRole('dialog', { name: '微信客服' });
  await dialog.getByText('获取助手授权设置失败').waitFor();
  await dialog.getByRole('button', { name: '重试' }).click();
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  await dialog.getByText('未认证的企业微信累计只能接待100位客户').waitFor();
  await dialog.getByText('一个企业微信只能关联一个助手').waitFor();
  await expect.poll(() => dialog.getByRole('tab').count()).toBe(1);
  // The platform has not told the app its ticket yet.
  await press('生成安装链接');
  await page.getByText('生成授权安装链接失败').waitFor();
  await tell(weCom.ticket(Date.now()));
  await press('生成安装链接');
  const link = await dialog.getByLabel('安装链接', { exact: true }).inputValue();
  // The dialog asks by itself every five seconds until the enterprise is there; by the page's own clock, which is turned.
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: number[] }).asked);
  const before = (await asked()).length;
  await stopClock(page);
  await turnUntil(page, async () => (await asked()).length >= before + 2);
  const [one, next] = (await asked()).slice(before);
  expect(next! - one!).toBeGreaterThanOrEqual(5_000);
  await page.clock.resume();
  await tell(weCom.installed(link, Date.now()));
  await dialog.getByRole('tab', { name: '客服管理' }).waitFor();
  await dialog.getByText('授权后不能在此更改', { exact: false }).waitFor();

  await dialog.getByRole('tab', { name: '转人工关键词' }).click();
  const keyword = dialog.getByRole('textbox', { name: '关键词' });
  for (const text of [' 转人工 ', '转人工']) {
    await keyword.fill(text);
    await keyword.press('Enter');
  }
  await dialog.getByText('关键词已存在').waitFor();
  await keyword.fill('字'.repeat(21));
  await keyword.press('Enter');
  await dialog
    .getByText(/最多20个字符$/)
    .first()
    .waitFor();
  await expect.poll(() => keyword.inputValue()).toBe('字'.repeat(21));
  await keyword.fill('');
  await page.route('**/update/weKfSetting', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await press('保存');
  await page.getByText('更新失败').waitFor();
  await press('保存');
  await page.getByText('更新成功').waitFor();

  await page.route('**/weKfCustomerService/query/page', (route) => route.fulfill({ status: 400, json: broken }), {
    times: 1,
  });
  await dialog.getByRole('tab', { name: '客服管理' }).click();
  await dialog.getByText('获取客服列表失败').waitFor();
  await dialog.getByRole('button', { name: '重试' }).click();
  await dialog.getByRole('row', { name: /售后客服/ }).waitFor();
  weCom.refused = 'kf/account/list';
  await press('同步数据');
  await page.getByText('数据同步失败').waitFor();
  weCom.accounts = weCom.accounts.slice(0, 1);
  await press('同步数据');
  await page.getByText('数据同步成功').waitFor();
  await expect.poll(() => dialog.getByRole('row', { name: /售后客服/ }).count()).toBe(0);
  // A search is asked for after half a second without a key.
  const typed = Date.now();
  const searched = page.waitForRequest('**/weKfCustomerService/query/page');
  await dialog.getByRole('searchbox', { name: '搜索客服' }).pressSequentially('投诉');
  expect((await searched).postDataJSON()).toMatchObject({ keyword: '投诉' });
  expect(Date.now() - typed).toBeGreaterThanOrEqual(500);
  await dialog.getByText('没有找到').waitFor();
  await dialog.getByRole('searchbox', { name: '搜索客服' }).fill('');
  const sales = dialog.getByRole('row', { name: /售前客服/ });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sales.getByRole('button', { name: '复制链接' }).click();
  await page.getByText('链接已复制').waitFor();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('https://work.weixin.qq.com/kfid/wk-sales');
  weCom.refused = 'kf/add_contact_way';
  await sales.getByRole('button', { name: '复制链接' }).click();
  await page.getByText('链接复制失败').waitFor();
  await sales.getByRole('button', { name: '更换头像' }).click();
  const dressing = page.getByRole('dialog', { name: '更换售前客服的头像' });
  const file = dressing.locator('input[type="file"]');
  await file.setInputFiles({ name: '动图.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await dressing.getByText('只支持上传图片').waitFor();
  await file.setInputFiles({ name: '头像.png', mimeType: 'image/png', buffer: miniProgramPicture });
  await page.getByText('头像已更换').waitFor();
  expect(weCom.accounts[0]?.avatar).toBe('https://wework.qpic.cn/picture-1');
  await page.route('**/weKfReceptionist/query/page', (route) => route.fulfill({ status: 400, json: broken }), {
    times: 1,
  });
  await sales.getByRole('button', { name: '接待人员' }).click();
  await dialog.getByText('接待人员列表获取失败').waitFor();
  await dialog.getByRole('button', { name: '重试' }).click();
  // Eleven people: the last one alone on the second page, which is gone with him.
  for (let at = 1; at <= 10; at += 1) {
    weCom.members.set(`u-${at}`, `值班${at}`);
    weCom.servicers.add(`u-${at}`);
  }
  const inDays = (days: number) => Math.floor(Date.now() / 1000) + days * 86_400;
  weCom.expiries.set('u-1', inDays(19)).set('u-2', inDays(21));
  weCom.refused = 'kf/servicer/list';
  await press('同步企微数据');
  await page.getByText('同步企微数据失败').waitFor();
  await press('同步企微数据');
  await page.getByText('同步成功', { exact: true }).waitFor();
  const renewOf = (name: string) =>
    dialog.getByRole('row', { name: new RegExp(`^${name} `) }).getByRole('button', { name: '续期' });
  await renewOf('值班1').waitFor();
  await expect.poll(() => renewOf('值班2').count()).toBe(0);
  await dialog.getByRole('button', { name: '下一页' }).click();
  const people = dialog.getByRole('table', { name: /接待人员/ }).getByRole('row');
  await expect.poll(() => people.count()).toBe(2);
  await people.last().getByRole('button', { name: '移除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect.poll(() => people.count()).toBe(11);
  for (let at = 1; at <= 10; at += 1) weCom.servicers.delete(`u-${at}`);
  weCom.servicers.add('u-lin');
  weCom.expiries.set('u-lin', inDays(-1));
  await press('同步企微数据');
  await page.getByText('同步成功', { exact: true }).waitFor();
  const lin = dialog.getByRole('row', { name: /林知夏/ });
  await lin.getByText('已过期').waitFor();

  await press('添加接待人员');
  const adding = page.getByRole('dialog', { name: '添加接待人员' });
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await adding.getByText('姓名不能为空').waitFor();
  await adding.getByLabel('姓名').fill('amy');
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await adding.getByText('没有找到该成员', { exact: false }).waitFor();
  await adding.getByLabel('姓名').fill('Amy');
  weCom.refused = 'kf/servicer/add';
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await adding.getByText('添加失败').waitFor();
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByText('添加成功').waitFor();
  const amy = dialog.getByRole('row', { name: /Amy/ });
  weCom.refused = 'license/list_order';
  // Who was never activated has nothing that could have passed.
  await amy.getByText('未激活').waitFor();
  await amy.getByRole('button', { name: '激活' }).click();
  await dialog.getByRole('heading', { name: '获取激活码列表失败' }).waitFor();
  await dialog.getByRole('button', { name: '重试' }).click();
  const code = dialog.getByRole('row', { name: /CODE-1/ });
  await code.getByText('12个月（372天）').waitFor();
  weCom.refused = 'license/active_account';
  const question = page.getByRole('alertdialog', { name: '用这个激活码激活Amy吗？' });
  await code.getByRole('button', { name: '激活' }).click();
  await question.getByText('激活码CODE-1用后不能收回，时长12个月（372天）。').waitFor();
  await question.getByRole('button', { name: '取消' }).click();
  await question.waitFor({ state: 'detached' });
  expect(weCom.codes.find(({ active_code }) => active_code === 'CODE-1')?.status).toBe(1);
  await code.getByRole('button', { name: '激活' }).click();
  await question.getByRole('button', { name: '激活' }).click();
  await page.getByText('激活失败').waitFor();
  await code.getByRole('button', { name: '激活' }).click();
  await question.getByRole('button', { name: '激活' }).click();
  await page.getByText('激活成功').waitFor();
  await code.getByText('已使用').waitFor();
  await code.getByText('Amy').waitFor();
  await press('返回接待人员列表');
  await amy.getByText('使用中').waitFor();
  await expect.poll(() => amy.getByRole('button', { name: '续期' }).count()).toBe(0);
  weCom.refused = 'kf/servicer/del';
  for (const words of ['移除失败', '移除成功']) {
    await lin.getByRole('button', { name: '移除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
    await page.getByText(words).first().waitFor();
  }
  await press('返回客服列表');
  await dialog.getByRole('row', { name: /售前客服/ }).waitFor();

  const said = () => weCom.sent.map(({ text }) => text);
  await tell(weCom.says('wm-lin', QUESTION, Date.now()));
  await expect.poll(said).toEqual([expect.stringContaining('参考资料')]);
  await tell(weCom.says('wm-lin', '转人工', Date.now()));
  await expect.poll(said).toEqual([expect.any(String), '正在为您转接人工客服，请稍候']);
  await seenInDetails('微信客服');
});

test('keyword rules are written within their limits, refuse a keyword that another has, answer in a channel without the model, and are changed, switched, found and deleted [RULE-01] [RULE-02] [RULE-03] [RULE-04] [RULE-05] [RULE-06] [RULE-07] [RULE-08] [RULE-09] [UI-14]', async () => {
  const { page } = owner;
  await page.goto(release('platform'));
  await page.getByText('还没有关键词规则').waitFor();
  await expect.poll(() => page.getByText('共0条').count()).toBe(0);
  const open = () => page.getByRole('button', { name: '添加规则' }).click();
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: '保存' }).click();
  const keywords = dialog.getByRole('textbox', { name: '关键词' });
  const add = async (text: string) => {
    await keywords.fill(text);
    await keywords.press('Enter');
  };
  await open();
  await save();
  await dialog.getByText('请输入关键词').waitFor();
  await dialog.getByText('请输入回复内容').waitFor();
  await dialog.getByLabel('规则名').fill('名'.repeat(51));
  await dialog.getByText('规则名最多输入50个字符').waitFor();
  await dialog.getByLabel('规则名').fill('');
  await add('字'.repeat(21));
  await dialog.getByText('每个关键词最多20个字符').waitFor();
  await add('发票');
  await add('发票');
  await dialog.getByText('关键词[发票]已重复').waitFor();
  for (const text of ['开票', '抬头', '税号', '专票']) await add(text);
  await add('普票');
  await dialog.getByText('最多添加5个关键字').waitFor();
  await keywords.fill('');
  await dialog.getByLabel('回复内容').fill('答'.repeat(3_001));
  await dialog.getByText('回复内容最多为3000个字符').waitFor();
  await dialog.getByLabel('回复内容').fill('请把**抬头**发给财务。');
  const file = dialog.locator('input[type="file"]');
  await file.setInputFiles({ name: '动图.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await dialog.getByText('动图.gif不是png或jpg图片').waitFor();
  await file.setInputFiles({ name: '样张.png', mimeType: 'image/png', buffer: picture });
  await expect.poll(() => dialog.getByLabel('回复内容').inputValue()).toContain('/file/v1/open/image/');
  await save();
  const row = page.getByRole('row', { name: /未命名规则/ });
  await row.getByText('发票', { exact: true }).waitFor();
  await row.getByText('等5个').waitFor();

  await open();
  await add('税号');
  await dialog.getByLabel('回复内容').fill('另一条');
  await save();
  await dialog.getByText('关键词[税号]已被其他规则使用').waitFor();
  await dialog.getByRole('button', { name: '取消' }).click();

  // Its own keywords are no obstacle to a rule that is edited.
  await row.getByRole('button', { name: '编辑' }).click();
  // One keyword stays.
  for (const name of ['发票', '开票', '抬头', '专票', '税号'])
    await dialog.getByRole('button', { name: `移除${name}` }).click();
  await dialog.getByText('至少保留一个关键字').waitFor();
  for (const name of ['发票', '开票', '抬头', '专票']) await add(name);
  await dialog.getByLabel('规则名').fill('开发票');
  await save();
  const named = page.getByRole('row', { name: /开发票/ });
  await named.waitFor();

  const coins = () =>
    query(`select balance from coin_account where owner_type = 'tenant' and owner_id = $1`, [tenantId]);
  const before = await coins();
  await platform.gateways.toDingTalk(JSON.parse(fromRobot('m-3', '发票').body) as object);
  await expect.poll(() => robotSaid('m-3')).toEqual([expect.stringContaining('发给财务')]);
  expect(await coins()).toEqual(before);
  await named.getByRole('switch').click();
  await expect.poll(() => query('select status from kb_bot_reply_rule')).toEqual([{ status: 'disabled' }]);

  for (let at = 1; at <= 10; at += 1)
    await post(
      pathOf(replyRules.create, 'tenant'),
      { kbBotId, displayName: `规则${at}`, keywords: [`词${at}`], reply: { type: 'markdown', content: '好' } },
      owner.token,
    );
  await page.reload();
  await page.getByText('共11条').waitFor();
  await expect.poll(() => page.getByRole('table', { name: '关键词回复规则' }).getByRole('row').count()).toBe(11);
  await page.getByRole('searchbox', { name: '搜索规则名或关键词' }).fill('税号');
  await page.getByText('共1条').waitFor();
  await named.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await page.getByText('已删除').waitFor();
  await page.getByRole('searchbox', { name: '搜索规则名或关键词' }).fill('词7');
  const gone = page.getByRole('row', { name: /规则7/ });
  await gone.waitFor();
  // Somebody else has deleted it.
  await query(`delete from kb_bot_reply_rule where display_name = '规则7'`);
  await gone.getByRole('switch').click();
  await page.getByText('操作失败').waitFor();
});
