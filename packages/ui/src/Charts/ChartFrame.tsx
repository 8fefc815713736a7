import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { ChartColumn, Table2 } from '../icons.ts';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import type { ChartRows } from './chartData.ts';
import { ChartTable } from './ChartTable.tsx';
import * as css from './Charts.css.ts';
import { chartsCopy } from './copy.ts';

export interface ChartFrameProps {
  title: string;
  /** What the figures count, in words beside the title. */
  unit?: string | undefined;
  state: 'loading' | 'empty' | 'ready';
  /** The drawing in grey while the answer is under way. @default bars */
  bones?: ReactNode;
  /** @default an Empty that says 暂无数据 */
  empty?: ReactNode;
  /** In rem: the room of the drawing, kept while loading and when empty. */
  height: number;
  rows: () => ChartRows;
  children: ReactNode;
}

const heights = [4, 7, 5, 9, 6, 8, 10] as const;

/** Title, drawing, and the same figures as a table one press away; loading and empty keep the room of the drawing. */
export function ChartFrame({ title, unit, state, bones, empty, height, rows, children }: ChartFrameProps) {
  const id = useId();
  const [view, setView] = useState<'drawing' | 'table'>('drawing');
  const shown = state === 'ready' ? view : 'drawing';
  return (
    <figure className={css.figure} aria-labelledby={id} style={assignInlineVars({ [css.extent]: `${height}rem` })}>
      <figcaption className={css.head}>
        <span className={css.title}>
          <span id={id}>{title}</span>
          {unit ? <span className={css.unit}>{chartsCopy.unit(unit)}</span> : null}
        </span>
        {state === 'ready' ? (
          <Button
            size="sm"
            emphasis="quiet"
            icon={shown === 'table' ? ChartColumn : Table2}
            onPress={() => setView(shown === 'table' ? 'drawing' : 'table')}
          >
            {shown === 'table' ? chartsCopy.asChart : chartsCopy.asTable}
          </Button>
        ) : null}
      </figcaption>
      {shown === 'table' ? (
        <ChartTable caption={title} {...rows()} />
      ) : state === 'ready' ? (
        children
      ) : (
        <div className={css.room}>
          {state === 'loading' ? <SkeletonRegion>{bones ?? <Bars />}</SkeletonRegion> : (empty ?? <NoData />)}
        </div>
      )}
    </figure>
  );
}

function NoData() {
  return (
    <Empty kind="waiting" title={chartsCopy.empty}>
      {chartsCopy.emptyHint}
    </Empty>
  );
}

function Bars() {
  return (
    <div className={css.bones}>
      {heights.map((height) => (
        <Skeleton key={height} shape="block" height={height} />
      ))}
    </div>
  );
}
