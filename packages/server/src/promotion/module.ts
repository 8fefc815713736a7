import { promotion, type Avatar, type PromoteeUsage, type PromotionRank } from '@tinystar/contract';
import { sql } from 'drizzle-orm';
import { nobody } from '../assistants/schema.ts';
import { addDays, dayKeyOf, daysOf, dayWithin, instantWithin, type DayRange } from '../platform/dayKeys.ts';
import { reading } from '../platform/http/reading.ts';
import { implement } from '../platform/http/route.ts';
import type { Module } from '../platform/module.ts';

/** What the people whom somebody invited have asked from one day to another, by person or by assistant. */
const usesOf = (promoterId: string, kind: 'person' | 'assistant', range: DayRange) => sql`
  from promotion_day m
  where m.promoter_id = ${promoterId} and m.kind = ${kind} and ${dayWithin(sql`m.day`, range)}`;

const promotees = implement(promotion.promotees, async ({ caller, services: { db } }) => {
  const { rows } = await db.execute<{ all: string; active: string; vip: string }>(sql`
    select count(*) as all, count(*) filter (where coupon_registered) as vip,
      count(*) filter (where exists (
        select from kb_bot_chat_message m where m.user_id = u.id and m.msg_type = 'qa')) as active
    from "user" u where u.invited_by = ${caller.userId}`);
  const [row] = rows;
  return {
    promoteeCount: Number(row?.all ?? 0),
    activeCount: Number(row?.active ?? 0),
    vipCount: Number(row?.vip ?? 0),
  };
});

interface DayRow extends Record<string, unknown> {
  day: string;
  uses: string;
  users: string;
}

const usage = implement(promotion.usage, async ({ input: { dateKey }, caller, services: { db } }) => {
  const range = { startDateKey: addDays(dateKey, -29), endDateKey: dateKey };
  daysOf(range);
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(m.day, 'YYYYMMDD') as day, sum(m.questions) as uses, count(*) as users
    ${usesOf(caller.userId, 'person', range)} group by m.day order by m.day`);
  const days = rows.map(({ day, uses, users }): PromoteeUsage => ({
    dateKey: day,
    usageCount: Number(uses),
    userCount: Number(users),
  }));
  return {
    rows: days.filter((day) => day.dateKey !== dateKey),
    today: days.find((day) => day.dateKey === dateKey) ?? { dateKey, usageCount: 0, userCount: 0 },
  };
});

const deltas = implement(promotion.deltas, async ({ input, caller, services: { db } }) => {
  const days = daysOf(input);
  const joined = sql`u.created_at`;
  const { rows } = await db.execute<{ day: string; count: string }>(sql`
    select ${dayKeyOf(joined)} as day, count(*) from "user" u
    where u.invited_by = ${caller.userId} and ${instantWithin(joined, input)} group by 1`);
  const counts = new Map(rows.map(({ day, count }) => [day, Number(count)]));
  return { rows: days.map((dateKey) => ({ dateKey, count: counts.get(dateKey) ?? 0 })) };
});

const byService = implement(promotion.byService, async ({ input, caller, services: { db } }) => {
  daysOf(input);
  const { rows } = await db.execute<{ side: 'use' | 'make' | 'web'; count: string }>(sql`
    select m.side, sum(m.questions) as count
    ${usesOf(caller.userId, 'assistant', input)}
    group by 1 order by 2 desc, 1`);
  return { rows: rows.map(({ side, count }) => ({ service: side, count: Number(count) })) };
});

interface RankRow extends Record<string, unknown> {
  id: string;
  name: string;
  avatar: Avatar;
  count: string;
}

const presentRank = ({ id, name, avatar, count }: RankRow): PromotionRank => ({
  id,
  name,
  avatar,
  count: Number(count),
});

const userTop5 = implement(promotion.userTop5, async ({ input, caller, services: { db } }) => {
  daysOf(input);
  const { rows } = await db.execute<RankRow>(sql`
    select u.id, u.name, u.avatar, t.count
    from (
      select m.subject_id, sum(m.questions) as count
      ${usesOf(caller.userId, 'person', input)} group by 1
    ) t join "user" u on u.id = t.subject_id
    order by t.count desc, u.id limit 5`);
  return { rows: rows.map(presentRank) };
});

const kbBotTop5 = implement(promotion.kbBotTop5, async ({ input, caller, services: { db } }) => {
  daysOf(input);
  const { rows } = await db.execute<RankRow>(sql`
    select b.id, case when b.permission = 'public' then b.name else '未公开的助手' end as name,
      case when b.permission = 'public' then b.avatar else '{"type":"color","color":"blue"}'::jsonb end as avatar, t.count
    from (
      select m.subject_id, sum(m.questions) as count
      ${usesOf(caller.userId, 'assistant', input)} group by 1
    ) t join kb_bot b on b.id = t.subject_id and b.owner_id <> ${nobody}
    order by t.count desc, b.id limit 5`);
  return { rows: rows.map(presentRank) };
});

/** What became of the people a promotion user has invited (platform.md §7). */
export const promotionModule: Module = { routes: reading([promotees, usage, deltas, byService, userTop5, kbBotTop5]) };
