import type { ReportDay, ReportFigures } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import type { AssistantRow } from '../assistants/schema.ts';
import type { Database } from '../platform/database/database.ts';
import { daysOf, dayWithin, type DayRange } from '../platform/dayKeys.ts';
import { usersOf, type Counted } from './askers.ts';

export const oneAssistant = ({ id, ownerId }: Pick<AssistantRow, 'id' | 'ownerId'>): Counted => ({
  which: sql`kb_bot_id = ${id}`,
  ownerId,
});

export const allOfTenant = (tenantId: string): Counted => ({
  which: sql`kb_bot_id in (select id from kb_bot where owner_type = 'tenant' and owner_id = ${tenantId})`,
  ownerId: tenantId,
});

type Sums = Record<Exclude<keyof ReportFigures, 'users'>, string | null>;

const sums = sql`sum(questions) as questions, sum(unanswered) as unanswered, sum(sourced) as sourced,
  sum(opened) as opened, sum(up) as up, sum(down) as down`;

const figuresFrom = (row: Sums | undefined, users: number): ReportFigures => ({
  questions: Number(row?.questions ?? 0),
  users,
  unanswered: Number(row?.unanswered ?? 0),
  sourced: Number(row?.sourced ?? 0),
  opened: Number(row?.opened ?? 0),
  up: Number(row?.up ?? 0),
  down: Number(row?.down ?? 0),
});

/** What was asked in a range as a whole, and on each of its days, those without questions included. */
export async function figuresOf(
  db: Database,
  counted: Counted,
  range: DayRange,
): Promise<{ total: ReportFigures; days: ReportDay[] }> {
  const keys = daysOf(range);
  const from = sql`from report_day where ${counted.which} and ${dayWithin(sql`day`, range)}`;
  const [total, days, users] = await Promise.all([
    db.execute<Sums>(sql`select ${sums} ${from}`),
    db.execute<Sums & { key: string }>(sql`select to_char(day, 'YYYYMMDD') as key, ${sums} ${from} group by day`),
    usersOf(db, counted, range),
  ]);
  const sumsOf = new Map(days.rows.map((row) => [row.key, row]));
  return {
    total: figuresFrom(total.rows[0], users.total),
    days: keys.map((dateKey) => ({
      dateKey,
      ...figuresFrom(sumsOf.get(dateKey), users.days.get(dateKey) ?? 0),
    })),
  };
}
