import { sharedAnswers } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually, QUESTION } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBotChatMessage } from '../answers/schema.ts';
import { kbBot } from '../assistants/schema.ts';
import { coinLedger } from '../coins/schema.ts';
import { kbBotFileBlock } from '../documents/schema.ts';
import { newId } from '../platform/database/columns.ts';
import { passage } from '../retrieval/schema.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, type Actor, type TestServer } from '../testing/index.ts';
import { sealSecrets } from './accounts.ts';
import { callbackPath } from './douyin/callback.ts';
import { kbBotChannel } from './schema.ts';
import { startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';
import { douyinComment, douyinMessage, fromDouyin } from './testing/signed.ts';

let server: TestServer;
let model: FakeModel;
let platform: FakePlatform;
let owner: Actor;
let bot: Awaited<ReturnType<typeof seedAssistant>>;
const origin = 'https://xing.example.com';
const sentence = '员工享有年假，次年有效，没有休完的可以折算成工资。';

beforeAll(async () => {
  [model, platform] = await Promise.all([startFakeModel(), startFakePlatform()]);
  server = await createTestServer({
    environment: {
      LLM_BASE_URL: model.url,
      LLM_MODEL: 'fake',
      DOUYIN_CLIENT_KEY: 'aw-key',
      DOUYIN_CLIENT_SECRET: 'secret-of-douyin',
      DOUYIN_BASE_URL: platform.url,
      PUBLIC_ORIGIN: origin,
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
  platform.seen.length = 0;
});

/** Somebody asks on Douyin; answers what the platform was sent. */
async function asked(
  pieces: string[],
  end: RegExp,
  channel: 'douyin_chat' | 'douyin_video_comment' = 'douyin_chat',
): Promise<string[]> {
  model.play({ script: 'normal', pieces });
  const { services, app } = server;
  const at = services.now();
  const account = `open-${newId()}`;
  const id = newId();
  await services.db.insert(kbBotChannel).values({
    id,
    kbBotId: bot.id,
    channel,
    account,
    status: 'enabled',
    secrets: sealSecrets(services, id, { refreshToken: 'rft' }),
    createdAt: at,
    updatedAt: at,
  });
  const said = {
    clientKey: 'aw-key',
    account,
    person: newId(),
    id: newId(),
    text: QUESTION,
    at: at.getTime(),
  };
  const event = channel === 'douyin_chat' ? douyinMessage(said) : douyinComment(said);
  const { method, query, headers, body } = fromDouyin('secret-of-douyin', event);
  await app.inject({ method, url: `${callbackPath}${query}`, headers, payload: body });
  const texts = () =>
    platform.seen.flatMap(({ body: sent }) => {
      const { content } = sent as { content?: string | { text?: { text: string } } };
      return typeof content === 'string' ? content : (content?.text?.text ?? []);
    });
  await eventually(() => end.test(texts().at(-1) ?? ''));
  return texts();
}

const read = (publicId: string, key: string) =>
  server.visitor.call(
    'GET',
    `/api/v1/public/kbBotAnswer/query/detail?${new URLSearchParams({ publicId, key }).toString()}`,
  );

it('what does not fit ends with a link to the whole answer, which everybody reads without asking again [PUB-17]', async () => {
  const whole = `${sentence.slice(0, -1)}[1]。${sentence.repeat(400)}`;
  const said = await asked([whole.slice(0, 5_000), whole.slice(5_000)], /完整的回答和来源/);
  const link = /完整的回答和来源：(\S+)/.exec(said.at(-1)!)![1]!;
  const { origin: host, pathname, searchParams } = new URL(link);
  expect([host, pathname]).toEqual([origin, `/b/${bot.publicId}`]);
  const key = searchParams.get('answer')!;
  const before = await server.services.db.$count(coinLedger);
  const opened = await read(bot.publicId, key);
  const { message, assistant, asks } = opened.as(sharedAnswers.get);
  expect([message.question, message.answer, message.userId]).toEqual([QUESTION, whole, '']);
  expect([assistant.publicId, asks]).toEqual([bot.publicId, true]);
  const sources = (told: typeof message) => Object.values(told.sentenceMap).flatMap(({ reference }) => reference);
  expect(sources(message).map(({ text }) => text !== '')).toContain(true);
  expect(await server.services.db.$count(coinLedger)).toBe(before);

  const { db } = server.services;
  const [id] = key.split('.');
  const other = await seedAssistant(server.services, { owner: { type: 'tenant', id: owner.tenantId! } });
  for (const [publicId, wrong] of [
    [bot.publicId, id!],
    [bot.publicId, `${id}.${'A'.repeat(22)}`],
    [bot.publicId, `${newId()}${key.slice(32)}`],
    [bot.publicId, ''],
    [other.publicId, key],
  ] as const)
    expect((await read(publicId, wrong)).status).toBe(404);

  // Within an enterprise: the link goes on, sources are named and not shown, and nobody is invited to ask.
  await db.update(kbBot).set({ permission: 'protected' }).where(eq(kbBot.id, bot.id));
  const inside = (await read(bot.publicId, key)).as(sharedAnswers.get);
  expect(inside.asks).toBe(false);
  expect(sources(inside.message).map(({ doc_name, text }) => [doc_name, text])).toEqual(
    sources(message).map(({ doc_name }) => [doc_name, '']),
  );
  await db.update(kbBot).set({ permission: 'private' }).where(eq(kbBot.id, bot.id));
  expect((await read(bot.publicId, key)).status).toBe(404);
  await db.update(kbBot).set({ permission: 'public', status: 'disabled' }).where(eq(kbBot.id, bot.id));
  expect((await read(bot.publicId, key)).status).toBe(404);
  await db.update(kbBot).set({ status: 'enabled' }).where(eq(kbBot.id, bot.id));
  expect((await read(bot.publicId, key)).status).toBe(200);
  await db.delete(kbBotChatMessage).where(eq(kbBotChatMessage.id, id!));
  expect((await read(bot.publicId, key)).status).toBe(404);
});

it('a comment that does not hold the whole answer links to it, and that page has the sources [PUB-16]', async () => {
  const whole = `${sentence.slice(0, -1)}[1]。${sentence.repeat(40)}`;
  const [said] = await asked([whole], /完整的回答和来源/, 'douyin_video_comment');
  expect(said!.length).toBeLessThanOrEqual(300);
  const { pathname, searchParams } = new URL(/完整的回答和来源：(\S+) ）$/.exec(said!)![1]!);
  expect(pathname).toBe(`/b/${bot.publicId}`);
  const { message } = (await read(bot.publicId, searchParams.get('answer')!)).as(sharedAnswers.get);
  expect(message.answer).toBe(whole);
  expect(Object.values(message.sentenceMap).flatMap(({ reference }) => reference)).not.toEqual([]);
});

it('an answer from a block with pictures leads to its page, which shows them while everybody may ask', async () => {
  const { db } = server.services;
  const { blockIds } = passage;
  const indexed = await db.select({ blockIds }).from(passage).where(eq(passage.sourceId, bot.fileId));
  const blocks = indexed.flatMap((each) => each.blockIds);
  await db.insert(kbBotFileBlock).values(
    blocks.map((id, position) => ({
      id,
      fileId: bot.fileId,
      pageIndex: 1,
      position,
      type: 'paragraph' as const,
      box: { left: 50, top: 50, right: 500, bottom: 80 },
      text: '',
      images: [{ type: 'outer' as const, image_id: 'drawing', image_block_id: '', image_path: '/file/drawing.png' }],
    })),
  );
  const said = await asked([`${sentence.slice(0, -1)}[1]。`], /回答配有图片/);
  const link = /图片，请在这里查看：(\S+)/.exec(said.at(-1)!)![1]!;
  const key = new URL(link).searchParams.get('answer')!;
  const shown = async () => {
    const { message } = (await read(bot.publicId, key)).as(sharedAnswers.get);
    return Object.values(message.sentenceMap).flatMap(({ reference }) => reference.flatMap((each) => each.image_paths));
  };
  expect(await shown()).toContain('/file/drawing.png');
  await db.update(kbBot).set({ permission: 'protected' }).where(eq(kbBot.id, bot.id));
  expect(await shown()).toEqual([]);
});

it('what fits has no link', async () => {
  expect((await asked([sentence], /工资/)).join('')).not.toContain('http');
});
