import { constants } from '@tinystar/contract';
import { chatCopy } from './copy.ts';

/** Created when the first time is shown, because creating it is slow and a conversation without messages needs none. */
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return (time: number): string =>
    (made ??= new Intl.DateTimeFormat(locale, { timeZone: constants.TIME_ZONE, ...options })).format(time);
};

const clock = formatter('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const day = formatter('en-CA', {});
const monthDay = formatter('zh-CN', { month: 'long', day: 'numeric' });
const fullDay = formatter('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' });

const DAY = 86_400_000;

/** 14:31 in Shanghai. */
export const clockText = (time: number): string => clock(time);

/** 今天 14:31, 昨天 09:05, 3月2日 10:00, and with the year when it is another one. */
export const dayText = (time: number, now: number): string => {
  const [that, today, yesterday] = [time, now, now - DAY].map((moment) => day(moment));
  const name =
    that === today
      ? chatCopy.today
      : that === yesterday
        ? chatCopy.yesterday
        : (that?.slice(0, 4) === today?.slice(0, 4) ? monthDay : fullDay)(time);
  return `${name} ${clockText(time)}`;
};
