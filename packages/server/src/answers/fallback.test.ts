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
