import type { ReportDay, ReportFigures } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { daysOf, dayWithin, type DayRange } from '../platform/dayKeys.ts';

/** Which assistants are counted: a condition on a `kb_bot_id`. */
export type Counted = (kbBotId: SQL) => SQL;

export const oneAssistant =
  (id: string): Counted =>
  (kbBotId) =>
    sql`${kbBotId} = ${id}`;

export const allOfTenant =
  (tenantId: string): Counted =>
  (kbBotId) =>
    sql`${kbBotId} in (select id from kb_bot where owner_type = 'tenant' and owner_id = ${tenantId})`;

type Sums = Record<Exclude<keyof ReportFigures, 'users'>, string | null>;

const sums = sql`sum(questions) as questions, sum(unanswered) as unanswered, sum(sourced) as sourced, sum(up) as up,
  sum(down) as down`;

const figuresFrom = (row: Sums | undefined, users: number): ReportFigures => ({
  questions: Number(row?.questions ?? 0),
  users,
  unanswered: Number(row?.unanswered ?? 0),
  sourced: Number(row?.sourced ?? 0),
  up: Number(row?.up ?? 0),
  down: Number(row?.down ?? 0),
});

/** What was asked in a range as a whole; somebody who asked on several days is one user. */
export async function totalOf(db: Queries, counted: Counted, range: DayRange): Promise<ReportFigures> {
  const within = sql`${counted(sql`kb_bot_id`)} and ${dayWithin(sql`day`, range)}`;
  const [figures, users] = await Promise.all([
    db.execute<Sums>(sql`select ${sums} from report_day where ${within}`),
    db.execute<{ users: string }>(
      sql`select count(*) as users from (select from report_asker where ${within} group by asker) a`,
    ),
  ]);
  return figuresFrom(figures.rows[0], Number(users.rows[0]?.users ?? 0));
}

/** What was asked on each day of a range, days without questions included. */
export async function daysOfRange(db: Queries, counted: Counted, range: DayRange): Promise<ReportDay[]> {
  const within = sql`${counted(sql`kb_bot_id`)} and ${dayWithin(sql`day`, range)}`;
  const key = sql`to_char(day, 'YYYYMMDD') as key`;
  const [figures, users] = await Promise.all([
    db.execute<Sums & { key: string }>(sql`select ${key}, ${sums} from report_day where ${within} group by day`),
    db.execute<{ key: string; users: string }>(
      sql`select ${key}, count(*) as users from (select day from report_asker where ${within} group by day, asker) a
        group by day`,
    ),
  ]);
  const sumsOf = new Map(figures.rows.map((row) => [row.key, row]));
  const usersOf = new Map(users.rows.map((row) => [row.key, Number(row.users)]));
  return daysOf(range).map((dateKey) => ({
    dateKey,
    ...figuresFrom(sumsOf.get(dateKey), usersOf.get(dateKey) ?? 0),
  }));
}
