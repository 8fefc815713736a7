import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { Empty } from '../Empty/Empty.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChartColumn, Download, Table2 } from '../icons.ts';
import { Menu } from '../Menu/Menu.tsx';
import { Skeleton, SkeletonRegion } from '../Skeleton/Skeleton.tsx';
import type { ChartDownload, ChartRows } from './chartData.ts';
import { ChartTable } from './ChartTable.tsx';
import * as css from './Charts.css.ts';
import { chartsCopy } from './copy.ts';
import { pictureOf, UNDRAWN } from './pictureOf.ts';

export interface ChartFrameProps {
  title: string;
  /** What the figures count, in words beside the title. */
  unit?: string | undefined;
  /** How the drawing is read, beside the unit. */
  note?: string | undefined;
  state: 'loading' | 'empty' | 'ready';
  /** The drawing in grey while the answer is under way. @default bars */
  bones?: ReactNode;
  /** @default an Empty that says 暂无数据 */
  empty?: ReactNode;
  /** In rem: the room of the drawing, kept while loading and when empty. */
  height: number;
  /** With other words for the figures than the table's, such as plain digits. */
  rows: (figure?: (value: number) => string) => ChartRows;
  /** Offers the chart as a picture and as a table of figures. */
  onDownload?: ((file: ChartDownload) => void) | undefined;
  children: ReactNode;
}

const heights = [4, 7, 5, 9, 6, 8, 10] as const;

/** Title, drawing, and the same figures as a table one press away; loading and empty keep the room of the drawing. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, unit, note, state, bones, empty, height, rows, onDownload, children } = props;
  const id = useId();
  const [view, setView] = useState<'drawing' | 'table'>('drawing');
  const figure = useRef<HTMLElement>(null);
  const shown = state === 'ready' ? view : 'drawing';
  return (
    <figure
      ref={figure}
      className={css.figure}
      aria-labelledby={id}
      style={assignInlineVars({ [css.extent]: `${height}rem` })}
    >
      <figcaption className={css.head}>
        <span className={css.title}>
          <span id={id}>{title}</span>
          {unit || note ? (
            <span className={css.unit}>{[unit && chartsCopy.unit(unit), note].filter(Boolean).join('，')}</span>
          ) : null}
        </span>
        {state === 'ready' ? (
          <span className={css.tools} {...{ [UNDRAWN]: '' }}>
            {onDownload ? (
              <Downloads
                title={title}
                figure={figure}
                rows={rows}
                drawn={shown === 'drawing'}
                onDownload={onDownload}
              />
            ) : null}
            <Button
              size="sm"
              emphasis="quiet"
              icon={shown === 'table' ? ChartColumn : Table2}
              onPress={() => setView(shown === 'table' ? 'drawing' : 'table')}
            >
              {shown === 'table' ? chartsCopy.asChart : chartsCopy.asTable}
            </Button>
          </span>
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

interface DownloadsProps extends Required<Pick<ChartFrameProps, 'title' | 'rows'>> {
  figure: RefObject<HTMLElement | null>;
  /** The drawing is there, to make a picture of. */
  drawn: boolean;
  onDownload: (file: ChartDownload) => void;
}

function Downloads({ title, figure, rows, drawn, onDownload }: DownloadsProps) {
  const savePicture = async () => {
    if (figure.current) onDownload({ title, kind: 'picture', picture: await pictureOf(figure.current) });
  };
  const saveTable = () => {
    const { columns, rows: lines } = rows(String);
    onDownload({ title, kind: 'table', rows: [columns, ...lines.map(({ cells }) => cells.map(plain))] });
  };
  return (
    <Menu
      trigger={<IconButton icon={Download} label={chartsCopy.download(title)} size="sm" />}
      groups={[
        [
          ...(drawn ? [{ id: 'picture', label: chartsCopy.picture, onSelect: () => void savePicture() }] : []),
          { id: 'table', label: chartsCopy.file, onSelect: saveTable },
        ],
      ]}
    />
  );
}

/** Nothing was measured: a dash in the table, an empty cell in a file. */
const plain = (cell: string): string => (cell === '-' ? '' : cell);

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
