import { errorCodes, me, prices, tenant, type CoinTask } from '@tinystar/contract';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Owner } from '../platform/http/caller.ts';
import { dayOf } from '../platform/dayKeys.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { reading } from '../platform/http/reading.ts';
import { implement } from '../platform/http/route.ts';
import { defineJob } from '../platform/jobs/define.ts';
import type { Module } from '../platform/module.ts';
import type { Services } from '../platform/services.ts';
import { ledgerPage, unbalanced } from './ledger.ts';
import { balanceOf, moveCoins } from './move.ts';
import { coinLedger } from './schema.ts';

const purseOf = (userId: string): Owner => ({ type: 'personal', id: userId });

const coins = implement(me.coins, async ({ input, caller, services }) => {
  if (input.userId !== undefined && input.userId !== caller.userId) throw notFound();
  return { count: await balanceOf(services.db, purseOf(caller.userId)) };
});

const tenantCoins = implement(tenant.coins, async ({ owner, services }) => ({
  count: await balanceOf(services.db, owner),
}));

const ledger = implement(me.ledger, ({ input, caller, services }) =>
  ledgerPage(services.db, purseOf(caller.userId), input.page, input.size, input),
);

const checkInKey = (userId: string, now: Date) => `checkIn:${userId}:${dayOf(now)}`;

const tasks = implement(me.tasks, async ({ caller, services }) => {
  const today = eq(coinLedger.key, checkInKey(caller.userId, services.now()));
  const done = (await services.db.$count(coinLedger, today)) > 0;
  const rows: CoinTask[] = [
    { id: 'checkIn', name: '每日签到', reward: prices.checkIn, done },
    { id: 'invite', name: '邀请好友', reward: prices.invitedFriend, done: false },
  ];
  return { rows };
});

const checkIn = implement(me.checkIn, async ({ caller, services }) => {
  const owner = purseOf(caller.userId);
  const now = services.now();
  const key = checkInKey(caller.userId, now);
  const movement = {
    owner,
    delta: prices.checkIn,
    key,
    type: 'checkIn',
    remark: '每日签到',
    priceVersion: prices.version,
    now,
  };
  if (!(await moveCoins(services.db, movement))) throw new Failure(errorCodes.conflict, '今天已经签到过了');
  return { count: await balanceOf(services.db, owner) };
});

/** Daily: says which balances differ from their ledger. */
export const check = defineJob(
  'coins.check',
  z.object({}),
  async (_payload, { services }) => {
    const wrong = await unbalanced(services.db);
    if (wrong.length > 0) services.log.error({ wrong }, 'balances differ from their ledger');
    await scheduleCheck(services);
  },
  { attempts: 3, timeout: 60_000 },
);

/** Plans the next run, unless one waits already. */
export async function scheduleCheck(services: Services): Promise<void> {
  const runAt = new Date(services.now().getTime() + 86_400_000);
  await check.enqueue(services.db, {}, { key: 'coins.check', runAt, keepTime: true });
}

/** Balances, ledger and check-in; compares balances and ledger every day. */
export const coinsModule: Module = {
  routes: [coins, tenantCoins, ...reading([ledger]), tasks, checkIn],
  jobs: [check],
  start: scheduleCheck,
};
