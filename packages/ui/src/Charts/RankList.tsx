import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { oneTabStop } from '../List/oneTabStop.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { figureOr, type ChartDownload, type ChartItem } from './chartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { textFigure, type FigureFormat } from './chartNumber.ts';
import * as css from './RankList.css.ts';
import { chartsCopy } from './copy.ts';

export interface RankItem extends ChartItem {
  /** Before the name: an Avatar that is decorative. */
  lead?: ReactNode;
  /** Where what the figure counts is listed. */
  href?: string;
  /** What the figure is compared with: a tick across the bar. */
  reference?: number;
  /** After the figure: its share, how it moved. */
  more?: ReactNode;
}

export interface RankListProps {
  title: string;
  /** In any order; the greatest stands first. Undefined while the answer is under way. */
  items: readonly RankItem[] | undefined;
  /** Places shown. @default 5 */
  places?: number;
  /** Without numbers, where the order is not what is asked for. @default true */
  numbered?: boolean;
  /** What the ticks across the bars are: 上期. */
  reference?: string;
  /** @default whole figures */
  format?: FigureFormat;
  /** What is counted: 次. */
  unit?: string;
  /** Head of the first column of the table. @default '名称' */
  labelName?: string;
  /** Stands there when nobody has a place. */
  empty?: ReactNode;
  /** Offers the chart as a picture and as a table of figures, to be kept as a file. */
  onDownload?: (file: ChartDownload) => void;
}

function Bones({ places }: { places: number }) {
  return (
    <div className={css.list}>
      {Array.from({ length: places }, (_, place) => (
        <Skeleton key={place} shape="block" height={1.75} width={`${Math.max(20, 100 - place * 12)}%`} />
      ))}
    </div>
  );
}

/** The first few by a figure, each with a bar as long as its share of the first. */
export function RankList(props: RankListProps) {
  const { title, items = [], places = 5, numbered = true, unit, labelName = chartsCopy.name, empty } = props;
  const { reference, onDownload } = props;
  const figure = textFigure(props.format, unit);
  const sorted = items
    .filter((item) => item.value > 0 || (item.reference ?? 0) > 0)
    .toSorted((a, b) => b.value - a.value);
  const top = Math.max(1, ...sorted.slice(0, places).flatMap((item) => [item.value, item.reference ?? 0]));
  return (
    <ChartFrame
      title={title}
      unit={unit}
      note={reference && chartsCopy.ticks(reference)}
      state={props.items === undefined ? 'loading' : sorted.length === 0 ? 'empty' : 'ready'}
      bones={<Bones places={places} />}
      empty={empty}
      height={12}
      onDownload={onDownload}
      rows={(words = figure) => ({
        columns: [labelName, unit ?? chartsCopy.count, ...(reference ? [reference] : [])],
        rows: sorted.map((item) => ({
          id: item.id,
          cells: [item.name, words(item.value), ...(reference ? [figureOr(item.reference, words)] : [])],
        })),
      })}
    >
      <ol ref={oneTabStop} className={css.list}>
        {sorted.slice(0, places).map(({ id, name, value, lead, href, more, reference: tick }, index) => (
          <li key={id} className={css.item}>
            {numbered ? (
              <span className={css.place[index < 3 ? 'first' : 'later']} aria-hidden>
                {index + 1}
              </span>
            ) : null}
            {lead}
            <span className={css.body}>
              <span className={css.words}>
                <span className={css.name}>{href ? <Link href={href}>{name}</Link> : name}</span>
                <span className={css.value}>{figure(value)}</span>
                {more ? <span className={css.more}>{more}</span> : null}
              </span>
              <span className={css.track} aria-hidden>
                <span className={css.bar} style={assignInlineVars({ [css.share]: `${(value / top) * 100}%` })} />
                {tick ? (
                  <span className={css.tick} style={assignInlineVars({ [css.share]: `${(tick / top) * 100}%` })} />
                ) : null}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
