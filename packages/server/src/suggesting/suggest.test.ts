import { csMessage } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDesk } from '../customerService/testing/createDesk.ts';

test('an agent is told what the assistant would answer to the last question, with its sources; nobody else is, and nothing is sent', async () => {
  await using desk = await createDesk();
  const { agent, asker, owner, db } = desk;
  const { csTicketId } = await desk.asked(asker, '在吗？');
  await desk.ask(asker, '年假有几天？');
  const suggest = (who: typeof agent) => desk.about(who, 'csMessage/suggest4CustomerService', { csTicketId });
  const told = (await suggest(agent)).as(csMessage.suggest);
  expect(told).toMatchObject({ question: '年假有几天？', answered: true });
  expect(told.answer).toMatch(/年假.*\[1\]/s);
  // Ready to be sent: no label of quotations, and no signs of markdown.
  expect(told.answer).not.toMatch(/以下内容|^>|\\$|\*\*/m);
  expect(told.sources[0]).toMatchObject({ number: '1', pages: [1] });
  expect(told.sources[0]!.text).toContain('年假');
  expect((await desk.about(asker, 'csMessage/query/list')).as(csMessage.list).rows).toHaveLength(2);
  const coins = async () =>
    (await db.execute<{ n: string }>(sql`select count(*) as n from coin_ledger where remark = '客服建议回复'`)).rows[0];
  expect(await coins()).toEqual({ n: '1' });
  await desk.ask(asker, '量子纠缠的原理是什么？');
  expect((await suggest(agent)).as(csMessage.suggest)).toMatchObject({ answered: false, sources: [] });
  // What found nothing costs nothing.
  expect(await coins()).toEqual({ n: '1' });
  expect((await suggest(asker)).status).toBe(403);
  expect((await suggest(owner)).status).toBe(403);
});
