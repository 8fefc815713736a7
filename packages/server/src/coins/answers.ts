import { minus, prices, type Coins } from '@tinystar/contract';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { newId } from '../platform/database/columns.ts';
import { balanceLow, isLow, runsLow } from '../webhooks/balanceLow.ts';
import { priced, type Priced, type PricedAct } from './charge.ts';
import { balanceOf, isDuplicateKey, moveCoins, moveCoinsOnce } from './move.ts';
import { coinLedger, coinReservation } from './schema.ts';

const reserveKey = (answerId: string) => `answer:${answerId}:reserve`;
const endKey = (answerId: string) => `answer:${answerId}:end`;

/**
 * Takes the price of one answer before the model is called; throws code 20013 when there is too little.
 * Repeating it with the same answer takes nothing more. A retry is a new answer with its own id and price.
 */
export async function reserveForAnswer(
  queries: Queries,
  payer: Owner,
  answerId: string,
  now = new Date(),
  list = prices,
): Promise<void> {
  await reserve(queries, answerId, 'answer', priced(payer, { of: 'answer', id: answerId }, now, list));
}

/** The same for a text that the model writes without an assistant. Answers false when this id has been paid before. */
export const reserveForGeneration = (
  queries: Queries,
  payer: Owner,
  act: Extract<PricedAct, { of: 'aiChat' | 'aiWrite' }>,
  now: Date,
): Promise<boolean> => reserve(queries, act.id, 'generation', priced(payer, act, now));

