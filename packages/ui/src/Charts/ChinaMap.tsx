import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ChartDownload } from './chartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { chartNumber, textFigure, type FigureFormat } from './chartNumber.ts';
import { neighbourOf } from './neighbourOf.ts';
import { capital, provinceOf, provinces, type Province } from './provinces.ts';
import { rampOf } from './rampOf.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ChinaMap.css.ts';
import { tip as tipStyle, tipFigure, tipName, tipRow } from './Charts.css.ts';
import { chartsCopy } from './copy.ts';

export interface ProvinceItem {
  name: string;
  value: number;
  /** Where what the figure counts is listed. */
  href?: string;
}

export interface ChinaMapProps {
  title: string;
  /** Names may be full or short; those of no province are listed below. Undefined while the answer is under way. */
  items: readonly ProvinceItem[] | undefined;
  /** @default figures in 万 and 亿 on the tiles, whole ones in text */
  format?: FigureFormat;
  /** What is counted: 人. */
  unit?: string;
  /** Stands there when there is nothing to draw. */
  empty?: ReactNode;
  /** Offers the chart as a picture and as a table of figures, to be kept as a file. */
  onDownload?: (file: ChartDownload) => void;
}

const moves: Record<string, ((from: Province) => Province | undefined) | undefined> = {
  ArrowUp: (from) => neighbourOf(from, 'up'),
  ArrowDown: (from) => neighbourOf(from, 'down'),
  ArrowLeft: (from) => neighbourOf(from, 'left'),
  ArrowRight: (from) => neighbourOf(from, 'right'),
  Home: (from) => provinces.find(({ row }) => row === from.row),
  End: (from) => provinces.findLast(({ row }) => row === from.row),
};

const rows = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Figures by province as a map of tiles; arrow keys go to the nearest tile, Home and End to the ends of a row (APG grid). */
export function ChinaMap(props: ChinaMapProps) {
  const { title, items = [], unit, empty, onDownload } = props;
  const figure = textFigure(props.format, unit);
  const known = new Map<string, ProvinceItem>();
  const others: ProvinceItem[] = [];
  for (const item of items) {
    const province = provinceOf(item.name);
    if (!province) others.push(item);
    else {
      const value = (known.get(province.name)?.value ?? 0) + item.value;
      known.set(province.name, { ...item, name: province.name, value });
    }
  }
  const listed = [...known.values(), ...others].toSorted((a, b) => b.value - a.value);
  return (
    <ChartFrame
      title={title}
      unit={unit}
      state={props.items === undefined ? 'loading' : listed.some(({ value }) => value > 0) ? 'ready' : 'empty'}
      empty={empty}
      height={18}
      onDownload={onDownload}
      rows={(words = figure) => ({
        columns: [chartsCopy.province, unit ?? chartsCopy.count],
        rows: listed.map(({ name, value }) => ({ id: name, cells: [name, words(value)] })),
      })}
    >
      <Tiles {...props} known={known} figure={figure} />
      {others.length > 0 ? (
        <p className={css.note}>
          {chartsCopy.others}
          {others.map(({ name, value, href }) => (
            <span key={name}>
              {href ? <Link href={href}>{`${name} ${figure(value)}`}</Link> : `${name} ${figure(value)}`}
            </span>
          ))}
        </p>
      ) : null}
    </ChartFrame>
  );
}

interface TilesProps extends ChinaMapProps {
  known: ReadonlyMap<string, ProvinceItem>;
  figure: (value: number) => string;
}

function Tiles({ title, known, figure, format = chartNumber }: TilesProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(capital);
  const [shown, setShown] = useState<Province>();
  const values = [...known.values()].map(({ value }) => value).filter((value) => value > 0);
  const step = rampOf(values);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setShown(undefined);
    const from = provinces.find(({ name }) => name === stop);
    const move = moves[event.key];
    if (!move || !from) return;
    event.preventDefault();
    const next = move(from);
    const cell = next && grid.current?.querySelector<HTMLElement>(`[data-province="${next.name}"]`);
    (cell?.querySelector('a') ?? cell)?.focus();
  };
  return (
    <div className={css.frame}>
      <div ref={grid} className={css.grid} role="grid" aria-label={title} tabIndex={-1} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <div key={row} role="row" className={css.row}>
            {provinces
              .filter((province) => province.row === row)
              .map((province) => {
                const { value = 0, href } = known.get(province.name) ?? {};
                const tabIndex = province.name === stop ? 0 : -1;
                const words = (
                  <>
                    <VisuallyHidden>{`${province.name} ${figure(value)}`}</VisuallyHidden>
                    <span aria-hidden className={css.name}>
                      {province.name}
                    </span>
                    <span aria-hidden className={css.brief}>
                      {province.brief}
                    </span>
                    <span aria-hidden className={css.value}>
                      {value > 0 ? format(value, 'mark') : ''}
                    </span>
                  </>
                );
                return (
                  <div
                    key={province.name}
                    role="gridcell"
                    {...(href ? {} : { tabIndex })}
                    data-province={province.name}
                    className={`${css.tile} ${css.step[step(value)]}`}
                    style={{ gridColumn: province.column, gridRow: province.row }}
                    onFocus={() => {
                      setStop(province.name);
                      setShown(province);
                    }}
                    onBlur={() => setShown(undefined)}
                    onPointerEnter={() => setShown(province)}
                    onPointerLeave={() => setShown(undefined)}
                  >
                    {href ? (
                      <Anchor href={href} className={css.way} tabIndex={tabIndex}>
                        {words}
                      </Anchor>
                    ) : (
                      words
                    )}
                  </div>
                );
              })}
          </div>
        ))}
        {shown ? <Tip province={shown} text={figure(known.get(shown.name)?.value ?? 0)} /> : null}
      </div>
      {values.length > 0 ? (
        <Scale least={format(Math.min(...values), 'mark')} most={format(Math.max(...values), 'mark')} />
      ) : null}
    </div>
  );
}

function Tip({ province: { name, column, row }, text }: { province: Province; text: string }) {
  return (
    <div
      className={`${tipStyle} ${css.tip[column > 5 ? 'before' : 'after']}`}
      style={assignInlineVars({ [css.column]: String(column), [css.line]: String(row) })}
      aria-hidden
    >
      <span className={tipRow}>
        <span className={tipName}>{name}</span>
        <span className={tipFigure}>{text}</span>
      </span>
    </div>
  );
}

function Scale({ least, most }: { least: string; most: string }) {
  return (
    <div className={css.scale}>
      <span className={`${css.swatch} ${css.step[0]}`} />
      <span>{chartsCopy.none}</span>
      <span className={css.least}>{least}</span>
      {([1, 2, 3, 4, 5] as const).map((number) => (
        <span key={number} className={`${css.swatch} ${css.step[number]}`} />
      ))}
      <span>{most}</span>
    </div>
  );
}
