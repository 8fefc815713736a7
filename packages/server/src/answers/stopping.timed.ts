import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AssistantRow } from '../assistants/schema.ts';
import { bestOf, type Actor } from '../testing/index.ts';
import { answerServer, eventually, type AnswerServer } from './testing/answerServer.ts';
import type { OpenAnswer } from './testing/openAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

let stage: AnswerServer;
let ann: Actor;
let bot: AssistantRow;

beforeAll(async () => {
  stage = await answerServer();
  ann = await stage.server.actor();
  bot = await seedAssistant(stage.server.services, { owner: { type: 'personal', id: ann.userId } });
});
afterAll(() => stage[Symbol.asyncDispose]());

/** Milliseconds until the model has been left, from the moment at which `leave` was called in the middle of an answer. */
const untilCancelled = async (leave: (answer: OpenAnswer) => void): Promise<number> => {
  stage.model.play({ script: 'held' });
  const answer = await stage.ask(ann, bot.id);
  await answer.until(5);
  const call = stage.model.requests.at(-1)!;
  const left = Date.now();
  leave(answer);
  await eventually(() => call.cancelledAt !== undefined);
  await answer.ended;
  return call.cancelledAt! - left;
};

it('an answer that nobody reads leaves the model within a second, and not at once', async () => {
  const took = await bestOf(1_000, () => untilCancelled((answer) => answer.drop()));
  expect(took).toBeGreaterThan(300);
  expect(took).toBeLessThan(1_000);
});

it('a stop reaches the model within 300 ms', async () => {
  const stop = ({ id }: OpenAnswer) =>
    void ann.call('POST', '/api/v1/personalKbBotQa/stop', { kbBotId: bot.id, id }).catch(() => undefined);
  expect(await bestOf(300, () => untilCancelled(stop))).toBeLessThan(300);
});
