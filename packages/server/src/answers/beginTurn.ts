import { errorCodes, type MentionedDocument, type SentenceMap, type Side } from '@tinystar/contract';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { executeNamed } from '../platform/database/named.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { reservation, reserveForAnswer } from '../coins/answers.ts';
import { insufficientCoins } from '../coins/move.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Asker } from './asker.ts';
import { bindAttachments } from './attachments/bind.ts';
import { placeOf } from './placeOf.ts';
import { kbBotChatMessage, kbBotChatTurn, type MessageRow, type TurnRow } from './schema.ts';
import { restTurn } from './restTurn.ts';

/** A question about to be answered. */
export interface NewTurn {
  asker: Asker;
  bot: AssistantRow;
  side: Side;
  source: string;
  /** The named conversation of a new question; none for the running history. */
  topicId?: string | undefined;
  province?: string;
  question: string;
  mentions?: readonly MentionedDocument[];
  attachmentIds?: readonly string[] | undefined;
  idempotencyKey: string;
  /** The message to answer again in place; none for a new question. */
  again: string | undefined;
  /** Whether its answer is kept and written on. */
  goesOn?: boolean;
  /** Who pays; null when the answer is free. */
  payer: Owner | null;
  instanceId: string;
  now: Date;
}

/** What is known of a message when its answer begins. */
export interface Begun {
  turnId: string;
  messageId: string;
  question: string;
  mentions: readonly MentionedDocument[];
  session: number;
  topicId: string | null;
  createdAt: Date;
  /** Length of what an earlier turn wrote, which was paid then; 0 for an answer from the start. */
  keptLength: number;
  /** What a turn that just begins goes on from. */
  kept?: { text: string; cited: SentenceMap };
}

/**
 * Stores question and turn and reserves the coins, all or nothing. Returns the existing turn instead when the asker
 * already used this key; throws 20013 when the payer has too few coins.
 */
