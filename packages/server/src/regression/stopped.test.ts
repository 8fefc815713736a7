import { regression } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerServer, eventually, PIECES, QUESTION, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { coinLedger } from '../coins/schema.ts';

let stage: AnswerServer;
beforeAll(async () => {
  stage = await answerServer({ worker: true });
});
afterAll(() => stage[Symbol.asyncDispose]());

it('a run that is stopped stops the model in the middle of a question, which then costs nothing', async () => {
  const owner = await stage.server.member('owner');
  const bot = await seedAssistant(stage.server.services, { owner: { type: 'tenant', id: owner.tenantId! } });
  const post = (call: string, body: object) => owner.call('POST', `/api/v1/tenantKbBotRegression/${call}`, body);
  expect((await post('question/create', { kbBotId: bot.id, question: QUESTION })).status).toBe(200);
  stage.model.play({ script: 'held', pieces: PIECES });
  expect((await post('run/create', { kbBotId: bot.id })).status).toBe(200);
  await eventually(() => stage.model.requests.length === 1);
  expect((await post('run/stop', { kbBotId: bot.id })).status).toBe(200);
  await eventually(() => stage.model.requests[0]!.cancelledAt !== undefined);
  await stage.server.settled();
  const query = `/api/v1/tenantKbBotRegression/query/run?kbBotId=${bot.id}`;
  const { run, results } = (await owner.call('GET', query)).as(regression.run);
  expect(run).toMatchObject({ status: 'stopped', done: 0 });
  expect(results).toMatchObject([{ now: null }]);
  const { db } = stage.server.services;
  const lines = await db.select().from(coinLedger).where(eq(coinLedger.ownerId, owner.tenantId!));
  expect(lines.filter(({ type }) => type === 'regression')).toEqual([]);
});
