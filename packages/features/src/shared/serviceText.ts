import type { HandOff, OfficeHours } from '@tinystar/contract';
import { serviceCopy as words } from './copy.ts';

/** What leads from the chat to the agents, in one line. */
export const handOffText = ({ keywords, afterDislikes }: HandOff): string =>
  [...keywords, ...(afterDislikes ? [words.afterDislikes] : [])].join('、');

/** When agents are at work, in one line. */
export function officeHoursText({ status, days, from, to }: OfficeHours): string {
  if (status === 'disabled') return words.noHours;
  const named = days.length === words.week.length ? words.everyDay : days.map((day) => words.week[day - 1]).join('、');
  return `${named} ${from}–${to === '23:59' ? words.midnight : to}`;
}
