import { prices } from '@tinystar/contract';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { Owner } from '../platform/http/caller.ts';
import { newId } from '../platform/database/columns.ts';
import { isDuplicateKey, moveCoins, moveCoinsOnce } from './move.ts';
import { coinLedger, coinReservation } from './schema.ts';

const reserveKey = (answerId: string) => `answer:${answerId}:reserve`;
const REMARK = '回答问题';
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
): Promise<void> {
  await reserve(queries, payer, { answerId, kind: 'answer', price: prices.answer, remark: REMARK, now });
}

/** The same for a text that the model writes without an assistant. Answers false when this id has been paid before. */
export const reserveForGeneration = (
  queries: Queries,
  payer: Owner,
  answerId: string,
  remark: string,
  now: Date,
): Promise<boolean> => reserve(queries, payer, { answerId, kind: 'generation', price: prices.generation, remark, now });

interface Reservation {
  answerId: string;
  kind: 'answer' | 'generation';
  price: number;
  remark: string;
  now: Date;
}

async function reserve(queries: Queries, payer: Owner, { answerId, kind, price, remark, now }: Reservation) {
  const movement = { owner: payer, delta: -price, key: reserveKey(answerId), type: 'answer', remark, now };
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
export const reservation = (payer: Owner, answerId: string, now: Date): SQL => sql`
  purse as (
    update coin_account set balance = balance - ${prices.answer}, lines = lines + 1
    where owner_type = ${payer.type} and owner_id = ${payer.id} and balance >= ${prices.answer} returning balance, lines
  ), reserved as (
    insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, line, remark, created_at)
    select ${newId()}, ${reserveKey(answerId)}, ${payer.type}, ${payer.id}, 'answer', ${-prices.answer}, balance, lines,
      ${REMARK}, ${now.toISOString()}::timestamptz
    from purse returning id
  ), held as (
    insert into coin_reservation (answer_id) select ${answerId} from reserved
  )`;

/** The answer finished, or was stopped or cut off after it had produced text: the price stays paid. */
export async function settleAnswer(queries: Queries, answerId: string, now = new Date()): Promise<void> {
  await queries.execute(sql`
    with held as (delete from coin_reservation where answer_id = ${answerId})
    insert into coin_ledger (id, key, owner_type, owner_id, type, delta, balance, remark, created_at)
    select ${newId()}, ${endKey(answerId)}, r.owner_type, r.owner_id, 'answerSettled', 0, a.balance, '回答完成',
      ${now.toISOString()}::timestamptz
    from coin_ledger r join coin_account a on a.owner_type = r.owner_type and a.owner_id = r.owner_id
    where r.key = ${reserveKey(answerId)}
    on conflict (key) do nothing`);
}

/** The answer failed, or was stopped before any text: the price goes back. After `settleAnswer` it does nothing. */
export async function releaseAnswer(queries: Queries, answerId: string, now = new Date()): Promise<void> {
  const reserved = await reservedLine(queries, answerId);
  if (!reserved) return;
  await queries.transaction(async (tx) => {
    await moveCoins(tx, {
      owner: { type: reserved.ownerType, id: reserved.ownerId },
      delta: -reserved.delta,
      key: endKey(answerId),
      type: 'answerReleased',
      remark: '回答未完成，退回',
      now,
    });
    await tx.delete(coinReservation).where(eq(coinReservation.answerId, answerId));
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
