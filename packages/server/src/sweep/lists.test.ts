import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBigWorld, type BigWorld } from './bigWorld.ts';
import { askList, listCalls } from './listCalls.ts';
import { watchPlans, type Plans } from './plans.ts';

// The short form of `tests/load/lists.ts`: so many rows that a plan which reads a whole table shows, in seconds.
const sizes = {
  assistants: 1_000,
  documents: 20_000,
  passages: 6_000,
  qaPairs: 20_000,
  messages: 20_000,
  tickets: 5_000,
  ledgerLines: 40_000,
  people: 1_000,
  promoters: 20,
};

let world: BigWorld;
let plans: Plans;

beforeAll(async () => {
  world = await createBigWorld(sizes);
  plans = await watchPlans(world.server.services.db);
});
afterAll(() => world[Symbol.asyncDispose]());

/**
 * Tables that a list may read as a whole: on pages that only operators open, because it counts them; in the statistics of
 * an enterprise, here one to which every asker belongs; and in a search, which finds by the index of terms as answering
 * does, but counts the passages of its assistant, here half of all.
 */
const readsAll: Record<string, readonly string[]> = {
  'operator.acts': ['operator_act'],
  'retrieval.test': ['passage'],
  'tenantReports.memberTop5': ['report_asker_number'],
  'tenantReports.guestTop5': ['report_asker_number'],
};

describe('a list of a big enterprise reads what it shows, never a whole big table', () => {
  it.each(listCalls.map((called) => [called.title, called] as const))('%s', async (_, called) => {
    for (const page of [1, 20]) {
      const answer = await askList(world, called, page);
      expect(answer.status, answer.text).toBe(200);
      const whole = (await plans.readWhole()).filter((table) => !readsAll[called.endpoint.name]?.includes(table));
      expect(whole).toEqual([]);
    }
  });
});

it('the watch over the plans sees a table that is read as a whole', async () => {
  await world.server.database.db.execute("select count(*) from kb_bot_chat_message where answer like '%x%'");
  expect(await plans.readWhole()).toEqual(['kb_bot_chat_message']);
});