async function reserve(
  queries: Queries,
  answerId: string,
  kind: 'answer' | 'generation',
  movement: Priced,
): Promise<boolean> {
  try {
    return await queries.transaction(async (tx) => {
      const moved = await moveCoinsOnce(tx, movement);
      if (moved) await tx.insert(coinReservation).values({ answerId, kind });
      return moved;
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

/**
 * The same as parts of a caller's `with` statement: `reserved` has one row when the coins were there. For an answer id
 * that was just made, so that no other call can have used it.
 */
export function reservation(payer: Owner, answerId: string, now: Date): SQL {
  const { delta, key, type, remark, priceVersion } = priced(payer, { of: 'answer', id: answerId }, now);
  return sql`
  purse as (
    update coin_account set balance = balance + ${delta}, lines = lines + 1
    where owner_type = ${payer.type} and owner_id = ${payer.id} and balance >= ${minus(delta)} returning balance, lines
  ), reserved as (
    insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, line, remark, price_version, created_at)
    select ${newId()}, ${key}, ${payer.type}, ${payer.id}, ${type}, ${delta}, balance, lines,
      ${remark}, ${priceVersion}::int, ${now.toISOString()}::timestamptz
    from purse returning id
  ), held as (
    insert into coin_reservation (answer_id) select ${answerId} from reserved
  )`;
}

/**
 * The lines of answers that were paid long ago, oldest first, in one statement: for a history that is brought in whole.
 * Nothing is taken when the coins do not suffice for all of them.
 */
export async function payPastAnswers(
  queries: Queries,
  payer: Owner,
  answers: readonly { answerId: string; at: Date }[],
): Promise<void> {
  const { delta, type, remark, priceVersion } = priced(payer, { of: 'answer', id: '' }, new Date(0));
  const past = answers.map(({ answerId, at }) => ({
    at: at.toISOString(),
    taken: newId(),
    ended: newId(),
    reserve: reserveKey(answerId),
    end: endKey(answerId),
  }));
  await queries.execute(sql`
    with past as (
      select p.*, row_number() over (order by at) as place, count(*) over () as many
      from jsonb_to_recordset(${JSON.stringify(past)}::jsonb)
        as p(at timestamptz, taken text, ended text, reserve text, "end" text)
    ), purse as (
      update coin_account set balance = balance + ${delta * past.length}, lines = lines + ${past.length}
      where owner_type = ${payer.type} and owner_id = ${payer.id} and balance >= ${minus(delta) * past.length}
      returning balance, lines
    ), told as (
      select past.*, purse.balance - (many - place) * ${delta} as left_over, purse.lines - many + place as line
      from past cross join purse
    )
    insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, line, remark, price_version,
      created_at)
    select taken, reserve, ${payer.type}, ${payer.id}, ${type}, ${delta}::int, left_over, line, ${remark},
      ${priceVersion}::int, at from told
    union all
    select ended, "end", ${payer.type}, ${payer.id}, 'answerSettled', 0, left_over, null, '回答完成', null, at from told`);
}

/** The answer finished, or was stopped or cut off after it had produced text: the price stays paid. */
export async function settleAnswer(queries: Queries, answerId: string, now = new Date()): Promise<void> {
  const { rows } = await queries.execute<LineRow>(sql`
    with held as (delete from coin_reservation where answer_id = ${answerId}), reserved as (
      select * from coin_ledger where key = ${reserveKey(answerId)}
    ), settled as (
      insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, remark, created_at)
      select ${newId()}, ${endKey(answerId)}, r.owner_type, r.owner_id, 'answerSettled', 0, a.balance, '回答完成',
        ${now.toISOString()}::timestamptz
      from reserved r join coin_account a on a.owner_type = r.owner_type and a.owner_id = r.owner_id
      on conflict (key) do nothing returning id
    )
    select owner_type as type, owner_id as id, key, delta, balance from reserved where exists (select from settled)`);
  for (const { type, id, ...line } of rows) await balanceLow(queries, { owner: { type, id }, ...line }, now);
}

/** The line of a reservation: where it has made the balance low, webhooks are told as soon as the answer is paid. */
interface LineRow extends Record<string, unknown> {
  type: Owner['type'];
  id: string;
  key: string;
  delta: Coins;
  balance: Coins;
}

const released = { failed: '回答未完成，退回', free: '回答不收费，退回' } as const;

/**
 * The answer failed, or was stopped before any text, or is free for what it says: the price goes back. After
 * `settleAnswer` it does nothing.
 */
export async function releaseAnswer(
  queries: Queries,
  answerId: string,
  now = new Date(),
  why: keyof typeof released = 'failed',
): Promise<void> {
  const reserved = await reservedLine(queries, answerId);
  if (!reserved) return;
  const owner = { type: reserved.ownerType, id: reserved.ownerId };
  await queries.transaction(async (tx) => {
    await moveCoins(tx, {
      owner,
      // What was taken then, whatever it costs now.
      delta: minus(reserved.delta),
      priceVersion: reserved.priceVersion ?? undefined,
      key: endKey(answerId),
      type: 'answerReleased',
      remark: released[why],
      now,
    });
    await tx.delete(coinReservation).where(eq(coinReservation.answerId, answerId));
    // Others may have taken more meanwhile, and found the balance low already.
    const taken = { owner, key: reserved.key, delta: reserved.delta, balance: reserved.balance };
    if (runsLow(taken) && isLow(await balanceOf(tx, owner))) await balanceLow(tx, taken, now);
  });
}

/** Ids of answers whose price was reserved but neither settled nor released, because the server crashed. */
export async function openReservations(queries: Queries): Promise<string[]> {
  const rows = await queries.select().from(coinReservation).where(eq(coinReservation.kind, 'answer'));
  return rows.map(({ answerId }) => answerId);
}

/** Gives back what was reserved before `before` for generated texts: no text takes that long, so a crash has left them. */
export async function releaseOldGenerations(queries: Queries, before: Date, now: Date): Promise<number> {
  const left = await queries
    .select({ answerId: coinReservation.answerId })
    .from(coinReservation)
    .innerJoin(coinLedger, eq(coinLedger.key, sql`'answer:' || ${coinReservation.answerId} || ':reserve'`))
    .where(and(eq(coinReservation.kind, 'generation'), lt(coinLedger.createdAt, before)));
  for (const { answerId } of left) await releaseAnswer(queries, answerId, now);
  return left.length;
}

async function reservedLine(queries: Queries, answerId: string) {
  const [row] = await queries
    .select()
    .from(coinLedger)
    .where(eq(coinLedger.key, reserveKey(answerId)));
  return row;
}
