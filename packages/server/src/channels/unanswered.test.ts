import { channels, coins, messages, type HeardKind, type PlatformChannel } from '@tinystar/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kbBotChatMessage } from '../answers/schema.ts';
import { eventually, PIECES, QUESTION } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { insufficientCoins, ofOwner } from '../coins/move.ts';
import { coinAccount } from '../coins/schema.ts';
import { tenant } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { sealSecrets } from './accounts.ts';
import { callbackPath as douyinPath } from './douyin/callback.ts';
import { channelDelivery, channelMessage, kbBotChannel } from './schema.ts';
import { startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';
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
import { nothingAsked, textOnly, welcomeOf } from './words.ts';

let server: TestServer;
let model: FakeModel;
let platform: FakePlatform;
let owner: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;

beforeAll(async () => {
  [model, platform] = await Promise.all([startFakeModel(), startFakePlatform()]);
  server = await createTestServer({
    environment: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      WECHAT_BASE_URL: platform.url,
      FEISHU_BASE_URL: platform.url,
      DINGTALK_BASE_URL: platform.url,
      DINGTALK_WEBHOOK_ORIGIN: platform.url,
      DOUYIN_CLIENT_KEY: 'aw-key',
      DOUYIN_CLIENT_SECRET: 'secret-of-douyin',
      DOUYIN_BASE_URL: platform.url,
      PUBLIC_ORIGIN: 'https://xing.example.com',
    },
  });
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
  platform.seen.length = 0;
});

const now = () => server.services.now().getTime();
const path = '/api/v1/tenantKbBotPublishSetting';
const save = (name: string, body: object) => owner.call('POST', `${path}/update/${name}`, { kbBotId: bot.id, ...body });
const send = (url: string, { method, query, headers, body }: Callback) =>
  server.app.inject({ method, url: `${url}${query}`, headers, payload: body });
const list = async (channel?: PlatformChannel) =>
  (await owner.call('POST', `${path}/query/unanswered`, { kbBotId: bot.id, channel })).as(channels.unanswered);
const questions = async () => {
  const { db } = server.services;
  const rows = await db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.kbBotId, bot.id));
  return rows.map(({ question }) => question);
};
/** Everything that was received by this assistant has come to rest. */
const quiet = () =>
  eventually(async () => {
    const { db } = server.services;
    const own = db.select({ id: kbBotChannel.id }).from(kbBotChannel).where(eq(kbBotChannel.kbBotId, bot.id));
    const asked = and(inArray(channelMessage.channelId, own), inArray(channelMessage.state, ['waiting', 'answering']));
    const replies = and(
      inArray(channelDelivery.channelId, own),
      inArray(channelDelivery.state, ['waiting', 'sending']),
    );
    return (await db.$count(channelMessage, asked)) + (await db.$count(channelDelivery, replies)) === 0;
  });

interface Sent {
  type: string;
  content?: unknown;
  /** What the assistant is asked by it. */
  asks?: string;
  /** What stands in the list, and whether the sender is told. */
  noted?: HeardKind;
  told?: boolean;
}
const unread = (type: string, noted: HeardKind, content: unknown = {}): Sent => ({ type, content, noted, told: true });