export async function beginTurn(db: Database, turn: NewTurn): Promise<Begun | { existing: TurnRow }> {
  for (let tries = 0; ; tries++) {
    try {
      return turn.again ? await askAgain(db, turn, turn.again) : await askNew(db, turn);
    } catch (error) {
      const taken = takenIndex(error);
      // Another process stored a question of this asker in the same millisecond.
      if (taken === 'kb_bot_chat_message_place' && tries < 20) continue;
      // The key belongs to an earlier try of this question, which may be answering that message right now.
      const repeats = taken === 'kb_bot_chat_turn_once' || isConflict(error);
      const existing = repeats ? await findTurn(db, turn.asker.key, turn.idempotencyKey) : undefined;
      if (existing) return { existing };
      throw error;
    }
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

/** The message that a turn answers; undefined when it was asked again since. */
export async function readMessage(
  queries: Queries,
  turn: Pick<TurnRow, 'id' | 'messageId'>,
): Promise<MessageRow | undefined> {
  const [message] = await queries
    .select()
    .from(kbBotChatMessage)
    .where(and(eq(kbBotChatMessage.id, turn.messageId), eq(kbBotChatMessage.turnId, turn.id)));
  return message;
}

// One statement, because many ask at once: every round trip to the database is a wait before the first event.
async function askNew(db: Database, turn: NewTurn): Promise<Begun> {
  const { asker, bot, side, source, province = '', question, mentions = [], attachmentIds = [] } = turn;
  const { payer, topicId = null } = turn;
  const messageId = newId();
  const turnId = newId();
  const now = turn.now.toISOString();
  const name = `ask${payer ? '' : '-free'}${topicId ? '-topic' : ''}`;
  const statement = sql`
    with ${payer ? sql`${reservation(payer, turnId, turn.now)},` : sql``} last as (
      select created_at from kb_bot_chat_message
      where kb_bot_id = ${bot.id} and asker = ${asker.key} and side = ${side}
      order by created_at desc limit 1
    ), before as (
      select session, msg_type from kb_bot_chat_message
      where ${placeOf({ bot, asker, side, topicId })}
      order by created_at desc limit 1
    ), message as (
      insert into kb_bot_chat_message
        (id, kb_bot_id, asker, user_id, side, topic_id, source, province, session, msg_type, question, mentions, answer_status,
          turn_id, created_at)
      select ${messageId}, ${bot.id}, ${asker.key}, ${asker.userId}, ${side}, ${topicId}::text, ${source}, ${province},
        coalesce((select session + (msg_type = 'clear')::int from before), 1), 'qa', ${question},
        ${JSON.stringify(mentions)}::jsonb, 'generating', ${turnId},
        greatest(${now}::timestamptz, (select created_at + interval '1 millisecond' from last))
      ${payer ? sql`where exists (select from reserved)` : sql``}
      returning id, session, created_at
    ), turn as (${insertTurn(turn, turnId, sql`select id from message`)})
    select session, created_at from message`;
  const begun = ([row]: Asked[]): Begun => {
    if (!row) throw insufficientCoins(payer!);
    const { session, created_at: createdAt } = row;
    return { turnId, messageId, question, mentions, session, topicId, createdAt: new Date(createdAt), keptLength: 0 };
  };
  if (attachmentIds.length === 0) return begun(await executeNamed<Asked>(db, name, statement));
  return await db.transaction(async (tx) => {
    const first = begun((await tx.execute<Asked>(statement)).rows);
    await bindAttachments(tx, turn, attachmentIds, messageId);
    return first;
  });
}

interface Asked extends Record<string, unknown> {
  session: number;
  created_at: Date | string;
}

function askAgain(db: Database, turn: NewTurn, messageId: string): Promise<Begun> {
  return db.transaction(async (tx) => {
    const begun = await reopen(tx, turn, messageId, newId());
    if (turn.payer) await reserveForAnswer(tx, turn.payer, begun.turnId, turn.now);
    return begun;
  });
}

async function reopen(tx: Queries, turn: NewTurn, messageId: string, turnId: string): Promise<Begun> {
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
  const kept = turn.goesOn ? { text: message.answer, cited: message.sentenceMap } : undefined;
  const broken = message.stopped || message.answerStatus === 'failed';
  if (kept && (kept.text === '' || !broken)) throw new Failure(errorCodes.conflict);
  if (before?.state === 'interrupted')
    await restTurn(tx, before, { state: message.answer === '' ? 'failed' : 'success' }, turn.now);
  await tx
    .update(kbBotChatMessage)
    .set({
      answer: kept?.text ?? '',
      answerStatus: 'generating',
      answerSource: '',
      answerByKeyword: false,
      stopped: false,
      sentenceMap: kept?.cited ?? {},
      similarQuestions: [],
      thumb: 'none',
      thumbReason: '',
      sourceOpened: false,
      turnId,
    })
    .where(eq(kbBotChatMessage.id, messageId));
  await tx.execute(insertTurn(turn, turnId, sql`select ${messageId}::text as id`, kept?.text.length));
  const { question, mentions, session, topicId, createdAt } = message;
  return {
    turnId,
    messageId,
    question,
    mentions,
    session,
    topicId,
    createdAt,
    keptLength: kept?.text.length ?? 0,
    ...(kept && { kept }),
  };
}

function insertTurn(turn: NewTurn, turnId: string, message: SQL, keptLength = 0): SQL {
  const { asker, bot, idempotencyKey, payer, instanceId } = turn;
  const now = sql`${turn.now.toISOString()}::timestamptz`;
  return sql`
    insert into kb_bot_chat_turn (id, message_id, kb_bot_id, asker, idempotency_key, state, instance_id, ends,
      kept_length, charge, created_at, changed_at)
    select ${turnId}, message.id, ${bot.id}, ${asker.key}, ${idempotencyKey}, 'generating', ${instanceId}, '{0}'::int[],
      ${keptLength}::int, ${payer ? 'reserved' : 'none'}, ${now}, ${now} from (${message}) as message`;
}

const isConflict = (error: unknown): boolean => error instanceof Failure && error.code === errorCodes.conflict;

/** Name of the unique index an insert ran into. */
function takenIndex(error: unknown): string | undefined {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if ('code' in inner && inner.code === '23505' && 'constraint' in inner) return String(inner.constraint);
  }
  return undefined;
}
