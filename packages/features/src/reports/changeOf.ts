import type { StatisticDelta } from '@tinystar/ui';
import { copy } from './copy.ts';

/** How a figure moved against the span before; without a figure there, nothing is claimed. */
export function changeOf(now: number, before: number, better?: 'more' | 'less'): StatisticDelta {
  const since = copy.compared(before.toLocaleString('zh-CN'));
  if (now === before || before === 0)
    return {
      direction: now > before ? 'up' : 'same',
      text: now > before ? (now - before).toLocaleString('zh-CN') : '0%',
      since,
    };
  const direction = now > before ? 'up' : 'down';
  const tone = better ? ((better === 'more') === (direction === 'up') ? 'good' : 'bad') : 'neutral';
  return { direction, text: `${Math.abs(((now - before) / before) * 100).toFixed(1)}%`, tone, since };
}
