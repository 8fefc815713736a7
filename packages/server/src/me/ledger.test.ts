import { minus, coins, enterprise, prices, type LedgerSubject } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { beginTurn } from '../answers/beginTurn.ts';
import { seedAssistant } from '../answers/testing/seedAssistant.ts';
import { kbBot } from '../assistants/schema.ts';
import { reserveForGeneration } from '../coins/answers.ts';
import { charge, type PricedAct } from '../coins/charge.ts';
import { csTicket } from '../customerService/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Owner } from '../platform/http/caller.ts';
import { kbBotRegressionRun } from '../regression/schema.ts';
import { createTestServer } from '../testing/index.ts';

test('each line of a ledger says what it was for and leads there while it exists [COIN-16] [ENT-16]', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const owner = await server.member('owner');
  const now = server.services.now();
  const payer: Owner = { type: 'tenant', id: owner.tenantId! };
  const bot = await seedAssistant(server.services, { owner: payer });
  const asker = { key: `tenant:${payer.id}:${owner.userId}`, userId: owner.userId, owner: payer };
  const begun = await beginTurn(db, {
    asker,
    bot,
    side: 'web',
    source: 'webApp',
    question: '年假几天？',
    idempotencyKey: newId(),
    again: undefined,
    payer,
    instanceId: 'test',
    now,
  });
  const [runId, ticketId] = [newId(), newId()];
  await db
    .insert(kbBotRegressionRun)
    .values({ id: runId, kbBotId: bot.id, trigger: 'manual', status: 'done', createdAt: now });
  await db
    .insert(csTicket)
    .values({ id: ticketId, kbBotId: bot.id, userId: owner.userId, createdAt: now, lastMessageAt: now });
  const acts: PricedAct[] = [
    { of: 'document', fileId: bot.fileId, pages: 60, price: coins(2) },
    { of: 'regression', runId, position: 0 },
    { of: 'suggestion', ticketId, id: newId() },
  ];
  for (const act of acts) await charge(db, payer, act, now);
  await reserveForGeneration(db, payer, { of: 'aiWrite', id: newId(), remark: 'AI写作' }, now);

  const lines = async () => {
    const answer = await owner.call('POST', '/api/v1/tenant/tscWaterList/query/page', { size: 20 });
    return answer.as(enterprise.ledger).rows.map(({ remark, delta, subject }) => [remark, delta, subject]);
  };
  const assistant = { kbBotId: bot.id, name: bot.name };
  const answer: LedgerSubject = {
    ...assistant,
    kind: 'answer',
    messageId: 'messageId' in begun ? begun.messageId : '',
    publicId: bot.publicId,
    type: 'tenant',
    side: 'web',
  };
  expect(await lines()).toEqual([
    ['AI写作', minus(prices.generation), { kind: 'aiWrite', name: '' }],
    ['客服建议回复', minus(prices.suggestion), { ...assistant, kind: 'ticket', ticketId }],
    ['回归测试', minus(prices.regression), { ...assistant, kind: 'regression', runId }],
    ['解析文档，60页', -2, { kind: 'document', kbBotId: bot.id, fileId: bot.fileId, name: '员工手册.pdf' }],
    ['回答问题', minus(prices.answer), answer],
    ['新账号赠送', prices.tenantStart, undefined],
  ]);
  // What is gone is told, and leads nowhere.
  await db.delete(kbBot).where(eq(kbBot.id, bot.id));
  expect((await lines()).map(([, , subject]) => subject)).toEqual([
    { kind: 'aiWrite', name: '' },
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
