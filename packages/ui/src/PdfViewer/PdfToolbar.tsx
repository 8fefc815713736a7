import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Glyph } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDown, ChevronUp, Minus, MoveHorizontal, Plus, Search } from '../icons.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './PdfToolbar.css.ts';
import type { PdfWords } from './words.ts';

/** The way through marked places: which one is current, from 1, and how many there are. */
export interface PdfPlaces {
  index: number;
  count: number;
  onStep: (direction: 1 | -1) => void;
}

export interface PdfToolbarProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** 1 is 100 %. */
  zoom: number;
  fitted: boolean;
  places: PdfPlaces | undefined;
  /** Undefined where nothing can be searched. */
  searching: boolean | undefined;
  words: PdfWords;
  onPage: (page: number) => void;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
  onSearching: () => void;
}

/** Pages, zoom, search, and the way through marked places. */
export function PdfToolbar({
  page,
  pageCount,
  zoom,
  fitted,
  places,
  searching,
  words,
  onPage,
  onZoom,
  onFit,
  onSearching,
}: PdfToolbarProps) {
  return (
    <div className={css.bar} role="group" aria-label={words.pages}>
      <PageInput key={page} page={page} pageCount={pageCount} label={words.pageInput} onPage={onPage} />
      <span className={css.count}>{words.pageCount(pageCount)}</span>
      <span className={css.rule} />
      <IconButton icon={Minus} label={words.zoomOut} size="sm" onPress={() => onZoom(-1)} />
      <span className={css.zoom}>{Math.round(zoom * 100)}%</span>
      <IconButton icon={Plus} label={words.zoomIn} size="sm" onPress={() => onZoom(1)} />
      <IconButton icon={MoveHorizontal} label={words.fit} size="sm" pressed={fitted} onPress={onFit} />
      {searching === undefined ? null : (
        <IconButton icon={Search} label={words.search} size="sm" aria-expanded={searching} onPress={onSearching} />
      )}
      {places && places.count > 0 ? (
        <div className={css.steps}>
          <span className={css.position} role="status">
            <Text size="caption" tone="tertiary" numeric>
              {words.position(places.index, places.count)}
            </Text>
          </span>
          <Step
            icon={ChevronUp}
            label={words.previous}
            disabled={places.index <= 1}
            onPress={() => places.onStep(-1)}
          />
          <Step
            icon={ChevronDown}
            label={words.next}
            disabled={places.index >= places.count}
            onPress={() => places.onStep(1)}
          />
        </div>
      ) : null}
    </div>
  );
}

interface StepProps {
  icon: Glyph;
  label: string;
  disabled: boolean;
  onPress: () => void;
}

const Step = ({ label, ...step }: StepProps) => (
  <>
    <span className={css.step.word}>
      <Button size="sm" emphasis="quiet" {...step}>
        {label}
      </Button>
    </span>
    <span className={css.step.icon}>
      <IconButton size="sm" label={label} {...step} />
    </span>
  </>
);

interface PageInputProps {
  page: number;
  pageCount: number;
  label: string;
  onPage: (page: number) => void;
}

function PageInput({ page, pageCount, label, onPage }: PageInputProps) {
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
      aria-label={label}
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
