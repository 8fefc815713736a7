import { constants, errorCodes, type RegressionRun } from '@tinystar/contract';
import { and, asc, count, desc, eq, inArray, notExists } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import { newId } from '../platform/database/columns.ts';
import type { Queries } from '../platform/database/database.ts';
import { Failure, invalid } from '../platform/http/failure.ts';
import { tooDear } from './reserve.ts';
import { isOpen, runJob } from './runJob.ts';
import {
  kbBotRegressionQuestion as question,
  kbBotRegressionResult as result,
  kbBotRegressionRun as run,
} from './schema.ts';

/**
 * Begins a run of the set as it is now, in a transaction that holds the assistant's row. Throws when one is under way,
 * the set is empty or too few coins would be left; where that happens at night, when nobody could be told, the run stands
 * there as failed with the reason. The oldest runs go.
 */
export async function startRun(
  tx: Queries,
  bot: AssistantRow,
  trigger: RegressionRun['trigger'],
  now: Date,
): Promise<string> {
  const { id: kbBotId } = bot;
  const [busy] = await tx
    .select({ id: run.id })
    .from(run)
    .where(and(eq(run.kbBotId, kbBotId), isOpen));
  if (busy) throw new Failure(errorCodes.conflict, '回归正在进行，请等它结束');
  const questions = await tx
    .select()
    .from(question)
    .where(eq(question.kbBotId, kbBotId))
    .orderBy(asc(question.createdAt), asc(question.id));
  if (questions.length === 0) throw invalid('kbBotId', '请先加入题目');
  const refused = await tooDear(tx, bot, questions.length, now);
  const id = newId();
  if (refused) {
    if (trigger === 'manual') throw new Failure(errorCodes.conflict, refused);
    // One such run is enough, or they would push out those that asked something.
    const asked = tx.select().from(result).where(eq(result.runId, run.id));
    await tx.delete(run).where(and(eq(run.kbBotId, kbBotId), eq(run.status, 'failed'), notExists(asked)));
    await tx
      .insert(run)
      .values({ id, kbBotId, trigger, status: 'failed', reason: refused, createdAt: now, endedAt: now });
    return id;
  }
  await tx.insert(run).values({ id, kbBotId, trigger, status: 'waiting', createdAt: now });
  await tx.insert(result).values(
    questions.map((each, position) => ({
      runId: id,
      position,
      question: each.question,
      expected: each.expected,
    })),
  );
  const old = tx
    .select({ id: run.id })
    .from(run)
    .where(eq(run.kbBotId, kbBotId))
    .orderBy(desc(run.createdAt), desc(run.id))
    .offset(constants.REGRESSION_RUNS);
  await tx.delete(run).where(inArray(run.id, old));
  await runJob.enqueue(tx, { runId: id }, { key: `regression:${id}`, queue: `regression:${kbBotId}` });
  return id;
}

/** How many questions the set of an assistant has. */
export async function questionCount(db: Queries, kbBotId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(question).where(eq(question.kbBotId, kbBotId));
  return row?.count ?? 0;
}
