import { assistants, messages, qaPairs } from '@tinystar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerServer, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { createAssistant } from '../assistants/create.ts';
import { newId } from '../platform/database/columns.ts';
import type { Actor } from '../testing/index.ts';

let stage: AnswerServer;
let ann: Actor;

beforeAll(async () => {
  stage = await answerServer({ extractive: true });
  ann = await stage.server.actor();
});
afterAll(() => stage[Symbol.asyncDispose]());

const create = (actor: Actor, kbBotId: string, question: string, answer: string) =>
  actor.call('POST', '/api/v1/personalKbBotQaPair/create', { kbBotId, question, answer });
const own = (actor: Actor) => seedAssistant(stage.server.services, { owner: { type: 'personal', id: actor.userId } });

it('answers the next question with what was written, and cites the pair', async () => {
  const bot = await own(ann);
  const question = '年假可以分几次休？';
  const { id } = (await create(ann, bot.id, ` ${question} `, '最多分**三次**。')).as(qaPairs.create);
  const answer = await stage.ask(ann, bot.id, { body: { question } });
  await answer.ended;
  expect(answer.text).toBe('最多分**三次**。 [1]');
  expect(answer.last).toMatchObject({
    sentenceMap: { 1: { reference: [{ type: 'qa', question_id: id, question }] } },
  });
});

it('refuses what is empty or too long with its words, and whose assistant is not one’s own', async () => {
  const bot = await own(ann);
  const words = async (question: string, answer: string) =>
    (await create(ann, bot.id, question, answer)).error.errorMessage;
  expect(await words(' ', '答')).toBe('请输入问题');
  expect(await words('问', ' ')).toBe('答案不能为空');
  expect(await words('问'.repeat(256), '答')).toBe('问题不能超过255个字');
  expect(await words('问', '𠮷'.repeat(3_001))).toBe('答案字符数量不能超过3000');
  const bob = await stage.server.actor();
  for (const id of [bot.id, newId()]) {
    const refused = await create(bob, id, '问', '答');
    expect([refused.status, refused.error.errorMessage]).toEqual([404, messages.assistantMissing]);
  }
});

it('is copied with its assistant and goes with it', async () => {
  const { services } = stage.server;
  const bot = await createAssistant(services.db, { type: 'personal', id: ann.userId }, { name: '原本' }, new Date());
  await create(ann, bot.id, '谁批年假？', '部门主管。');
  const copied = await ann.call('POST', '/api/v1/personalKbBot/copy', { kbBotId: bot.id });
  expect(copied.status).toBe(200);
  const { id } = copied.as(assistants.copy);
  expect((await ann.call('DELETE', `/api/v1/personalKbBot/${bot.id}`)).status).toBe(200);
  const answer = await stage.ask(ann, id, { body: { question: '谁批年假？' } });
  await answer.ended;
  expect(answer.text).toBe('部门主管。 [1]');
});
