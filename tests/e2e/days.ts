const DAY = 86_400_000;

const inShanghai = (at: number): string => new Date(at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });

/**
 * The day of Shanghai that is `count` days from today, as a page writes it: 2026-11-21. Midnight may pass between
 * `since`, in ms, and now: then either day matches.
 */
export const eitherDay = (since: number, count = 0): RegExp =>
  new RegExp([since, Date.now()].map((at) => inShanghai(at + count * DAY)).join('|'));

/** Whether midnight of Shanghai has passed since a time in ms. */
export const dayHasTurned = (since: number): boolean => inShanghai(since) !== inShanghai(Date.now());
