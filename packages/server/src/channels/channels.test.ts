import { channelMessages, channels, replyRules, sharing } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { eventually, PIECES, QUESTION } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { balanceOf } from '../coins/move.ts';
import { tenant } from '../identity/schema.ts';
import { PLAIN_MODEL } from '../meta/models.ts';
import { newId } from '../platform/database/columns.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { accountOf } from './accounts.ts';
import { dispatcherOf } from './dispatcher.ts';
import { fromOutside } from './plainText.ts';
import { channelDelivery, channelMessage, kbBotChannel } from './schema.ts';
import { miniProgramPicture, startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';
import {
  dingTalkText,
  douyinComment,
  douyinMessage,
  feishuText,
  fromDingTalk,
  fromDouyin,
  fromFeishu,
  fromWechat,
  wechatText,
  type Callback,
} from './testing/signed.ts';
import { dingTalk } from './dingTalk/index.ts';
import { decrypt as decryptFeishu } from './feishu/index.ts';
import { decrypt, signatureOf } from './wechat/crypto.ts';

let server: TestServer;
let model: FakeModel;
let platform: FakePlatform;
let owner: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;

beforeAll(async () => {
  model = await startFakeModel();
  platform = await startFakePlatform();
  server = await createTestServer({
    environment: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      WECHAT_BASE_URL: platform.url,
      FEISHU_BASE_URL: platform.url,
      DINGTALK_BASE_URL: platform.url,
      DINGTALK_WEBHOOK_ORIGIN: platform.url,
      WECHAT_MINI_APP_ID: 'wx-mini',
      WECHAT_MINI_APP_SECRET: 'secret-of-mini',
      OUTGOING_IPS: '203.0.113.7,203.0.113.8',
      DOUYIN_CLIENT_KEY: 'aw-key',
      DOUYIN_CLIENT_SECRET: 'secret-of-douyin',
      DOUYIN_BASE_URL: platform.url,
      PUBLIC_ORIGIN: 'https://xing.example.com',
    },
  });
  server.clock.toNoon();
});
afterAll(async () => {
  await server.close();
  await Promise.all([model.close(), platform.close()]);
});
beforeEach(async () => {
  owner = await server.member('owner');
  const settings = { permission: 'public', isShowSimilarQuestions: false } as const;
  bot = await seedAssistant(server.services, { owner: { type: 'tenant', id: owner.tenantId! }, settings });
  model.play({ script: 'normal', pieces: PIECES });
  platform.play(() => undefined);
  platform.seen.length = 0;
});

const now = () => server.services.now().getTime();
const path = '/api/v1/tenantKbBotPublishSetting';
const save = (name: string, body: object, who = owner) =>
  who.call('POST', `${path}/update/${name}`, { kbBotId: bot.id, ...body });

/** The three platforms, each configured by its maker, with what somebody sends and what he reads. */
const ways = {
  woa_chat: {
    async connect(more: object = {}) {
      const appId = `wx${newId()}`;
      const body = { appId, appSecret: 'secret-of-wechat', ...more };
      const { chat } = (await save('weOfficialAccountSetting/chat', body)).as(channels.updateWeOfficialAccount);
      return {
        callbackPath: chat.callbackPath,
        ask: (id: string, text: string, person = 'o-lin', options: { at?: number; encrypted?: boolean } = {}) =>
          fromWechat({ ...chat, appId }, wechatText(person, id, text), { at: now(), ...options }),
        secrets: { ...chat, appId },
      };
    },
    sent: () =>
      platform
        .calls('/cgi-bin/message/custom/send')
        .map(({ body }) => (body as { text: { content: string } }).text.content),
    to: () => platform.calls('/cgi-bin/message/custom/send').map(({ body }) => body['touser']),
  },
  feishu_chat: {
    async connect() {
      const secrets = {
        appId: `cli_${newId()}`,
        appSecret: 'secret-of-feishu',
        encryptKey: 'key-of-feishu',
        verificationToken: 'token-of-feishu',
      };
      const { feishu } = (await save('feishuSetting', secrets)).as(channels.updateFeishu);
      return {
        callbackPath: feishu.callbackPath,
        ask: (id: string, text: string, person = 'ou-lin', options: { at?: number } = {}) =>
          fromFeishu(secrets, feishuText(secrets, person, id, text), options.at ?? now()),
        secrets,
      };
    },
    // The card as it reads after its last change.
    sent: () => {
      const cards = new Map<string, string>();
      for (const { method, path: called, body } of platform.calls(/^\/open-apis\/im\//)) {
        const key = method === 'POST' ? `reply ${called}` : `card ${called}`;
        cards.set(method === 'PATCH' ? [...cards.keys()].at(-1)! : key, String(body['content']));
      }
      return [...cards.values()].map(
        (card) => (JSON.parse(card) as { body: { elements: { content: string }[] } }).body.elements[0]!.content,
      );
    },
    to: () => platform.calls(/\/reply$/).map(({ path: called }) => called.split('/').at(-2)),
  },
  dingTalk_chat: {
    async connect() {
      const appKey = `ding${newId()}`;
      const { dingTalk } = (await save('dingTalkSetting', { appKey, appSecret: 'secret-of-ding' })).as(
        channels.updateDingTalk,
      );
      const webhook = {
        sessionWebhook: `${platform.url}/robot/sendBySession?session=one`,
        sessionWebhookExpiredTime: 0,
      };
      return {
        callbackPath: dingTalk.callbackPath,
        ask: (id: string, text: string, person = 'lin', { at = now(), ...more }: { at?: number } = {}) =>
          fromDingTalk(
            'secret-of-ding',
            dingTalkText(appKey, person, id, text, {
              ...webhook,
              sessionWebhookExpiredTime: now() + 3_600_000,
              ...more,
            }),
            at,
          ),
        secrets: { appKey },
      };
    },
    sent: () =>
      platform.calls('/robot/sendBySession').map(({ body }) => (body as { markdown: { text: string } }).markdown.text),
    to: () => platform.calls('/robot/sendBySession').map(({ query }) => query['session']),
  },
} as const;
type Channel = keyof typeof ways;
const all = Object.keys(ways) as Channel[];

const send = (callbackPath: string, { method, query, headers, body }: Callback) =>
  server.app.inject({ method, url: `${callbackPath}${query}`, headers, ...(method === 'POST' && { payload: body }) });
const messagesOf = () => server.services.db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, bot.id));
const stateOf = async (channel: Channel) => {
  const { rows } = (await owner.call('POST', `${path}/query/channels`, { kbBotId: bot.id })).as(channels.list);
  return rows.find((row) => row.channel === channel)!;
};
/** Everything that was received has come to rest. */
const quiet = () =>
  eventually(async () => {
    const { db } = server.services;
    const [message] = await db.select().from(channelMessage).where(eq(channelMessage.state, 'waiting'));
    const [answering] = await db.select().from(channelMessage).where(eq(channelMessage.state, 'answering'));
    const [waiting] = await db.select().from(channelDelivery).where(eq(channelDelivery.state, 'waiting'));
    const [sending] = await db.select().from(channelDelivery).where(eq(channelDelivery.state, 'sending'));
    return !message && !answering && !waiting && !sending;
  });

