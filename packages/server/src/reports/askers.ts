import { sql, type SQL } from 'drizzle-orm';
import { setImmediate as nextRound } from 'node:timers/promises';
import type { Database, Queries } from '../platform/database/database.ts';
import { dayWithin, type DayRange } from '../platform/dayKeys.ts';
import { askedBy, type AskedBy } from './askedBy.ts';
import { packStale } from './packDay.ts';

/** Which assistants are counted: a condition on rows with a `kb_bot_id`, and whose they are. */
export interface Counted {
  which: SQL;
  ownerId: string;
}

/** Days that are unpacked before others have their turn. */
const AT_ONCE = 50;

interface Packed extends Record<string, unknown> {
  key: string;
  numbers: Buffer;
  counts?: Buffer;
}

/** The packed days of a range, in their order; several of a day where there are several assistants. */
async function packedDays(db: Database, { which }: Counted, range: DayRange, counts: boolean): Promise<Packed[]> {
  const within = sql`${which} and ${dayWithin(sql`day`, range)}`;
  const { rows: stale } = await db.execute(sql`select from report_day_askers where stale and ${within} limit 1`);
  if (stale.length > 0)
    await packStale(
      db,
      sql`(k.kb_bot_id, k.day) in (select kb_bot_id, day from report_day_askers where stale and ${within})`,
    );
  const { rows } = await db.execute<Packed>(sql`
    select to_char(day, 'YYYYMMDD') as key, numbers ${counts ? sql`, counts` : sql``}
    from report_day_askers where ${within} order by day`);
  return rows;
}

/** Numbers by their place, as many as there are. */
class Numbers {
  #values = new Float64Array(1_024);

  get length(): number {
    return this.#values.length;
  }

  at(place: number): number {
    return this.#values[place] ?? 0;
  }

  set(place: number, value: number): void {
    if (place >= this.#values.length) {
      const more = new Float64Array(2 ** Math.ceil(Math.log2(place + 1)));
      more.set(this.#values);
      this.#values = more;
    }
    this.#values[place] = value;
  }
}

/** How many asked in a range, and on each of its days; somebody who asked on several days, or several assistants, is one. */
export async function usersOf(
  db: Database,
  counted: Counted,
  range: DayRange,
): Promise<{ total: number; days: Map<string, number> }> {
  const days = new Map<string, number>();
  // The last day on which each was seen, counted from 1.
  const seen = new Numbers();
  let total = 0;
  for (const [at, { key, numbers }] of (await packedDays(db, counted, range, false)).entries()) {
    const before = days.get(key);
    if (before === undefined) days.set(key, 0);
    const today = days.size;
    let users = before ?? 0;
    for (let byte = 0; byte < numbers.length; byte += 4) {
      const number = numbers.readUInt32BE(byte);
      const last = seen.at(number);
      if (last === today) continue;
      if (last === 0) total += 1;
      users += 1;
      seen.set(number, today);
    }
    days.set(key, users);
    if (at % AT_ONCE === AT_ONCE - 1) await nextRound();
  }
  return { total, days };
}

/** How often each number asked in a range, and on which day last (YYYYMMDD). */
async function tallyOf(db: Database, counted: Counted, range: DayRange): Promise<{ asked: Numbers; last: Numbers }> {
  const [asked, last] = [new Numbers(), new Numbers()];
  for (const [at, { key, numbers, counts }] of (await packedDays(db, counted, range, true)).entries()) {
    for (let byte = 0; byte < numbers.length; byte += 4) {
      const number = numbers.readUInt32BE(byte);
      asked.set(number, asked.at(number) + (counts?.readUInt32BE(byte) ?? 0));
      last.set(number, Number(key));
    }
    if (at % AT_ONCE === AT_ONCE - 1) await nextRound();
  }
  return { asked, last };
}

/** Numbers by how often they asked, the busiest first, of equals the earlier ones. Both parts of a key fit into one float. */
function busiest(asked: Numbers, wanted: (number: number) => boolean): number[] {
  const SHIFT = 2 ** 32;
  const keys: number[] = [];
  for (let number = 1; number < asked.length; number++)
    if (asked.at(number) > 0 && wanted(number)) keys.push(asked.at(number) * SHIFT + (SHIFT - 1 - number));
  const sorted = Float64Array.from(keys).sort().reverse();
  return Array.from(sorted, (key) => SHIFT - 1 - (key % SHIFT));
}

export type BusyUser = AskedBy & { questions: number; lastDateKey: string };

/** Who asked in a range, the busiest first. */
export async function usersByQuestions(
  db: Database,
  counted: Counted,
  range: DayRange,
): Promise<{ count: number; part: (from: number, size: number) => Promise<BusyUser[]> }> {
  const { asked, last } = await tallyOf(db, counted, range);
  const order = busiest(asked, () => true);
  return {
    count: order.length,
    part: async (from, size) => {
      const numbers = order.slice(from, from + size);
      const named = await namesOf(db, counted.ownerId, sql`number`, numbers);
      return numbers.map((number) => ({
        ...named(number),
        questions: asked.at(number),
        lastDateKey: String(last.at(number)),
      }));
    },
  };
}

/** The few who asked most, each person once in whichever identity he asked: the members of an enterprise, or all others. */
export async function busiestPeople(
  db: Database,
  counted: Counted,
  range: DayRange,
  { members, most }: { members: boolean; most: number },
): Promise<(AskedBy & { count: number })[]> {
  const owned = sql`report_asker_number n where n.owner_id = ${counted.ownerId}`;
  const [{ asked }, again, inside] = await Promise.all([
    tallyOf(db, counted, range),
    db.execute<{ number: number; first: number }>(sql`select number, first from ${owned} and first <> number`),
    db.execute<{ first: number }>(sql`
      select n.first from tenant_user t, ${owned} and t.tenant_id = ${counted.ownerId}
        and split_part(n.asker, ':', -1) = t.user_id`),
  ]);
  for (const { number, first } of again.rows) {
    asked.set(first, asked.at(first) + asked.at(number));
    asked.set(number, 0);
  }
  const known = new Set(inside.rows.map(({ first }) => first));
  const top = busiest(asked, (number) => known.has(number) === members).slice(0, most);
  const named = await namesOf(db, counted.ownerId, sql`first`, top);
  return top.map((number) => ({ ...named(number), count: asked.at(number) }));
}

/** Names of numbers; nobody's where the person has left in the meantime. */
async function namesOf(db: Queries, ownerId: string, column: SQL, numbers: readonly number[]) {
  const { rows } = await db.execute<{ number: number; asker: string }>(sql`
    select ${column} as number, min(asker) as asker from report_asker_number
    where owner_id = ${ownerId} and ${column} = any(${sql.param(numbers)}::int[]) group by 1`);
  const askers = new Map(rows.map(({ number, asker }) => [number, asker]));
  const who = await askedBy(db, [...askers.values()]);
  return (number: number): AskedBy => who(askers.get(number) ?? '');
}
