import { errorCodes } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startFakeModel, type FakeModel } from '../testing/fakeModel.ts';
import { answerServer, PIECES, type AnswerServer } from './testing/answerServer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

const token = 'watcher-3f9c27d1e0';
let stage: AnswerServer;
let second: FakeModel;

beforeAll(async () => {
  second = await startFakeModel();
  stage = await answerServer({
    environment: { LLM_FALLBACK_BASE_URL: second.url, LLM_FALLBACK_MODEL: 'second', METRICS_TOKEN: token },
  });
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
  await second.close();
});
beforeEach(() => second.play({ script: 'normal', pieces: ['由第二个模型回答', '[1]。'] }));

it('a question is answered by the second model while the first is down, and both are counted', async () => {
  const ann = await stage.server.actor();
  const bot = await seedAssistant(stage.server.services, { owner: { type: 'personal', id: ann.userId } });
  const ask = async () => {
    const answer = await stage.ask(ann, bot.id);
    await answer.ended;
    return answer.text;
  };
  stage.model.play({ script: 'broken' });
  expect(await ask()).toContain('由第二个模型回答');
  expect(second.requests.at(-1)?.body.model).toBe('second');
  stage.model.play({ script: 'normal', pieces: PIECES });
  expect(await ask()).not.toContain('第二个模型');
  const { body } = await stage.server.app.inject({
    method: 'GET',
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(body).toMatch(/^tinystar_model_errors_total\{kind="unavailable"\} [1-9]/m);
  expect(body).toMatch(/^tinystar_first_event_seconds_count 2$/m);
});

it('while a lone model is down, askers are told at once and for how long, and pay nothing', async () => {
  await using lone = await answerServer();
  lone.model.play({ script: 'broken' });
  const ann = await lone.server.actor();
  const bot = await seedAssistant(lone.server.services, { owner: { type: 'personal', id: ann.userId } });
  const owner = { type: 'personal' as const, id: ann.userId };
  const before = await lone.balance(owner);
  for (let turn = 0; turn < 3; turn += 1) await (await lone.ask(ann, bot.id)).ended;
  const asked = lone.model.requests.length;
  const answer = await lone.ask(ann, bot.id);
  await answer.ended;
  const errorMessage = expect.stringMatching(/^回答服务暂时不可用，请在 \d+ 秒后再试$/) as string;
  expect(answer.last).toMatchObject({ errorCode: errorCodes.unavailable, errorMessage });
  expect(lone.model.requests.length).toBe(asked);
  expect(await lone.balance(owner)).toBe(before);
});
