import { authorizations, messages, using } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kbBot } from '../assistants/schema.ts';
import { coinAccount } from '../coins/schema.ts';
import { tenant } from '../identity/schema.ts';
import type { Actor } from '../testing/index.ts';
import { ANSWER, answerServer, PIECES, type AnswerServer } from '../answers/testing/answerServer.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';

let stage: AnswerServer;
let lender: Actor;
let receiver: Actor;
let user: Actor;
let outsider: Actor;
let botId: string;
let friendlyId: string;

beforeAll(async () => {
  stage = await answerServer();
  await stage.hub.start();
  const { server } = stage;
  [lender, receiver, outsider] = [
    await server.member('owner'),
    await server.member('owner'),
    await server.member('owner'),
  ];
  user = await server.member('member', receiver.tenantId);
  const settings = { permission: 'private' as const, name: '售后助手' };
  botId = (await seedAssistant(server.services, { owner: { type: 'tenant', id: lender.tenantId! }, settings })).id;
  const [row] = await server.database.db.select().from(tenant).where(eq(tenant.id, receiver.tenantId!));
  friendlyId = row!.friendlyId;
});
afterAll(() => stage[Symbol.asyncDispose]());
beforeEach(() => stage.model.play({ script: 'held', pieces: PIECES }));

const post = (url: string, body: object = {}, who: Actor = lender) => who.call('POST', `/api/v1/${url}`, body);
const lend = () => post('kbBotAuthorization/bulkCreate', { tenantId: receiver.tenantId, kbBotIds: [botId] });
const withdraw = (who: Actor = lender) =>
  post('kbBotAuthorization/bulkDestroy', { tenantId: receiver.tenantId, kbBotIds: [botId] }, who);
const real = (who: Actor) => ({ path: '/api/v1/tenantKbBotQa/answer4Real', headers: who.headers });
const balance = async (tenantId = '') =>
  (await stage.server.database.db.select().from(coinAccount).where(eq(coinAccount.ownerId, tenantId)))[0]!.balance;

test('an enterprise is found by its number and lent assistants, each once [AUTHZ-01] [AUTHZ-02] [AUTHZ-03] [AUTHZ-04]', async () => {
  const find = (id: string, who: Actor = lender) =>
    who.call('GET', `/api/v1/tenant/query/infoByFriendlyId?friendlyId=${encodeURIComponent(id)}`);
  expect((await find(` ${friendlyId.toUpperCase()}`)).as(authorizations.find)).toMatchObject({ id: receiver.tenantId });
  expect((await find('nobody12')).status).toBe(404);
  expect((await find(friendlyId, receiver)).error).toMatchObject({ errorMessage: '不能授权给本企业' });
  const own = (await post('tenant/query/list4Authorized', {}, receiver)).as(authorizations.receivers);
  expect(own).toEqual({ rows: [], friendlyId });
  const lendable = async () =>
    (await post('tenantKbBot/query/list4Authorize2Tenant', { tenantId: receiver.tenantId })).as(
      authorizations.lendable,
    );
  expect((await lendable()).rows.map(({ id }) => id)).toEqual([botId]);
  expect((await lend()).json).toEqual({ count: 1 });
  expect((await lend()).json).toEqual({ count: 0 });
  expect((await lendable()).rows).toEqual([]);
  expect((await post('tenant/query/list4Authorized')).as(authorizations.receivers).rows).toMatchObject([
    { id: receiver.tenantId, friendlyId, kbBotCount: 1 },
  ]);
  const lent = (keyword: string) => post('tenantKbBot/query/page4Authorized', { tenantId: receiver.tenantId, keyword });
  expect((await lent('售后')).as(authorizations.lent)).toMatchObject({ rows: [{ id: botId }], count: 1 });
  expect((await lent('百分%')).json).toEqual({ rows: [], count: 0 });
  expect(
    (await post('tenantKbBot/query/list4Authorized', {}, receiver)).as(authorizations.received).rows,
  ).toMatchObject([{ id: botId, tenantName: '测试企业' }]);
});

test('nobody lends or withdraws what is not his own', async () => {
  const { tenantId } = outsider;
  expect((await post('kbBotAuthorization/bulkCreate', { tenantId, kbBotIds: [botId] }, receiver)).status).toBe(404);
  expect((await withdraw(outsider)).status).toBe(404);
  expect((await withdraw(receiver)).status).toBe(404);
  expect((await post('kbBotAuthorization/bulkCreate', { tenantId: lender.tenantId, kbBotIds: [botId] })).status).toBe(
    404,
  );
  expect((await post('kbBotAuthorization/bulkCreate', { tenantId, kbBotIds: [botId] }, user)).status).toBe(403);
});

