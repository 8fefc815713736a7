import type { RegressionOutcome, RegressionRun } from '@tinystar/contract';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { closedBecause } from '../answers/closedBecause.ts';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import { charge } from '../coins/charge.ts';
import { Failure } from '../platform/http/failure.ts';
import { defineJob, type Job } from '../platform/jobs/define.ts';
import type { Services } from '../platform/services.ts';
import { askQuestion, type Asked } from './askQuestion.ts';
import { payerOfRun, tooLittleLeft } from './reserve.ts';
import { kbBotRegressionResult as result, kbBotRegressionRun as run } from './schema.ts';

/** After this long a run goes on in a job of its own, so that a worker which stops has little to wait for. */
const SLICE = 5 * 60_000;
/** Milliseconds between looks whether a run was stopped while a question is answered. */
const LOOK_EVERY = 500;
/** Neither stopped nor ended. */
export const isOpen = inArray(run.status, ['waiting', 'running']);
const BROKEN = '回归没有完成，已有的回答不受影响，请重新开始';

/** Asks the questions of a run one after the other; after a crash it goes on with the first that has no answer. */
export const runJob: Job<{ runId: string }> = defineJob(
  'regression.run',
  z.object({ runId: z.string() }),
  async ({ runId }, { services, signal }) => {
    const { db } = services;
    const until = performance.now() + SLICE;
    for (;;) {
      signal.throwIfAborted();
      const [row] = await db
        .update(run)
        .set({ status: 'running' })
        .where(and(eq(run.id, runId), isOpen))
        .returning();
      if (!row) return;
      // Loaded before every question: what is changed during a run counts at once, as it does for those who chat.
      const [bot] = await db.select().from(kbBot).where(eq(kbBot.id, row.kbBotId));
      if (!bot) return;
      if (bot.ownerId === nobody) return await endRun(services, runId, 'failed', '助手已删除');
      const [next] = await db
        .select()
        .from(result)
        .where(and(eq(result.runId, runId), isNull(result.outcome)))
        .orderBy(asc(result.position))
        .limit(1);
      if (!next) return await endRun(services, runId, 'done');
      const payer = payerOfRun(bot);
      const refused = (await closedBecause(db, bot)) ?? (await tooLittleLeft(db, bot, services.now()));
      if (refused) return await endRun(services, runId, 'failed', refused);
      const outcome = await askWhileOpen(services, { bot, runId, asked: next, signal });
      if (!outcome) return;
      try {
        await db.transaction(async (tx) => {
          const stored = await tx
            .update(result)
            .set({ outcome })
            .where(and(eq(result.runId, runId), eq(result.position, next.position), isNull(result.outcome)))
            .returning({ position: result.position });
          // Paid with the answer that is kept, so that a crash in between costs nothing and nobody pays twice; where there
          // is none, nothing is. What is only related is none, here as in a chat.
          if (stored.length > 0 && payer && outcome.answered)
            await charge(tx, payer, { of: 'regression', runId, position: next.position }, services.now());
        });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return await endRun(services, runId, 'failed', error.message);
      }
      if (performance.now() > until) return await runJob.enqueue(db, { runId }, { queue: `regression:${bot.id}` });
    }
  },
  {
    attempts: 5,
    timeout: 2 * SLICE,
    onExhausted: ({ runId }, { services }) => endRun(services, runId, 'failed', BROKEN),
  },
);

/** Asks a question; undefined when the run was stopped meanwhile: its model is stopped too, and nothing is kept or paid. */
async function askWhileOpen(
  services: Services,
  { bot, runId, asked, signal }: { bot: AssistantRow; runId: string; asked: Asked; signal: AbortSignal },
): Promise<RegressionOutcome | undefined> {
  const { db, log } = services;
  const closed = new AbortController();
  const look = async () => {
    if ((await db.$count(run, and(eq(run.id, runId), isOpen))) === 0) closed.abort();
  };
  const timer = setInterval(
    () => look().catch((error: unknown) => log.warn({ error }, 'the state of a regression was not read')),
    LOOK_EVERY,
  );
  try {
    return await askQuestion(services, bot, asked, AbortSignal.any([signal, closed.signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (closed.signal.aborted) return undefined;
    throw error;
  } finally {
    clearInterval(timer);
  }
}

async function endRun(
  { db, now }: Services,
  runId: string,
  status: RegressionRun['status'],
  reason = '',
): Promise<void> {
  await db
    .update(run)
    .set({ status, reason, endedAt: now() })
    .where(and(eq(run.id, runId), isOpen));
}
