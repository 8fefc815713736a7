import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import { check, scheduleCheck } from '../coins/module.ts';
import { prune, schedulePrune } from '../identity/prune.ts';
import type { Database } from '../platform/database/database.ts';
import { sumDays } from '../reports/sumDays.ts';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { planSweep, sweepJob } from '../documents/sweepJob.ts';
import { forget, planForgetting } from './forget.ts';
import { planImageSweep, sweepImages } from './sweepImages.ts';

/** A question every ten days, as many days back as asked for. */
async function ask(server: TestServer, times: number): Promise<string> {
  const ann = await server.actor();
  const { id } = (await ann.call('POST', '/api/v1/personalKbBot', { name: '助手' })).json as { id: string };
  const { db } = server.services;
  await db.execute(sql`
    insert into kb_bot_chat_message (id, kb_bot_id, asker, user_id, side, source, session, msg_type, question, answer,
      answer_status, created_at)
    select md5(${id} || n), ${id}, ${`personal:${ann.userId}`}, ${ann.userId}, 'use', 'web', 1, 'qa', '问题' || n, '回答', 'success',
      now() - n * interval '10 days' from generate_series(0, ${times}::int - 1) n`);
  await db.execute(sql`
    insert into operator_act (id, by, act, subject, detail, created_at)
    select md5('act' || n), 'cli', 'x', 'x', '', now() - n * interval '10 days' from generate_series(0, ${times}::int - 1) n`);
  await sumDays(db);
  return id;
}

const count = async (db: Database, table: string) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]!.n;
const questions = async (db: Database) =>
  (await db.execute<{ n: number }>(sql`select sum(questions)::int as n from report_day`)).rows[0]!.n;

async function forgetNow(server: TestServer): Promise<void> {
  await forget.enqueue(server.services.db, {}, { key: newId() });
  await expect
    .poll(
      async () =>
        (
          await server.services.db.execute(sql`
      select from graphile_worker.jobs where task_identifier = 'closing.forget' and run_at > now()`)
        ).rows.length,
    )
    .toBe(1);
}

test('chats and logs older than their days are deleted, each by its own setting, and the figures of reports stay', async () => {
  await using server = await createTestServer({
    worker: true,
    environment: { CHAT_RETENTION_DAYS: '45', LOG_RETENTION_DAYS: '95' },
  });
  const { db } = server.services;
  await ask(server, 20);
  expect(await questions(db)).toBe(20);
  await forgetNow(server);
  expect(await count(db, 'kb_bot_chat_message')).toBe(5);
  expect(await count(db, 'operator_act')).toBe(10);
  expect(await count(db, 'report_question')).toBe(5);
  await sumDays(db);
  expect(await questions(db)).toBe(20);
});

test('without the settings nothing is forgotten, and nobody else may delete from the log', async () => {
  await using server = await createTestServer({ worker: true });
  const { db } = server.services;
  await ask(server, 20);
  await forgetNow(server);
  expect(await count(db, 'kb_bot_chat_message')).toBe(20);
  expect(await count(db, 'operator_act')).toBe(20);
  await expect(db.$client.query('delete from operator_act')).rejects.toThrow('append-only');
  await expect(db.$client.query('delete from coin_ledger')).rejects.toThrow('append-only');
});

test.each([
  { job: forget, plan: planForgetting },
  { job: sweepImages, plan: planImageSweep },
  { job: sweepJob, plan: planSweep },
  { job: prune, plan: schedulePrune },
  { job: check, plan: scheduleCheck },
])('a start does not put off $job.name, which waits for its time', async ({ job, plan }) => {
  await using server = await createTestServer();
  const { db } = server.services;
  const soon = new Date(Date.now() + 20 * 60_000);
  await job.enqueue(db, {}, { key: job.name, runAt: soon });
  await plan(server.services);
  const { rows } = await db.execute<{ at: string }>(
    sql`select run_at as at from graphile_worker.jobs where task_identifier = ${job.name}`,
  );
  expect(rows.map(({ at }) => new Date(at).getTime())).toEqual([soon.getTime()]);
});
