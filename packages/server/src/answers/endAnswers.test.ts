import { errorCodes, publicChat } from '@tinystar/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase, type Actor, type TestDatabase } from '../testing/index.ts';
import { ANSWER, answerServer, PIECES, type AnswerServer } from './testing/answerServer.ts';
import { openAnswer } from './testing/openAnswer.ts';
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

it.each([
  ['by the same process', () => one],
  ['by another process', () => two],
])('who is removed %s hears nothing more in his personal identity either, and reads why (AUTHZ-09)', async (_, by) => {
  const leaving = await one.server.member('member', owner.tenantId);
  expect((await leaving.call('POST', '/api/v1/user/update/currentTenant', { tenantId: '' })).status).toBe(200);
  const cut = await one.ask(leaving, shared, { path: '/api/v1/personalKbBotQa/answer4Real' });
  await cut.until(1);
  expect(await remove(by(), leaving.userId)).toBe(200);
  await cut.ended;
  expect(cut.text.length).toBeLessThan(ANSWER.length);
  expect(cut.last).toMatchObject({ errorMessage: '这个助手已被所属企业收回，不能再使用' });
  expect(await one.unbalanced()).toEqual([]);
});

it('what is published no more ends for all who may not use it, and goes on for its makers (AUTHZ-09)', async () => {
  const { id, publicId } = await seedAssistant(one.server.services, {
    owner: { type: 'tenant', id: owner.tenantId! },
    settings: { permission: 'public' },
  });
  const member = await one.server.member('member', owner.tenantId);
  const admin = await one.server.member('admin', owner.tenantId);
  const stranger = await one.server.actor();
  const { userId } = (await one.server.visitor.call('GET', `/api/v1/public/kbBot/info?publicId=${publicId}`)).as(
    publicChat.info,
  );
  const [visiting, personal, inside, making] = await Promise.all([
    openAnswer({
      url: one.url,
      path: '/api/v1/public/kbBot/chat',
      body: { publicId, userId, question: '年假有几天？', side: 'web' },
    }),
    one.ask(stranger, id, { path: '/api/v1/personalKbBotQa/answer4Real' }),
    one.ask(member, id),
    one.ask(admin, id),
  ]);
  await Promise.all([visiting, personal, inside, making].map((asked) => asked.until(1)));
  const body = { kbBotId: id, id };
  expect((await post(two, '/api/v1/tenantKbBot/unrelease', { ...body, permission: 'private' })).statusCode).toBe(200);
  await Promise.all([visiting.ended, personal.ended, inside.ended]);
  expect(visiting.last).toMatchObject({ errorCode: errorCodes.assistantMissing });
  for (const { last } of [personal, inside])
    expect(last).toMatchObject({ errorMessage: '这个助手已被所属企业收回，不能再使用' });
  one.model.release();
  await making.ended;
  expect(making.text).toBe(ANSWER);
  for (const cut of [visiting, personal, inside]) expect(cut.text.length).toBeLessThan(ANSWER.length);
  expect(await one.unbalanced()).toEqual([]);
});
