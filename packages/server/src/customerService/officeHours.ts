import { constants, type OfficeHours } from '@tinystar/contract';

const WEEK = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: constants.TIME_ZONE,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether agents are at work at an instant: always, unless hours are set. */
export function isOpen({ status, days, from, to }: OfficeHours, now: Date): boolean {
  if (status === 'disabled') return true;
  const parts = new Map(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return days.includes(WEEK.indexOf(parts.get('weekday') ?? '') + 1) && time >= from && time < to;
}
