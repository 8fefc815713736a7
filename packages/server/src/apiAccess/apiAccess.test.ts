import { apiKeys, reports, sharedAnswers, type ImageBinding } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANSWER, answerServer, PIECES, QUESTION, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { writeBlocks } from '../answers/testing/writeBlocks.ts';
import { kbBot } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { sumDays } from '../reports/sumDays.ts';
import type { Actor } from '../testing/index.ts';
import { apiKey } from './schema.ts';

let stage: AnswerServer;
let owner: Actor;
beforeAll(async () => {
  stage = await answerServer();
  stage.server.clock.toNoon();
  owner = await stage.server.member('owner');
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() => stage.model.play({ pieces: PIECES }));

const setting = (what: 'query' | 'update', kbBotId: string, who: Pick<Actor, 'call'> = owner) =>
  who.call('POST', `/api/v1/tenantKbBotPublishSetting/${what}/apiSetting`, { kbBotId });

/** A published assistant of the enterprise, its key, and OpenAI's own client with it. */
async function opened(settings: { permission?: 'public' | 'private' } = {}) {
  const bot = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public', ...settings },
  });
  const { token } = (await setting('update', bot.id)).as(apiKeys.renew);
  return { bot, token, client: clientWith(token) };
}
const clientWith = (key: string) => new OpenAI({ apiKey: key, baseURL: `${stage.url}/v1`, maxRetries: 0 });
const asking = (content: string) => [{ role: 'user' as const, content }];

describe('the key', () => {
  it('is shown once, kept as a hash, and useless as soon as there is a new one [PUB-07] [PUB-26]', async () => {
    const { bot, token, client } = await opened();
    expect(token).toMatch(/^ts-[\w-]{43}$/);
    const known = (await setting('query', bot.id)).as(apiKeys.get);
    expect(known).toMatchObject({ publicId: bot.publicId, lastUsedAt: null, askedToday: 0 });
    expect(known.token).toBe(`ts-••••••••••••${token.slice(-4)}`);
    const [row] = await stage.server.services.db.select().from(apiKey).where(eq(apiKey.kbBotId, bot.id));
    expect(JSON.stringify(row)).not.toContain(token.slice(3, -4));
    await client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION) });
    expect((await setting('query', bot.id)).as(apiKeys.get)).toMatchObject({
      askedToday: 1,
      lastUsedAt: expect.any(Number) as number,
    });
    const { token: next } = (await setting('update', bot.id)).as(apiKeys.renew);
    await expect(client.models.list()).rejects.toMatchObject({ status: 401, code: 'invalid_api_key' });
    expect((await clientWith(next).models.list()).data.map(({ id }) => id)).toEqual([bot.publicId]);
  });

  it('is for the makers of its enterprise alone [PUB-07]', async () => {
    const { bot } = await opened();
    const member = await stage.server.member('member', owner.tenantId);
    const stranger = await stage.server.member('owner');
    for (const what of ['query', 'update'] as const) {
      expect((await setting(what, bot.id, member)).status).toBe(403);
      expect((await setting(what, bot.id, stranger)).status).toBe(404);
      expect((await setting(what, bot.id, stage.server.visitor)).status).toBe(401);
    }
  });
});

