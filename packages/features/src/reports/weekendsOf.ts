import { dayOfKey } from '../shared/days.ts';
import { copy } from './copy.ts';

/** Which days of a report are weekends, as a chart shades them. */
export const weekendsOf = (days: readonly { dateKey: string }[]) => ({
  at: days.flatMap(({ dateKey }, place) =>
    [0, 6].includes(new Date(`${dayOfKey(dateKey)}T00:00:00Z`).getUTCDay()) ? [place] : [],
  ),
  meaning: copy.weekend,
});
