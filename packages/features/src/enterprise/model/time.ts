import { constants } from '@tinystar/contract';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: constants.TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** 2026-11-21 10:24 in Shanghai time. */
export const formatMoment = (at: number): string => parts.format(at);
