import { promotion } from '@tinystar/contract';
import type { DayRange } from '@tinystar/ui';
import { togetherOf, useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { dateKeyOf, today } from '../shared/days.ts';
import { usageSeries } from './promotion.ts';

/** How many came in all, and their use up to today. */
export const usePromotionSummary = () => {
  const { data, error, isPaused, retry } = togetherOf({
    people: useCall(promotion.promotees, {}),
    usage: useCall(promotion.usage, { dateKey: dateKeyOf(today()) }),
  });
  return {
    summary: remoteOf({ data: data && { ...data.people, usage: usageSeries(data.usage) }, error, isPaused }),
    retry,
  };
};

/** What a range of days brought. */
export const usePromotionFigures = (range: DayRange) => {
  const days = { startDateKey: dateKeyOf(range.from), endDateKey: dateKeyOf(range.to) };
  const kept = { keepPrevious: true };
  const { data, error, isPaused, retry } = togetherOf({
    deltas: useCall(promotion.deltas, days, kept),
    services: useCall(promotion.byService, days, kept),
    users: useCall(promotion.userTop5, days, kept),
    assistants: useCall(promotion.kbBotTop5, days, kept),
  });
  const figures = data && {
    deltas: data.deltas.rows,
    services: data.services.rows,
    users: data.users.rows,
    assistants: data.assistants.rows,
  };
  return { figures: remoteOf({ data: figures, error, isPaused }), retry };
};