describe('every platform', () => {
  it.each(all)(
    '%s: a question is acknowledged at once and answered once with its source, however often it is delivered [PUB-11] [PUB-14] [PUB-15] (HOOK-01)',
    async (channel) => {
      const way = ways[channel];
      const { callbackPath, ask } = await way.connect();
      const before = await balanceOf(server.services.db, { type: 'tenant', id: owner.tenantId! });
      model.play({ script: 'held' });
      const asked = ask('m-1', QUESTION);
      for (const callback of [asked, ask('m-1', QUESTION), asked]) {
        const answer = await send(callbackPath, callback);
        expect([answer.statusCode, answer.body]).toEqual([200, channel === 'woa_chat' ? 'success' : '{}']);
      }
      // Acknowledged while the model has not said anything yet.
      model.release();
      await quiet();
      expect(way.sent()).toHaveLength(1);
      expect(way.sent()[0]).toContain('享有十天');
      expect(way.sent()[0]).toContain('参考资料');
      expect(way.sent()[0]).toContain('[1] 员工手册.pdf 第1页');
      expect(await messagesOf()).toMatchObject([
        { question: QUESTION, source: channel, side: 'web', answerStatus: 'success' },
      ]);
      const after = await balanceOf(server.services.db, { type: 'tenant', id: owner.tenantId! });
      expect(before - after).toBe(1);
      expect(await stateOf(channel)).toMatchObject({ status: 'enabled', messagesToday: 1, refused: 0, lastError: '' });
      // Hours later, as some platforms do.
      await send(callbackPath, ask('m-1', QUESTION));
      await quiet();
      expect(way.sent()).toHaveLength(1);
    },
  );

  it.each(all)(
    '%s: what cannot be stored of a message is left out or replaced, and the rest is answered [PUB-14] (HOOK-02)',
    async (channel) => {
      const { callbackPath, ask } = await ways[channel].connect();
      // XML has no half characters: they come in JSON alone.
      const half = channel === 'woa_chat' ? '\ufffd' : '\ud800';
      expect((await send(callbackPath, ask('m-\0' + '1', `${QUESTION}\0${half}`, `li\0n${half}`))).statusCode).toBe(
        200,
      );
      await quiet();
      const [message] = await messagesOf();
      expect(message).toMatchObject({ question: `${QUESTION}\ufffd`, answerStatus: 'success' });
      expect((await send(`${callbackPath}%00`, ask('m-2', QUESTION))).statusCode).toBe(400);
      const marked = ask('m-3', QUESTION);
      const odd = { ...marked, query: `${marked.query || '?x=1'}&nonce2=%00&openid2=%ED%A0%80` };
      expect((await send(callbackPath, odd)).statusCode).toBe(400);
      expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  it.each(all)(
    '%s: people are answered side by side, each in order and by his own context (HOOK-01)',
    async (channel) => {
      const { callbackPath, ask } = await ways[channel].connect();
      const asks = [1, 2, 3].flatMap((at) =>
        ['ann', 'bob'].map((person) => ask(`${person}-${at}`, `${QUESTION}${at}`, person)),
      );
      for (const callback of asks) expect((await send(callbackPath, callback)).statusCode).toBe(200);
      await quiet();
      const rows = (await messagesOf()).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
      const byPerson = [...Map.groupBy(rows, (row) => row.asker).values()];
      expect(byPerson.map((own) => own.map(({ question }) => question.at(-1)))).toEqual([
        ['1', '2', '3'],
        ['1', '2', '3'],
      ]);
    },
  );

  it.each(all)(
    '%s: what is not genuine is refused, stores nothing and is counted; nothing is a fault of the server (HOOK-02)',
    async (channel) => {
      const { callbackPath, ask } = await ways[channel].connect();
      const other = await ways[channel].connect();
      const good = ask('m-9', QUESTION);
      const statusOf = async (callback: Callback, to = callbackPath) => (await send(to, callback)).statusCode;
      const tampered = { ...good, body: good.body.replace(/.(?=[^<"]{3}["\]])/, 'x') };
      const unsigned = { ...good, query: '', headers: { 'content-type': good.headers['content-type']! } };
      const expected = channel === 'dingTalk_chat' ? [200, 400, 403] : [403];
      expect(expected).toContain(await statusOf(tampered));
      expect(await statusOf(unsigned)).toBe(403);
      expect(await statusOf(ask('m-9', QUESTION, 'lin', { at: now() - 9 * 3_600_000 }))).toBe(403);
      expect(await statusOf(good, other.callbackPath)).toBe(403);
      expect(await statusOf({ ...good, body: good.body.repeat(2_000).slice(0, 400_000) })).toBe(413);
      expect(await statusOf(good, callbackPath.slice(0, -1))).toBe(404);
      expect(await statusOf(good, callbackPath.replace(/[0-9a-f]{32}/, newId()))).toBe(404);
      for (const body of ['', '[]', '{"a":', '<xml>', '\u0000', '{}'])
        expect([400, 403]).toContain(await statusOf({ ...good, body }));
      const broken = await server.app.inject({
        method: 'POST',
        url: `${callbackPath}${good.query}`,
        headers: good.headers,
        payload: Buffer.from([0xff, 0xfe, 0x00]),
      });
      expect([400, 403]).toContain(broken.statusCode);
      expect((await stateOf(channel)).refused).toBeGreaterThan(1);
      if (channel !== 'dingTalk_chat') expect(await messagesOf()).toEqual([]);
      expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    },
  );

  it.each(all)(
    '%s: a reply that the platform does not take is tried again, then kept for the maker, who sends it [PUB-24] (CHAN-03)',
    async (channel) => {
      const { callbackPath, ask } = await ways[channel].connect();
      // Each try meets another one that stands before the platform, or answers in its name.
      const down = [
        { status: 502, body: {} },
        { status: 429, body: '<html>Too many requests</html>' },
        { status: 403, body: { message: 'forbidden' } },
        { body: '' },
        { body: '{"errcode":' },
      ];
      let calls = 0;
      platform.play(({ path: called }) => (/send|im\/v1/i.test(called) ? down[(calls += 1) % down.length] : undefined));
      await send(callbackPath, ask('m-1', QUESTION));
      await eventually(async () => {
        server.clock.advance(60_000);
        dispatcherOf(server.services).wake();
        return (await stateOf(channel)).undelivered === 1;
      });
      expect((await stateOf(channel)).lastError).not.toBe('');
      const list = () => owner.call('POST', `${path}/query/undelivered`, { kbBotId: bot.id, channel });
      const [row] = (await list()).as(channels.undelivered).rows;
      expect(row).toMatchObject({ channel, question: QUESTION, attempts: 5, nextTry: null, resendable: true });
      const stranger = await server.member('owner');
      const resend = (who: Actor, more: object = { id: row!.id }) =>
        who.call('POST', `${path}/update/resend`, { kbBotId: bot.id, channel, ...more });
      expect((await resend(stranger)).status).toBe(404);
      // As long as the platform refuses, it stays in the list, with what becomes of it.
      expect((await resend(owner)).json).toEqual({ count: 1 });
      const again = async () => (await list()).as(channels.undelivered).rows[0];
      await eventually(async () => (await again())!.attempts > 5);
      expect(await again()).toMatchObject({ id: row!.id, resendable: false, nextTry: expect.any(Number) as number });
      expect((await stateOf(channel)).undelivered).toBe(1);
      await eventually(async () => {
        server.clock.advance(60_000);
        dispatcherOf(server.services).wake();
        return (await again())!.nextTry === null;
      });
      expect(await again()).toMatchObject({ attempts: 10, resendable: true });
      platform.play(() => undefined);
      platform.seen.length = 0;
      expect((await resend(owner)).json).toEqual({ count: 1 });
      await quiet();
      expect(ways[channel].sent().at(-1)).toContain('享有十天');
      expect((await list()).json).toMatchObject({ count: 0 });
      // All at once, but for those that come too late or that no try helps.
      const deliveries = server.services.db.update(channelDelivery);
      await deliveries.set({ state: 'dead' }).where(eq(channelDelivery.id, row!.id));
      expect((await resend(stranger, {})).status).toBe(404);
      expect((await resend(owner, {})).json).toEqual({ count: 1 });
      await quiet();
      expect((await list()).json).toMatchObject({ count: 0 });
      await deliveries.set({ state: 'dead', final: true }).where(eq(channelDelivery.id, row!.id));
      expect((await resend(owner, {})).json).toEqual({ count: 0 });
      expect((await resend(owner)).error.errorMessage).toBe(channelMessages.late);
    },
  );

  it.each(all)('%s: an old token is renewed once, and the reply arrives', async (channel) => {
    const { callbackPath, ask } = await ways[channel].connect();
    let first: unknown;
    platform.play(({ path: called, query, headers }) => {
      if (!/custom\/send|im\/v1|oToMessages/.test(called)) return undefined;
      const used = query['access_token'] ?? headers.authorization ?? headers['x-acs-dingtalk-access-token'];
      first ??= used;
      return used === first ? { status: 401, body: { errcode: 42_001, code: 99_991_663 } } : undefined;
    });
    const asked =
      channel === 'dingTalk_chat'
        ? ask('m-1', QUESTION, 'lin', { sessionWebhook: '' } as object)
        : ask('m-1', QUESTION);
    await send(callbackPath, asked);
    await quiet();
    expect(platform.calls(/stable_token|internal|accessToken/)).toHaveLength(2);
    expect(await stateOf(channel)).toMatchObject({ undelivered: 0 });
  });

  it.each(all)(
    '%s: a closed channel, an unpublished assistant and a stopped enterprise answer nobody and cost nothing (HOOK-03)',
    async (channel) => {
      const { callbackPath, ask } = await ways[channel].connect();
      const { db } = server.services;
      const before = await balanceOf(db, { type: 'tenant', id: owner.tenantId! });
      const closed: [() => Promise<unknown>, () => Promise<unknown>][] = [
        [
          () => db.update(kbBotChannel).set({ status: 'disabled' }).where(eq(kbBotChannel.kbBotId, bot.id)),
          () => db.update(kbBotChannel).set({ status: 'enabled' }).where(eq(kbBotChannel.kbBotId, bot.id)),
        ],
        [
          () => db.update(kbBot).set({ permission: 'private' }).where(eq(kbBot.id, bot.id)),
          () => db.update(kbBot).set({ permission: 'public' }).where(eq(kbBot.id, bot.id)),
        ],
        [
          () => db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, owner.tenantId!)),
          () =>
            db
              .update(tenant)
              .set({ status: 'normal' } as object)
              .where(eq(tenant.id, owner.tenantId!)),
        ],
      ];
      for (const [at, [close, open]] of closed.entries()) {
        await close();
        expect((await send(callbackPath, ask(`m-${at}`, QUESTION))).statusCode).toBe(200);
        await quiet();
        if (at < 2) await open();
      }
      expect(ways[channel].sent()).toEqual([]);
      expect(await messagesOf()).toEqual([]);
      expect(await balanceOf(db, { type: 'tenant', id: owner.tenantId! })).toBe(before);
    },
  );

  it.each(all)(
    '%s: a keyword is answered by its rule, without the model and free of charge [RULE-07]',
    async (channel) => {
      const content = '七天内**可以**退货。\n\n| 方式 | 天数 |\n| --- | --- |\n| 上门 | 1 |\n| 邮寄 | 3 |';
      const rule = {
        kbBotId: bot.id,
        keywords: ['退货'],
        reply: { type: 'markdown', content },
      };
      (await owner.call('POST', '/api/v1/tenantKbBotReplyRule', rule)).as(replyRules.create);
      const { callbackPath, ask } = await ways[channel].connect();
      const before = await balanceOf(server.services.db, { type: 'tenant', id: owner.tenantId! });
      const asked = model.requests.length;
      await send(callbackPath, ask('m-1', '退货'));
      await quiet();
      const plain = '七天内可以退货。\n\n方式：上门，天数：1\n方式：邮寄，天数：3';
      const listed = '七天内**可以**退货。\n\n- 方式：上门，天数：1\n- 方式：邮寄，天数：3';
      const shown = { woa_chat: plain, dingTalk_chat: listed, feishu_chat: content };
      expect(ways[channel].sent()).toEqual([shown[channel]]);
      expect(await messagesOf()).toMatchObject([{ answerByKeyword: true, answerSource: 'keyword' }]);
      expect(model.requests.length).toBe(asked);
      expect(await balanceOf(server.services.db, { type: 'tenant', id: owner.tenantId! })).toBe(before);
    },
  );
});

