import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ChartDownload, ChartItem } from './chartData.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { textFigure, type FigureFormat } from './chartNumber.ts';
import * as css from './RankList.css.ts';
import { chartsCopy } from './copy.ts';

export interface RankItem extends ChartItem {
  /** Before the name: an Avatar that is decorative. */
  lead?: ReactNode;
  /** Where what the figure counts is listed. */
  href?: string;
}

export interface RankListProps {
  title: string;
  /** In any order; the greatest stands first. Undefined while the answer is under way. */
  items: readonly RankItem[] | undefined;
  /** Places shown. @default 5 */
  places?: number;
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
  const { title, items = [], places = 5, unit, labelName = chartsCopy.name, empty, onDownload } = props;
  const figure = textFigure(props.format, unit);
  const sorted = items.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  const top = sorted[0]?.value ?? 1;
  return (
    <ChartFrame
      title={title}
      unit={unit}
      state={props.items === undefined ? 'loading' : sorted.length === 0 ? 'empty' : 'ready'}
      bones={<Bones places={places} />}
      empty={empty}
      height={12}
      onDownload={onDownload}
      rows={(words = figure) => ({
        columns: [labelName, unit ?? chartsCopy.count],
        rows: sorted.map(({ id, name, value }) => ({ id, cells: [name, words(value)] })),
      })}
    >
      <ol className={css.list}>
        {sorted.slice(0, places).map(({ id, name, value, lead, href }, index) => (
          <li key={id} className={css.item}>
            <span className={css.place[index < 3 ? 'first' : 'later']} aria-hidden>
              {index + 1}
            </span>
            {lead}
            <span className={css.body}>
              <span className={css.words}>
                <span className={css.name}>{href ? <Link href={href}>{name}</Link> : name}</span>
                <span className={css.value}>{figure(value)}</span>
              </span>
              <span className={css.track} aria-hidden>
                <span className={css.bar} style={assignInlineVars({ [css.share]: `${(value / top) * 100}%` })} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
