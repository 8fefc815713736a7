import { constants } from '@tinystar/contract';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: constants.TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** 2026-11-21 10:24 in Shanghai time; a ledger names the day even when it is today. */
export const ledgerTime = (at: number): string => format.format(at);
