import { constants, type promotion, type Output, type PromoteeUsage, type PromotionRank } from '@tinystar/contract';
import type { Day, DayRange } from '@tinystar/ui';

export const today = (now = new Date()): Day => now.toLocaleDateString('sv-SE', { timeZone: constants.TIME_ZONE });

/** Days have no hour and no zone: arithmetic on them counts in UTC. */
const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

/** 2026-11-21 as the specification writes days: 20261121. */
export const dateKeyOf = (day: Day): string => day.replaceAll('-', '');
/** 20261121 as 11-21, for the foot of a chart. */
export const shortDay = (key: string): string => `${key.slice(4, 6)}-${key.slice(6)}`;

/** The last 29 days and today (decisions.md DATE_RANGE). */
export const lastMonth = (now = new Date()): DayRange => {
  const to = today(now);
  return { from: addDays(to, -29), to };
};

/** Every day of the month up to today, which is told apart by the server and added here (INV-08). */
export const usageSeries = (answer: Output<typeof promotion.usage>): PromoteeUsage[] => {
  const known = new Map([...answer.rows, answer.today].map((day) => [day.dateKey, day] as const));
  const key = answer.today.dateKey;
  const last: Day = `${key.slice(0, 4)}-${key.slice(4, 6)}-${key.slice(6)}`;
  return Array.from({ length: 30 }, (_, at) => {
    const dateKey = dateKeyOf(addDays(last, at - 29));
    return known.get(dateKey) ?? { dateKey, usageCount: 0, userCount: 0 };
  });
};

/** Everything the promotion centre shows of a range of days. */
export interface RangeFigures {
  deltas: Output<typeof promotion.deltas>['rows'];
  services: Output<typeof promotion.byService>['rows'];
  users: PromotionRank[];
  assistants: PromotionRank[];
}

/** How many came in all, and their use up to today. */
export interface Summary extends Output<typeof promotion.promotees> {
  usage: PromoteeUsage[];
}
