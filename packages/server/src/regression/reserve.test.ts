import { coins, prices, regression } from '@tinystar/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerServer, eventually, PIECES, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { moveCoins } from '../coins/move.ts';
import { coinAccount, coinLedger } from '../coins/schema.ts';
import type { Actor } from '../testing/index.ts';
import { nextRunAfter, scheduleJob } from './schedule.ts';
import { kbBotRegressionRun } from './schema.ts';

let stage: AnswerServer;
let owner: Actor;
beforeAll(async () => {
  stage = await answerServer({ worker: true });
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(async () => {
  stage.model.play({ script: 'normal', pieces: PIECES });
  owner = await stage.server.member('owner');
});

const post = (call: string, body: object) => owner.call('POST', `/api/v1/tenantKbBotRegression/${call}`, body);
const purse = () => ({ type: 'tenant' as const, id: owner.tenantId! });
const overview = async (kbBotId: string) =>
  (await owner.call('GET', `/api/v1/tenantKbBotRegression/query/overview?kbBotId=${kbBotId}`)).as(regression.overview);
/** An assistant of the enterprise with so many questions. */
const asking = async (questions: number) => {
  const bot = await seedAssistant(stage.server.services, { owner: purse() });
  for (let at = 1; at <= questions; at++)
    expect((await post('question/create', { kbBotId: bot.id, question: `满${at}年有几天年假？` })).status).toBe(200);
  return bot;
};
const have = (balance: number) =>
  stage.server.services.db
    .update(coinAccount)
    .set({ balance: coins(balance) })
    .where(eq(coinAccount.ownerId, owner.tenantId!));
const spend = (type: string, spent: number, daysAgo: number) =>
  moveCoins(stage.server.services.db, {
    owner: purse(),
    delta: coins(-spent),
    key: `${type}:${owner.tenantId}:${daysAgo}`,
    type,
    remark: '',
    now: new Date(stage.server.services.now().getTime() - daysAgo * 86_400_000),
  });
const start = (kbBotId: string) => post('run/create', { kbBotId });
const charged = async () =>
  (
    await stage.server.services.db
      .select()
      .from(coinLedger)
      .where(and(eq(coinLedger.ownerId, owner.tenantId!), eq(coinLedger.type, 'regression')))
  ).length;

it('a run that would leave less than the reserve is refused with the figures, and nothing is charged', async () => {
  const bot = await asking(3);
  await have(52);
  expect(await overview(bot.id)).toMatchObject({
    coins: 3 * prices.regression,
    purse: { balance: 52, promised: 0, reserve: 50, automatic: true },
  });
  const refused = await start(bot.id);
  expect(refused.status).toBe(409);
  expect(refused.error.errorMessage).toBe(
    '3道题目最多消耗3小星币，余额52，剩余会低于预留的50。请减少题目、充值，或调低预留',
  );
  expect(await stage.server.services.db.$count(kbBotRegressionRun, eq(kbBotRegressionRun.kbBotId, bot.id))).toBe(0);
  await have(53);
  expect((await start(bot.id)).status).toBe(200);
  await stage.server.settled();
  expect([await charged(), await stage.balance(purse())]).toEqual([3, 50]);
});

it('the reserve is what a week takes, without earlier runs, until its makers choose another', async () => {
  const bot = await asking(2);
  await spend('answer', 40, 1);
  await spend('aiWrite', 45, 6);
  await spend('answer', 300, 8);
  await spend('regression', 200, 2);
  expect((await overview(bot.id)).purse).toMatchObject({ balance: 415, reserve: 85, automatic: true });
  expect((await post('reserve/update', { kbBotId: bot.id, reserve: 414 })).status).toBe(200);
  expect((await overview(bot.id)).purse).toMatchObject({ reserve: 414, automatic: false });
  expect((await start(bot.id)).status).toBe(409);
  expect((await post('reserve/update', { kbBotId: bot.id, reserve: null })).status).toBe(200);
  expect((await overview(bot.id)).purse).toMatchObject({ reserve: 85, automatic: true });
  for (const reserve of [-1, 1.5, 1_000_001])
    expect((await post('reserve/update', { kbBotId: bot.id, reserve })).status).toBe(400);
});

it('what a run under way still takes cannot be promised to another, and it ends at the reserve', async () => {
  const [first, second] = [await asking(3), await asking(3)];
  await have(55);
  stage.model.play({ script: 'held' });
  const before = stage.model.requests.length;
  expect((await start(first.id)).status).toBe(200);
  await eventually(() => stage.model.requests.length > before);
  expect((await overview(second.id)).purse).toMatchObject({ balance: 55, promised: 3 });
  expect((await start(second.id)).error.errorMessage).toBe(
    '3道题目最多消耗3小星币，余额55，正在进行的回归还要3，剩余会低于预留的50。请减少题目、充值，或调低预留',
  );
  // Visitors ask meanwhile.
  await have(51);
  stage.model.release();
  await stage.server.settled();
  expect((await overview(first.id)).latest).toMatchObject({
    status: 'failed',
    done: 1,
    reason: '余额50小星币，已到预留的50，没有继续提问',
  });
  expect(await stage.balance(purse())).toBe(50);
});

it('a run that is due by its schedule keeps the reserve too, says so in the history, and waits for the next night', async () => {
  const bot = await asking(2);
  await have(51);
  expect((await post('schedule/update', { kbBotId: bot.id, every: 'day' })).status).toBe(200);
  const { clock, services } = stage.server;
  const runs = async () =>
    (await owner.call('GET', `/api/v1/tenantKbBotRegression/query/runs?kbBotId=${bot.id}&page=1`)).as(regression.runs)
      .rows;
  for (const _night of [1, 2]) {
    clock.set(nextRunAfter(services.now(), 'day'));
    await scheduleJob.handler({ kbBotId: bot.id }, { services, attempt: 1, signal: new AbortController().signal });
    await stage.server.settled();
    expect(await charged()).toBe(0);
    expect(await runs()).toMatchObject([
      {
        trigger: 'schedule',
        status: 'failed',
        reason: '2道题目最多消耗2小星币，余额51，剩余会低于预留的50。请减少题目、充值，或调低预留',
      },
    ]);
    expect((await overview(bot.id)).nextAt).toBeGreaterThan(services.now().getTime());
  }
});
