import { clockText, dayName } from '../shared/moment.ts';

/** 今天 14:31, 昨天 09:05, 3月2日 10:00, and with the year when it is another one. */
export const dayText = (time: number, now: number): string => `${dayName(time, now)} ${clockText(time)}`;
