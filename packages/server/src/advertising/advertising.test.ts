import {
  adPlacing,
  advertising,
  answers,
  Assistant,
  assistants,
  publicChat,
  qaPairs,
  type AdStrategy,
} from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerServer, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBotChatMessage } from '../answers/schema.ts';
import { tenant } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Actor } from '../testing/index.ts';

let stage: AnswerServer;
let owner: Actor;
let member: Actor;
const visitor = () => stage.server.visitor;

beforeAll(async () => {
  stage = await answerServer();
  owner = await stage.server.member('owner');
  member = await stage.server.member('member', owner.tenantId);
});
afterAll(() => stage[Symbol.asyncDispose]());

const AD = { type: 'markdown' as const, content: '**年货节**：[看看](https://example.com/sale)' };
const often: AdStrategy = { status: 'enabled', afterFirstAnswer: true, everyNAnswers: 3 };

/** A published assistant of the enterprise with this advertisement. */
async function advertised(strategy: AdStrategy = often, adContent = AD) {
  const { id } = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
  expect((await owner.call('PUT', `/api/v1/tenantKbBotAdContent/${id}`, { adContent })).status).toBe(200);
  expect((await owner.call('PUT', `/api/v1/tenantKbBotAdStrategy/${id}`, strategy)).status).toBe(200);
  return Assistant.parse((await owner.call('GET', `/api/v1/tenantKbBot/${id}`)).json);
}

async function asked(actor: Actor, kbBotId: string, side: 'use' | 'make' = 'use'): Promise<string> {
  const path = `/api/v1/tenantKbBotQa/${side === 'make' ? 'answer4Trial' : 'answer4Real'}`;
  const answer = await stage.ask(actor, kbBotId, { path, body: { side } });
  await answer.ended;
  return answer.id;
}
const placeReal = async (actor: Pick<Actor, 'call'>, body: object) =>
  await actor.call('POST', '/api/v1/tenantKbBotAdContent/place4Real', body);

describe('settings of the advertisement', () => {
  it('are read as they were saved, and both saves lead to one version [ADS-01] [ADS-02]', async () => {
    const bot = await advertised();
    const at = (what: string) => owner.call('GET', `/api/v1/tenantKbBotAd${what}/${bot.id}`);
    expect((await at('Strategy')).as(advertising.strategy)).toEqual(often);
    expect((await at('Content')).as(advertising.content)).toEqual({ adContent: AD });
    expect(bot.advertising).toEqual({ strategy: often, content: AD });
    const plain = { type: 'text', content: '买一送一' };
    const saved = await owner.call('PUT', `/api/v1/tenantKbBotAdContent/${bot.id}`, {
      adContent: plain,
      version: bot.updatedAt,
    });
    const { version } = saved.as(advertising.updateContent);
    const again = await owner.call('PUT', `/api/v1/tenantKbBotAdStrategy/${bot.id}`, { ...often, version });
    expect(again.status).toBe(200);
    const late = await owner.call('PUT', `/api/v1/tenantKbBotAdContent/${bot.id}`, { adContent: AD, version });
    expect([late.status, Assistant.parse(late.error.current).advertising?.content]).toEqual([409, plain]);
  });

  it('are refused beyond their limits, to members and to others, and while the plan has ended [ADS-01] [BOT-35]', async () => {
    const bot = await advertised();
    const path = `/api/v1/tenantKbBotAdContent/${bot.id}`;
    const long = { adContent: { type: 'text', content: '广'.repeat(3_001) } };
    expect(await owner.call('PUT', path, long)).toMatchObject({
      status: 400,
      json: { errorMessage: '广告内容不能超过3000个字符' },
    });
    expect(
      (await owner.call('PUT', `/api/v1/tenantKbBotAdStrategy/${bot.id}`, { ...often, everyNAnswers: 21 })).status,
    ).toBe(400);
    expect((await member.call('PUT', path, { adContent: AD })).status).toBe(403);
    expect((await (await stage.server.member('owner')).call('PUT', path, { adContent: AD })).status).toBe(404);
    const { db } = stage.server.services;
    await db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, owner.tenantId!));
    try {
      expect((await owner.call('PUT', path, { adContent: AD })).status).toBe(403);
    } finally {
      await db.update(tenant).set({ status: 'enabled' }).where(eq(tenant.id, owner.tenantId!));
    }
  });
});

