import { constants } from '@tinystar/contract';

/** Made when the first time is shown: making one is slow, and many pages show none. */
const formatter = (locale: string, options: Intl.DateTimeFormatOptions) => {
  let made: Intl.DateTimeFormat | undefined;
  return (time: number): string =>
    (made ??= new Intl.DateTimeFormat(locale, { timeZone: constants.TIME_ZONE, ...options })).format(time);
};

const DAY = 86_400_000;

/** 14:31 in Shanghai. */
export const clockText = formatter('zh-CN', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** 14:31:05 in Shanghai. */
export const secondText = formatter('zh-CN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

const day = formatter('sv-SE', {});
const monthDay = formatter('zh-CN', { month: 'long', day: 'numeric' });
/** 2025年3月2日. */
export const fullDay = formatter('zh-CN', { year: 'numeric', month: 'long', day: 'numeric' });

/** 今天, 昨天, 11月18日, and 2025年3月2日 in another year. */
export const dayName = (time: number, now: number): string => {
  const [that, today] = [day(time), day(now)];
  if (that === today) return '今天';
  if (that === day(now - DAY)) return '昨天';
  return (that.slice(0, 4) === today.slice(0, 4) ? monthDay : fullDay)(time);
};

/** 14:31 today, 昨天 09:05, 3月2日 10:00, and 2025年3月2日 in another year. */
export const momentText = (time: number, now: number): string => {
  const name = dayName(time, now);
  if (name === '今天') return clockText(time);
  return name.includes('年') ? name : `${name} ${clockText(time)}`;
};
