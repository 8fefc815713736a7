import type { ErrorCode, SentenceMap } from '@tinystar/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { AnswerEnd } from './answerer.ts';
import { releaseAnswer, settleAnswer } from '../coins/answers.ts';
import { kbBotChatMessage, kbBotChatTurn, type TurnRow } from './schema.ts';
import type { TurnLog } from './turnLog.ts';

/** What a turn comes to. `success` settles the coins, `failed` releases them, `interrupted` keeps them reserved. */
export interface Rest {
  state: 'success' | 'failed' | 'interrupted';
  /** The whole stream so far; left as stored when the process that had it is gone. */
  log?: TurnLog;
  end?: AnswerEnd;
  stopped?: boolean;
  /** Nothing was produced that is paid: the coins go back although it did not fail. */
  free?: boolean;
  sources?: SentenceMap;
  error?: { code: ErrorCode; message: string; requestId?: string };
}

/**
 * Writes how a turn came to rest, with its coins, in the caller's transaction. Returns false, having done nothing,
 * when the turn is no longer in the state (and the process) it was read in.
 */
export async function restTurn(
  tx: Queries,
  turn: Pick<TurnRow, 'id' | 'messageId' | 'kbBotId' | 'state' | 'instanceId'>,
  rest: Rest,
  now: Date,
): Promise<boolean> {
  const final = rest.state !== 'interrupted';
  const charge = rest.state === 'success' && !rest.free ? 'settled' : 'released';
  const [row] = await tx
    .update(kbBotChatTurn)
    .set({
      state: rest.state,
      changedAt: now,
      ...(rest.log && { ends: rest.log.ends }),
      ...(rest.error && {
        errorCode: rest.error.code,
        errorMessage: rest.error.message,
        requestId: rest.error.requestId ?? '',
      }),
      ...(final && { charge: sql`case when charge = 'reserved' then ${charge} else charge end` }),
    })
    .where(
      and(
        eq(kbBotChatTurn.id, turn.id),
        eq(kbBotChatTurn.state, turn.state),
        eq(kbBotChatTurn.instanceId, turn.instanceId),
      ),
    )
    .returning();
  if (!row) return false;

  // Until somebody comes back for it, an interrupted answer is shown as a stopped one, which it becomes otherwise.
  const kept = rest.state === 'interrupted' && rest.log?.text !== '';
  await tx
    .update(kbBotChatMessage)
    .set({
      answerStatus: rest.state === 'success' || kept ? 'success' : 'failed',
      stopped: rest.stopped ?? kept,
      ...(rest.log && { answer: rest.log.text }),
      ...(rest.sources && { sentenceMap: rest.sources }),
      ...rest.end,
      certainty: rest.end?.certainty ?? null,
      didYouMean: rest.end?.didYouMean ?? null,
    })
    .where(and(eq(kbBotChatMessage.id, turn.messageId), eq(kbBotChatMessage.turnId, turn.id)));

  if (row.charge === 'settled') await settleAnswer(tx, turn.id, now);
  if (row.charge === 'released') await releaseAnswer(tx, turn.id, now, rest.free ? 'free' : 'failed');
  if (rest.end) await countHits(tx, turn.kbBotId, rest.end.sentenceMap);
  return true;
}

/**
 * Adds an answer to the hits of the documents, blocks and pairs that it cites, each once. Rows are locked in one order,
 * so that answers citing the same ones never wait for each other in a circle.
 */
async function countHits(tx: Queries, kbBotId: string, sentenceMap: SentenceMap): Promise<void> {
  const cited = Object.values(sentenceMap).flatMap(({ reference }) => reference);
  const idsOf = (type: 'doc' | 'qa') =>
    sql.param([...new Set(cited.filter((each) => each.type === type).map(({ doc_id: id }) => id))]);
  if (cited.some(({ type }) => type === 'doc')) {
    await tx.execute(sql`
      with cited as (
        select id from kb_bot_file where kb_bot_id = ${kbBotId} and id = any(${idsOf('doc')}::text[])
        order by id for update
      )
      update kb_bot_file set hit_count = hit_count + 1 from cited where kb_bot_file.id = cited.id`);
    const blocks = new Map(
      cited.flatMap(({ doc_id: fileId, locations }) => locations.map(({ blockId }) => [blockId, fileId] as const)),
    );
    // A block that is gone has no hits to be shown; its document may be gone meanwhile too.
    await tx.execute(sql`
      insert into kb_bot_file_block_hit (file_id, block_id, hit_count)
      select b.file_id, b.id, 1 from kb_bot_file_block b
        join unnest(${sql.param([...blocks.values()])}::text[], ${sql.param([...blocks.keys()])}::text[])
          as c(file_id, block_id) on c.block_id = b.id and c.file_id = b.file_id
        join kb_bot_file f on f.id = b.file_id and f.kb_bot_id = ${kbBotId}
      order by b.file_id, b.id
      on conflict (file_id, block_id) do update set hit_count = kb_bot_file_block_hit.hit_count + 1`);
  }
  if (cited.some(({ type }) => type === 'qa'))
    await tx.execute(sql`
      with cited as (
        select id from kb_bot_qa_pair where kb_bot_id = ${kbBotId} and id = any(${idsOf('qa')}::text[])
        order by id for update
      )
      update kb_bot_qa_pair set hit_count = hit_count + 1 from cited where kb_bot_qa_pair.id = cited.id`);
}
