import { constants } from '@tinystar/contract';
import { chatCopy } from './copy.ts';

const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: constants.TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('en-CA', { timeZone: constants.TIME_ZONE });
const monthDay = new Intl.DateTimeFormat('zh-CN', { timeZone: constants.TIME_ZONE, month: 'long', day: 'numeric' });
const fullDay = new Intl.DateTimeFormat('zh-CN', {
  timeZone: constants.TIME_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

const DAY = 86_400_000;

/** 14:31 in Shanghai. */
export const clockText = (time: number): string => clock.format(time);

/** 今天 14:31, 昨天 09:05, 3月2日 10:00, and with the year when it is another one. */
export const dayText = (time: number, now: number): string => {
  const [that, today, yesterday] = [time, now, now - DAY].map((moment) => day.format(moment));
  const name =
    that === today
      ? chatCopy.today
      : that === yesterday
        ? chatCopy.yesterday
        : (that?.slice(0, 4) === today?.slice(0, 4) ? monthDay : fullDay).format(time);
  return `${name} ${clockText(time)}`;
};
