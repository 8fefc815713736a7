import { errorCodes, type Side } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../database/columns.ts';
import type { Database, Queries } from '../database/database.ts';
import { Failure, notFound } from '../http/failure.ts';
import { reserveForAnswer } from '../coins/answers.ts';
import type { Owner } from '../http/caller.ts';
import type { Asker } from './asker.ts';
import { kbBotChatMessage, kbBotChatTurn, type TurnRow } from './schema.ts';
import { restTurn } from './restTurn.ts';

/** A question about to be answered. */
export interface NewTurn {
  asker: Asker;
  bot: AssistantRow;
  side: Side;
  source: string;
  question: string;
  idempotencyKey: string;
  /** Probably sent before: look for the key first instead of running into it. */
  repeated: boolean;
  /** The message to answer again in place; none for a new question. */
  again: string | undefined;
  /** Who pays; null when the answer is free. */
  payer: Owner | null;
  instanceId: string;
  now: Date;
  /** Last word before the commit: throws when there are too many answers already. */
  admit(): void;
}

/** What is known of a message when its answer begins. */
export interface Begun {
  turnId: string;
  messageId: string;
  question: string;
  session: number;
  createdAt: Date;
}

/**
 * Stores question and turn and reserves the coins, all or nothing. Returns the existing turn instead when the asker
 * already used this key; throws 20013 when the payer has too few coins.
 */
export async function beginTurn(db: Database, turn: NewTurn): Promise<Begun | { existing: TurnRow }> {
  if (turn.repeated) {
    const existing = await findTurn(db, turn.asker.key, turn.idempotencyKey);
    if (existing) return { existing };
  }
  try {
    return await db.transaction(async (tx) => {
      // One asker's questions are stored one after the other: that orders his history.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn.asker.key}, 0))`);
      const turnId = newId();
      const begun = turn.again ? await askAgain(tx, turn, turn.again, turnId) : await askNew(tx, turn, turnId);
      if (turn.payer) await reserveForAnswer(tx, turn.payer, turnId, turn.now);
      turn.admit();
      return begun;
    });
  } catch (error) {
    // The key is taken by an earlier try of this question, which may be answering that message right now.
    const existing =
      isTaken(error) || isConflict(error) ? await findTurn(db, turn.asker.key, turn.idempotencyKey) : undefined;
    if (existing) return { existing };
    throw error;
  }
}

/** The asker's turn of this key. */
export async function findTurn(queries: Queries, asker: string, key: string): Promise<TurnRow | undefined> {
  const [row] = await queries
    .select()
    .from(kbBotChatTurn)
    .where(and(eq(kbBotChatTurn.asker, asker), eq(kbBotChatTurn.idempotencyKey, key)));
  return row;
}

async function askNew(tx: Queries, turn: NewTurn, turnId: string): Promise<Begun> {
  const { asker, bot, side, source, question } = turn;
  const messageId = newId();
  const now = turn.now.toISOString();
  const { rows } = await tx.execute<{ session: number; created_at: string }>(sql`
    with last as (
      select session, msg_type, created_at from kb_bot_chat_message
      where kb_bot_id = ${bot.id} and asker = ${asker.key} and side = ${side}
      order by created_at desc limit 1
    ), message as (
      insert into kb_bot_chat_message
        (id, kb_bot_id, asker, user_id, side, source, session, msg_type, question, answer_status, turn_id, created_at)
      select ${messageId}, ${bot.id}, ${asker.key}, ${asker.userId}, ${side}, ${source},
        coalesce((select session + (msg_type = 'clear')::int from last), 1), 'qa', ${question}, 'generating', ${turnId},
        greatest(${now}::timestamptz, (select created_at + interval '1 millisecond' from last))
      returning session, created_at
    ), turn as (${insertTurn(turn, turnId, messageId)})
    select session, created_at from message`);
  const { session, created_at: createdAt } = rows[0]!;
  return { turnId, messageId, question, session, createdAt: new Date(createdAt) };
}

async function askAgain(tx: Queries, turn: NewTurn, messageId: string, turnId: string): Promise<Begun> {
  const [message] = await tx
    .select()
    .from(kbBotChatMessage)
    .where(
      and(
        eq(kbBotChatMessage.id, messageId),
        eq(kbBotChatMessage.kbBotId, turn.bot.id),
        eq(kbBotChatMessage.asker, turn.asker.key),
        eq(kbBotChatMessage.msgType, 'qa'),
      ),
    )
    .for('update');
  if (!message) throw notFound();
  const [before] = await tx
    .select()
    .from(kbBotChatTurn)
    .where(eq(kbBotChatTurn.id, message.turnId ?? ''))
    .for('update');
  if (before?.state === 'generating') throw new Failure(errorCodes.conflict);
  if (before?.state === 'interrupted')
    await restTurn(tx, before, { state: message.answer === '' ? 'failed' : 'success' }, turn.now);
  await tx
    .update(kbBotChatMessage)
    .set({
      answer: '',
      answerStatus: 'generating',
      answerSource: '',
      answerByKeyword: false,
      stopped: false,
      sentenceMap: {},
      similarQuestions: [],
      thumb: 'none',
      turnId,
    })
    .where(eq(kbBotChatMessage.id, messageId));
  await tx.execute(insertTurn(turn, turnId, messageId));
  return { turnId, messageId, question: message.question, session: message.session, createdAt: message.createdAt };
}

function insertTurn(
  { asker, bot, idempotencyKey, payer, instanceId, now }: NewTurn,
  turnId: string,
  messageId: string,
) {
  const at = now.toISOString();
  return sql`
    insert into kb_bot_chat_turn (id, message_id, kb_bot_id, asker, idempotency_key, state, instance_id, ends,
      charge, created_at, changed_at)
    values (${turnId}, ${messageId}, ${bot.id}, ${asker.key}, ${idempotencyKey}, 'generating', ${instanceId}, '{0}',
      ${payer ? 'reserved' : 'none'},
      ${at}::timestamptz, ${at}::timestamptz)`;
}

const isConflict = (error: unknown): boolean => error instanceof Failure && error.code === errorCodes.conflict;

function isTaken(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && inner.code === '23505') return true;
  }
  return false;
}
