import { aiChat, errorCodes, prices, type AiMessage } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { convertToHtml } from 'mammoth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAnswer, type OpenAnswer } from '../answers/testing/openAnswer.ts';
import { releaseDeleted } from '../answers/recoverTurns.ts';
import { forgetWordList, writeWords } from '../blockedWords/blockedWords.ts';
import { blockedWordHit } from '../blockedWords/schema.ts';
import { balanceOf } from '../coins/move.ts';
import { unbalanced } from '../coins/ledger.ts';
import { reserveForGeneration } from '../coins/answers.ts';
import { coinLedger, coinReservation } from '../coins/schema.ts';
import { tenant } from '../identity/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Owner } from '../platform/http/caller.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { KEPT_FOR, LEFT_AFTER } from './limits.ts';
import { releaseLeft } from './module.ts';

const PIECES = ['好的，', '第一步是', '写下要点。'];
const TEXT = PIECES.join('');

let model: FakeModel;
let server: TestServer;
let url: string;
let person: Actor;
beforeAll(async () => {
  model = await startFakeModel();
  server = await createTestServer({
    environment: { GENERATION: 'on', LLM_BASE_URL: model.url, LLM_MODEL: 'fake' },
  });
  url = await server.listen();
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(async () => {
  model.requests.length = 0;
  model.play({ script: 'normal', pieces: PIECES });
  person = await server.actor();
});

type Event = Record<string, unknown>;
const eventsOf = (answer: OpenAnswer) => answer.events as unknown as Event[];
const textOf = (answer: OpenAnswer) =>
  eventsOf(answer)
    .map(({ text = '' }) => text)
    .join('');

const send = (actor: Actor, path: string, body: object, key?: string) =>
  openAnswer({ url, path, body, headers: { authorization: `Bearer ${actor.token}` }, ...(key && { key }) });

/** The whole of a stream. */
async function whole(actor: Actor, path: string, body: object, key?: string): Promise<OpenAnswer> {
  const answer = await send(actor, path, body, key);
  await answer.ended;
  return answer;
}

const ask = (actor: Actor, body: object, key?: string) => whole(actor, '/api/v1/openai/chat', body, key);
const write = (actor: Actor, body: object = {}, key?: string) =>
  whole(actor, '/api/v1/aiWrite/generate', { templateId: 'notice', topic: '停机检修', ...body }, key);
const purseOf = (actor: Actor): Owner =>
  actor.tenantId ? { type: 'tenant', id: actor.tenantId } : { type: 'personal', id: actor.userId };
const balance = (actor: Actor) => balanceOf(server.services.db, purseOf(actor));
const messagesOf = async (actor: Actor, conversationId: unknown): Promise<AiMessage[]> =>
  (await actor.call('GET', `/api/v1/openai/conversation/messages?conversationId=${String(conversationId)}`)).as(
    aiChat.messages,
  ).rows;
const open = () => server.services.db.$count(coinReservation);

describe('AI chat', () => {
  it('answers with ids, goes on with what was said, and keeps both by person [AI-02]', async () => {
    const first = await ask(person, { questions: '怎样写通知？' });
    const [begun, ...rest] = eventsOf(first);
    const { conversationId, messageId } = begun as { conversationId: string; messageId: string };
    expect(textOf(first)).toBe(TEXT);
    expect(rest.at(-1)).toMatchObject({ conversationId, messageId, response: TEXT });
    const second = await ask(person, { questions: '再短一点', conversationId, parentMessageId: messageId });
    expect(model.requests[1]?.body.messages.slice(1)).toEqual([
      { role: 'user', content: '怎样写通知？' },
      { role: 'assistant', content: TEXT },
      { role: 'user', content: '再短一点' },
    ]);
    expect(eventsOf(second)[0]).toMatchObject({ conversationId });
    expect((await messagesOf(person, conversationId)).map(({ question, response }) => [question, response])).toEqual([
      ['怎样写通知？', TEXT],
      ['再短一点', TEXT],
    ]);
    const list = (await person.call('GET', '/api/v1/openai/conversation/list')).as(aiChat.conversations);
    expect(list).toMatchObject({ count: 1, rows: [{ id: conversationId, title: '怎样写通知？' }] });
    // A question after the first message knows nothing of the second.
    await ask(person, { questions: '换个说法', conversationId, parentMessageId: messageId });
    expect(model.requests[2]?.body.messages.map(({ content }) => content)).not.toContain('再短一点');
  });

  it('refuses words of the operator’s list, and is cut before them', async () => {
    await writeWords(server.services.db, ['第一步', '代开发票'], new Date(0));
    forgetWordList(server.services);
    try {
      const before = await balance(person);
      const refused = await ask(person, { questions: '怎样代开发票？' });
      // No lack of a right: a page would be left after a 403.
      expect([refused.status, refused.body?.errorMessage]).toEqual([400, '问题中含有平台不允许的内容，请修改后再问']);
      expect(await balance(person)).toBe(before);
      const cut = await ask(person, { questions: '怎样写通知？' });
      expect(textOf(cut)).toBe('好的，\n\n（后面的内容按平台规定未显示）');
      const hits = await server.services.db.select().from(blockedWordHit);
      expect(hits.map(({ kind, kbBotId }) => [kind, kbBotId])).toEqual([
        ['question', null],
        ['answer', null],
      ]);
    } finally {
      await writeWords(server.services.db, [], new Date(1));
      forgetWordList(server.services);
    }
  });

  it('offers questions to begin with', async () => {
    const { questions } = (await person.call('GET', '/api/v1/preset-question/get')).as(aiChat.presets);
    expect(questions.length).toBeGreaterThan(2);
  });

  it('shows and deletes conversations for nobody but whose they are', async () => {
    const { conversationId } = eventsOf(await ask(person, { questions: '只有我知道' }))[0]!;
    const other = await server.actor();
    const path = `/api/v1/openai/conversation/messages?conversationId=${String(conversationId)}`;
    expect((await other.call('GET', path)).status).toBe(404);
    expect((await ask(other, { questions: '说了什么？', conversationId })).status).toBe(404);
    const remove = (who: Actor) => who.call('POST', '/api/v1/openai/conversation/delete', { conversationId });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(person)).status).toBe(200);
    expect((await person.call('GET', path)).status).toBe(404);
    expect(model.requests).toHaveLength(1);
    expect(await balance(other)).toBe(100);
  });

  it('keeps what was written when the person hangs up, as stopped, and it stays paid', async () => {
    model.play({ script: 'held' });
    const answer = await send(person, '/api/v1/openai/chat', { questions: '写一首长诗' });
    await expect.poll(() => textOf(answer)).not.toBe('');
    const { conversationId } = eventsOf(answer)[0]!;
    answer.drop();
    await expect.poll(open).toBe(0);
    const [kept] = await messagesOf(person, conversationId);
    expect(kept).toMatchObject({ question: '写一首长诗', stopped: true });
    expect(TEXT.startsWith(kept!.response) && kept!.response !== '').toBe(true);
    expect(await balance(person)).toBe(99);
    model.release();
  });
});

