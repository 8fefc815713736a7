import type { ProcessFigures } from '@tinystar/contract';
import { copy } from './copy.ts';

const DAY = 86_400_000;

/** Days a plan is given for; 0 for an open end. */
export type Term = keyof typeof copy.terms;
export const terms = ([3, 30, 90, 365, 0] as const).map((days) => ({
  value: String(days) as `${Term}`,
  label: copy.terms[days],
}));

/** When a plan of so many days ends: counted from now, or from its present end where that is later. */
export const endOf = (days: number, now: number, present: number | null = null): number | null =>
  days === 0 ? null : Math.max(now, present ?? 0) + days * DAY;

/** 1.2 GB: the greatest unit below which the figure stays at one or more. */
export const bytesText = (bytes: number): string => {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const figure = bytes / 1024 ** step;
  return `${figure.toLocaleString('zh-CN', { maximumFractionDigits: figure < 10 && step > 0 ? 1 : 0 })} ${units[step]}`;
};

/** What of a server's figures is worth a look: from the thresholds of the README's alerts. */
export function concernsOf(of: Omit<ProcessFigures, 'memory'>): Concern[] {
  const found: Record<Concern, boolean> = {
    first: (of.firstEventSeconds ?? 0) > 4,
    errors: of.modelErrors > 5,
    delay: of.loopDelay > 300,
    waiting: of.waiting > 0,
  };
  return concerns.filter((concern) => found[concern]);
}

const concerns = ['first', 'errors', 'delay', 'waiting'] as const;
type Concern = (typeof concerns)[number];

/** How far off a plan's end is; only what needs attention has a tone. */
export const endNote = (end: number, now: number): { text: string; tone: 'warning' | 'danger' } | null => {
  const days = Math.floor((end - now) / DAY);
  if (end < now) {
    const since = Math.floor((now - end) / DAY);
    return { text: since === 0 ? copy.enterprises.today : copy.enterprises.passed(since), tone: 'danger' };
  }
  if (days > 14) return null;
  return { text: days === 0 ? copy.enterprises.today : copy.enterprises.left(days), tone: 'warning' };
};
