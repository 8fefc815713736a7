import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { channels } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerInstance, kbBotChatMessage } from '../answers/schema.ts';
import { eventually, PIECES, QUESTION } from '../answers/testing/answerServer.ts';
import { childServer, type ChildServer } from '../answers/testing/childServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { newId } from '../platform/database/columns.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, testDatabase, type TestDatabase, type TestServer } from '../testing/index.ts';
import { channelMessage } from './schema.ts';
import { startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';
import { feishuText, fromFeishu, fromWechat, wechatText } from './testing/signed.ts';

let database: TestDatabase;
let seeding: TestServer;
let model: FakeModel;
let platform: FakePlatform;
let folder: string;
const children: ChildServer[] = [];
const secretKey = newId() + newId();

beforeAll(async () => {
  database = await testDatabase();
  seeding = await createTestServer({ database, services: { secret: secretKey } });
  [model, platform] = await Promise.all([startFakeModel(), startFakePlatform()]);
  folder = mkdtempSync(join(tmpdir(), 'tinystar-channels-'));
});
afterAll(async () => {
  for (const child of children) await child.kill();
  await seeding.close();
  await Promise.all([model.close(), platform.close()]);
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ChildServer> {
  const { host, user, database: name } = database.connection;
  const child = await childServer({
    DATABASE_URL: `postgres:///${name}?host=${encodeURIComponent(host!)}&user=${user}`,
    DATA_DIR: folder,
    ROLE: 'api',
    SECRET_KEY: secretKey,
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'fake',
    WECHAT_BASE_URL: platform.url,
    FEISHU_BASE_URL: platform.url,
  });
  children.push(child);
  return child;
}

it('a message that was acknowledged before kill -9 is answered after the restart, once (CHAN-01) (HOOK-01)', async () => {
  const owner = await seeding.member('owner');
  const bot = await seedAssistant(seeding.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public', isShowSimilarQuestions: false },
  });
  const saved = await owner.call('POST', '/api/v1/tenantKbBotPublishSetting/update/weOfficialAccountSetting/chat', {
    kbBotId: bot.id,
    appId: 'wx-kill',
    appSecret: 'secret',
  });
  const { chat } = saved.as(channels.updateWeOfficialAccount);
  const sentTo = (person: string) =>
    platform.calls('/cgi-bin/message/custom/send').filter(({ body }) => body['touser'] === person);
  model.play({ script: 'held', pieces: PIECES });

  const first = await start();
  for (const person of ['ann', 'bob']) {
    const { query, headers, body } = fromWechat(chat, wechatText(person, `m-${person}`, QUESTION));
    const answer = await fetch(`${first.url}${chat.callbackPath}${query}`, { method: 'POST', headers, body });
    expect([answer.status, await answer.text()]).toEqual([200, 'success']);
  }
  await eventually(() => model.requests.length >= 2);
  await first.kill();
  model.release();
  expect(sentTo('ann')).toEqual([]);

  const second = await start();
  // Its silence would tell after twelve seconds.
  await seeding.services.db.delete(answerInstance);
  await eventually(() => sentTo('ann').length > 0 && sentTo('bob').length > 0, 30_000);
  // A delivery of the platform's second try finds it answered.
  const again = fromWechat(chat, wechatText('ann', 'm-ann', QUESTION));
  const { query, headers, body } = again;
  expect((await fetch(`${second.url}${chat.callbackPath}${query}`, { method: 'POST', headers, body })).status).toBe(
    200,
  );
  await second.stop();
  for (const person of ['ann', 'bob']) {
    expect(sentTo(person)).toHaveLength(1);
    expect(JSON.stringify(sentTo(person)[0]!.body)).toContain('享有十天');
  }
  expect(await seeding.services.db.select().from(kbBotChatMessage)).toMatchObject([
    { question: QUESTION, answerStatus: 'success' },
    { question: QUESTION, answerStatus: 'success' },
  ]);
}, 90_000);

it('a card that was growing at kill -9 is ended by the next server, and there is no second one (CHAN-01)', async () => {
  const owner = await seeding.member('owner');
  const bot = await seedAssistant(seeding.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public', isShowSimilarQuestions: false },
  });
  const secrets = { appId: 'cli_kill', encryptKey: 'key', verificationToken: 'token' };
  const saved = await owner.call('POST', '/api/v1/tenantKbBotPublishSetting/update/feishuSetting', {
    kbBotId: bot.id,
    appSecret: 'secret',
    ...secrets,
  });
  const { callbackPath } = saved.as(channels.updateFeishu).feishu;
  const cards = () => platform.calls(/^\/open-apis\/im\//);
  model.play({ script: 'slow', delay: 1_000, pieces: PIECES });

  const first = await start();
  const { headers, body } = fromFeishu(secrets, feishuText(secrets, 'ou-ann', 'om-kill', QUESTION));
  expect((await fetch(first.url + callbackPath, { method: 'POST', headers, body })).status).toBe(200);
  // A kill before the card's id is kept leaves it to the platform, which makes no second one for the same uuid.
  const isKept = async () => {
    const rows = await seeding.services.db.select({ address: channelMessage.address }).from(channelMessage);
    return rows.some(({ address }) => address['card'] !== undefined);
  };
  await eventually(isKept, 30_000);
  await first.kill();
  expect(JSON.stringify(cards())).not.toContain('参考资料');

  model.play({ script: 'normal', pieces: PIECES });
  const second = await start();
  await seeding.services.db.delete(answerInstance);
  await eventually(() => String(cards().at(-1)?.body['content']).includes('参考资料'), 30_000);
  expect(String(cards().at(-1)!.body['content'])).toContain('享有十天');
  expect(cards().filter(({ method }) => method === 'POST')).toHaveLength(1);
  await second.stop();
}, 90_000);