describe('AI writing', () => {
  it('ends at once for whoever was removed from the enterprise that pays, which pays nothing for it (AUTHZ-09)', async () => {
    const owner = await server.member('owner');
    const [leaving, staying] = [
      await server.member('member', owner.tenantId),
      await server.member('member', owner.tenantId),
    ];
    const before = await balance(owner);
    model.play({ script: 'held' });
    const body = { templateId: 'notice', topic: '停机检修' };
    const begin = async (who: Actor) => {
      const answer = await send(who, '/api/v1/aiWrite/generate', body);
      await expect.poll(() => textOf(answer)).not.toBe('');
      return answer;
    };
    const [cut, all] = await Promise.all([begin(leaving), begin(staying)]);
    await owner.call('POST', '/api/v1/cross/remove/tenant/users', { userIds: [leaving.userId] });
    // Longer than it takes until somebody looks.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    model.release();
    await Promise.all([cut.ended, all.ended]);
    expect(eventsOf(cut).at(-1)).toMatchObject({
      errorCode: errorCodes.forbidden,
      errorMessage: '您已不在该企业，生成已停止',
    });
    expect(textOf(cut).length).toBeLessThan(textOf(all).length);
    expect(eventsOf(all).at(-1)).toMatchObject({ done: true });
    await expect.poll(open).toBe(0);
    expect(await balance(owner)).toBe(before - prices.generation);
  });

  it('writes what was asked for: kind, points, tone and length', async () => {
    const answer = await write(person, { requirement: '3日下班前报备件', tone: 'warm', words: 800 });
    expect(textOf(answer)).toBe(TEXT);
    expect(eventsOf(answer).at(-1)).toMatchObject({ done: true });
    const [, asked] = model.requests[0]!.body.messages;
    for (const part of ['通知', '停机检修', '3日下班前报备件', '热情', '800']) expect(asked?.content).toContain(part);
  });

  it('goes on with a text that broke off, and puts a selection in other words', async () => {
    await write(person, { written: '各部门：因设备' });
    expect(model.requests[0]?.body.messages[2]).toEqual({ role: 'assistant', content: '各部门：因设备' });
    const rewrite = (body: object) => whole(person, '/api/v1/aiWrite/rewrite', { text: '这一段话', ...body });
    expect(textOf(await rewrite({ way: 'shorten' }))).toBe(TEXT);
    expect(textOf(await rewrite({ way: 'wish', wish: '改成诗' }))).toBe(TEXT);
    expect(model.requests[2]?.body.messages[1]?.content).toContain('改成诗');
    expect((await rewrite({ way: 'wish' })).body).toMatchObject({ errorMessage: '请说明怎样修改' });
    expect(model.requests).toHaveLength(3);
  });
});

