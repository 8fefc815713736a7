import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newId } from '../platform/database/columns.ts';
import { createTestServer } from '../testing/index.ts';
import { openReservations, reserveForAnswer, settleAnswer } from './answers.ts';
import { ledgerPage } from './ledger.ts';

/** The statements of the migration that fill the new columns and the new table from what the ledger says. */
const backfill = readFileSync(new URL('../../migrations/0008_ledgerLines.sql', import.meta.url), 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^\s*(UPDATE|INSERT|ALTER TABLE "coin_ledger" (DISABLE|ENABLE))/.test(statement));

test('a ledger written before lines had numbers is numbered, and its open reservations are found (REC-09)', async () => {
  await using server = await createTestServer();
  const { db } = server.services;
  const { userId } = await server.actor({ coins: 10 });
  const owner = { type: 'personal' as const, id: userId };
  const [open, done] = [newId(), newId()];
  await reserveForAnswer(db, owner, open);
  await reserveForAnswer(db, owner, done);
  await settleAnswer(db, done);
  const before = await ledgerPage(db, owner, 1, 10);
  await db.$client.query('alter table coin_ledger disable trigger user');
  await db.$client.query('update coin_ledger set line = null');
  await db.$client.query('alter table coin_ledger enable trigger user');
  await db.$client.query('update coin_account set lines = 0');
  await db.$client.query('delete from coin_reservation');
  for (const statement of backfill) await db.$client.query(statement);
  expect(before.count).toBe(3);
  expect((await ledgerPage(db, owner, 1, 10)).rows.length).toBe(3);
  expect((await ledgerPage(db, owner, 1, 10)).count).toBe(before.count);
  expect(await openReservations(db)).toEqual([open]);
  await expect(db.$client.query('update coin_ledger set delta = 0')).rejects.toThrow('append-only');
});
