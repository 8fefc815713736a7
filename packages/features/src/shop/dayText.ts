import { constants } from '@tinystar/contract';

/** 2027-11-01 in Shanghai. */
export const dayText = (time: number): string =>
  new Date(time).toLocaleDateString('sv-SE', { timeZone: constants.TIME_ZONE });