describe('coins of generated texts', () => {
  it('one each from whoever asks, with a line of its own in the ledger', async () => {
    await ask(person, { questions: '你好' });
    await write(person);
    expect(await balance(person)).toBe(98);
    const lines = await server.services.db.select().from(coinLedger).where(eq(coinLedger.ownerId, person.userId));
    expect(lines.filter(({ delta }) => delta < 0).map(({ remark }) => remark)).toEqual(['AI对话', 'AI写作']);
    const member = await server.member('member');
    const before = await balance(member);
    await write(member);
    expect(await balance(member)).toBe(before - 1);
    expect([await unbalanced(server.services.db), await open()]).toEqual([[], 0]);
  });

  it.each(['broken', 'badKey', 'tooMany'] as const)('none when the model gives nothing (%s)', async (script) => {
    model.play({ script });
    const answer = await ask(person, { questions: '你好' });
    expect(eventsOf(answer).at(-1)).toMatchObject({ errorCode: errorCodes.unavailable });
    expect([await balance(person), await open()]).toEqual([100, 0]);
    const list = (await person.call('GET', '/api/v1/openai/conversation/list')).as(aiChat.conversations);
    expect(list.count).toBe(0);
  });

  it('none for a text that breaks off by itself: the words stay', async () => {
    model.play({ script: 'cut' });
    const answer = await write(person);
    expect(textOf(answer)).not.toBe('');
    expect(eventsOf(answer).at(-1)).toMatchObject({ errorCode: errorCodes.unavailable });
    expect([await balance(person), await open(), await unbalanced(server.services.db)]).toEqual([100, 0, []]);
  });

  it('once for a request that is sent twice, which gets the same text, and without coins the model is not asked [AI-02]', async () => {
    const key = newId();
    const first = await ask(person, { questions: '你好' }, key);
    const again = await ask(person, { questions: '你好' }, key);
    expect(textOf(again)).toBe(TEXT);
    const idsOf = (answer: OpenAnswer) =>
      [eventsOf(answer)[0], eventsOf(answer).at(-1)].map((event) => event?.['messageId']);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(await messagesOf(person, eventsOf(first)[0]?.['conversationId'])).toHaveLength(1);
    expect(await balance(person)).toBe(99);
    expect(model.requests).toHaveLength(1);
    const written = newId();
    for (const answer of [await write(person, {}, written), await write(person, {}, written)]) {
      expect(textOf(answer)).toBe(TEXT);
      expect(eventsOf(answer).at(-1)).toMatchObject({ done: true });
    }
    expect(await balance(person)).toBe(98);
    expect((await write(await server.actor(), {}, written)).status).toBe(200);
    model.requests.length = 1;
    server.clock.advance(KEPT_FOR + 1);
    await releaseLeft(server.services);
    expect((await write(person, {}, written)).status).toBe(409);
    expect(await balance(person)).toBe(98);
    await server.services.db.execute(`update coin_account set balance = 0 where owner_id = '${person.userId}'`);
    expect((await write(person)).body).toMatchObject({ errorCode: errorCodes.coinsInsufficient });
    expect(model.requests).toHaveLength(1);
  });

  it('come back from a process that died, after a text cannot be under way any more', async () => {
    const { services, clock } = server;
    await reserveForGeneration(
      services.db,
      purseOf(person),
      { of: 'aiWrite', id: newId(), remark: 'AI写作' },
      services.now(),
    );
    await releaseDeleted(services);
    await releaseLeft(services);
    expect(await balance(person)).toBe(99);
    clock.advance(LEFT_AFTER + 1);
    await releaseLeft(services);
    expect([await balance(person), await open()]).toEqual([100, 0]);
    clock.advance(-LEFT_AFTER - 1);
  });

  it('are refused to a stopped enterprise', async () => {
    const owner = await server.member('owner');
    await server.services.db.update(tenant).set({ status: 'stopped' }).where(eq(tenant.id, owner.tenantId!));
    expect((await write(owner)).status).toBe(403);
    expect(model.requests).toHaveLength(0);
  });
});

