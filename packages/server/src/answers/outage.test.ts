import { eq } from 'drizzle-orm';
import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import type { Services } from '../platform/services.ts';
import { kbBotChatTurn } from './schema.ts';
import { ANSWER, answerServer, QUESTION } from './testing/answerServer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

afterEach(() => vi.restoreAllMocks());

const cut = () => Object.assign(new Error('Connection terminated unexpectedly'), { code: '08006' });

/** The next question is stored, but the connection is lost before the database's reply arrives. */
function loseReplyOfQuestion({ db }: Services): void {
  const pool = db.$client;
  const query = pool.query.bind(pool) as (statement: { name?: string }) => Promise<unknown>;
  let lost = false;
  vi.spyOn(pool, 'query').mockImplementation((async (statement: { name?: string }, ...rest: []) => {
    const result = await query(statement, ...rest);
    if (statement.name !== 'ask' || lost) return result;
    lost = true;
    throw cut();
  }) as never);
}

async function stage(times = {}) {
  const answers = await answerServer({ times });
  const actor = await answers.server.actor({ coins: 10 });
  const owner = { type: 'personal' as const, id: actor.userId };
  // An assistant of somebody else that costs its asker a coin.
  const bot = await seedAssistant(answers.server.services, {
    owner: { type: 'personal', id: newId() },
    settings: { permission: 'public', isPreset: true },
  });
  return { answers, actor, owner, bot, services: answers.server.services };
}

it('a question whose reply from the database was lost is answered when it is sent again with its key', async () => {
  const { answers, actor, owner, bot, services } = await stage();
  await using _ = answers;
  loseReplyOfQuestion(services);
  const key = newId();
  const ask = () => answers.ask(actor, bot.id, { key, body: { question: QUESTION } });
  expect((await ask()).status).toBe(503);
  const second = await ask();
  await second.ended;
  expect(second.last).toMatchObject({ status: 'finished' });
  expect((await answers.messages(bot.id)).map(({ answer }) => answer)).toEqual([ANSWER]);
  expect(await answers.balance(owner)).toBe(9);
  expect(await answers.unbalanced()).toEqual([]);
});

it('a repeated question is not answered twice when the answer ends while its row is read', async () => {
  const { answers, actor, owner, bot, services } = await stage();
  await using _ = answers;
  answers.model.play({ script: 'slow', pieces: ['满十年的', '员工享有', '十天年假[1]。'], delay: 100 });
  const pool = services.db.$client;
  const query = pool.query.bind(pool) as (statement: { text?: string }, values?: unknown) => Promise<unknown>;
  vi.spyOn(pool, 'query').mockImplementation((async (statement: { text?: string }, values?: unknown) => {
    const result = await query(statement, values);
    if (statement.text?.includes('"idempotency_key" =')) await expect.poll(() => answers.hub.size).toBe(0);
    return result;
  }) as never);
  const key = newId();
  const ask = () => answers.ask(actor, bot.id, { key, body: { question: QUESTION } });
  const [first, second] = await Promise.all([ask(), ask()]);
  await Promise.all([first.ended, second.ended]);
  expect([first.text, second.text]).toEqual(Array(2).fill('满十年的员工享有十天年假[1]。'));
  expect(second.last).toMatchObject({ status: 'finished' });
  expect(answers.model.requests).toHaveLength(1);
  expect(await answers.balance(owner)).toBe(9);
});

it('a question whose reply was lost, and which nobody sends again, ends as failed and costs nothing', async () => {
  const { answers, actor, owner, bot, services } = await stage({ sweep: 300 });
  await using _ = answers;
  await answers.hub.start();
  loseReplyOfQuestion(services);
  expect((await answers.ask(actor, bot.id, { key: newId(), body: { question: QUESTION } })).status).toBe(503);
  const states = async () =>
    (await services.db.select().from(kbBotChatTurn).where(eq(kbBotChatTurn.kbBotId, bot.id))).map((row) => row.state);
  await expect.poll(states).toEqual(['failed']);
  expect(await answers.balance(owner)).toBe(10);
  expect(await answers.unbalanced()).toEqual([]);
});

it('an answer that ends while the database is away is stored and paid when it is back, and its reader is told', async () => {
  const { answers, actor, owner, bot, services } = await stage();
  await using _ = answers;
  answers.model.play({ script: 'held' });
  const asked = await answers.ask(actor, bot.id, { key: newId(), body: { question: QUESTION } });
  const away = vi.spyOn(services.db, 'transaction').mockRejectedValue(cut());
  answers.model.release();
  await expect.poll(() => away.mock.calls.length).toBeGreaterThan(5);
  away.mockRestore();
  await asked.ended;
  expect(asked.last).toMatchObject({ status: 'finished' });
  expect(await answers.balance(owner)).toBe(9);
}, 60_000);

it('an answer whose stored end lost its reply is told as finished, not as failed', async () => {
  const { answers, actor, owner, bot, services } = await stage();
  await using _ = answers;
  const transaction = services.db.transaction.bind(services.db);
  let lost = false;
  vi.spyOn(services.db, 'transaction').mockImplementation((async (...args: Parameters<typeof transaction>) => {
    const result = await transaction(...args);
    if (lost) return result;
    lost = true;
    throw cut();
  }) as never);
  const asked = await answers.ask(actor, bot.id, { key: newId(), body: { question: QUESTION } });
  await asked.ended;
  expect(asked.last).toMatchObject({ status: 'finished' });
  expect(await answers.balance(owner)).toBe(9);
  expect(await answers.unbalanced()).toEqual([]);
});
