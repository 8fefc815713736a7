import { clockText, dayName } from '../shared/moment.ts';

export { sizeText as formatSize } from '../shared/sizeText.ts';

/** 今天10:24, 昨天17:40, 11月18日, and with its year once that has passed; in Shanghai time. */
export const formatTime = (at: number, now: number = Date.now()): string => {
  const name = dayName(at, now);
  return name.includes('天') ? `${name}${clockText(at)}` : name;
};