describe('settings', () => {
  it('secrets are kept sealed, never answered and never logged; a new account needs its own [PUB-19] [PUB-20] [PUB-21] [PUB-22]', async () => {
    const empty = await save('weOfficialAccountSetting/chat', { appId: ' ' });
    expect(empty.error.errorMessage).toBe('请输入开发者ID');
    const missing = await save('weOfficialAccountSetting/chat', { appId: 'wx1' });
    expect([missing.status, missing.error.errorMessage]).toEqual([400, '请输入开发者密码']);
    const feishu = { appId: 'cli', appSecret: 'secret-f-1', encryptKey: 'secret-f-2', verificationToken: 'secret-f-3' };
    const words = {
      appId: '请输入APP ID',
      appSecret: '请输入APP Secret',
      encryptKey: '请输入Encrypt Key',
      verificationToken: '请输入Verification Token',
    };
    for (const [name, word] of Object.entries(words)) {
      const { [name as 'appId']: _, ...rest } = feishu;
      const refused = await save('feishuSetting', name === 'appId' ? { ...rest, appId: '' } : rest);
      expect([refused.status, refused.error.errorMessage]).toEqual([400, word]);
    }
    expect((await save('dingTalkSetting', { appKey: '', appSecret: 'x' })).error.errorMessage).toBe('请输入App Key');
    expect((await save('dingTalkSetting', { appKey: 'k' })).error.errorMessage).toBe('请输入App Secret');

    const saved = await save('weOfficialAccountSetting/chat', { appId: 'wx1', appSecret: 'secret-w-1' });
    expect(saved.as(channels.updateWeOfficialAccount).chat).toMatchObject({
      appId: 'wx1',
      status: 'enabled',
      certified: true,
      ipWhiteList: ['203.0.113.7', '203.0.113.8'],
      token: expect.stringMatching(/^[0-9a-f]{32}$/),
      encodingAesKey: expect.stringMatching(/^[A-Za-z0-9]{43}$/),
    });
    expect((await save('feishuSetting', feishu)).status).toBe(200);
    // Off and on again without typing the secret anew; the address stays.
    const off = await save('weOfficialAccountSetting/chat', { appId: 'wx1', status: 'disabled' });
    const { chat } = off.as(channels.updateWeOfficialAccount);
    expect(chat).toEqual({
      ...saved.as(channels.updateWeOfficialAccount).chat,
      status: 'disabled',
      updatedAt: chat.updatedAt,
    });
    expect((await save('weOfficialAccountSetting/chat', { appId: 'wx2' })).status).toBe(400);
    const rows = await server.services.db.select().from(kbBotChannel).where(eq(kbBotChannel.kbBotId, bot.id));
    expect(JSON.stringify(rows)).not.toContain('secret-');
    const woa = rows.find(({ channel }) => channel === 'woa_chat')!;
    expect(accountOf(server.services, woa).secrets['appSecret']).toBe('secret-w-1');
    const answers = await Promise.all(
      ['weOfficialAccountSetting', 'feishuSetting', 'dingTalkSetting', 'channels'].map((name) =>
        owner.call('POST', `${path}/query/${name}`, { kbBotId: bot.id }),
      ),
    );
    expect(answers.map(({ text }) => text).join('')).not.toMatch(/secret-/);
    expect(JSON.stringify(server.logged)).not.toMatch(/secret-[wf]/);
  });

  it('only those who build the assistant see and change them', async () => {
    const member = await server.member('member', owner.tenantId);
    const stranger = await server.member('owner');
    for (const name of ['weOfficialAccountSetting', 'feishuSetting', 'dingTalkSetting', 'channels', 'undelivered']) {
      expect((await member.call('POST', `${path}/query/${name}`, { kbBotId: bot.id })).status).toBe(403);
      expect((await stranger.call('POST', `${path}/query/${name}`, { kbBotId: bot.id })).status).toBe(404);
    }
    const secrets = { appId: 'wx1', appSecret: 'x' };
    expect((await save('weOfficialAccountSetting/chat', secrets, member)).status).toBe(403);
    expect((await save('weOfficialAccountSetting/chat', secrets, stranger)).status).toBe(404);
  });

  it.each([
    ['woa_chat', { errcode: 40_164 }, '服务器IP不在公众号的IP白名单中'],
    ['woa_chat', { errcode: 40_125 }, '开发者密码不正确'],
    ['feishu_chat', { code: 10_014 }, 'APP ID或APP Secret不正确'],
    ['dingTalk_chat', { code: 'invalid' }, '登录钉钉失败'],
  ] as const)('%s: a check says why the platform refuses: %j', async (channel, body, message) => {
    await ways[channel].connect();
    platform.play(() => ({ body }));
    const check = () => owner.call('POST', `${path}/check/channel`, { kbBotId: bot.id, channel });
    expect((await check()).as(channels.check)).toEqual({ ok: false, message });
    expect((await stateOf(channel)).lastError).toBe(message);
    platform.play(() => undefined);
    expect((await check()).as(channels.check)).toEqual({ ok: true, message: '' });
    expect((await stateOf(channel)).lastError).toBe('');
  });
});

