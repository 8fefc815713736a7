import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf, replyRules } from '@tinystar/contract';
import { startFakePlatform } from '../../packages/server/src/channels/testing/fakePlatform.ts';
import {
  dingTalkText,
  feishuText,
  fromDingTalk,
  fromFeishu,
  fromWechat,
  wechatText,
  type Callback,
} from '../../packages/server/src/channels/testing/signed.ts';
import type { Visitor } from './browser.ts';
import { createDemo, people } from './demo.ts';

/** Plays WeChat, Feishu and DingTalk. */
const platform = await startFakePlatform();
afterAll(() => platform.close());

const { url, query, post, actAs, enterDemo } = createDemo(() => ({
  WECHAT_BASE_URL: platform.url,
  FEISHU_BASE_URL: platform.url,
  DINGTALK_BASE_URL: platform.url,
  DINGTALK_WEBHOOK_ORIGIN: platform.url,
  OUTGOING_IPS: '203.0.113.7,203.0.113.8',
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
const connect = async (name: string, fields: readonly (readonly [label: string, value: string, missing: string])[]) => {
  const { page } = owner;
  await page.goto(release('platform'));
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: '配置' })
    .click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: '保存' }).click();
  for (const [, , missing] of fields) await dialog.getByText(missing, { exact: true }).waitFor();
  for (const [label, value] of fields) await dialog.getByLabel(label, { exact: false }).first().fill(value);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('回调地址（URL）').waitFor();
  expect(await dialog.getByText(fields[0]![1]).count()).toBe(1);
  const address = await dialog.getByLabel('回调地址（URL）').inputValue();
  expect(address).toMatch(/\/api\/v1\/open\/channel\//);
  return { dialog, address };
};

/** The conversation stands in the details, with its source. */
const seenInDetails = async (source: string) => {
  const { page } = owner;
  await page.goto(url(`/a/train/bot/${kbBotId}/report/chat/history`));
  const row = page.getByRole('table', { name: '对话明细' }).getByRole('row').filter({ hasText: source });
  await row.getByText(QUESTION).waitFor();
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
  await page.reload();
  await page.getByText(`••••${key.slice(-4)}`, { exact: false }).waitFor();
  expect(await page.getByText(key).count()).toBe(0);
  await query(`update tenant set status = 'stopped' where id = $1`, [tenantId]);
  await page.reload();
  await page.getByText('续费后可以继续使用API').waitFor();
  await query(`update tenant set status = 'enabled' where id = $1`, [tenantId]);
});

test('an official account is connected, and answers a message with its source; it is switched off and on, and deployed anew [PUB-09] [PUB-10] [PUB-11] [PUB-19] [PUB-20]', async () => {
  const { page } = owner;
  const { dialog, address } = await connect('微信公众号', [
    ['开发者ID', 'wx4f0c9a2b7d18e653', '请输入开发者ID'],
    ['开发者密码', 'secret-of-wechat', '请输入开发者密码'],
  ]);
  expect(await dialog.getByText('推荐使用已认证的公众号').count()).toBe(1);
  // Until they are shown, secrets are masked.
  const masked = dialog.getByRole('button', { name: '显示', exact: true });
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
    expect(await dialog.getByRole('textbox').inputValue()).toContain(`/b/${publicId}`);
  }
  expect(await deliver(address, fromWechat(secrets, wechatText('o-lin', '1', QUESTION)))).toEqual([200, 'success']);
  const sent = () => platform.calls('/cgi-bin/message/custom/send').map(({ body }) => JSON.stringify(body));
  await expect.poll(sent, { timeout: 15_000 }).toEqual([expect.stringContaining('参考资料')]);
  expect(sent()[0]).toContain('o-lin');
  await seenInDetails('公众号');

  await page.goto(release('platform'));
  const row = page.getByRole('row', { name: /微信公众号/ });
  await row.getByRole('button', { name: '管理' }).click();
  await dialog.getByRole('switch', { name: '启用' }).click();
  await expect.poll(() => query(`select status from kb_bot_channel`)).toEqual([{ status: 'disabled' }]);
  await deliver(address, fromWechat(secrets, wechatText('o-lin', '2', QUESTION)));
  await dialog.getByRole('switch', { name: '启用' }).click();
  await expect.poll(() => query(`select status from kb_bot_channel`)).toEqual([{ status: 'enabled' }]);
  expect(sent()).toHaveLength(1);
  await dialog.getByRole('button', { name: '重新部署' }).click();
  await dialog.getByText('重新部署需要重新填写密钥').waitFor();
  await dialog.evaluate((element) => element.setAttribute('data-same', ''));
  expect(await dialog.getByLabel('开发者密码').first().inputValue()).toBe('');
  await dialog.getByLabel('开发者密码').first().fill('another-secret');
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.getByText('回调地址（URL）').waitFor();
  // The same dialog shows what is deployed: it has not closed and opened again.
  expect(await dialog.getAttribute('data-same')).toBe('');
  expect(await dialog.getByLabel('回调地址（URL）').inputValue()).toBe(address);
});