describe('the switch of the generation service', () => {
  it('off, none of the calls exists [AI-10] [ROUTE-27]', async () => {
    await using off = await createTestServer({ environment: { LLM_BASE_URL: model.url, LLM_MODEL: 'fake' } });
    const actor = await off.actor();
    const id = newId();
    const answers = await Promise.all([
      actor.call('GET', '/api/v1/preset-question/get'),
      actor.call('GET', '/api/v1/openai/conversation/list'),
      actor.call('GET', `/api/v1/openai/conversation/messages?conversationId=${id}`),
      actor.call('POST', '/api/v1/openai/conversation/delete', { conversationId: id }),
      actor.call('POST', '/api/v1/openai/chat', { questions: '你好' }),
      actor.call('POST', '/api/v1/aiWrite/generate', { templateId: 'notice', topic: '停机' }),
      actor.call('POST', '/api/v1/aiWrite/rewrite', { text: '停机', way: 'shorten' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(model.requests).toHaveLength(0);
  });

  it('on without a model, they say what the operator has to set, and cost nothing', async () => {
    await using bare = await createTestServer({ environment: { GENERATION: 'on' } });
    const actor = await bare.actor();
    const answer = await actor.call('POST', '/api/v1/openai/chat', { questions: '你好' });
    expect([answer.status, answer.text]).toEqual([503, expect.stringContaining('LLM_BASE_URL')]);
    expect(await balanceOf(bare.services.db, purseOf(actor))).toBe(100);
  });
});

it('a text is a Word file that opens elsewhere: headings, lists and bold of Markdown are those of Word', async () => {
  const text = '# 停机检修通知\n\n各部门：\n- **12月5日**停机\n- 备件 <A&B> 先报\u0007\n## 值班\n电话8602';
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/aiWrite/export',
    payload: { title: '检修/安排', text },
    headers: person.headers,
  });
  expect(answer.statusCode).toBe(200);
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('检修 安排.docx');
  const { value } = await convertToHtml({ buffer: answer.rawPayload });
  expect(value).toBe(
    '<h1>停机检修通知</h1><p>各部门：</p><p>• <strong>12月5日</strong>停机</p><p>• 备件 &lt;A&amp;B&gt; 先报</p><h2>值班</h2><p>电话8602</p>',
  );
  expect((await person.call('POST', '/api/v1/aiWrite/export', { title: '', text: ' ' })).status).toBe(400);
});