describe('WeChat official account', () => {
  it('reads what the platform has published as a sample of its encryption', () => {
    const key = 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C';
    const sealed = 'P9nAzCzyDtyTWESHep1vC5X9xho/qYX3Zpb4yKa9SKld1DsH3Iyt3tP3zNdtp+4RPcs8TgAE7OaBO+FZXvnaqQ==';
    expect(decrypt(key, sealed, 'wx5823bf96d3bd56c7').toString()).toBe('1616140317555161061');
  });

  it('answers the check of its address, plain and encrypted messages, and a welcome on follow [PUB-11]', async () => {
    const { callbackPath, ask, secrets } = await ways.woa_chat.connect();
    const { query } = fromWechat(secrets, '', { encrypted: false, at: now() });
    const echo = await server.app.inject({ method: 'GET', url: `${callbackPath}${query}&echostr=5836` });
    expect([echo.statusCode, echo.body]).toEqual([200, '5836']);
    await server.services.db
      .update(kbBot)
      .set({ welcomeWords: { content: '您好，**欢迎**', type: 'markdown' } as never })
      .where(eq(kbBot.id, bot.id));
    const follow = wechatText('o-lin', '1', '').replace('<![CDATA[text]]>', '<![CDATA[event]]>');
    const event = follow.replace('</xml>', '<Event><![CDATA[subscribe]]></Event></xml>');
    const welcome = await send(callbackPath, fromWechat(secrets, event, { encrypted: false, at: now() }));
    expect(welcome.body).toContain('<Content><![CDATA[您好，欢迎]]></Content>');
    expect(welcome.body).toContain('<ToUserName><![CDATA[o-lin]]></ToUserName>');
    const image = wechatText('o-lin', '2', '').replace('<![CDATA[text]]>', '<![CDATA[image]]>');
    expect((await send(callbackPath, fromWechat(secrets, image, { encrypted: false, at: now() }))).body).toContain(
      '文字消息',
    );
    const sealed = (await send(callbackPath, fromWechat(secrets, image, { at: now() }))).body;
    const { 1: content = '' } = /<Encrypt><!\[CDATA\[(.*?)\]\]>/.exec(sealed)!;
    expect(decrypt(secrets.encodingAesKey, content, secrets.appId).toString()).toContain('文字消息');
    await send(callbackPath, ask('m-1', QUESTION, 'o-lin', { encrypted: false }));
    await quiet();
    expect(ways.woa_chat.to()).toEqual(['o-lin']);
  });

  it('an account that cannot send answers within the call, else by a link that only the asker can follow [PUB-11]', async () => {
    const { callbackPath, ask, secrets } = await ways.woa_chat.connect({ certified: false });
    const quick = await send(callbackPath, ask('m-1', QUESTION, 'o-lin', { encrypted: false }));
    expect(quick.body).toContain('享有十天');
    model.play({ script: 'held' });
    const slow = await send(callbackPath, ask('m-2', QUESTION, 'o-lin', { encrypted: false }));
    const { 1: menu = '' } = /msgmenuid=([\w-]+)/.exec(slow.body)!;
    expect(slow.body).toContain('正在整理答案');
    model.release();
    await quiet();
    const tap = (person: string) =>
      fromWechat(secrets, wechatText(person, newId(), '点击查看', `<bizmsgmenuid>${menu}</bizmsgmenuid>`), {
        encrypted: false,
        at: now(),
      });
    expect((await send(callbackPath, tap('o-other'))).body).toBe('success');
    expect((await send(callbackPath, tap('o-lin'))).body).toContain('享有十天');
    expect(platform.calls('/cgi-bin/message/custom/send')).toEqual([]);
    expect(await messagesOf()).toHaveLength(2);
  });

  it('an account that turns out to be uncertified is treated as one from then on', async () => {
    const { callbackPath, ask } = await ways.woa_chat.connect();
    platform.play(({ path: called }) => (called.endsWith('/custom/send') ? { body: { errcode: 48_001 } } : undefined));
    await send(callbackPath, ask('m-1', QUESTION));
    await quiet();
    const chat = await owner.call('POST', `${path}/query/weOfficialAccountSetting`, { kbBotId: bot.id });
    expect(chat.as(channels.weOfficialAccount).chat?.certified).toBe(false);
    expect((await send(callbackPath, ask('m-2', QUESTION, 'o-lin', { encrypted: false }))).body).toContain('享有十天');
  });

  it('what was probably meant stands below what was found for it', async () => {
    const { db } = server.services;
    await db.update(kbBot).set({ publicDomainModel: PLAIN_MODEL }).where(eq(kbBot.id, bot.id));
    const { callbackPath, ask } = await ways.woa_chat.connect();
    await send(callbackPath, ask('m-1', 'nianjia jitian'));
    await quiet();
    expect(ways.woa_chat.sent().join('')).toMatch(/五天带薪年假[^]*您是不是想问“年假几天”？/);
  });

  it('a long answer comes in five texts at most, each within 2,048 bytes and whole characters', async () => {
    const { callbackPath, ask } = await ways.woa_chat.connect();
    model.play({ pieces: [...PIECES, ...Array.from({ length: 900 }, (_, at) => `第${at}条：员工😀享有年假。\n`)] });
    await send(callbackPath, ask('m-1', QUESTION));
    await quiet();
    const sent = ways.woa_chat.sent();
    expect(sent).toHaveLength(5);
    expect(sent.every((text) => Buffer.byteLength(text) <= 2_048 && text.isWellFormed())).toBe(true);
    expect(sent.at(-1)).toContain(`完整的回答和来源：https://xing.example.com/b/${bot.publicId}?answer=`);
    expect(sent.at(-1)).toContain('[1] 员工手册.pdf');
  });
});

