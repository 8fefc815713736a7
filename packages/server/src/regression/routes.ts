import { coins as toCoins, constants, errorCodes, prices, regression } from '@tinystar/contract';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { loadOwnAssistant } from '../assistants/load.ts';
import { kbBot } from '../assistants/schema.ts';
import { refuseChosenElsewise } from '../platform/database/versions.ts';
import { Failure, notFound } from '../platform/http/failure.ts';
import { allow } from '../platform/http/limit.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { importRoutes } from './importRoutes.ts';
import { comparedResults, findRun, presentRuns, runBefore } from './present.ts';
import { expectedDocument, newOnes, ofPairs, ofThumbs, takeIn } from './questions.ts';
import { payerOfRun, purseOf } from './reserve.ts';
import { isOpen } from './runJob.ts';
import { questionCount, startRun } from './runs.ts';
import { setRhythm } from './schedule.ts';
import {
  kbBotRegressionQuestion as question,
  kbBotRegressionRun as run,
  kbBotRegressionSchedule as schedule,
} from './schema.ts';

const startLimit = { max: 60, seconds: 3_600 };

const overview = implement(regression.overview, async ({ input: { kbBotId }, owner, services: { db, now } }) => {
  const bot = await loadOwnAssistant(db, owner, kbBotId);
  const [questions, purse, [rhythm], latest, [done]] = await Promise.all([
    questionCount(db, kbBotId),
    purseOf(db, bot, now()),
    db.select().from(schedule).where(eq(schedule.kbBotId, kbBotId)),
    findRun(db, kbBotId),
    db
      .select()
      .from(run)
      .where(and(eq(run.kbBotId, kbBotId), eq(run.status, 'done')))
      .orderBy(desc(run.createdAt), desc(run.id))
      .limit(1),
  ]);
  const results = done ? await comparedResults(db, done, await runBefore(db, done)) : [];
  const changed = (change: string) => results.filter((each) => each.change === change).length;
  const [presented = null] = await presentRuns(db, latest ? [latest] : []);
  return {
    questionCount: questions,
    coins: toCoins(payerOfRun(bot) ? questions * prices.regression : 0),
    purse,
    every: rhythm?.every ?? ('never' as const),
    nextAt: rhythm?.nextAt.getTime() ?? null,
    latest: presented,
    changes: {
      worse: changed('worse'),
      better: changed('better'),
      wording: changed('wording'),
      slower: results.filter(({ slower }) => slower).length,
    },
  };
});

const questions = implement(
  regression.questions,
  async ({ input: { kbBotId, page, size }, owner, services: { db } }) => {
    await loadOwnAssistant(db, owner, kbBotId);
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(question)
        .where(eq(question.kbBotId, kbBotId))
        .orderBy(desc(question.createdAt), desc(question.id))
        .limit(size)
        .offset((page - 1) * size),
      questionCount(db, kbBotId),
    ]);
    return {
      rows: rows.map(({ id, question: text, origin, expected, createdAt }) => ({
        id,
        question: text,
        origin,
        expected,
        createdAt: createdAt.getTime(),
      })),
      count: total,
    };
  },
);

const runs = implement(regression.runs, async ({ input: { kbBotId, page, size }, owner, services: { db } }) => {
  await loadOwnAssistant(db, owner, kbBotId);
  const own = eq(run.kbBotId, kbBotId);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(run)
      .where(own)
      .orderBy(desc(run.createdAt), desc(run.id))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(run).where(own),
  ]);
  return { rows: await presentRuns(db, rows), count: total?.count ?? 0 };
});

const one = implement(regression.run, async ({ input: { kbBotId, id }, owner, services: { db } }) => {
  await loadOwnAssistant(db, owner, kbBotId);
  const row = await findRun(db, kbBotId, id);
  if (!row) {
    if (id !== undefined) throw notFound('回归记录不存在');
    return { run: null, before: null, results: [] };
  }
  const before = await runBefore(db, row);
  const [presented = null, earlier = null] = await presentRuns(db, before ? [row, before] : [row]);
  return { run: presented, before: earlier, results: await comparedResults(db, row, before) };
});

