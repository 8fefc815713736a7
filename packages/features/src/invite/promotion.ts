import { type promotion, type Output, type PromoteeUsage, type PromotionRank } from '@tinystar/contract';
import { addDays, dateKeyOf, dayOfKey } from '../shared/days.ts';

/** Every day of the month up to today, which is told apart by the server and added here (INV-08). */
export const usageSeries = (answer: Output<typeof promotion.usage>): PromoteeUsage[] => {
  const known = new Map([...answer.rows, answer.today].map((day) => [day.dateKey, day] as const));
  const key = answer.today.dateKey;
  const last = dayOfKey(key);
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
