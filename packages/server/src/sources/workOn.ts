import { and, asc, count, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { kbBot, nobody, type AssistantRow } from '../assistants/schema.ts';
import type { Owner } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import { doLine } from './doLine.ts';
import { kinds } from './kinds/index.ts';
import { SourceFailure } from './kinds/kind.ts';
import { RunOver } from './lineWork.ts';
import { listEntries } from './listEntries.ts';
import { isTooMuch } from './plan.ts';
import { passwordOf, reachingOf } from './reach.ts';
import { endRun } from './runs.ts';
import {
  kbBotSource,
  kbBotSourceItem as itemTable,
  kbBotSourceLine as lineTable,
  kbBotSourceRun as runTable,
  type LineRow,
  type RunRow,
  type SourceRow,
} from './schema.ts';
import { liveOf, storePlan } from './storePlan.ts';
import { failureOf, sourceWords } from './words.ts';

/** The longest listing. */
const listing = 10 * 60_000;
/** So long one run works before others of its owner have their turn. */
const slice = 20_000;
/** Milliseconds until a listing that broke off is begun again; then the run has failed. */
const again = [5_000, 20_000, 60_000, 180_000] as const;
/** The longest that a source which wants to be left alone is. */
const LONGEST_WAIT = 600_000;
/** So many entries in a row that cannot be reached: the source is away. */
const away = 5;

interface Run {
  services: Services;
  run: RunRow;
  source: SourceRow;
  bot: AssistantRow;
  signal: AbortSignal;
}

/**
 * Goes on with a run from where it is, for a while. Answers in how many ms there is more to do, null when there is nothing:
 * it has ended, or waits for a person.
 */
export async function workOn(services: Services, runId: string, signal: AbortSignal): Promise<number | null> {
  const { db } = services;
  const [found] = await db
    .select({ run: runTable, source: kbBotSource, bot: kbBot })
    .from(runTable)
    .innerJoin(kbBotSource, eq(kbBotSource.id, runTable.sourceId))
    .innerJoin(kbBot, eq(kbBot.id, kbBotSource.kbBotId))
    .where(and(eq(runTable.id, runId), inArray(runTable.state, ['waiting', 'listing', 'working'])));
  if (!found) return null;
  const run = { services, signal, ...found };
  try {
    if (found.bot.ownerId === nobody) throw new SourceFailure(sourceWords.botGone);
    if (found.run.state === 'working') return await doLines(run);
    await list(run);
    return await workOn(services, runId, signal);
  } catch (error) {
    if (error instanceof RunOver) return null;
    signal.throwIfAborted();
    const failure = failureOf(error);
    if (!failure) throw error;
    const wait = failure.passing ? again[found.run.tries] : undefined;
    if (wait === undefined) {
      await endRun(services, runId, 'failed', failure.message);
      return null;
    }
    // What a listing meanwhile has written stays: it is said of the run when it is done.
    const reason = found.run.state === 'working' ? found.run.reason : failure.message;
    await db
      .update(runTable)
      .set({ tries: found.run.tries + 1, reason })
      .where(eq(runTable.id, runId));
    return Math.min(LONGEST_WAIT, Math.max(wait, failure.wait ?? 0));
  }
}

const accessOf = ({ services, source }: Run) => ({
  address: new URL(source.address),
  user: source.user,
  password: passwordOf(services, source),
  place: source.place,
});

async function list(work: Run): Promise<void> {
  const { services, run, source, signal } = work;
  const isIt = and(eq(runTable.id, run.id), inArray(runTable.state, ['waiting', 'listing']));
  await services.db.update(runTable).set({ state: 'listing' }).where(isIt);
  const kind = kinds[source.kind];
  const limited = AbortSignal.any([signal, AbortSignal.timeout(listing)]);
  const reaching = {
    ...reachingOf(services, kind, accessOf(work), limited),
    known: () => knownOf(services, source.id),
  };
  const found = await listEntries(kind, reaching, source.rules).catch((error: unknown) => {
    signal.throwIfAborted();
    if (limited.aborted) throw new SourceFailure('读取来源超时，请稍后重试', { passing: true });
    throw error;
  });
  await storePlan(services, source, run.id, { listing: found, same: kind.same?.bind(kind), exact: kind.exact });
}

/** Ids of the entries that the library has. */
async function knownOf({ db }: Services, sourceId: string): Promise<string[]> {
  const rows = await db
    .select({ id: itemTable.itemId })
    .from(itemTable)
    .where(and(eq(itemTable.sourceId, sourceId), isNotNull(itemTable.fileId)));
  return rows.map(({ id }) => id);
}

async function doLines(run: Run): Promise<number | null> {
  const { services, source, bot, signal } = run;
  const owner: Owner = { type: bot.ownerType, id: bot.ownerId };
  const kind = kinds[source.kind];
  const reaching = { ...reachingOf(services, kind, accessOf(run), signal), owner: source.id };
  const until = performance.now() + slice;
  let lost = 0;
  while (performance.now() < until) {
    signal.throwIfAborted();
    const line = await nextLine(run);
    if (!line) return await restOf(run);
    if (line.action === 'removed' && (await holdBack(run, line))) return null;
    const outcome = await doLine({ services, source, bot, owner, kind, reaching, line });
    if (outcome === 'done') {
      lost = 0;
      await answersAgain(run);
    } else if (outcome === 'unreachable' && ++lost >= away) throw new SourceFailure(sourceWords.unreachable);
  }
  return 0;
}

/** A source that gave something after it had wanted to be left alone may want so as often as before. */
async function answersAgain({ services: { db }, run }: Run): Promise<void> {
  if (run.tries === 0) return;
  run.tries = 0;
  await db.update(runTable).set({ tries: 0 }).where(eq(runTable.id, run.id));
}

const waitingOf = ({ run }: Run) => and(eq(lineTable.runId, run.id), eq(lineTable.waiting, true));

async function nextLine(run: Run): Promise<LineRow | undefined> {
  const { db, now } = run.services;
  const due = or(isNull(lineTable.after), lte(lineTable.after, now()));
  // What goes waits until everything else is done: it may only have moved.
  const [line] = await db
    .select()
    .from(lineTable)
    .where(
      and(
        waitingOf(run),
        due,
        or(
          sql`${lineTable.action} <> 'removed'`,
          sql`not exists (select from ${lineTable} as other where other.run_id = ${run.run.id} and other.waiting and other.action = 'added')`,
        ),
      ),
    )
    .orderBy(asc(lineTable.position))
    .limit(1);
  return line;
}

/** Ends a run without a line that waits; else in how many ms the next one is due. */
async function restOf(run: Run): Promise<number | null> {
  const { db, now } = run.services;
  const [next] = await db
    .select({ after: lineTable.after })
    .from(lineTable)
    .where(and(waitingOf(run), sql`${lineTable.after} is not null`))
    .orderBy(asc(lineTable.after))
    .limit(1);
  if (next?.after) return Math.max(1_000, next.after.getTime() - now().getTime());
  await endRun(run.services, run.run.id, 'done', run.run.reason);
  return null;
}

/** Before the first document goes: whether so many do, now that it is known which have moved, that a person has to see it. */
async function holdBack(run: Run, line: LineRow): Promise<boolean> {
  if (line.reason === sourceWords.confirmed) return false;
  const { db } = run.services;
  const [removals] = await db
    .select({ left: count(), begun: sql<boolean>`bool_or(not ${lineTable.waiting})` })
    .from(lineTable)
    .where(and(eq(lineTable.runId, run.run.id), eq(lineTable.action, 'removed')));
  const [removed, documents] = [removals?.left ?? 0, (await liveOf(db, run.source.id)).size];
  if (removals?.begun || !isTooMuch(removed, documents)) return false;
  await db
    .update(runTable)
    .set({ state: 'held', reason: sourceWords.held(removed, documents) })
    .where(and(eq(runTable.id, run.run.id), eq(runTable.state, 'working')));
  return true;
}
