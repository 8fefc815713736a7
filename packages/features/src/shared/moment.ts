import { constants } from '@tinystar/contract';

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: constants.TIME_ZONE, ...options });
const clock = format('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = format('en-CA', {});
const monthDay = format('zh-CN', { month: 'long', day: 'numeric' });
const fullDay = format('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' });

const DAY = 86_400_000;

/** 14:31 today, 昨天 09:05, 3月2日 10:00, and 2025年3月2日 in another year; in Shanghai time. */
export const momentText = (time: number, now: number): string => {
  const [that, today, yesterday] = [time, now, now - DAY].map((moment) => day.format(moment));
  if (that === today) return clock.format(time);
  if (that === yesterday) return `昨天 ${clock.format(time)}`;
  if (that?.slice(0, 4) === today?.slice(0, 4)) return `${monthDay.format(time)} ${clock.format(time)}`;
  return fullDay.format(time);
};
