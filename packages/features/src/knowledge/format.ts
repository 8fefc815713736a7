import { constants } from '@tinystar/contract';

/** 1.2MB, 640KB: one decimal above a mebibyte. */
export const formatSize = (bytes: number): string => {
  if (bytes >= constants.MEBIBYTE) return `${(bytes / constants.MEBIBYTE).toFixed(1)}MB`;
  return `${Math.max(1, Math.round(bytes / 1_024))}KB`;
};

const day = new Intl.DateTimeFormat('zh-CN', { timeZone: constants.TIME_ZONE, month: 'long', day: 'numeric' });
const year = new Intl.DateTimeFormat('zh-CN', {
  timeZone: constants.TIME_ZONE,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
const clock = new Intl.DateTimeFormat('zh-CN', {
  timeZone: constants.TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** 今天10:24, 昨天17:40, 11月18日, and with its year once that has passed; in Shanghai time. */
export const formatTime = (at: number, now: number = Date.now()): string => {
  const on = day.format(at);
  if (year.format(at) === year.format(now)) return `今天${clock.format(at)}`;
  if (year.format(at) === year.format(now - 86_400_000)) return `昨天${clock.format(at)}`;
  return year.format(at).slice(0, 4) === year.format(now).slice(0, 4) ? on : year.format(at);
};
