import type { ReportFigures } from '@tinystar/contract';
import { Statistic, StatisticGroup } from '@tinystar/ui';
import { changeOf } from './changeOf.ts';
import { copy } from './copy.ts';

/** What a figure counts, and whether more of it is good news. */
const shown = [
  { id: 'questions', unit: copy.units.times },
  { id: 'users', unit: copy.units.people },
  { id: 'sourced', unit: copy.units.times, better: 'more' },
  { id: 'unanswered', unit: copy.units.times, better: 'less' },
  { id: 'up', unit: copy.units.times, better: 'more' },
  { id: 'down', unit: copy.units.times, better: 'less' },
] as const;

export type FigureId = (typeof shown)[number]['id'];

export interface FigureRowProps {
  total: ReportFigures | undefined;
  before: ReportFigures | undefined;
  /** Where what a figure counts is listed. */
  hrefOf?: (id: FigureId) => string | undefined;
}

/** The figures of a range beside those of the span before; each leads to what it counts. */
export function FigureRow({ total, before, hrefOf }: FigureRowProps) {
  return (
    <StatisticGroup>
      {shown.map(({ id, unit, ...more }) => (
        <Statistic
          key={id}
          label={copy.figures[id]}
          value={total?.[id].toLocaleString('zh-CN')}
          unit={unit}
          href={hrefOf?.(id)}
          hrefLabel={copy.open}
          {...(total &&
            before && { delta: changeOf(total[id], before[id], 'better' in more ? more.better : undefined) })}
        />
      ))}
    </StatisticGroup>
  );
}