describe('what is no plain text', () => {
  /** The same message in another kind. */
  const feishuOf = (
    secrets: { appId: string; verificationToken: string },
    id: string,
    type: string,
    content: object,
  ) => {
    const event = feishuText(secrets as never, 'ou-lin', id, '') as { event: { message: object } };
    Object.assign(event.event.message, { message_type: type, content: JSON.stringify(content) });
    return event;
  };

  it('a Feishu text with paragraphs, links and pictures is read; who sends a picture alone is told [PUB-14]', async () => {
    const { callbackPath, secrets } = await ways.feishu_chat.connect();
    const say = (id: string, type: string, content: object) =>
      send(callbackPath, fromFeishu(secrets, feishuOf(secrets, id, type, content), now()));
    const at = { tag: 'at', user_id: '@_user_1', text: '助手' };
    const link = { tag: 'a', href: 'https://example.com', text: '年假' };
    await say('om-1', 'post', {
      title: '请教',
      content: [[at, link, { tag: 'text', text: '有几天？' }], [{ tag: 'img', image_key: 'img_1' }]],
    });
    await say('om-2', 'post', { title: '', content: [[{ tag: 'img', image_key: 'img_2' }]] });
    await say('om-3', 'image', { image_key: 'img_3' });
    await say('om-4', 'system', { template: 'bot_added' });
    await quiet();
    expect((await messagesOf()).map(({ question }) => question)).toEqual(['请教 年假有几天？']);
    expect(ways.feishu_chat.sent().map((text) => text.slice(0, 10))).toEqual([
      expect.stringContaining('员工'),
      '暂时只能回答文字消息',
      '暂时只能回答文字消息',
    ]);
  });

  it('a DingTalk text with pictures and what was spoken are read; who sends a picture alone is told [PUB-15]', async () => {
    const { callbackPath, ask } = await ways.dingTalk_chat.connect();
    const say = (id: string, msgtype: string, content: object) =>
      send(callbackPath, ask(id, '', 'lin', { msgtype, text: undefined, content } as object));
    await say('m-1', 'richText', { richText: [{ text: '年假' }, { type: 'picture' }, { text: '有几天？' }] });
    await say('m-2', 'audio', { recognition: '病假呢？' });
    await say('m-3', 'picture', { downloadCode: 'code' });
    await quiet();
    expect((await messagesOf()).map(({ question }) => question).toSorted()).toEqual(['年假有几天？', '病假呢？']);
    expect(ways.dingTalk_chat.sent().filter((text) => text === '暂时只能回答文字消息')).toHaveLength(1);
    expect(ways.dingTalk_chat.sent()).toHaveLength(3);
  });

  it('pictures of a keyword reply come as each platform can show them, under addresses that open there [RULE-07]', async () => {
    const content = '看图：![安装图](/file/v1/open/image/ab12)';
    const rule = { kbBotId: bot.id, keywords: ['安装'], reply: { type: 'markdown', content } };
    (await owner.call('POST', '/api/v1/tenantKbBotReplyRule', rule)).as(replyRules.create);
    for (const channel of all) {
      const { callbackPath, ask } = await ways[channel].connect();
      await send(callbackPath, ask('m-1', '安装'));
      await quiet();
    }
    const address = 'https://xing.example.com/file/v1/open/image/ab12';
    expect(all.map((channel) => ways[channel].sent())).toEqual([
      [`看图：[安装图] ${address}`],
      [`看图：[安装图](${address})`],
      [`看图：![安装图](${address})`],
    ]);
    // Files may have a host of their own; what stands elsewhere stays as it is.
    const text = `${content}[页](/b/1)[外](//x.example/a)`;
    expect(fromOutside(text, { pages: 'https://p.example', files: 'https://f.example' })).toBe(
      '看图：![安装图](https://f.example/file/v1/open/image/ab12)[页](https://p.example/b/1)[外](//x.example/a)',
    );
    expect(fromOutside(text, {})).toBe(text);
  });
});

