import { coins, constants, prices, type Coins } from '@tinystar/contract';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { payerOf } from '../answers/asker.ts';
import { kbBot, type AssistantRow } from '../assistants/schema.ts';
import { balanceOf, insufficientCoins } from '../coins/move.ts';
import { coinLedger } from '../coins/schema.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { kbBotRegressionResult as result, kbBotRegressionRun as run } from './schema.ts';

const WEEK = 7 * 86_400_000;
/** What people use. A regression is left out, or every run would make the next one dearer. */
const used = ['answer', 'answerReleased', 'aiChat', 'aiWrite', 'suggestion', 'document'];
const { COIN_NAME: coin } = constants;

/** The purse that a run is paid from. */
export interface RunPurse {
  balance: Coins;
  /** What the questions will take that runs under way have not asked yet. */
  promised: Coins;
  /** What has to be left for those who ask. */
  reserve: Coins;
  /** Nobody has chosen the reserve. */
  automatic: boolean;
  /** What the reserve is while nobody has. */
  usual: Coins;
}

/** Who pays for the questions of a run; null where they are free. */
export const payerOfRun = (bot: AssistantRow): Owner | null => payerOf(bot, { key: '', userId: '', owner: null });

/** What the payer of a run has and has to keep; nothing of anything where a run is free. */
export async function purseOf(db: Queries, bot: AssistantRow, now: Date): Promise<RunPurse> {
  const payer = payerOfRun(bot);
  const automatic = bot.regressionReserve === null;
  if (!payer) return { balance: coins(0), promised: coins(0), reserve: coins(0), automatic, usual: coins(0) };
  const balance = await balanceOf(db, payer);
  const usual = await usualReserve(db, payer, now);
  const reserve = bot.regressionReserve === null ? usual : coins(bot.regressionReserve);
  return { balance, promised: await promisedBy(db, payer), reserve, automatic, usual };
}

async function usualReserve(db: Queries, payer: Owner, now: Date): Promise<Coins> {
  const [spent] = await db
    .select({ week: sql<number>`coalesce(-sum(${coinLedger.delta}), 0)::int` })
    .from(coinLedger)
    .where(
      and(
        eq(coinLedger.ownerType, payer.type),
        eq(coinLedger.ownerId, payer.id),
        gt(coinLedger.createdAt, new Date(now.getTime() - WEEK)),
        inArray(coinLedger.type, used),
      ),
    );
  return coins(Math.max(constants.REGRESSION_RESERVE, spent?.week ?? 0));
}

async function promisedBy(db: Queries, payer: Owner): Promise<Coins> {
  const [open] = await db
    .select({ questions: count() })
    .from(run)
    .innerJoin(kbBot, eq(kbBot.id, run.kbBotId))
    .innerJoin(result, eq(result.runId, run.id))
    .where(
      and(
        inArray(run.status, ['waiting', 'running']),
        isNull(result.outcome),
        eq(kbBot.ownerType, payer.type),
        eq(kbBot.ownerId, payer.id),
      ),
    );
  return coins((open?.questions ?? 0) * prices.regression);
}

const told = (value: number): string => value.toLocaleString('zh-CN');

/** What is said where a run of so many questions would leave less than the reserve; else nothing. */
export async function tooDear(
  db: Queries,
  bot: AssistantRow,
  questions: number,
  now: Date,
): Promise<string | undefined> {
  const price = questions * prices.regression;
  const { balance, promised, reserve } = await purseOf(db, bot, now);
  if (!payerOfRun(bot) || price === 0 || balance - promised - price >= reserve) return undefined;
  const others = promised > 0 ? `，正在进行的回归还要${told(promised)}` : '';
  return `${questions}道题目最多消耗${told(price)}${coin}，余额${told(balance)}${others}，剩余会低于预留的${told(reserve)}。请减少题目、充值，或调低预留`;
}

/** Why the next question of a run is not asked: too little is left, as others have used the coins meanwhile. */
export async function tooLittleLeft(db: Queries, bot: AssistantRow, now: Date): Promise<string | undefined> {
  const payer = payerOfRun(bot);
  if (!payer || prices.regression === 0) return undefined;
  const { balance, reserve } = await purseOf(db, bot, now);
  if (balance < prices.regression) return insufficientCoins(payer).message;
  if (balance - prices.regression >= reserve) return undefined;
  return `余额${told(balance)}${coin}，已到预留的${told(reserve)}，没有继续提问`;
}