interface Way {
  /** Connects an account; answers how somebody sends there. */
  connect(): Promise<(id: string, sent: Sent) => Promise<{ body: string }>>;
  sent: readonly Sent[];
  /** The texts that were sent there. */
  replies(): string;
}
const ways: Partial<Record<PlatformChannel, Way>> = {
  feishu_chat: {
    async connect() {
      const secrets = {
        appId: `cli_${newId()}`,
        appSecret: 'secret-of-feishu',
        encryptKey: 'key-of-feishu',
        verificationToken: 'token-of-feishu',
      };
      const { feishu } = (await save('feishuSetting', secrets)).as(channels.updateFeishu);
      return (id, { type, content }) => {
        const event = feishuText(secrets, 'ou-lin', id, '') as { event: { message: object; sender: object } };
        const text = typeof content === 'string' ? content : JSON.stringify(content);
        Object.assign(event.event.message, { message_type: type, content: text });
        if (type === 'system') event.event.sender = { sender_type: 'unknown', sender_id: null };
        return send(feishu.callbackPath, fromFeishu(secrets, event, now()));
      };
    },
    sent: [
      { type: 'text', content: { text: '一' }, asks: '一' },
      {
        type: 'post',
        content: { title: '题', content: [[{ tag: 'text', text: '二' }, { tag: 'img' }], [{ tag: 'md', text: '三' }]] },
        asks: '题 二 三',
      },
      { type: 'post', content: { zh_cn: { title: '', content: [[{ tag: 'text', text: '四' }]] } }, asks: '四' },
      {
        type: 'interactive',
        content: {
          title: '卡片',
          elements: [
            [
              { tag: 'text', text: '五' },
              { tag: 'button', text: '按钮' },
            ],
          ],
        },
        asks: '卡片 五',
      },
      unread('post', 'picture', { title: '', content: [[{ tag: 'img', image_key: 'img' }]] }),
      unread('interactive', 'card', { elements: [] }),
      unread('image', 'picture', { image_key: 'img' }),
      unread('file', 'file', { file_key: 'file' }),
      unread('folder', 'file'),
      unread('audio', 'audio', { file_key: 'file', duration: 2_000 }),
      unread('media', 'video', { file_key: 'file' }),
      unread('sticker', 'sticker', { file_key: 'file' }),
      unread('share_chat', 'contact', { chat_id: 'oc' }),
      unread('share_user', 'contact', { user_id: 'ou' }),
      unread('location', 'location', { name: '上海', longitude: '1', latitude: '2' }),
      unread('merge_forward', 'forwarded', 'Merged and Forwarded Message'),
      unread('hongbao', 'other', { text: '[红包]' }),
      unread('vote', 'other', { topic: '投票' }),
      unread('todo', 'other'),
      { type: 'system', content: { template: '{from_user} started a chat' }, noted: 'system', told: false },
    ],
    replies: () =>
      platform
        .calls(/^\/open-apis\/im\//)
        .map(({ body }) => String(body['content']))
        .join('\n'),
  },
  dingTalk_chat: {
    async connect() {
      const appKey = `ding${newId()}`;
      const saved = await save('dingTalkSetting', { appKey, appSecret: 'secret-of-ding' });
      const { dingTalk } = saved.as(channels.updateDingTalk);
      const session = { sessionWebhook: `${platform.url}/robot/sendBySession`, sessionWebhookExpiredTime: now() * 2 };
      return (id, { type, content }) => {
        const text = type === 'text' ? (content as string) : '';
        const more = { ...session, ...(type !== 'text' && { msgtype: type, text: undefined, content }) };
        return send(
          dingTalk.callbackPath,
          fromDingTalk('secret-of-ding', dingTalkText(appKey, 'lin', id, text, more), now()),
        );
      };
    },
    sent: [
      { type: 'text', content: '一', asks: '一' },
      { type: 'richText', content: { richText: [{ text: '二' }, { type: 'picture' }, { text: '三' }] }, asks: '二三' },
      { type: 'audio', content: { recognition: '四', duration: 2 }, asks: '四' },
      unread('richText', 'picture', { richText: [{ type: 'picture', downloadCode: 'code' }] }),
      unread('audio', 'audio', { duration: 2 }),
      unread('picture', 'picture', { downloadCode: 'code' }),
      unread('video', 'video', { downloadCode: 'code' }),
      unread('file', 'file', { downloadCode: 'code' }),
      unread('chatRecord', 'forwarded', { chatRecord: '[]' }),
      unread('interactiveCard', 'card'),
      unread('unknownMsgType', 'other', '不支持的消息'),
    ],
    replies: () =>
      platform
        .calls('/robot/sendBySession')
        .map(({ body }) => JSON.stringify(body))
        .join('\n'),
  },
  woa_chat: {
    async connect() {
      const appId = `wx${newId()}`;
      const saved = await save('weOfficialAccountSetting/chat', { appId, appSecret: 'secret-of-wechat' });
      const { chat } = saved.as(channels.updateWeOfficialAccount);
      return (id, { type, content = '' }) => {
        const [words, more] = type === 'text' ? [content as string, ''] : ['', content as string];
        const body = wechatText('o-lin', id, words, more).replace('<![CDATA[text]]>', `<![CDATA[${type}]]>`);
        return send(chat.callbackPath, fromWechat({ ...chat, appId }, body, { encrypted: false, at: now() }));
      };
    },
    sent: [
      { type: 'text', content: '一', asks: '一' },
      { type: 'voice', content: '<Recognition><![CDATA[二]]></Recognition>', asks: '二' },
      unread('text', 'other', '【收到不支持的消息类型，暂无法显示】'),
      unread('voice', 'audio', '<MediaId>1</MediaId>'),
      unread('image', 'picture', '<MediaId>1</MediaId>'),
      unread('video', 'video', ''),
      unread('shortvideo', 'video', ''),
      unread('location', 'location', '<Label><![CDATA[上海]]></Label>'),
      unread('link', 'link', '<Title><![CDATA[题]]></Title>'),
      unread('miniprogrampage', 'other', ''),
    ],
    replies: () => '',
  },
  douyin_chat: {
    connect: () => connectDouyin('douyin_chat'),
    sent: [
      { type: 'text', content: '一', asks: '一' },
      unread('image', 'picture'),
      unread('emoji', 'sticker'),
      unread('video', 'video'),
      unread('user_local_image', 'picture'),
      unread('user_local_video', 'video'),
      unread('other', 'other'),
      unread('text', 'text', ''),
    ],
    replies: () =>
      platform
        .calls('/im/send/msg/')
        .map(({ body }) => JSON.stringify(body))
        .join('\n'),
  },
};

async function connectDouyin(channel: PlatformChannel) {
  const account = `dy-${newId()}`;
  const id = newId();
  const at = new Date(now());
  const secrets = sealSecrets(server.services, id, { refreshToken: 'rft' });
  const row = {
    id,
    kbBotId: bot.id,
    channel,
    account,
    status: 'enabled' as const,
    secrets,
    createdAt: at,
    updatedAt: at,
  };
  await server.services.db.insert(kbBotChannel).values(row);
  return (message: string, { type, content }: Sent, sentAt = now()) => {
    const text = typeof content === 'string' ? content : '';
    const event = { clientKey: 'aw-key', account, person: 'dy-lin', id: message, text, at: sentAt };
    const below = type === 'thread' ? 'comment-of-another' : '';
    const body = channel === 'douyin_chat' ? douyinMessage(event, type) : douyinComment(event, below);
    return send(douyinPath, fromDouyin('secret-of-douyin', body));
  };
}

describe('every kind of message', () => {
  it.each(Object.entries(ways))(
    '%s: text in it is asked; what cannot be read is told, and stands in the list of the maker [PUB-14] [PUB-15] [PUB-16]',
    async (channel, way) => {
      const say = await way.connect();
      let within = '';
      for (const [at, sent] of way.sent.entries()) within += (await say(`m-${at}`, sent)).body;
      await quiet();
      const asked = way.sent.flatMap(({ asks }) => asks ?? []);
      expect((await questions()).toSorted()).toEqual(asked.toSorted());
      const noted = way.sent.flatMap(({ noted: kind }) => kind ?? []);
      const { rows, count } = await list(channel as PlatformChannel);
      expect([count, (await list()).count]).toEqual([noted.length, noted.length]);
      expect((await allOf(channel as PlatformChannel)).map(({ kind }) => kind).toSorted()).toEqual(noted.toSorted());
      for (const row of rows) expect([row.channel, row.reason === '']).toEqual([channel, false]);
      const told = way.sent.filter((sent) => sent.told).length;
      // A text of nothing but blanks is told something else.
      const replies = `${within}${way.replies()}`.replaceAll(nothingAsked, textOnly);
      expect(replies.split(textOnly).length - 1).toBe(told);
      // A second time, as platforms do, nothing is added.
      for (const [at, sent] of way.sent.entries()) await say(`m-${at}`, sent);
      await quiet();
      expect((await list()).count).toBe(noted.length);
    },
  );

  const allOf = async (channel: PlatformChannel) => {
    const first = { kbBotId: bot.id, channel, size: 50 };
    return (await owner.call('POST', `${path}/query/unanswered`, first)).as(channels.unanswered).rows;
  };
});

describe('the list of what was not answered', () => {
  it('names who wrote, and leads to his conversation where he has one; a blank text is called blank', async () => {
    const say = await ways.douyin_chat!.connect();
    await say('m-1', unread('text', 'text', ' '));
    await quiet();
    expect((await list('douyin_chat')).rows).toMatchObject([
      { person: 'dy-lin', asker: null, question: '', reason: '空白消息，已请对方输入问题' },
    ]);
    expect(ways.douyin_chat!.replies()).toContain(nothingAsked);
    await say('m-2', { type: 'text', content: QUESTION });
    await quiet();
    const [row] = (await list('douyin_chat')).rows;
    const [message] = await server.services.db
      .select()
      .from(kbBotChatMessage)
      .where(eq(kbBotChatMessage.kbBotId, bot.id));
    expect(row!.asker).toBe(message!.asker);
  });

  it('what people say to each other below a comment is not answered, and stands in the list', async () => {
    const say = await connectDouyin('douyin_video_comment');
    await say('c-1', { type: 'thread', content: '我也想知道' });
    await say('c-2', { type: 'text', content: QUESTION });
    await quiet();
    expect(await questions()).toEqual([QUESTION]);
    const { count, rows } = await list('douyin_video_comment');
    expect(count).toBe(1);
    expect(rows).toMatchObject([
      { kind: 'text', question: '我也想知道', reason: '在别人的评论下，不是向视频作者提问' },
    ]);
    expect(platform.calls('/item/comment/reply/')).toHaveLength(1);
  });

  it('says why, newest first, also of a channel and an assistant that serve nobody; strangers see none of it', async () => {
    const say = await ways.feishu_chat!.connect();
    const { db } = server.services;
    const text = (words: string): Sent => ({ type: 'text', content: { text: words } });
    await db.update(kbBot).set({ permission: 'private' }).where(eq(kbBot.id, bot.id));
    await say('m-1', text(QUESTION));
    await quiet();
    await db.update(kbBot).set({ permission: 'public' }).where(eq(kbBot.id, bot.id));
    await db.update(kbBotChannel).set({ status: 'disabled' }).where(eq(kbBotChannel.kbBotId, bot.id));
    server.clock.advance(1_000);
    await say('m-2', text('病假呢？'));
    await quiet();
    expect((await list('feishu_chat')).rows).toMatchObject([
      { channel: 'feishu_chat', kind: 'text', question: '病假呢？', reason: '渠道已停用' },
      { channel: 'feishu_chat', kind: 'text', question: QUESTION, reason: '助手未发布', asker: null },
    ]);
    expect((await list('woa_chat')).count).toBe(0);
    const states = (await owner.call('POST', `${path}/query/channels`, { kbBotId: bot.id })).as(channels.list);
    expect(states.rows.find(({ channel }) => channel === 'feishu_chat')).toMatchObject({ unanswered: 2 });
    const stranger = await server.member('owner');
    expect((await stranger.call('POST', `${path}/query/unanswered`, { kbBotId: bot.id })).status).toBe(404);
    expect(await questions()).toEqual([]);
    expect(platform.calls(/\/open-apis\/im\//)).toEqual([]);
  });

  it.each(Object.entries(ways))(
    '%s: a stopped enterprise says and welcomes nothing, one without coins says so; both stand in the list [PUB-14]',
    async (channel, way) => {
      const { db } = server.services;
      const say = await way.connect();
      const words: Sent = { type: 'text', content: channel === 'feishu_chat' ? { text: QUESTION } : QUESTION };
      const own = { type: 'tenant', id: owner.tenantId! } as const;
      const welcomeWords = { ...bot.welcomeWords, content: '您好' };
      await db.update(kbBot).set({ welcomeWords }).where(eq(kbBot.id, bot.id));
      await db
        .update(coinAccount)
        .set({ balance: coins(0) })
        .where(ofOwner(own));
      await say('m-1', words);
      await quiet();
      const noted = { kind: 'text', question: QUESTION };
      const poor = { ...noted, reason: insufficientCoins(own).message };
      expect((await list(channel as PlatformChannel)).rows).toMatchObject([poor]);
      const sent = platform.seen.length;
      await db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, own.id));
      server.clock.advance(1_000);
      await say('m-2', words);
      await quiet();
      const [row] = await db.select().from(kbBotChannel).where(eq(kbBotChannel.kbBotId, bot.id));
      expect(await welcomeOf(server.services, row!)).toBeUndefined();
      await db.update(tenant).set({ status: 'enabled' }).where(eq(tenant.id, own.id));
      expect(platform.seen.length).toBe(sent);
      const stopped = { ...noted, reason: messages.enterpriseStopped };
      expect((await list(channel as PlatformChannel)).rows).toMatchObject([stopped, poor]);
      expect(await welcomeOf(server.services, row!)).toBe('您好');
    },
  );

  it('a comment without words is noted and not answered before everybody; what comes a day late is noted', async () => {
    const say = await connectDouyin('douyin_video_comment');
    await say('c-1', { type: 'text', content: ' ' });
    const late = await connectDouyin('douyin_chat');
    await late('m-1', { type: 'text', content: QUESTION }, now() - 2 * 86_400_000);
    await quiet();
    expect((await list('douyin_video_comment')).rows).toMatchObject([{ kind: 'sticker', reason: '评论里没有文字' }]);
    expect(platform.calls('/item/comment/reply/')).toEqual([]);
    expect((await list('douyin_chat')).rows).toMatchObject([{ question: QUESTION, reason: '平台送达时已超过一天' }]);
    expect(await questions()).toEqual([]);
  });

  it('what the robot itself and other robots write is neither answered nor noted', async () => {
    const appKey = `ding${newId()}`;
    const saved = await save('dingTalkSetting', { appKey, appSecret: 'secret-of-ding' });
    const { dingTalk } = saved.as(channels.updateDingTalk);
    const own = dingTalkText(appKey, 'robot', 'm-1', QUESTION, { chatbotUserId: 'robot' });
    expect((await send(dingTalk.callbackPath, fromDingTalk('secret-of-ding', own, now()))).statusCode).toBe(200);
    const secrets = { appId: `cli_${newId()}`, appSecret: 's', encryptKey: 'key', verificationToken: 'token' };
    const { feishu } = (await save('feishuSetting', secrets)).as(channels.updateFeishu);
    const event = feishuText(secrets, 'ou-robot', 'm-2', QUESTION) as { event: { sender: { sender_type: string } } };
    event.event.sender.sender_type = 'app';
    expect((await send(feishu.callbackPath, fromFeishu(secrets, event, now()))).statusCode).toBe(200);
    await quiet();
    expect(await questions()).toEqual([]);
    expect((await list()).count).toBe(0);
  });
});