test('its members use what was lent, the lender pays, and knowledge stays unseen [AUTHZ-01]', async () => {
  await lend();
  const before = [await balance(lender.tenantId), await balance(receiver.tenantId)];
  stage.model.play({ script: 'held', pieces: PIECES });
  const answer = await stage.ask(user, botId, real(user));
  await answer.until(1);
  stage.model.release();
  await answer.ended;
  expect(answer.text).toBe(ANSWER);
  expect((await stage.messages(botId)).at(-1)?.province).toBe('局域网');
  expect([await balance(lender.tenantId), await balance(receiver.tenantId)]).toEqual([before[0]! - 1, before[1]]);
  const usable = (await post('tenantKbBot/query/page4Member', { reach: 'all', size: 100 }, user)).as(using.page);
  expect(usable.rows.find(({ id }) => id === botId)?.price).toMatchObject({ payer: 'other' });
  for (const who of [user, receiver]) {
    const documents = await who.call('GET', `/api/v1/kbBotFile/query/list?id=${botId}`);
    expect(documents.status).toBeGreaterThanOrEqual(400);
    expect((await who.call('DELETE', `/api/v1/tenantKbBot/${botId}`)).status).toBeGreaterThanOrEqual(403);
    const trial = await stage.ask(who, botId, { path: '/api/v1/tenantKbBotQa/answer4Trial', body: { side: 'make' } });
    expect(trial.status).toBeGreaterThanOrEqual(403);
  }
  expect((await stage.ask(outsider, botId, real(outsider))).status).toBe(404);
});

test('its members find what was lent in their list and by a question, until it is withdrawn [AUTHZ-01] [AUTHZ-05]', async () => {
  await lend();
  // Somebody new: whatever one has talked to stands in the list anyway.
  const newcomer = await stage.server.member('member', receiver.tenantId);
  const found = async () => {
    const near = (await post('tenantKbBot/query/page4Member', {}, newcomer)).as(using.page);
    const question = '入职满十年的员工有几天年假？';
    const chosen = (await post('kbBot/query/choose4Question', { question }, newcomer)).as(using.choose);
    return [near.rows, chosen.rows].map((rows) => rows.some(({ id }) => id === botId));
  };
  expect(await found()).toEqual([true, true]);
  await withdraw();
  expect(await found()).toEqual([false, false]);
});

test('what is withdrawn is gone at once, also inside a running answer [AUTHZ-05]', async () => {
  await lend();
  const running = await stage.ask(user, botId, real(user));
  const owners = await stage.ask(lender, botId, real(lender));
  await Promise.all([running.until(1), owners.until(1)]);
  expect((await withdraw()).json).toEqual({ count: 1 });
  await running.ended;
  expect(ANSWER.startsWith(running.text) && running.text.length < ANSWER.length).toBe(true);
  // Nobody stopped it: the borrower reads why it broke off, and why he cannot ask again.
  const withdrawn = { errorCode: 102001, errorMessage: '这个助手已被所属企业收回，不能再使用' };
  expect(running.last).toMatchObject(withdrawn);
  stage.model.release();
  await owners.ended;
  expect(owners.text).toBe(ANSWER);
  const next = await stage.ask(user, botId, real(user));
  expect([next.status, next.body]).toMatchObject([404, withdrawn]);
  const history = await post('kbBotChatHistory/query/listByTimestamp', { kbBotId: botId, side: 'use' }, user);
  expect(history.status).toBeGreaterThanOrEqual(400);
  // At both addresses of the chat he reads it too; a stranger does not even learn that it is there.
  const [row] = await stage.server.services.db.select().from(kbBot).where(eq(kbBot.id, botId));
  const stranger = await stage.server.member('owner');
  for (const query of [`kbBotId=${botId}`, `publicId=${row!.publicId}`]) {
    const opened = (who: Actor) => who.call('GET', `/api/v1/kbBot/query/detail4User?${query}`);
    const told = await opened(user);
    expect([told.status, told.json]).toMatchObject([404, withdrawn]);
    expect((await opened(stranger)).json).toMatchObject({ errorMessage: messages.assistantMissing });
  }
  expect(await stage.unbalanced()).toEqual([]);
});
