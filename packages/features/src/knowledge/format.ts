import { constants } from '@tinystar/contract';
import { clockText, dayName } from '../shared/moment.ts';

/** 1.2MB, 640KB: one decimal above a mebibyte. */
export const formatSize = (bytes: number): string => {
  if (bytes >= constants.MEBIBYTE) return `${(bytes / constants.MEBIBYTE).toFixed(1)}MB`;
  return `${Math.max(1, Math.round(bytes / 1_024))}KB`;
};

/** 今天10:24, 昨天17:40, 11月18日, and with its year once that has passed; in Shanghai time. */
export const formatTime = (at: number, now: number = Date.now()): string => {
  const name = dayName(at, now);
  return name.includes('天') ? `${name}${clockText(at)}` : name;
};
