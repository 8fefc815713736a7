import { publicChat } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerServer, type AnswerServer } from './testing/answerServer.ts';
import { openAnswer } from './testing/openAnswer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

let stage: AnswerServer;
beforeAll(async () => {
  stage = await answerServer();
});
afterAll(() => stage[Symbol.asyncDispose]());

const day = 86_400;

it('a visitor asks 200 questions a day, at any pace, and is told when the next day begins (RATE-02)', async () => {
  const owner = await stage.server.member('owner');
  const { publicId } = await seedAssistant(stage.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
  const info = await stage.server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`);
  const { userId } = info.as(publicChat.info);
  const ask = async () => {
    const answer = await openAnswer({
      url: stage.url,
      path: '/api/v1/public/kbBot/chat',
      body: { publicId, userId, question: '有几天年假？', side: 'web' },
    });
    await answer.ended;
    return answer;
  };
  expect((await ask()).status).toBe(200);
  // As after 199 of them: the other limits would make this test a long one.
  const counted = await stage.server.database.db.$client.query(
    "update rate_limit set count = 199 where key like 'public:day:%' returning count",
  );
  expect(counted.rowCount).toBe(1);
  expect((await ask()).status).toBe(200);
  stage.server.clock.advance(3_600_000);
  const refused = await ask();
  expect(refused.status).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(day - 2 * 3_600);
  expect(wait).toBeLessThanOrEqual(day - 3_600);
  stage.server.clock.advance(wait * 1_000);
  expect((await ask()).status).toBe(200);
});
