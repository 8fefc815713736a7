import type { ReportDay, ReportFigures } from '@tinystar/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { daysOf, dayWithin, type DayRange } from '../platform/dayKeys.ts';

/** Which assistants are counted: a condition on `report_day`, and the rows that tell who asked them on which day. */
export interface Counted {
  which: SQL;
  askers: SQL;
}

export const oneAssistant = (id: string): Counted => ({
  which: sql`kb_bot_id = ${id}`,
  askers: sql`report_asker where kb_bot_id = ${id}`,
});

export const allOfTenant = (tenantId: string): Counted => ({
  which: sql`kb_bot_id in (select id from kb_bot where owner_type = 'tenant' and owner_id = ${tenantId})`,
  askers: sql`report_tenant_asker where tenant_id = ${tenantId}`,
});

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
  const within = dayWithin(sql`day`, range);
  const [figures, users] = await Promise.all([
    db.execute<Sums>(sql`select ${sums} from report_day where ${counted.which} and ${within}`),
    db.execute<{ users: string }>(
      sql`select count(*) as users from (select from ${counted.askers} and ${within} group by asker) a`,
    ),
  ]);
  return figuresFrom(figures.rows[0], Number(users.rows[0]?.users ?? 0));
}

/** What was asked on each day of a range, days without questions included. */
export async function daysOfRange(db: Queries, counted: Counted, range: DayRange): Promise<ReportDay[]> {
  const within = dayWithin(sql`day`, range);
  const key = sql`to_char(day, 'YYYYMMDD') as key`;
  const [figures, users] = await Promise.all([
    db.execute<Sums & { key: string }>(
      sql`select ${key}, ${sums} from report_day where ${counted.which} and ${within} group by day`,
    ),
    db.execute<{ key: string; users: string }>(
      // One row for each who asked on a day.
      sql`select ${key}, count(*) as users from ${counted.askers} and ${within} group by day`,
    ),
  ]);
  const sumsOf = new Map(figures.rows.map((row) => [row.key, row]));
  const usersOf = new Map(users.rows.map((row) => [row.key, Number(row.users)]));
  return daysOf(range).map((dateKey) => ({
    dateKey,
    ...figuresFrom(sumsOf.get(dateKey), usersOf.get(dateKey) ?? 0),
  }));
}
