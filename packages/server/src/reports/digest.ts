import { tenantReports } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import { currentTenant } from '../identity/tenantOf.ts';
import type { Queries } from '../platform/database/database.ts';
import { addDays, checkDay, dayOf, dayWithin, type DayRange } from '../platform/dayKeys.ts';
import { implement, type Route } from '../platform/http/route.ts';
import { allOfTenant, figuresOf } from './figures.ts';
import { reportDigestRead } from './schema.ts';

/** Questions that a digest names. */
const NAMED = 3;

/** The last week that is over: Monday to Sunday of Shanghai. */
export function lastWeek(now: Date): DayRange {
  const today = dayOf(now);
  const weekday = new Date(`${today.slice(0, 4)}-${today.slice(4, 6)}-${today.slice(6)}T00:00:00Z`).getUTCDay();
  const monday = addDays(today, -((weekday + 6) % 7) - 7);
  return { startDateKey: monday, endDateKey: addDays(monday, 6) };
}

const botsOf = (tenantId: SQL | string) =>
  sql`select id from kb_bot where owner_type = 'tenant' and owner_id = ${tenantId}`;

/** Enterprises whose digest of the last week somebody has not put away: those he administers, where something was asked. */
export async function unreadDigests(db: Queries, userId: string, now: Date): Promise<readonly string[]> {
  const week = lastWeek(now);
  const { rows } = await db.execute<{ tenant_id: string }>(sql`
    select tu.tenant_id from tenant_user tu
    where tu.user_id = ${userId} and tu.permission in ('owner', 'admin')
      and exists (
        select from report_day d where d.kb_bot_id in (${botsOf(sql`tu.tenant_id`)}) and ${dayWithin(sql`d.day`, week)})
      and not exists (
        select from report_digest_read r
        where r.tenant_id = tu.tenant_id and r.user_id = tu.user_id and r.week = ${week.startDateKey})`);
  return rows.map((row) => row.tenant_id);
}

const digest = implement(tenantReports.digest, async ({ caller, services: { db, now: clock } }) => {
  const { id } = currentTenant(caller);
  const unread = await unreadDigests(db, caller.userId, clock());
  if (!unread.includes(id)) return { digest: null };
  const week = lastWeek(clock());
  const counted = allOfTenant(id);
  const earlier = { startDateKey: addDays(week.startDateKey, -7), endDateKey: addDays(week.startDateKey, -1) };
  const [now, before, missed] = await Promise.all([
    figuresOf(db, counted, week),
    figuresOf(db, counted, earlier),
    db.execute<{ kb_bot_id: string; question: string; count: string }>(sql`
      select kb_bot_id, min(question) as question, sum(unanswered + down) as count
      from report_question q
      where kb_bot_id in (${botsOf(id)}) and ${dayWithin(sql`day`, week)} and (unanswered > 0 or down > 0)
        and not exists (select from report_ignored i where i.kb_bot_id = q.kb_bot_id and i.key = q.key)
      group by kb_bot_id, key order by 3 desc, key limit ${NAMED}`),
  ]);
  return {
    digest: {
      ...week,
      total: now.total,
      before: before.total,
      missed: missed.rows.map((row) => ({ kbBotId: row.kb_bot_id, question: row.question, count: Number(row.count) })),
    },
  };
});

const read = implement(tenantReports.readDigest, async ({ input: { startDateKey }, caller, services: { db } }) => {
  checkDay('startDateKey', startDateKey);
  await db
    .insert(reportDigestRead)
    .values({ tenantId: currentTenant(caller).id, userId: caller.userId, week: startDateKey })
    .onConflictDoNothing();
  return {};
});

/** What a week was like, told once to everybody who administers an enterprise. */
export const digestRoutes: readonly Route[] = [digest, read];
