import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Arc, Pie } from '@visx/shape';
import type { ChartItem } from './chartData.ts';
import type { FigureFormat } from './chartNumber.ts';
import { useCursor } from './useCursor.ts';
import * as css from './Charts.css.ts';
import * as donut from './DonutChart.css.ts';
import { chartsCopy } from './copy.ts';

/** One part of the ring; `share` in per cent. */
export interface DonutPart extends ChartItem {
  hue: string;
  share: number;
}

export interface DonutRingProps {
  label: string;
  parts: readonly DonutPart[];
  /** A figure in words. */
  figure: (value: number) => string;
  format: FigureFormat;
  totalName: string;
}

const size = 176;
const radius = size / 2;
const thickness = 24;

/**
 * The ring with its sum, and the list of its parts. A cursor goes from part to part, the greatest first: pointer on
 * either, arrow keys on the ring (APG slider). The tooltip stands at the part.
 */
export function DonutRing({ label, parts, figure, format, totalName }: DonutRingProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const { at, setCursor, slider } = useCursor({
    label,
    count: parts.length,
    textOf: (index) => wordsOf(parts[index], figure),
    start: 0,
  });
  const pointed = (index: number) => ({
    onPointerEnter: () => setCursor(index),
    onPointerLeave: () => setCursor(undefined),
  });
  return (
    <div className={donut.frame}>
      <div {...slider} className={donut.ring}>
        <svg className={css.svg} viewBox={`0 0 ${size} ${size}`} aria-hidden focusable={false}>
          <g transform={`translate(${radius} ${radius})`}>
            <Pie data={[...parts]} pieValue={({ value }) => value} pieSort={null} pieSortValues={null}>
              {({ arcs }) =>
                arcs.map((arc, index) => (
                  <g key={arc.data.id} className={arc.data.hue} {...pointed(index)}>
                    <Arc
                      {...arc}
                      className={`${css.arc} ${at === undefined || at === index ? '' : css.faded}`}
                      innerRadius={radius - thickness}
                      outerRadius={radius}
                      cornerRadius={2}
                    />
                  </g>
                ))
              }
            </Pie>
          </g>
        </svg>
        <span className={donut.middle}>
          <span className={donut.middleName}>{totalName}</span>
          <span className={donut.sum}>{format(total, 'mark')}</span>
        </span>
        {at === undefined ? null : <PartTip parts={parts} index={at} total={total} figure={figure} />}
      </div>
      <ul className={donut.list}>
        {parts.map(({ id, name, value, share, hue }, index) => (
          <li key={id} className={donut.item} data-lit={at === index || undefined} {...pointed(index)}>
            <span className={hue}>
              <span className={css.swatch} />
            </span>
            <span className={donut.name}>{name}</span>
            <span className={donut.value}>{figure(value)}</span>
            <span className={donut.share}>{share.toFixed(1)}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PartTipProps {
  parts: readonly DonutPart[];
  index: number;
  total: number;
  figure: (value: number) => string;
}

/** Outside the ring at the middle of a part's arc, above or below it, so that the sum stays readable. */
function PartTip({ parts, index, total, figure }: PartTipProps) {
  const part = parts[index];
  if (!part) return null;
  const before = parts.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  const angle = ((before + part.value / 2) / total) * 2 * Math.PI;
  const up = Math.cos(angle) * radius;
  return (
    <div
      className={`${css.tipCard} ${donut.tip[up > 0 ? 'above' : 'below']}`}
      style={assignInlineVars({
        // Half the way aside: at either edge of a phone a long name still has room.
        [donut.across]: `${Math.round(radius + (Math.sin(angle) * radius) / 2)}px`,
        [donut.down]: `${Math.round(radius - up)}px`,
      })}
      aria-hidden
    >
      <span className={css.tipRow}>
        <span className={part.hue}>
          <span className={css.swatch} />
        </span>
        <span className={css.tipName}>{part.name}</span>
      </span>
      <span className={css.tipFigure}>{chartsCopy.part(figure(part.value), part.share)}</span>
    </div>
  );
}

function wordsOf(part: DonutPart | undefined, figure: (value: number) => string): string {
  return part ? chartsCopy.list([part.name, chartsCopy.part(figure(part.value), part.share)]) : '';
}
