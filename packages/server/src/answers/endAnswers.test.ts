import { errorCodes } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase, type Actor, type TestDatabase } from '../testing/index.ts';
import { ANSWER, answerServer, PIECES, type AnswerServer } from './testing/answerServer.ts';
import { seedAssistant } from './testing/seedAssistant.ts';

// Two processes on one database: people ask the first, and lose their role in either.
let database: TestDatabase;
let one: AnswerServer;
let two: AnswerServer;
let owner: Actor;
let shared: string;
let own: string;

beforeAll(async () => {
  database = await testDatabase();
  one = await answerServer({ shared: database });
  two = await answerServer({ shared: database });
  await Promise.all([one.hub.start(), two.hub.start()]);
  owner = await one.server.member('owner');
  const seed = (permission: 'private' | 'protected') =>
    seedAssistant(one.server.services, { owner: { type: 'tenant', id: owner.tenantId! }, settings: { permission } });
  [shared, own] = [(await seed('protected')).id, (await seed('private')).id];
});
afterAll(async () => {
  await Promise.all([one[Symbol.asyncDispose](), two[Symbol.asyncDispose]()]);
  await database.drop();
});
beforeEach(() => one.model.play({ script: 'held', pieces: PIECES }));

const post = (stage: AnswerServer, path: string, body: object) =>
  stage.server.app.inject({ method: 'POST', url: path, headers: owner.headers, payload: body });
const remove = async (stage: AnswerServer, userId: string) =>
  (await post(stage, '/api/v1/cross/remove/tenant/users', { userIds: [userId] })).statusCode;
const demote = async (userId: string) =>
  (await post(one, '/api/v1/tenantUser/bulkUpdate/permission', { userIds: [userId], permission: 'member' })).statusCode;

it.each([
  ['by the same process', () => one],
  ['by another process', () => two],
])('who is removed %s hears nothing more, others their whole answer (AUTHZ-09)', async (_, by) => {
  const leaving = await one.server.member('member', owner.tenantId);
  const staying = await one.server.member('member', owner.tenantId);
  const [cut, whole] = await Promise.all([one.ask(leaving, shared), one.ask(staying, shared)]);
  await Promise.all([cut.until(1), whole.until(1)]);
  expect(await remove(by(), leaving.userId)).toBe(200);
  await cut.ended;
  const heard = cut.text;
  expect(ANSWER.startsWith(heard) && heard.length < ANSWER.length).toBe(true);
  expect(cut.last).toMatchObject({ status: 'finished' });
  one.model.release();
  await whole.ended;
  expect([whole.text, cut.text]).toEqual([ANSWER, heard]);
  const again = await one.ask(leaving, shared, {
    path: '/api/v1/tenantKbBotQa/answer4Real',
    headers: leaving.headers,
  });
  expect(again.status).toBe(403);
  const kept = (await one.messages(shared)).find(({ userId }) => userId === leaving.userId);
  expect(kept).toMatchObject({ answer: heard, stopped: true, answerStatus: 'success' });
  expect(await one.unbalanced()).toEqual([]);
});

it('a demoted maker’s trial ends, what he may still use goes on (AUTHZ-09)', async () => {
  const admin = await one.server.member('admin', owner.tenantId);
  const trial = { path: '/api/v1/tenantKbBotQa/answer4Trial', body: { side: 'make' } };
  const [made, used] = await Promise.all([one.ask(admin, own, trial), one.ask(admin, shared)]);
  expect([made.status, used.status]).toEqual([200, 200]);
  await Promise.all([made.until(1), used.until(1)]);
  expect(await demote(admin.userId)).toBe(200);
  await made.ended;
  expect(made.text.length).toBeLessThan(ANSWER.length);
  one.model.release();
  await used.ended;
  expect(used.text).toBe(ANSWER);
  expect((await one.ask(admin, own, trial)).status).toBe(403);
});

it.each([
  ['by the same process', () => one],
  ['by another process', () => two],
])(
  'an answer ends when its assistant is deleted %s, which is said, and gives its coin back (AUTHZ-09)',
  async (_, by) => {
    const doomed = await seedAssistant(one.server.services, {
      owner: { type: 'tenant', id: owner.tenantId! },
      settings: { permission: 'protected' },
    });
    const member = await one.server.member('member', owner.tenantId);
    const asked = await one.ask(member, doomed.id);
    await asked.until(1);
    const deleted = await by().server.app.inject({
      method: 'DELETE',
      url: `/api/v1/tenantKbBot/${doomed.id}`,
      headers: owner.headers,
    });
    expect(deleted.statusCode).toBe(200);
    await asked.ended;
    expect(asked.text.length).toBeLessThan(ANSWER.length);
    expect(asked.last).toMatchObject({ errorCode: errorCodes.assistantMissing, errorMessage: '该助手已被删除' });
    expect(await one.unbalanced()).toEqual([]);
  },
);
