import type { RegressionOutcome, RegressionResult, RegressionRun } from '@tinystar/contract';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { compare } from './compare.ts';
import { kbBotRegressionResult as result, kbBotRegressionRun as run, type RunRow } from './schema.ts';

const newestFirst = [desc(run.createdAt), desc(run.id)] as const;

/** Runs with their figures, in the order of the rows. */
export async function presentRuns(db: Queries, rows: readonly RunRow[]): Promise<RegressionRun[]> {
  if (rows.length === 0) return [];
  const sum = (where: string) => sql<number>`count(*) filter (where ${sql.raw(where)})::int`;
  const figures = await db
    .select({
      runId: result.runId,
      total: sum('true'),
      done: sum('outcome is not null'),
      answered: sum(`(outcome->>'answered')::boolean`),
      expected: sum('expected is not null'),
      right: sum(`(outcome->>'right')::boolean`),
    })
    .from(result)
    .where(
      inArray(
        result.runId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(result.runId);
  const byRun = new Map(figures.map(({ runId, ...rest }) => [runId, rest]));
  return rows.map(({ id, trigger, status, reason, createdAt, endedAt }) => ({
    id,
    trigger,
    status,
    reason,
    ...(byRun.get(id) ?? { total: 0, done: 0, answered: 0, expected: 0, right: 0 }),
    createdAt: createdAt.getTime(),
    endedAt: endedAt?.getTime() ?? null,
  }));
}

/** The newest run of an assistant, or the one that is named, if it is the assistant's. */
export async function findRun(db: Queries, kbBotId: string, id?: string): Promise<RunRow | undefined> {
  const where = and(eq(run.kbBotId, kbBotId), id === undefined ? undefined : eq(run.id, id));
  const [row] = await db
    .select()
    .from(run)
    .where(where)
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

/** The finished run that came before a run, which it is compared with. */
export async function runBefore(db: Queries, { kbBotId, createdAt }: RunRow): Promise<RunRow | undefined> {
  const [row] = await db
    .select()
    .from(run)
    .where(and(eq(run.kbBotId, kbBotId), eq(run.status, 'done'), lt(run.createdAt, createdAt)))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

/** A run question by question, beside another one. */
export async function comparedResults(
  db: Queries,
  now: RunRow,
  before: RunRow | undefined,
): Promise<RegressionResult[]> {
  const resultsOf = (runId: string) =>
    db.select().from(result).where(eq(result.runId, runId)).orderBy(asc(result.position));
  const [rows, earlier] = await Promise.all([resultsOf(now.id), before ? resultsOf(before.id) : []]);
  const outcomes = new Map<string, RegressionOutcome | null>(earlier.map((row) => [row.question, row.outcome]));
  return rows.map(({ question, expected, outcome }) => {
    const was = outcomes.get(question) ?? null;
    return { question, expected, now: outcome, before: was, ...compare(outcome, was) };
  });
}