describe('Feishu', () => {
  it('answers the check of its address with the right token only [PUB-14]', async () => {
    const { callbackPath, secrets } = await ways.feishu_chat.connect();
    const check = (token: string) =>
      send(callbackPath, fromFeishu(secrets, { type: 'url_verification', challenge: 'abc', token }, now()));
    const right = await check(secrets.verificationToken);
    expect([right.statusCode, right.json<unknown>()]).toEqual([200, { challenge: 'abc' }]);
    expect((await check('wrong')).statusCode).toBe(403);
  });

  it('in a group only who mentions it is answered, in a conversation of his own; one card grows [PUB-14]', async () => {
    const { callbackPath, secrets } = await ways.feishu_chat.connect();
    model.play({ script: 'slow', delay: 300 });
    const inGroup = (person: string, id: string, mentioned: boolean) =>
      send(
        callbackPath,
        fromFeishu(secrets, feishuText(secrets, person, id, QUESTION, { chat: 'oc-1', mentioned }), now()),
      );
    await inGroup('ann', 'om-1', false);
    await inGroup('ann', 'om-2', true);
    await inGroup('bob', 'om-3', true);
    await quiet();
    expect(
      platform
        .calls(/\/reply$/)
        .map(({ path: called }) => called.split('/').at(-2) ?? '')
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['om-2', 'om-3']);
    expect(platform.calls(/^\/open-apis\/im\//).filter(({ method }) => method === 'PATCH').length).toBeGreaterThan(1);
    const rows = await messagesOf();
    expect(rows.map(({ question }) => question)).toEqual([QUESTION, QUESTION]);
    expect(new Set(rows.map(({ asker }) => asker)).size).toBe(2);
  });
});

describe('DingTalk', () => {
  it('replies by the open API when the session has ended, and never calls a foreign address [PUB-15]', async () => {
    const { callbackPath, ask, secrets } = await ways.dingTalk_chat.connect();
    const elsewhere = { sessionWebhook: 'http://127.0.0.1:9/steal', sessionWebhookExpiredTime: now() + 3_600_000 };
    await send(callbackPath, ask('m-1', QUESTION, 'lin', { sessionWebhookExpiredTime: now() - 1 } as object));
    await send(callbackPath, ask('m-2', QUESTION, 'lin', elsewhere as object));
    const group = { conversationType: '2', conversationId: 'cid-group', isInAtList: true, sessionWebhook: '' };
    await send(callbackPath, ask('m-3', QUESTION, 'lin', group as object));
    await send(callbackPath, ask('m-4', QUESTION, 'lin', { ...group, isInAtList: false } as object));
    await quiet();
    expect(platform.calls('/robot/sendBySession')).toEqual([]);
    const alone = platform.calls('/v1.0/robot/oToMessages/batchSend');
    expect(alone.map(({ body }) => [body['robotCode'], body['userIds']])).toEqual([
      [secrets.appKey, ['staff-lin']],
      [secrets.appKey, ['staff-lin']],
    ]);
    expect(platform.calls('/v1.0/robot/groupMessages/send').map(({ body }) => body['openConversationId'])).toEqual([
      'cid-group',
    ]);
  });
});

describe('what is shared', () => {
  const poster = (who = owner) => who.call('POST', '/api/v1/tenantKbBotPublish/moments/poster', { kbBotId: bot.id });
  const code = (who = owner) => who.call('POST', `${path}/query/weMiniSetting`, { kbBotId: bot.id });
  const change = (values: Partial<typeof kbBot.$inferInsert>) =>
    server.services.db.update(kbBot).set(values).where(eq(kbBot.id, bot.id));

  it('a poster says the welcome words without their marks [PUB-12]', async () => {
    await change({ welcomeWords: { type: 'markdown', content: '# 您好\n**直接**问我\n#保修多久？#' } });
    expect((await poster()).as(sharing.poster)).toMatchObject({
      name: bot.name,
      welcomeWords: '您好\n直接问我\n保修多久？',
    });
  });

  it('the code of the mini program carries the public id and comes as a picture; the secret goes to WeChat alone [PUB-13]', async () => {
    const answer = await code();
    expect(answer.as(sharing.miniProgramCode).image).toBe(
      `data:image/png;base64,${miniProgramPicture.toString('base64')}`,
    );
    expect(answer.text).not.toContain('secret-of-mini');
    const [asked] = platform.calls('/wxa/getwxacodeunlimit');
    expect(asked).toMatchObject({
      query: { access_token: expect.any(String) as string },
      body: { scene: bot.publicId },
    });
  });

  it.each([
    ['a refusal', { body: { errcode: 41030, errmsg: 'invalid page' } }, '小程序返回错误41030'],
    ['a page', { status: 502, body: {} }, '小程序返回错误'],
  ])('%s of WeChat is told, and is no picture [PUB-13]', async (_, played, said) => {
    platform.play(({ path: asked }) => (asked === '/wxa/getwxacodeunlimit' ? played : undefined));
    const answer = await code();
    expect(answer.status).toBe(503);
    expect(answer.text).toContain(said);
  });

  it('nothing is shared that not everybody may open, and by makers of the enterprise alone [PUB-12] [PUB-13]', async () => {
    const [member, stranger] = [await server.member('member', owner.tenantId), await server.member('owner')];
    for (const share of [poster, code]) {
      expect((await share(member)).status).toBe(403);
      expect((await share(stranger)).status).toBe(404);
      for (const permission of ['protected', 'private'] as const) {
        await change({ permission });
        expect((await share()).status).toBe(409);
      }
      await change({ permission: 'public' });
    }
    expect(platform.calls('/wxa/getwxacodeunlimit')).toEqual([]);
  });
});

it('a test message goes to whoever wrote last, and what is left for the day is told', async () => {
  const { callbackPath, ask } = await ways.woa_chat.connect();
  const test = (channel = 'woa_chat', who = owner) =>
    who.call('POST', `${path}/check/message`, { kbBotId: bot.id, channel });
  const quota = async () =>
    (await owner.call('POST', `${path}/query/quota`, { kbBotId: bot.id, channel: 'woa_chat' })).as(channels.quota);
  expect((await test()).json).toMatchObject({ errorMessage: '请先在平台上给助手发一条消息' });
  expect((await test('feishu_chat')).status).toBe(404);
  expect((await test('woa_chat', await server.member('owner'))).status).toBe(404);
  await send(callbackPath, ask('t-1', QUESTION, 'o-wang'));
  await eventually(() => ways.woa_chat.sent().length === 1);
  expect((await test()).json).toEqual({ ok: true, message: '' });
  expect(ways.woa_chat.sent()[1]).toContain('这是一条测试消息');
  expect(ways.woa_chat.to()).toEqual(['o-wang', 'o-wang']);
  await eventually(async () => (await quota()).sentToday === 1);
  expect(await quota()).toMatchObject({ daily: { limit: 500_000, left: 499_988 }, each: 5, hours: 48 });
  platform.play(() => ({ body: { errcode: 45_047 } }));
  expect((await test()).json).toEqual({ ok: false, message: '已达到可回复条数上限' });
  expect((await quota()).daily).toBeNull();
  await server.services.db.update(channelMessage).set({ receivedAt: new Date(now() - 49 * 3_600_000) });
  expect((await test()).json).toMatchObject({ errorMessage: '超过可回复时限' });
});

it('a test message to Feishu changes no card that somebody reads', async () => {
  const { callbackPath, ask } = await ways.feishu_chat.connect();
  await send(callbackPath, ask('om-1', QUESTION));
  // The answers of earlier tests stand there too: it is waited for this one's end.
  await quiet();
  expect(ways.feishu_chat.sent()[0]).toContain('参考资料');
  platform.seen.length = 0;
  const body = { kbBotId: bot.id, channel: 'feishu_chat' };
  expect((await owner.call('POST', `${path}/check/message`, body)).json).toEqual({ ok: true, message: '' });
  expect(platform.calls(/^\/open-apis\/im\//).map(({ method }) => method)).toEqual(['POST']);
});

it('whoever asks for a person on a platform is not sent to a web page that he has not before him', async () => {
  const { callbackPath, ask } = await ways.dingTalk_chat.connect();
  await send(callbackPath, ask('m-person', '转人工'));
  await eventually(() => ways.dingTalk_chat.sent().length === 1);
  const [said] = ways.dingTalk_chat.sent();
  expect(said).toContain('这里暂时不能转接人工客服');
  expect(said).not.toMatch(/网页|点击/);
});

describe('Douyin', () => {
  const callback = '/api/v1/open/douyin/callback';
  const setting = async (who = owner) =>
    (await who.call('POST', `${path}/query/douyinSetting`, { kbBotId: bot.id })).as(channels.douyin).openId;
  const setOut = async (who = owner, kbBotId = bot.id) => {
    const { url } = (await who.call('POST', `${path}/authorize/douyinSetting`, { kbBotId })).as(
      channels.authorizeDouyin,
    );
    return new URL(url).searchParams;
  };
  const finish = (state: string, who = owner, kbBotId = bot.id) =>
    save('douyinSetting', { kbBotId, code: 'code-1', state }, who);
  /** The account that the platform says was authorised. */
  const authorises = (openId: string) =>
    platform.play(({ path: called }) =>
      called.startsWith('/oauth/')
        ? {
            body: {
              data: { error_code: 0, open_id: openId, access_token: 'act', refresh_token: 'rft', expires_in: 9_999 },
            },
          }
        : undefined,
    );
  const event = (account: string, id: string, text: string, person = 'dy-lin') =>
    ({ clientKey: 'aw-key', account, person, id, text, at: now() }) as const;
  const deliver = async (body: object, secret = 'secret-of-douyin') => {
    const { headers, body: payload } = fromDouyin(secret, body);
    return await server.app.inject({ method: 'POST', url: callback, headers, payload });
  };
  const messages = () => platform.calls('/im/send/msg/').map(({ body }) => body as Record<string, unknown>);
  const comments = () => platform.calls('/item/comment/reply/').map(({ body }) => body as Record<string, unknown>);

  it('says whether this platform has an application at all, and sets nobody out without one', async () => {
    const told = async (who: Actor, kbBotId: string) =>
      (await who.call('POST', `${path}/query/douyinSetting`, { kbBotId })).as(channels.douyin);
    expect(await told(owner, bot.id)).toEqual({ configured: true, openId: null });
    await using bare = await createTestServer({ database: server.database });
    const unset = await bare.member('owner');
    const its = await seedAssistant(bare.services, {
      owner: { type: 'tenant', id: unset.tenantId! },
      settings: { permission: 'public' },
    });
    expect(await told(unset, its.id)).toEqual({ configured: false, openId: null });
    const refused = await unset.call('POST', `${path}/authorize/douyinSetting`, { kbBotId: its.id });
    expect([refused.status, refused.error.errorMessage]).toEqual([409, '平台尚未配置抖音应用，请联系管理员']);
  });

  it('an account is authorised for the assistant and by the person who set out, and for one assistant only [PUB-23]', async () => {
    expect(await setting()).toBeNull();
    const query = await setOut();
    const state = query.get('state')!;
    expect(state.split('.')[0]).toBe(bot.publicId);
    expect(query.get('client_key')).toBe('aw-key');
    const back = new URL(query.get('redirect_uri')!);
    const came = await server.app.inject(`${back.pathname}?code=code-1&state=${state}`);
    expect([came.statusCode, came.headers.location]).toEqual([
      302,
      `https://xing.example.com/a/train/bot/${bot.id}/release/platform#douyin?state=${state}&code=code-1`,
    ]);
    expect(await setting()).toBeNull();
    expect((await server.app.inject(`${back.pathname}?code=code-1&state=unknown`)).statusCode).toBe(404);

    // Another person of the same enterprise, another assistant, a changed signature, an old state.
    const other = await server.member('owner');
    const second = await seedAssistant(server.services, {
      owner: { type: 'tenant', id: owner.tenantId! },
      settings: { permission: 'public' },
    });
    expect((await finish(state, other)).status).toBe(404);
    for (const attempt of [
      () => finish(state, owner, second.id),
      () => finish(`${state}x`),
      () => finish(state.replace(/\.\d+\./, `.${now() + 86_400_000}.`)),
    ])
      expect((await attempt()).json).toMatchObject({ errorMessage: '授权已失效，请重新授权' });
    expect(await setting()).toBeNull();
    const account = `dy-${newId()}`;
    authorises(account);
    expect((await finish(state)).json).toEqual({ openId: account });
    expect(await setting()).toBe(account);
    const again = (await setOut(owner, second.id)).get('state')!;
    expect((await finish(again, owner, second.id)).json).toMatchObject({ errorMessage: '该抖音号已关联其他助手' });
    // What the platform keeps secret stands nowhere readable.
    const rows = await server.services.db.select().from(kbBotChannel).where(eq(kbBotChannel.account, account));
    expect(rows.map(({ channel }) => channel).toSorted()).toEqual(['douyin_chat', 'douyin_video_comment']);
    expect(JSON.stringify(rows)).not.toContain('rft');
  });

  it('what cannot be stored of a message or a comment is left out or replaced, and the rest is answered [PUB-16] (HOOK-02)', async () => {
    const account = `dy-${newId()}`;
    authorises(account);
    expect((await finish((await setOut()).get('state')!)).status).toBe(200);
    for (const body of [
      douyinMessage(event(account, 'm-\0odd', `${QUESTION}\0\ud800`, 'dy-\0\ud800')),
      douyinComment(event(account, 'c-\0odd', `${QUESTION}\0\ud800`, 'dy-\0\ud800')),
    ])
      expect((await deliver({ ...body, '\0': '\0' })).statusCode).toBe(200);
    await quiet();
    const asked = { question: `${QUESTION}\ufffd`, answerStatus: 'success' };
    expect(await messagesOf()).toMatchObject([asked, asked]);
    for (const query of ['?code=%00&state=x', '?state=%00', '?state=%ED%A0%80'])
      expect([400, 404]).toContain(
        (await server.app.inject(`/api/v1/open/tenantKbBotPublishSetting/update/douyinSetting${query}`)).statusCode,
      );
    expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  it('private messages and comments are answered once each, and nothing that is forged, old, or said to others [PUB-16] [PUB-17]', async () => {
    const account = `dy-${newId()}`;
    authorises(account);
    expect((await finish((await setOut()).get('state')!)).status).toBe(200);
    const shake = { event: 'verify_webhook', client_key: 'aw-key', content: { challenge: 12_345 } };
    expect((await deliver(shake)).json()).toEqual({ challenge: 12_345 });
    expect((await deliver(shake, 'guessed')).statusCode).toBe(403);
    expect((await deliver({ ...shake, client_key: 'aw-other' })).statusCode).toBe(403);
    for (const body of [[], { event: 1 }, { ...douyinMessage(event(account, 'm-0', QUESTION)), content: '{' }])
      expect((await deliver(body)).statusCode).toBe(400);
    const asked = douyinMessage(event(account, 'm-1', QUESTION));
    for (const body of [
      asked,
      asked,
      douyinMessage(event(account, 'm-2', QUESTION, account)),
      douyinMessage(event(account, 'm-3', 'x'), 'image'),
      douyinMessage({ ...event(account, 'm-4', QUESTION), at: now() - 2 * 86_400_000 }),
      douyinMessage(event('dy-nobody', 'm-5', QUESTION)),
      douyinComment(event(account, 'c-1', QUESTION, 'dy-wang')),
      douyinComment(event(account, 'c-2', QUESTION, 'dy-zhou'), 'c-1'),
      douyinComment(event(account, 'c-3', QUESTION, account)),
    ])
      expect([(await deliver(body)).statusCode]).toEqual([200]);
    await eventually(async () => messages().length === 2 && comments().length === 1);
    const texts = messages().map(({ content }) => (content as { text: { text: string } }).text.text);
    // A picture cannot be read; who sent it is told.
    expect(texts).toContain('暂时只能回答文字消息');
    const answered = messages().find(({ msg_id: id }) => id === 'm-1')!;
    expect(answered).toMatchObject({ conversation_id: 'chat-dy-lin', to_user_id: 'dy-lin' });
    const said = (answered['content'] as { text: { text: string } }).text.text;
    expect(said).toContain('享有十天');
    expect(said).toContain('[1] 员工手册.pdf 第1页');
    expect(comments()[0]).toMatchObject({ item_id: '@item-1', comment_id: 'c-1' });
    // Numbers lead nowhere under a video.
    expect(comments()[0]!['content']).toMatch(/享有十天/);
    expect(comments()[0]!['content']).not.toMatch(/\[\d\]/);
    const { db } = server.services;
    const kept = await db.select().from(channelMessage).where(eq(channelMessage.account, account));
    expect(kept.map(({ platformId, state }) => `${platformId} ${state}`).toSorted()).toEqual([
      'c-1 answered',
      'c-2 ignored',
      'm-1 answered',
      'm-3 answered',
      'm-4 ignored',
    ]);
    const asks = await db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, bot.id));
    expect(asks.map(({ source }) => source).toSorted()).toEqual(['douyin_chat', 'douyin_video_comment']);
  });

  it('an authorisation that has ended is told, and one that is renewed sends with the new token', async () => {
    const account = `dy-${newId()}`;
    authorises(account);
    await finish((await setOut()).get('state')!);
    let token = 'act';
    platform.play(({ path: called, headers }) => {
      if (called.startsWith('/oauth/'))
        return {
          body: {
            data: {
              error_code: 0,
              open_id: account,
              access_token: (token += '+'),
              refresh_token: 'rft',
              expires_in: 9_999,
            },
          },
        };
      return headers['access-token'] === 'act++' ? undefined : { body: { data: { error_code: 2_190_008 } } };
    });
    await deliver(douyinMessage(event(account, 'm-1', QUESTION)));
    await eventually(async () => messages().length === 2);
    const check = () => owner.call('POST', `${path}/check/channel`, { kbBotId: bot.id, channel: 'douyin_chat' });
    expect((await check()).json).toEqual({ ok: true, message: '' });
    platform.play(() => ({ body: { data: { error_code: 10_010 }, message: 'error' } }));
    expect((await check()).json).toEqual({ ok: false, message: '抖音授权已过期，请重新授权' });
  });
});

describe('what others have sealed and signed', () => {
  it("WeChat Work's own sample, and what @wecom/crypto 1.0.1 has sealed, are read as they were written", () => {
    // developer.work.weixin.qq.com/document/path/90968
    const key = 'jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C';
    const sample =
      'RypEvHKD8QQKFhvQ6QleEB4J58tiPdvo+rtK1I9qca6aM/wvqnLSV5zEPeusUiX5L5X/0lWfrf0QADHHhGd3QczcdCUpj911L3vg3W/sYYvuJTs3TUUkSUXxaccAS0qhxchrRYt66wiSpGLYL42aM6A8dTT+6k4aSknmPj48kzJs8qLjvd4Xgpue06DOdnLxAUHzM6+kDZ+HMZfJYuR+LtwGc2hgf5gsijff0ekUNXZiqATP7PF5mZxZ3Izoun1s4zG4LUMnvw2r+KqCKIw+3IQH03v+BCA9nMELNqbSf6tiWSrXJB3LAVGUcallcrw8V2t9EL4EhzJWrQUax5wLVMNS0+rUPA3k22Ncx4XXZS9o0MBH27Bo6BpNelZpS+/uh9KsNlY6bHCmJU9p8g7m3fVKn28H3KDYA5Pl/T8Z1ptDAVe0lXdQ2YoyyH2uyPIGHBZZIs2pDBS8R07+qN+E7Q==';
    const read = decrypt(key, sample, 'wx5823bf96d3bd56c7').toString();
    expect(read).toContain('<Content><![CDATA[hello]]></Content>');
    expect(read).toContain('<MsgId>4561255354251345929</MsgId>');
    expect(signatureOf('QDG6eK', '1409659813', '1372623149', sample)).toBe('477715d11cdb4164915debcba66cb864d751f3e6');
    expect(() => decrypt(key, sample, 'wx5823bf96d3bd56c8')).toThrow('another account');
    const sealed =
      'LFuhS5gbK+AvL9y04IBcvy350siqxmU/zMXqOD/Oh9LNdpCVgGF6Snl3PDtHmRdKffukN2JjhkT1LfBnccuW6TtRDl8LnPdWCAPkvIGQ9RV/aSA5S/cs1p7eYiHFNeAPzh3iaZZnepL96WyOPvHNZSK0ELM4n6mYEcQ7W2MIQSI=';
    expect(decrypt(key, sealed, 'ww4f0c9a2b7d18e653').toString()).toBe(
      '<xml><Content><![CDATA[年假可以结转吗？]]></Content></xml>',
    );
    expect(signatureOf('token-of-the-suite', '1700000000', 'nonce-1', sealed)).toBe(
      '78338d81d06461f433d96be2b718cf9085d92861',
    );
  });

  it("Feishu's own sample is read, and a signature by DingTalk's own sample code is taken", () => {
    expect(decryptFeishu('test key', 'P37w+VZImNgPEO1RBhJ6RtKl7n6zymIbEG1pReEzghk=').toString()).toBe('hello world');
    // The inputs of DingTalk's documentation, signed by its Python code.
    const secrets = { appSecret: 'this is a secret' };
    const headers: Record<string, string> = {
      timestamp: '1577262236757',
      sign: 'DJrE6qdyVGCQz9z5r2MDuNcNAhwYnuAkyj13cx169CA=',
    };
    const call = (text: string) => ({
      method: 'POST',
      query: {},
      header: (name: string) => headers[name],
      body: Buffer.from(JSON.stringify(dingTalkText('ding', 'lin', 'm-1', text))),
      now: new Date(1_577_262_236_757),
    });
    const account = { id: '', name: 'ding', secrets, settings: {} };
    expect(dingTalk.receive(call(QUESTION), account).messages).toMatchObject([{ question: QUESTION }]);
    headers['sign'] = 'DJrE6qdyVGCQz9z5r2MDuNcNAhwYnuAkyj13cx169CB=';
    expect(() => dingTalk.receive(call(QUESTION), account)).toThrow('wrong signature');
  });
});
