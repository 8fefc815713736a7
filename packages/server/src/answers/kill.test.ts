import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodes, type ChatMessage } from '@tinystar/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '../coins/move.ts';
import { unbalanced } from '../coins/ledger.ts';
import { newId } from '../platform/database/columns.ts';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { createTestServer, testDatabase, type Actor, type TestDatabase, type TestServer } from '../testing/index.ts';
import { answerInstance, kbBotChatMessage, kbBotChatTurn } from './schema.ts';
import { eventually, QUESTION } from './testing/answerServer.ts';
import { childServer, type ChildServer } from './testing/childServer.ts';
import { openAnswer } from './testing/openAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

const SENTENCES = Array.from({ length: 200 }, (_, at) => `第${at + 1}条规定如下，`);
const WHOLE = SENTENCES.join('');

let database: TestDatabase;
let seeding: TestServer;
let model: FakeModel;
let folder: string;
const children: ChildServer[] = [];

beforeAll(async () => {
  database = await testDatabase();
  seeding = await createTestServer({ database });
  model = await startFakeModel();
  folder = mkdtempSync(join(tmpdir(), 'tinystar-kill-'));
});
afterAll(async () => {
  for (const child of children) await child.kill();
  await seeding.close();
  await model.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ChildServer> {
  const { host, user, database: name } = database.connection;
  const child = await childServer({
    DATABASE_URL: `postgres:///${name}?host=${encodeURIComponent(host!)}&user=${user}`,
    DATA_DIR: folder,
    ROLE: 'api',
    SECRET_KEY: newId() + newId(),
    LLM_BASE_URL: model.url,
    LLM_MODEL: 'fake',
  });
  children.push(child);
  return child;
}

const preset = async (asker: Actor) => {
  const bot = await seedAssistant(seeding.services, {
    owner: { type: 'personal', id: newId() },
    settings: { permission: 'public', isPreset: true },
  });
  const ask = (server: ChildServer, key: string, after?: number) =>
    openAnswer({
      url: server.url,
      path: '/api/v1/personalKbBotQa/answer4Real',
      headers: asker.headers,
      body: { kbBotId: bot.id, question: QUESTION, side: 'use' },
      key,
      ...(after !== undefined && { after }),
    });
  const history = async (server: ChildServer): Promise<ChatMessage[]> => {
    const answer = await fetch(`${server.url}/api/v1/kbBotChatHistory/query/listByTimestamp`, {
      method: 'POST',
      headers: { ...asker.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ kbBotId: bot.id, side: 'use' }),
    });
    return ((await answer.json()) as { rows: ChatMessage[] }).rows;
  };
  return { bot, ask, history };
};

const storedOf = async (id: string): Promise<string> =>
  (await seeding.services.db.select().from(kbBotChatMessage).where(eq(kbBotChatMessage.id, id)))[0]!.answer;
const turns = () => seeding.services.db.select().from(kbBotChatTurn);

/** The servers killed by earlier tests count as living until their heartbeat has stayed out. */
const noOtherServes = async () => {
  const living = sql`seen_at > now() - interval '7 seconds'`;
  return (await database.db.$count(answerInstance, living)) === 1;
};

describe('a server killed in the middle of an answer', () => {
  it('shows it once as failed with its text, gives the coin back, and answers again [COIN-02] [CHAT-07]', async () => {
    model.play({ script: 'held', pieces: SENTENCES });
    const asker = await seeding.actor({ coins: 5 });
    const { bot, ask, history } = await preset(asker);
    const first = await start();
    const key = newId();
    const answer = await ask(first, key);
    await answer.until(700);
    // What was said is stored although the answer is not at its end.
    await expect.poll(async () => (await storedOf(answer.id)).length >= answer.text.length).toBe(true);
    const stored = await storedOf(answer.id);
    await first.kill();
    await answer.ended;
    expect(answer.last).toBeUndefined();
    expect(await balanceOf(database.db, { type: 'personal', id: asker.userId })).toBe(4);

    const second = await start();
    await eventually(async () => (await turns()).every(({ state }) => state !== 'generating'), 60_000);
    const [message, ...more] = await history(second);
    expect(more).toEqual([]);
    expect(message).toMatchObject({ id: answer.id, answerStatus: 'failed', question: QUESTION });
    expect(WHOLE.startsWith(message!.answer)).toBe(true);
    // What was stored is kept.
    expect(message!.answer.startsWith(stored)).toBe(true);
    expect(stored.length).toBeGreaterThan(200);
    expect(await balanceOf(database.db, { type: 'personal', id: asker.userId })).toBe(5);
    expect(await unbalanced(database.db)).toEqual([]);

    const resumed = await ask(second, key, answer.lastSeq);
    await resumed.ended;
    expect(resumed.events).toMatchObject([{ errorCode: errorCodes.unavailable, id: answer.id }]);
    expect(resumed.last!.seq).toBeGreaterThan(answer.lastSeq);
    expect(await history(second)).toHaveLength(1);

    model.play({ script: 'normal', pieces: ['这次说完了[1]。'] });
    const again = await openAnswer({
      url: second.url,
      path: '/api/v1/personalKbBotQa/answer4Real',
      headers: asker.headers,
      body: { kbBotId: bot.id, question: QUESTION, side: 'use', chatId: answer.id, isQueryAgain: 'yes' },
    });
    await again.ended;
    expect(await history(second)).toMatchObject([
      { id: answer.id, answer: '这次说完了[1]。', answerStatus: 'success' },
    ]);
    expect(await balanceOf(database.db, { type: 'personal', id: asker.userId })).toBe(4);
    await second.stop();
  });

  it('that nobody was reading lets the reader come back to another process', async () => {
    model.play({ script: 'held', pieces: SENTENCES });
    const asker = await seeding.actor({ coins: 5 });
    const { ask, history } = await preset(asker);
    const first = await start();
    const key = newId();
    const answer = await ask(first, key);
    await answer.until(300);
    answer.drop();
    await eventually(async () => (await turns()).some(({ state }) => state === 'interrupted'));
    await first.kill();

    const second = await start();
    const [parked] = await history(second);
    model.play({ script: 'normal', pieces: [WHOLE.slice(parked!.answer.length)] });
    const resumed = await ask(second, key, answer.lastSeq);
    await resumed.ended;
    expect(answer.text + resumed.text).toBe(WHOLE);
    expect(await history(second)).toMatchObject([
      { id: answer.id, answer: WHOLE, answerStatus: 'success', stopped: false },
    ]);
    expect(await balanceOf(database.db, { type: 'personal', id: asker.userId })).toBe(4);
    await second.stop();
  });

  it('is stopped: another server goes on where it was, for one coin [CHAT-05] (REC-04)', async () => {
    model.play({ script: 'held', pieces: SENTENCES });
    const asker = await seeding.actor({ coins: 5 });
    const { ask, history } = await preset(asker);
    const [first, second] = [await start(), await start()];
    const key = newId();
    const answer = await ask(first, key);
    await answer.until(300);
    await first.stop();
    await answer.ended;
    // Not a failure: the connection just ends, and the client comes back with what it has.
    expect(answer.last).toBeUndefined();
    const [parked] = await history(second);
    expect(parked).toMatchObject({ id: answer.id, answerStatus: 'success', answer: answer.text });
    model.play({ script: 'normal', pieces: [WHOLE.slice(parked!.answer.length)] });
    const resumed = await ask(second, key, answer.lastSeq);
    await resumed.ended;
    expect(answer.text + resumed.text).toBe(WHOLE);
    expect(await history(second)).toMatchObject([{ id: answer.id, answer: WHOLE, stopped: false }]);
    expect(await balanceOf(database.db, { type: 'personal', id: asker.userId })).toBe(4);
    await second.stop();
  });

  it('is stopped alone: an answer that is nearly written is finished (REC-04)', async () => {
    model.play({ script: 'slow', pieces: SENTENCES.slice(0, 40), delay: 10 });
    const asker = await seeding.actor({ coins: 5 });
    const { ask } = await preset(asker);
    const server = await start();
    await eventually(noOtherServes);
    const answer = await ask(server, newId());
    await answer.until(30);
    await server.stop();
    await answer.ended;
    expect(answer.last).toMatchObject({ status: 'finished' });
    expect(answer.text).toBe(SENTENCES.slice(0, 40).join(''));
    expect(await balanceOf(database.db, { type: 'personal', id: asker.userId })).toBe(4);
  });

  it('tells a stop of the server as a failure that asking again mends, without a charge', async () => {
    model.play({ script: 'held', pieces: SENTENCES });
    const asker = await seeding.actor({ coins: 5 });
    const { ask } = await preset(asker);
    const server = await start();
    await eventually(noOtherServes);
    const answer = await ask(server, newId());
    await answer.until(30);
    await server.stop();
    await answer.ended;
    expect(answer.last).toMatchObject({ errorCode: errorCodes.unavailable, id: answer.id });
    expect(await balanceOf(database.db, { type: 'personal', id: asker.userId })).toBe(5);
    expect(await unbalanced(database.db)).toEqual([]);
  });
});