describe('placing it', () => {
  it('follows the first answer and every third, keeps with its answer, and stands in the history [ADS-04]', async () => {
    const bot = await advertised();
    const shown: (string | null)[] = [];
    const ids: string[] = [];
    for (let number = 1; number <= 3; number++) {
      const chatId = await asked(member, bot.id);
      ids.push(chatId);
      const placed = (await placeReal(member, { kbBotId: bot.id, chatId })).as(adPlacing.real);
      shown.push(placed.adContent?.content ?? null);
    }
    expect(shown).toEqual([AD.content, null, AD.content]);
    const other = { type: 'text', content: '另一条' };
    await owner.call('PUT', `/api/v1/tenantKbBotAdContent/${bot.id}`, { adContent: other });
    const again = await placeReal(member, { kbBotId: bot.id, chatId: ids[0] });
    expect(again.as(adPlacing.real).adContent).toEqual(AD);
    const history = await member.call('POST', '/api/v1/kbBotChatHistory/query/listByTimestamp', {
      kbBotId: bot.id,
      side: 'use',
    });
    const rows = history.as(answers.history).rows.map(({ msgType, data }) => [msgType, data]);
    const ad = ['advertisement', AD];
    expect(rows).toEqual([['qa', undefined], ad, ['qa', undefined], ['qa', undefined], ad]);
  });

  it('does not follow the reply of a keyword, which does not count either [ADS-04]', async () => {
    const bot = await advertised({ ...often, everyNAnswers: 0 });
    const { db } = stage.server.services;
    const place = async (chatId: string) =>
      (await placeReal(member, { kbBotId: bot.id, chatId })).as(adPlacing.real).adContent?.content ?? null;
    const replied = await asked(member, bot.id);
    await db.update(kbBotChatMessage).set({ answerByKeyword: true }).where(eq(kbBotChatMessage.id, replied));
    expect(await place(replied)).toBe(null);
    expect(await place(await asked(member, bot.id))).toBe(AD.content);
  });

  it('is for the trial too, counted by itself [ADS-03]', async () => {
    const bot = await advertised({ ...often, everyNAnswers: 0 });
    await asked(owner, bot.id);
    const chatId = await asked(owner, bot.id, 'make');
    const place = (body: object, who = owner) => who.call('POST', '/api/v1/tenantKbBotAdContent/place4Trial', body);
    expect((await place({ kbBotId: bot.id, chatId })).as(adPlacing.trial).adContent).toEqual(AD);
    expect((await place({ kbBotId: bot.id, chatId: newId() })).status).toBe(404);
    expect((await place({ kbBotId: bot.id, chatId }, member)).status).toBe(403);
  });

  it('needs no token of visitors, and nothing of another visitor [ADS-04]', async () => {
    const bot = await advertised();
    const info = (await visitor().call('GET', `/api/v1/public/kbBot/info?publicId=${bot.publicId}`)).as(
      publicChat.info,
    );
    expect(info.kbBot.showsAds).toBe(true);
    const { userId } = info;
    const answer = await stage.ask(owner, bot.id, {
      path: '/api/v1/public/kbBot/chat',
      headers: {},
      body: { kbBotId: undefined, publicId: bot.publicId, userId, side: 'web' },
    });
    await answer.ended;
    const own = { publicId: bot.publicId, userId, chatId: answer.id };
    expect((await placeReal(visitor(), own)).as(adPlacing.real).adContent).toEqual(AD);
    expect((await placeReal(visitor(), { ...own, userId: 'forged' })).status).toBe(404);
    expect((await placeReal(visitor(), { kbBotId: bot.id, chatId: answer.id })).status).toBe(401);
    expect((await placeReal(owner, { kbBotId: bot.id, chatId: answer.id })).status).toBe(404);
  });

  it.each([
    ['it is switched off', { ...often, status: 'disabled' as const }, AD],
    ['it says nothing', often, { ...AD, content: '  ' }],
    ['no answer is due', { ...often, afterFirstAnswer: false }, AD],
  ])('shows nothing while %s [ADS-01]', async (_, strategy, content) => {
    const bot = await advertised(strategy, content);
    const chatId = await asked(member, bot.id);
    expect((await placeReal(member, { kbBotId: bot.id, chatId })).as(adPlacing.real)).toEqual({
      id: null,
      adContentId: null,
      adContent: null,
    });
  });

  it('tells whoever only uses the assistant nothing of its settings [ADS-01]', async () => {
    const bot = await advertised();
    const { advertising: told } = Assistant.parse((await member.call('GET', `/api/v1/tenantKbBot/${bot.id}`)).json);
    expect(told).toBeUndefined();
  });
});