test('a Feishu app is connected, and answers a message in a card with its source [PUB-14] [PUB-21]', async () => {
  const secrets = { appId: 'cli_9f2a7c', encryptKey: 'key-of-feishu', verificationToken: 'token-of-feishu' };
  const { address } = await connect('飞书', [
    ['APP ID', secrets.appId, '请输入APP ID'],
    ['APP Secret', 'secret-of-feishu', '请输入APP Secret'],
    ['Encrypt Key', secrets.encryptKey, '请输入Encrypt Key'],
    ['Verification Token', secrets.verificationToken, '请输入Verification Token'],
  ]);
  await deliver(address, fromFeishu(secrets, feishuText(secrets, 'ou-lin', 'om-1', QUESTION)));
  const cards = () => platform.calls(/^\/open-apis\/im\//).map(({ body }) => String(body['content']));
  await expect.poll(() => cards().at(-1), { timeout: 15_000 }).toContain('参考资料');
  await seenInDetails('飞书');
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
let robot: string;

test('a DingTalk robot is connected, and answers a message as Markdown with its source [PUB-15] [PUB-22]', async () => {
  const { address } = await connect('钉钉', [
    ['App Key', 'dingk3v8m2qf7x', '请输入App Key'],
    ['App Secret', 'secret-of-ding', '请输入App Secret'],
  ]);
  robot = address;
  await deliver(robot, fromRobot('m-1', QUESTION));
  await expect.poll(() => robotSaid('m-1'), { timeout: 15_000 }).toEqual([expect.stringContaining('参考资料')]);
  await seenInDetails('钉钉');
});

test('keyword rules are written within their limits, refuse a keyword that another has, answer in a channel without the model, and are changed, switched, found and deleted [RULE-01] [RULE-02] [RULE-03] [RULE-04] [RULE-05] [RULE-06] [RULE-07] [RULE-08] [RULE-09]', async () => {
  const { page } = owner;
  await page.goto(release('platform'));
  await page.getByText('还没有关键词规则').waitFor();
  expect(await page.getByText('共0条').count()).toBe(0);
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
  await dialog.getByLabel('规则名').fill('开发票');
  await save();
  const named = page.getByRole('row', { name: /开发票/ });
  await named.waitFor();

  const coins = () =>
    query(`select balance from coin_account where owner_type = 'tenant' and owner_id = $1`, [tenantId]);
  const before = await coins();
  await deliver(robot, fromRobot('m-2', '发票'));
  await expect.poll(() => robotSaid('m-2'), { timeout: 15_000 }).toEqual([expect.stringContaining('发给财务')]);
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
  expect(await page.getByRole('table', { name: '关键词回复规则' }).getByRole('row').count()).toBe(11);
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
