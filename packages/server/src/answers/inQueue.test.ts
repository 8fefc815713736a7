import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import type { Actor } from '../testing/index.ts';
import { personAsking } from './asker.ts';
import { begin } from './begin.ts';
import { kbBotChatMessage, kbBotChatTurn } from './schema.ts';
import { ANSWER, answerServer, PIECES, QUESTION, type AnswerServer } from './testing/answerServer.ts';
import type { OpenAnswer } from './testing/openAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

let stage: AnswerServer;
let maker: Actor;
beforeAll(async () => {
  stage = await answerServer({ environment: { ANSWERS_PER_ASSISTANT: '1', ANSWER_QUEUE: '2' } });
  maker = await stage.server.member('owner');
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() => stage.model.play({ script: 'held', pieces: PIECES }));

const patience = { timeout: 20_000 };
const bot = () =>
  seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: maker.tenantId! },
    settings: { permission: 'public', isPreset: true },
  });
const aheadOf = ({ ahead }: OpenAnswer) => ahead;
const turnsOf = (asker: Actor) => stage.server.services.db.$count(kbBotChatTurn, eqAsker(asker));
const eqAsker = (asker: Actor) => eq(kbBotChatTurn.asker, `personal:${asker.userId}`);

it('who finds every seat taken is told how many are ahead, and is answered in his turn (RATE-03)', async () => {
  const { id } = await bot();
  const [one, two, three, four] = await Promise.all(Array.from({ length: 4 }, () => stage.server.actor()));
  const first = await stage.ask(one!, id);
  const second = await stage.ask(two!, id);
  const third = await stage.ask(three!, id);
  expect([first, second, third].map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(() => [second, third].map(aheadOf), patience).toEqual([[0], [1]]);
  // The queue is as long as the operator lets it be.
  expect((await stage.ask(four!, id)).status).toBe(429);
  // Nothing is stored or paid while one waits.
  expect([await turnsOf(two!), await turnsOf(three!)]).toEqual([0, 0]);
  const before = await stage.balance({ type: 'personal', id: two!.userId });
  second.drop();
  await expect.poll(() => aheadOf(third), patience).toEqual([1, 0]);
  expect([await turnsOf(two!), await stage.balance({ type: 'personal', id: two!.userId })]).toEqual([0, before]);
  stage.model.release();
  await Promise.all([first.ended, third.ended]);
  expect([first.text, third.text]).toEqual([ANSWER, ANSWER]);
  expect(third.last).toMatchObject({ status: 'finished' });
  expect(await stage.unbalanced()).toEqual([]);
});

it('what fails when the turn comes is told in the stream (RATE-03)', async () => {
  const { id } = await bot();
  const [one, two] = [await stage.server.actor(), await stage.server.actor()];
  const first = await stage.ask(one, id);
  const second = await stage.ask(two, id, { body: { chatId: newId(), isQueryAgain: 'yes' } });
  await expect.poll(() => aheadOf(second), patience).toEqual([0]);
  stage.model.release();
  await Promise.all([first.ended, second.ended]);
  expect(second.last).toMatchObject({ errorCode: 404_000 });
});

it('who cannot be told waits in silence, and leaves when he hangs up (RATE-03)', async () => {
  const assistant = await bot();
  const [one, two] = [await stage.server.actor(), await stage.server.actor()];
  const first = await stage.ask(one, assistant.id);
  const asked = {
    bot: assistant,
    asker: personAsking({
      userId: two.userId,
      sessionId: '',
      tenant: null,
      customerService: false,
      channelUser: false,
      operator: false,
    }),
    side: 'use' as const,
    source: 'tinystar_web',
    question: QUESTION,
    again: undefined,
    closed: undefined,
  };
  const gone = new AbortController();
  const left = begin(stage.server.services, asked, { comesBack: false, signal: gone.signal });
  setTimeout(() => gone.abort(), 200);
  await expect(left).rejects.toMatchObject({ status: 429 });
  const waits = begin(stage.server.services, asked, { comesBack: false, signal: new AbortController().signal });
  stage.model.release();
  await first.ended;
  for await (const event of await waits) expect(event).not.toHaveProperty('ahead');
  expect(await stage.server.services.db.$count(kbBotChatMessage, eq(kbBotChatMessage.userId, two.userId))).toBe(1);
});