describe('creating by AI', () => {
  const propose = (who: Pick<Actor, 'call'>, body: object) => who.call('POST', '/api/v1/kbBot/generateByAi', body);

  it('takes what the model drafts within the limits of the settings, and the first pairs are answered from [BOT-05]', async () => {
    const draft = {
      description: '# 请假助手\n你是**请假助手**。',
      welcome: '**您好**，可以问#年假怎么算#',
      questions: ['年假#怎么算', ' '],
      tone: 'friendly',
      pairs: [
        { question: '**几点下班**', answer: '**六点**。' },
        { question: '', answer: '没有问题' },
      ],
    };
    stage.model.play({ reply: () => [`好的：${JSON.stringify(draft)}`] });
    const proposal = (await propose(owner, { name: '请假助手', requirement: '回答请假问题' })).as(assistants.propose);
    stage.model.play({ reply: () => undefined });
    expect(proposal).toEqual({
      description: '请假助手\n你是请假助手。',
      welcomeWords: '您好，可以问#年假怎么算#',
      questionWords: '#常见问题#\n##年假 怎么算##',
      replyToneId: 'friendly',
      pairs: [{ question: '几点下班', answer: '**六点**。' }],
      writtenBy: 'model',
    });
    expect(stage.model.requests.at(-1)?.body.messages[1]?.content).toContain('回答请假问题');
    const { writtenBy: _, ...settings } = proposal;
    const { id } = (await owner.call('POST', '/api/v1/tenantKbBot', { name: '请假助手', ...settings })).as(
      assistants.create,
    );
    const bot = Assistant.parse((await owner.call('GET', `/api/v1/tenantKbBot/${id}`)).json);
    expect(bot).toMatchObject({
      description: '请假助手\n你是请假助手。',
      replyTone: { id: 'friendly' },
      permission: 'private',
    });
    const page = await owner.call('GET', `/api/v1/tenantKbBotQaPair/query/page?kbBotId=${id}`);
    expect(page.as(qaPairs.page).rows.map(({ question, answer }) => [question, answer])).toEqual([
      ['几点下班', '**六点**。'],
    ]);
  });

  it.each([
    ['says something else', { reply: () => ['我不会写设置'] }],
    ['is broken', { script: 'broken' as const }],
  ])('falls back on a plain template when the model %s [BOT-05]', async (_, script) => {
    stage.model.play(script);
    const proposal = (await propose(owner, { name: '导览', requirement: '介绍展品。' })).as(assistants.propose);
    stage.model.play({ script: 'normal', reply: () => undefined });
    expect(proposal).toMatchObject({ writtenBy: 'template', replyToneId: 'professional' });
    expect(proposal.description).toContain('介绍展品');
    expect(proposal.pairs.length).toBeGreaterThan(0);
  });

  it('keeps the limits of name and wish, and is for makers [BOT-05]', async () => {
    for (const name of ['', '名'.repeat(21)]) {
      expect(await propose(owner, { name, requirement: '' })).toMatchObject({
        status: 400,
        json: { errorMessage: '名称不符，必须是由1-20个字符组成' },
      });
    }
    expect(await propose(owner, { name: '导览', requirement: '求'.repeat(301) })).toMatchObject({
      status: 400,
      json: { errorMessage: '需求描述不能超过300个字符' },
    });
    expect((await propose(member, { name: '导览', requirement: '' })).status).toBe(403);
  });
});
