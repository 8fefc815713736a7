import { Button, IconButton, Text } from '@tinystar/ui';
import { ChevronDown, ChevronUp, Minus, MoveHorizontal, Plus } from '@tinystar/ui/icons';
import { useState } from 'react';
import { sourcesCopy } from './copy.ts';
import * as css from './SourceToolbar.css.ts';

export interface SourceToolbarProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** 1 is 100 %. */
  zoom: number;
  fitted: boolean;
  /** The cited block one is at, from 1, and how many there are. */
  place: { index: number; count: number };
  onPage(page: number): void;
  onZoom(direction: 1 | -1): void;
  onFit(): void;
  onStep(direction: 1 | -1): void;
}

/** Pages, zoom, and the way through the cited blocks. */
export function SourceToolbar({
  page,
  pageCount,
  zoom,
  fitted,
  place,
  onPage,
  onZoom,
  onFit,
  onStep,
}: SourceToolbarProps) {
  return (
    <div className={css.bar} role="toolbar" aria-label={sourcesCopy.pages}>
      <PageInput key={page} page={page} pageCount={pageCount} onPage={onPage} />
      <span className={css.count}>{sourcesCopy.pageCount(pageCount)}</span>
      <span className={css.rule} />
      <IconButton icon={Minus} label={sourcesCopy.zoomOut} size="sm" onPress={() => onZoom(-1)} />
      <span className={css.zoom}>{Math.round(zoom * 100)}%</span>
      <IconButton icon={Plus} label={sourcesCopy.zoomIn} size="sm" onPress={() => onZoom(1)} />
      <IconButton icon={MoveHorizontal} label={sourcesCopy.fit} size="sm" pressed={fitted} onPress={onFit} />
      {place.count > 0 ? (
        <div className={css.steps}>
          <span className={css.position} role="status">
            <Text size="caption" tone="tertiary" numeric>
              {sourcesCopy.position(place.index, place.count)}
            </Text>
          </span>
          <Button size="sm" emphasis="quiet" icon={ChevronUp} disabled={place.index <= 1} onPress={() => onStep(-1)}>
            {sourcesCopy.previous}
          </Button>
          <Button
            size="sm"
            emphasis="quiet"
            icon={ChevronDown}
            disabled={place.index >= place.count}
            onPress={() => onStep(1)}
          >
            {sourcesCopy.next}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function PageInput({ page, pageCount, onPage }: Pick<SourceToolbarProps, 'page' | 'pageCount' | 'onPage'>) {
  const [text, setText] = useState(String(page));
  const go = () => {
    const wanted = Number(text);
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pageCount) onPage(wanted);
    else setText(String(page));
  };
  return (
    <input
      className={css.input}
      inputMode="numeric"
      aria-label={sourcesCopy.pageInput}
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, '').slice(0, 5))}
      onFocus={(event) => event.target.select()}
      onBlur={() => setText(String(page))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') go();
      }}
    />
  );
}