const create = implement(
  regression.create,
  async ({ input: { kbBotId, question: text, fileId, page }, owner, services: { db, now } }) =>
    await db.transaction(async (tx) => {
      await loadOwnAssistant(tx, owner, kbBotId, 'update');
      const expected = fileId === undefined ? null : await expectedDocument(tx, kbBotId, fileId, page);
      const [id] = await takeIn(tx, kbBotId, [{ question: text, origin: 'written', expected }], now());
      if (id === undefined) throw new Failure(errorCodes.conflict, '题目已经在集合中');
      return { id };
    }),
);

/** How questions are found where they are collected. */
const foundIn = { pairs: ofPairs, thumbs: ofThumbs };

const collect = implement(
  regression.collect,
  async ({ input: { kbBotId, from, questions: chosen }, owner, services: { db, now } }) =>
    await db.transaction(async (tx) => {
      await loadOwnAssistant(tx, owner, kbBotId, 'update');
      const found = await foundIn[from](tx, kbBotId);
      const wanted = chosen ? found.filter((each) => chosen.includes(each.question)) : found;
      return { count: (await takeIn(tx, kbBotId, wanted, now())).length };
    }),
);

const collectable = implement(regression.collectable, async ({ input: { kbBotId, from }, owner, services: { db } }) => {
  await loadOwnAssistant(db, owner, kbBotId);
  const fresh = await newOnes(db, kbBotId, await foundIn[from](db, kbBotId));
  const room = constants.REGRESSION_QUESTIONS - (await questionCount(db, kbBotId));
  return { rows: fresh, room: Math.max(0, room) };
});

const remove = implement(
  regression.remove,
  async ({ input: { kbBotId, ids }, owner, services: { db } }) =>
    await db.transaction(async (tx) => {
      await loadOwnAssistant(tx, owner, kbBotId, 'update');
      const wanted = [...new Set(ids)];
      const gone = await tx
        .delete(question)
        .where(and(eq(question.kbBotId, kbBotId), inArray(question.id, wanted)))
        .returning({ id: question.id });
      if (gone.length < wanted.length) throw notFound('题目不存在');
      return { count: gone.length };
    }),
);

const start = implement(regression.start, async ({ input: { kbBotId }, owner, services }) => {
  await loadOwnAssistant(services.db, owner, kbBotId);
  await allow(services, `regression:${kbBotId}`, startLimit);
  return await services.db.transaction(async (tx) => {
    const bot = await loadOwnAssistant(tx, owner, kbBotId, 'update');
    return { id: await startRun(tx, bot, 'manual', services.now()) };
  });
});

const stop = implement(regression.stop, async ({ input: { kbBotId }, owner, services: { db, now } }) => {
  await loadOwnAssistant(db, owner, kbBotId);
  await db
    .update(run)
    .set({ status: 'stopped', endedAt: now() })
    .where(and(eq(run.kbBotId, kbBotId), isOpen));
  return {};
});

const reserve = implement(
  regression.reserve,
  async ({ input: { kbBotId, reserve: wanted, was }, owner, services: { db } }) =>
    await db.transaction(async (tx) => {
      const { regressionReserve: is } = await loadOwnAssistant(tx, owner, kbBotId, 'update');
      refuseChosenElsewise({ was, is, wanted, current: { reserve: is } });
      await tx.update(kbBot).set({ regressionReserve: wanted }).where(eq(kbBot.id, kbBotId));
      return {};
    }),
);

const rhythm = implement(
  regression.schedule,
  async ({ input: { kbBotId, every, was }, owner, services: { db, now } }) =>
    await db.transaction(async (tx) => {
      await loadOwnAssistant(tx, owner, kbBotId, 'update');
      const [row] = await tx.select().from(schedule).where(eq(schedule.kbBotId, kbBotId));
      const is = row?.every ?? 'never';
      refuseChosenElsewise({ was, is, wanted: every, current: { every: is } });
      await setRhythm(tx, kbBotId, every, now());
      return {};
    }),
);

/** The question set of an assistant, its runs and their comparison. */
export const regressionRoutes: readonly Route[] = [
  overview,
  questions,
  runs,
  one,
  create,
  collect,
  collectable,
  ...importRoutes,
  remove,
  start,
  stop,
  reserve,
  rhythm,
];
