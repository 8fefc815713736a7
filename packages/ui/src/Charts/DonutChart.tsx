import { Arc, Pie } from '@visx/shape';
import { useState, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { seriesNumber, seriesNumbers, type ChartItem } from './chartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { chartNumber, sharesOf, textFigure, type FigureFormat } from './chartNumber.ts';
import * as css from './Charts.css.ts';
import * as donut from './DonutChart.css.ts';

export interface DonutChartProps {
  title: string;
  /** Parts of a whole, drawn from the greatest on. Undefined while the answer is under way. */
  items: readonly ChartItem[] | undefined;
  /** @default figures in 万 and 亿 in the middle, whole ones in text */
  format?: FigureFormat;
  /** What is counted: 次. */
  unit?: string;
  /** Above the sum in the middle. @default '合计' */
  totalName?: string;
  /** The seventh and later parts together. @default '其他' */
  restName?: string;
  /** Head of the first column of the table. @default '名称' */
  labelName?: string;
  /** Stands there when there is nothing to draw. */
  empty?: ReactNode;
}

interface Part extends ChartItem {
  hue: string;
  share: number;
}

/** Shares of a whole, every part named beside the ring with figure and per cent; more than six end in 其他. */
export function DonutChart(props: DonutChartProps) {
  const { title, items = [], unit, labelName = '名称', restName = '其他', empty } = props;
  const figure = textFigure(props.format, unit);
  const parts = partsOf(items, restName);
  const state = props.items === undefined ? 'loading' : parts.length === 0 ? 'empty' : 'ready';
  const all = items.toSorted((a, b) => b.value - a.value);
  const shares = sharesOf(all.map(({ value }) => value));
  return (
    <ChartFrame
      title={title}
      unit={unit}
      state={state}
      bones={<Bones />}
      empty={empty}
      height={11}
      rows={() => ({
        columns: [labelName, unit ?? '数量', '占比'],
        rows: all.map(({ id, name, value }, index) => ({
          id,
          cells: [name, figure(value), `${(shares[index] ?? 0).toFixed(1)}%`],
        })),
      })}
    >
      <Ring {...props} parts={parts} figure={figure} />
    </ChartFrame>
  );
}

function Bones() {
  return (
    <div className={donut.frame}>
      <Skeleton shape="circle" width={11} height={11} />
      <div className={donut.bones}>
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} />
        ))}
      </div>
    </div>
  );
}

const size = 176;
const radius = size / 2;
const thickness = 24;

function Ring({
  parts,
  figure,
  format = chartNumber,
  totalName = '合计',
}: DonutChartProps & { parts: readonly Part[]; figure: (value: number) => string }) {
  const [lit, setLit] = useState<string>();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const middle = parts.find(({ id }) => id === lit);
  return (
    <div className={donut.frame}>
      <div className={donut.ring}>
        <svg className={css.svg} viewBox={`0 0 ${size} ${size}`} aria-hidden focusable={false}>
          <g transform={`translate(${radius} ${radius})`}>
            <Pie data={[...parts]} pieValue={({ value }) => value} pieSort={null} pieSortValues={null}>
              {({ arcs }) =>
                arcs.map((arc) => (
                  <g
                    key={arc.data.id}
                    className={arc.data.hue}
                    onPointerEnter={() => setLit(arc.data.id)}
                    onPointerLeave={() => setLit(undefined)}
                  >
                    <Arc
                      {...arc}
                      className={`${css.arc} ${lit === undefined || lit === arc.data.id ? '' : css.faded}`}
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
          <span className={donut.middleName}>{middle?.name ?? totalName}</span>
          <span className={donut.sum}>{format(middle?.value ?? total, 'mark')}</span>
        </span>
      </div>
      <ul className={donut.list}>
        {parts.map(({ id, name, value, share, hue }) => (
          <li
            key={id}
            className={donut.item}
            data-lit={lit === id || undefined}
            onPointerEnter={() => setLit(id)}
            onPointerLeave={() => setLit(undefined)}
          >
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

function partsOf(items: readonly ChartItem[], restName: string): Part[] {
  const sorted = items.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const own = sorted.length > seriesNumbers.length ? seriesNumbers.length - 1 : sorted.length;
  const rest = sorted.slice(own);
  const shown = sorted.slice(0, own).map((item, index) => ({ ...item, hue: css.hue[seriesNumber(index)] }));
  if (rest.length > 0) {
    const value = rest.reduce((sum, item) => sum + item.value, 0);
    shown.push({ id: 'rest', name: restName, value, hue: css.restHue });
  }
  const shares = sharesOf(shown.map(({ value }) => value));
  return shown.map((part, index) => ({ ...part, share: shares[index] ?? 0 }));
}
