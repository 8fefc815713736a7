import { csMessage, csPhrase, csTicket, qaPairs } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { kbBotAgent } from './schema.ts';
import { createDesk } from './testing/createDesk.ts';

type Desk = Awaited<ReturnType<typeof createDesk>>;
type Who = Desk['agent'];

const conversation = async (desk: Desk, who: Who, csTicketId: string) =>
  (await desk.about(who, 'csMessage/query/list', { csTicketId })).as(csMessage.list);
const pass = (desk: Desk, who: Who, id: string, to: { userId: string }, note = '') =>
  desk.about(who, 'csTicket/transfer', { id, userId: to.userId, note });

test('a ticket is passed to a colleague with a note that both see and its user does not', async () => {
  await using desk = await createDesk();
  const { agent, colleague, asker } = desk;
  const { csTicketId } = await desk.asked(asker, '发票抬头写错了');
  await desk.reply(agent, csTicketId, '我问一下财务。');
  expect(await desk.unread(colleague)).toMatchObject({ count: 0 });
  const { agents } = (await desk.about(agent, 'csTicket/query/listCustomerServices')).as(csTicket.colleagues);
  expect(agents.map(({ id, openCount }) => [id, openCount])).toEqual([[colleague.userId, 0]]);

  expect((await pass(desk, agent, csTicketId, colleague, '  要改发票抬头  ')).status).toBe(200);
  // The receiver is told, though the question had a reply; from now on his colleagues are not.
  expect(await desk.unread(colleague)).toMatchObject({ count: 1 });
  await desk.ask(asker, '还要多久？');
  expect(await desk.unread(colleague)).toMatchObject({ count: 2 });
  expect(await desk.unread(agent)).toMatchObject({ count: 0 });
  for (const who of [agent, colleague]) {
    const { desk: seen } = await conversation(desk, who, csTicketId);
    expect(seen).toMatchObject({ agent: { id: colleague.userId }, transfers: [{ note: '要改发票抬头' }] });
  }
  const asked = await conversation(desk, asker, csTicketId);
  expect(asked.desk).toBeUndefined();
  expect(JSON.stringify(asked)).not.toContain('要改发票抬头');
  const mine = async (who: Who) => (await desk.about(who, 'csTicket/query/page', { mine: true })).as(csTicket.page);
  expect([(await mine(agent)).count, (await mine(colleague)).count]).toEqual([0, 1]);
  expect((await mine(colleague)).rows[0]).toMatchObject({ agent: { id: colleague.userId }, unreadCount: 2 });

  // Whoever is no agent any more keeps nothing from his colleagues.
  await desk.db.delete(kbBotAgent).where(eq(kbBotAgent.userId, colleague.userId));
  expect(await desk.unread(agent)).toMatchObject({ count: 2 });
});

test('a ticket goes to agents of its assistant alone, while it is open, and is passed by them alone', async () => {
  await using desk = await createDesk();
  const { agent, colleague, asker, owner, server, tenantId } = desk;
  const { csTicketId } = await desk.asked(asker, '在吗？');
  const member = await server.member('member', tenantId);
  const status = async (who: Who, to: { userId: string }, note?: string) =>
    (await pass(desk, who, csTicketId, to, note)).status;
  expect(await status(agent, member)).toBe(404);
  expect(await status(agent, agent)).toBe(400);
  expect(await status(agent, colleague, '长'.repeat(201))).toBe(400);
  expect(await status(owner, colleague)).toBe(403);
  expect(await status(asker, colleague)).toBe(403);
  // An agent who asked himself is no one to answer it.
  const own = (await desk.asked(colleague, '我也有个问题')).csTicketId;
  expect((await pass(desk, agent, own, colleague)).status).toBe(400);
  await desk.about(agent, 'csTicket/closeByCustomerService', { id: csTicketId });
  expect(await status(agent, colleague)).toBe(409);
});

test('canned answers are an agent’s own or shared by all of one assistant, and found by their words', async () => {
  await using desk = await createDesk();
  const { agent, colleague, owner, kbBotId } = desk;
  const write = (who: Who, title: string, text: string, shared: boolean) =>
    desk.about(who, 'csPhrase', { title, text, shared });
  const titles = async (who: Who, keyword?: string) =>
    (await desk.about(who, 'csPhrase/query/page', { ...(keyword && { keyword }) }))
      .as(csPhrase.page)
      .rows.map(({ title }) => title);
  const { id: own } = (await write(agent, ' 问候 ', '您好，请稍等。', false)).as(csPhrase.create);
  const { id: shared } = (await write(agent, '发票', '三个工作日内开出。', true)).as(csPhrase.create);
  expect((await write(agent, ' ', '文字', true)).status).toBe(400);
  expect((await write(owner, '标题', '文字', true)).status).toBe(403);
  expect(await titles(agent)).toEqual(['问候', '发票']);
  expect(await titles(agent, '工作日')).toEqual(['发票']);
  expect(await titles(agent, '100%')).toEqual([]);
  expect(await titles(colleague)).toEqual(['发票']);
  const change = (who: Who, id: string) =>
    who.call('PUT', `/api/v1/csPhrase/${id}`, { kbBotId, title: '开票', text: '两个工作日。' });
  expect((await change(colleague, own)).status).toBe(404);
  expect((await change(colleague, shared)).status).toBe(200);
  expect(await titles(agent)).toEqual(['问候', '开票']);
  const remove = (who: Who, id: string) => who.call('DELETE', `/api/v1/csPhrase/${id}?kbBotId=${kbBotId}`);
  expect((await remove(colleague, own)).status).toBe(404);
  expect((await remove(agent, shared)).status).toBe(200);
  expect(await titles(colleague)).toEqual([]);
});

test('a reply is put into the Q&A library once, with its question, by agents of its assistant alone', async () => {
  await using desk = await createDesk();
  const { agent, colleague, asker, owner, kbBotId } = desk;
  const { csTicketId, id: questionId } = await desk.asked(asker, '发票多久能开？');
  const { id: messageId } = (await desk.reply(agent, csTicketId, '三个工作日内开出。')).json as { id: string };
  const settle = (who: Who, more: object = {}) =>
    desk.about(who, 'csMessage/settle4CustomerService', {
      csTicketId,
      messageId,
      question: '发票多久能开？',
      answer: '三个工作日内开出，可在订单页下载。',
      ...more,
    });
  const settled = async (who: Who) => (await conversation(desk, who, csTicketId)).rows.map((row) => row.settled);
  expect(await settled(agent)).toEqual([false, false]);
  expect((await settle(asker)).status).toBe(403);
  expect((await settle(owner)).status).toBe(403);
  // What was asked is no reply.
  expect((await settle(agent, { messageId: questionId })).status).toBe(404);
  expect((await settle(agent, { question: ' ' })).status).toBe(400);
  const both = await Promise.all([settle(agent), settle(colleague)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { rows } = (await owner.call('GET', `/api/v1/tenantKbBotQaPair/query/page?kbBotId=${kbBotId}`)).as(
    qaPairs.page,
  );
  expect(rows).toMatchObject([{ question: '发票多久能开？', answer: '三个工作日内开出，可在订单页下载。' }]);
  expect(await settled(colleague)).toEqual([false, true]);
  expect(await settled(asker)).toEqual([undefined, undefined]);
});