describe("OpenAI's form", () => {
  it('answers as a whole, with the sources as annotations at their numbers [PUB-07]', async () => {
    const { bot, client } = await opened();
    const { choices, model, usage } = await client.chat.completions.create({
      model: bot.publicId,
      messages: asking(QUESTION),
    });
    const [{ message, finish_reason }] = choices as [(typeof choices)[number]];
    expect([model, finish_reason, message.content]).toEqual([bot.publicId, 'stop', ANSWER]);
    // What the model's host counted, and a sum that is one.
    expect(usage?.completion_tokens).toBe(PIECES.length);
    expect(usage?.prompt_tokens).toBeGreaterThan(100);
    expect(usage?.total_tokens).toBe(usage!.prompt_tokens + PIECES.length);
    const [cited] = message.annotations!;
    const { start_index, end_index, title, url } = cited!.url_citation;
    expect(message.content!.slice(start_index, end_index)).toBe('[1]');
    expect(title).toMatch(/第\d+页$/);
    const [stored] = await stage.messages(bot.id);
    // The page of this answer, at the source of this number.
    const page = new URL(url);
    expect([page.origin, page.pathname, page.hash]).toEqual([stage.url, `/b/${bot.publicId}`, '#source-1']);
    const key = page.searchParams.get('answer')!;
    const query = new URLSearchParams({ publicId: bot.publicId, key }).toString();
    const read = (await stage.server.visitor.call('GET', `/api/v1/public/kbBotAnswer/query/detail?${query}`)).as(
      sharedAnswers.get,
    );
    expect(read.message.id).toBe(stored!.id);
    expect(read.message.sentenceMap['1']?.reference[0]?.text).toBeTruthy();
    expect(stored).toMatchObject({ source: 'api_', question: QUESTION, answerStatus: 'success' });
  });

  it('tells of pictures that are bound to what is cited, and that makers wrote its words [PUB-07] [PDF-09]', async () => {
    const { bot, client } = await opened();
    const image = newId();
    const outer = { image_id: image, image_block_id: '', image_path: `/file/v1/open/image/${image}`, type: 'outer' };
    await writeBlocks(stage.server.services, bot.fileId, {
      images: [outer as ImageBinding],
      readText: '',
      editedAt: new Date(),
    });
    const { choices } = await client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION) });
    expect(choices[0]!.message.annotations![0]!.url_citation).toMatchObject({
      edited: 'typed',
      picture_count: 1,
      picture_urls: [`${stage.url}/file/v1/open/image/${image}`],
    });
  });

  it('streams the answer as it is written and ends with the sources [PUB-07]', async () => {
    const { bot, client } = await opened();
    const events = await client.chat.completions.create({
      model: bot.publicId,
      messages: asking(QUESTION),
      stream: true,
      stream_options: { include_usage: true },
    });
    let text = '';
    let last: object = {};
    const usages: unknown[] = [];
    for await (const { choices, usage } of events) {
      text += choices[0]?.delta.content ?? '';
      last = choices[0] ?? last;
      usages.push(usage);
    }
    // Only the last chunk counts, and only because it was asked for.
    expect(usages.slice(0, -1).every((usage) => usage === null)).toBe(true);
    expect(usages.at(-1)).toMatchObject({ completion_tokens: PIECES.length });
    const plain = await client.chat.completions.create({
      model: bot.publicId,
      messages: asking(QUESTION),
      stream: true,
    });
    for await (const chunk of plain) expect(Object.keys(chunk)).not.toContain('usage');
    expect(text).toBe(ANSWER);
    expect(last).toMatchObject({
      finish_reason: 'stop',
      delta: { annotations: [{ url_citation: { start_index: ANSWER.indexOf('[1]') } }] },
    });
  });

  it('takes the dialogue that the caller sends, and none that others had [PUB-07]', async () => {
    const { bot, client } = await opened();
    await client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION), user: 'a' });
    await client.chat.completions.create({
      model: bot.publicId,
      user: 'a',
      messages: [
        { role: 'system', content: '你是海盗' },
        ...asking('星净 X1 多少钱？'),
        { role: 'assistant', content: '星净 X1 1280 元。' },
        ...asking('星净 X1 的保修是多久？'),
      ],
    });
    const sent = JSON.stringify(stage.model.requests.at(-1)?.body.messages);
    expect(sent).toContain('1280 元');
    expect(sent).not.toContain('海盗');
    const askers = new Set((await stage.messages(bot.id)).map(({ asker }) => asker));
    expect(askers.size).toBe(1);
  });

  it('counts whoever a program leaves out as one, and who it names as himself [PUB-07] [RPT-01]', async () => {
    const { bot, client } = await opened();
    for (const user of [undefined, undefined, undefined, 'a', 'a'])
      await client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION), ...(user && { user }) });
    await sumDays(stage.server.services.db);
    // The server's clock stands at noon of Shanghai.
    const today = stage.server.services.now().toISOString().slice(0, 10).replaceAll('-', '');
    const range = { kbBotId: bot.id, startDateKey: today, endDateKey: today };
    const users = await owner.call('POST', '/api/v1/tenantKbBotChatUser/query/page', { ...range, number: 1, size: 10 });
    const { rows } = users.as(reports.users);
    expect(rows.map(({ userName, questions }) => [userName, questions])).toEqual([
      ['API（未说明提问人）', 3],
      ['', 2],
    ]);
    const asked = { ...range, asker: rows[0]!.asker, number: 1, size: 10 };
    const page = await owner.call('POST', '/api/v1/tenantKbBotChatHistory/query/page', asked);
    expect(page.as(reports.conversations)).toMatchObject({ count: 3, rows: [{}, {}, {}] });
  });

  it('takes a conversation of any length, and of a long one the latest [PUB-07]', async () => {
    const { bot, client } = await opened();
    const exchange = (index: number) => [
      { role: 'user' as const, content: `第${index}问` },
      { role: 'assistant' as const, content: `第${index}答` },
    ];
    const messages = [...Array.from({ length: 150 }, (_, index) => exchange(index)).flat(), ...asking(QUESTION)];
    const { choices } = await client.chat.completions.create({ model: bot.publicId, messages });
    expect(choices[0]?.message.content).toBe(ANSWER);
    const sent = JSON.stringify(stage.model.requests.at(-1)?.body.messages);
    expect(sent).toContain('第149问');
    expect(sent).not.toContain('第0问');
  });

  it('says why it does not write several answers at once [PUB-07]', async () => {
    const { bot, client } = await opened();
    const messages = asking(QUESTION);
    await expect(client.chat.completions.create({ model: bot.publicId, messages, n: 2 })).rejects.toMatchObject({
      status: 400,
      error: { message: '一次只生成一个回答，n只能是1' },
    });
    const { choices } = await client.chat.completions.create({ model: bot.publicId, messages, n: 1 });
    expect(choices).toHaveLength(1);
  });

  it('says what is missing where no message is sent [PUB-07]', async () => {
    const { bot, client } = await opened();
    await expect(client.chat.completions.create({ model: bot.publicId, messages: [] })).rejects.toMatchObject({
      status: 400,
      error: { message: '最后一条消息必须是用户的问题', param: 'messages' },
    });
  });

  it('costs the enterprise a coin for each answer [PUB-07]', async () => {
    const { bot, client } = await opened();
    const rich = { type: 'tenant' as const, id: owner.tenantId! };
    const had = await stage.balance(rich);
    await client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION) });
    expect(await stage.balance(rich)).toBe(had - 1);
    expect(await stage.unbalanced()).toEqual([]);
  });

  it.each([
    ['another assistant', { model: 'ffff' }, 404],
    ['no question', { messages: asking(' ') }, 400],
    ['an answer as the last message', { messages: [{ role: 'assistant' as const, content: '好' }] }, 400],
    ['a question beyond the limit', { messages: asking('问'.repeat(100_000)) }, 400],
    ['messages of another form', { messages: 'x' as never }, 400],
  ])('refuses %s in the form of its errors [PUB-07]', async (_, wrong, status) => {
    const { bot, client } = await opened();
    const call = client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION), ...wrong });
    await expect(call).rejects.toMatchObject({
      status,
      error: { message: expect.stringMatching(/[一-鿿]/) as string },
    });
    expect(await stage.messages(bot.id)).toEqual([]);
  });

  it('answers nobody while the assistant is not published or switched off, and fails in its form [PUB-07]', async () => {
    const { bot, client } = await opened({ permission: 'private' });
    const ask = () => client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION) });
    await expect(ask()).rejects.toMatchObject({ status: 403, error: { message: '助手未发布' } });
    const { db } = stage.server.services;
    await db.update(kbBot).set({ permission: 'public', status: 'disabled' }).where(eq(kbBot.id, bot.id));
    await expect(ask()).rejects.toMatchObject({ status: 403, error: { message: '助手已停用' } });
    await db.update(kbBot).set({ status: 'enabled' }).where(eq(kbBot.id, bot.id));
    stage.model.play({ script: 'broken' });
    await expect(ask()).rejects.toMatchObject({ status: expect.any(Number) as number });
    stage.model.play({ script: 'normal', pieces: PIECES });
    expect((await ask()).choices[0]?.message.content).toBe(ANSWER);
  });

  it('answers so many questions in a minute and says when to come back [PUB-07]', async () => {
    const { bot, client } = await opened();
    const ask = () => client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION) });
    await ask();
    await stage.server.services.db.$client.query(`update rate_limit set count = 60 where key = $1`, [
      `api:minute:${bot.id}`,
    ]);
    await expect(ask()).rejects.toMatchObject({ status: 429, code: 'rate_limit_exceeded', type: 'requests' });
    expect((await fetch(`${stage.url}/v1/other`, { method: 'POST' })).status).toBe(404);
  });

  it('refuses an address after so many wrong keys in a minute, and still lets the right one in [PUB-07]', async () => {
    const { token } = await opened();
    const models = async (key: string, remoteAddress: string) => {
      const headers = { authorization: `Bearer ${key}` };
      return await stage.server.app.inject({ method: 'GET', url: '/v1/models', headers, remoteAddress });
    };
    for (let tries = 0; tries < 60; tries += 1)
      expect((await models(`ts-${tries}`, '2001:db8::1')).statusCode).toBe(401);
    const refused = await models('ts-60', '2001:db8::2');
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { error: expect.objectContaining({ code: 'rate_limit_exceeded' }) as object },
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await models(token, '2001:db8::2')).statusCode).toBe(200);
    expect((await models('ts-61', '2001:db8:1::1')).statusCode).toBe(401);
  });

  it('answers so many questions on a day, which ends at midnight in Shanghai as on the page of the key [PUB-07]', async () => {
    const { bot, client } = await opened();
    const ask = () => client.chat.completions.create({ model: bot.publicId, messages: asking(QUESTION) });
    const askedToday = async () => (await setting('query', bot.id)).as(apiKeys.get).askedToday;
    const { clock, services } = stage.server;
    const day = 24 * 3600 * 1000;
    const midnight = Math.ceil(services.now().getTime() / day) * day + 16 * 3600 * 1000;
    clock.set(new Date(midnight - 30_000));
    await ask();
    expect(await askedToday()).toBe(1);
    const { rowCount } = await services.db.$client.query(
      `update rate_limit set count = 5000 where starts_with(key, $1)`,
      [`api:day:${bot.id}`],
    );
    expect(rowCount).toBe(1);
    const refused = await ask().catch((error: unknown) => error as InstanceType<typeof OpenAI.APIError>);
    expect(refused).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    const wait = Number((refused as InstanceType<typeof OpenAI.APIError>).headers?.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
    clock.set(new Date(midnight + 1_000));
    expect(await askedToday()).toBe(0);
    await ask();
    expect(await askedToday()).toBe(1);
  });
});

it('a dialogue that is too long is refused with the limit in its words [PUB-26]', async () => {
  const { bot, client } = await opened();
  const long = [...asking('问'.repeat(700_000)), ...asking(QUESTION)];
  await expect(client.chat.completions.create({ model: bot.publicId, messages: long })).rejects.toMatchObject({
    status: 413,
    message: expect.stringContaining('一次请求最多1MB') as string,
  });
});
