import { useCallback, useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { values } from '@tinystar/tokens';
import { CSS_PER_POINT, fitScale, readableScale, stackPages, stepZoom, type Size } from './column.ts';
import { PdfSearchBar, type PdfSearch } from './PdfSearchBar.tsx';
import { PdfSheet } from './PdfSheet.tsx';
import { PdfThumbnails } from './PdfThumbnails.tsx';
import { PdfToolbar, type PdfPlaces } from './PdfToolbar.tsx';
import * as css from './PdfViewer.css.ts';
import { useScroller } from './useScroller.ts';
import { pdfWords, type PdfWords } from './words.ts';

/** Around the pages, in px; a phone has none to spare. */
const gapIn = (width: number | null): number =>
  width !== null && width < values.container[480] ? values.space[8] : values.space[24];
/**
 * Space on each side of a spot that fills the width, in px. The number of the mark (26 px wide with its gap) fits in
 * it.
 */
const BESIDE_SPOT = values.space[32];
const noBadges: ReadonlyMap<number, string> = new Map();

/** A spot to show. The viewer scrolls to it when `key` changes. */
export interface PdfSpot {
  key: string;
  /** From 0. */
  page: number;
  /** 0 is the top of the page, 1 its end. */
  share: number;
  /** Where the spot begins and how wide it is, as shares of the page's width. */
  across?: { left: number; width: number };
}

export interface PdfViewerProps {
  /** The sizes of all pages as they are shown, in points; null until they are known. */
  pages: readonly Size[] | null;
  /** Pages in all. */
  pageCount: number;
  /** What stands on a page's white paper, from 1. `scale` is CSS pixels per point. */
  renderPage: (page: number, scale: number) => ReactNode;
  /** The small drawing of a page, from 1, 64 CSS pixels wide. Must keep its identity while nothing changes. */
  renderThumbnail: (page: number) => ReactNode;
  /** Where it opens, and where it goes when the key changes. */
  spot?: PdfSpot | null;
  /** Short words on small pages, by page from 1. */
  badges?: ReadonlyMap<number, string>;
  /** The cited places, and which of them is shown. */
  places?: PdfPlaces;
  /** Words looked for and where they stand; without it there is no search. */
  search?: PdfSearch;
  /** 1 is 100 %; left out, the page fills the width. */
  defaultZoom?: number;
  /** Pages (from 0) that come into sight, for reading their sizes late. */
  onSight?: (first: number, last: number) => void;
  /** Replaces single words. */
  words?: Partial<PdfWords>;
}

/**
 * Pages to read, one under the other: page field, zoom, search, small pages and the way through marked places. A page
 * opens whole; fitted once more, the spot fills the width where the page is too small to read. It knows nothing of PDF; what draws the pages is the caller's. Only pages near the window are rendered.
 */
export function PdfViewer({
  pages,
  pageCount,
  renderPage,
  renderThumbnail,
  spot = null,
  badges = noBadges,
  places,
  search,
  defaultZoom,
  onSight,
  words: replaced,
}: PdfViewerProps) {
  const words = { ...pdfWords, ...replaced };
  const [zoom, setZoom] = useState<number | 'whole' | 'fit' | 'spot'>(defaultZoom ?? 'whole');
  const [fitted, setFitted] = useState(spot?.page ?? 0);
  const [searching, setSearching] = useState(false);

  const scaleFor = useCallback(
    (width: number | null): number | null => {
      if (typeof zoom === 'number') return zoom * CSS_PER_POINT;
      const page = pages?.[zoom === 'fit' ? fitted : (spot?.page ?? fitted)] ?? pages?.[0];
      if (!page || width === null) return null;
      const whole = fitScale(page, width - 2 * gapIn(width));
      const across = zoom === 'spot' ? spot?.across?.width : undefined;
      return across === undefined ? whole : readableScale(page.width * across, width - 2 * BESIDE_SPOT, whole);
    },
    [zoom, pages, fitted, spot?.page, spot?.across?.width],
  );
  const measure = useCallback(
    (width: number | null) => {
      const scale = scaleFor(width);
      return pages && scale !== null ? stackPages(pages, scale, gapIn(width)) : null;
    },
    [pages, scaleFor],
  );
  const { ref, room, shown, goTo, column } = useScroller(measure);
  const scale = scaleFor(room?.width ?? null) ?? CSS_PER_POINT;

  useEffect(() => onSight?.(shown.first, shown.last), [onSight, shown.first, shown.last]);

  const ready = column !== null;
  const key = spot?.key;
  useEffect(() => {
    if (ready && spot)
      goTo({ page: spot.page, share: spot.share }, spot.across && { left: spot.across.left, margin: BESIDE_SPOT });
    // Page sizes that become known later must not scroll again; only another spot does.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, key]);

  const zoomBy = (direction: 1 | -1) =>
    setZoom((now) => stepZoom(typeof now === 'number' ? now : scale / CSS_PER_POINT, direction));
  const fit = () => {
    setFitted(shown.current);
    setZoom('fit');
  };
  const isFitted = typeof zoom !== 'number' && (column?.width ?? 0) <= (room?.width ?? 0);
  const keys: Record<string, (() => void) | undefined> = {
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': fit,
    n: () => places?.onStep(1),
    p: () => places?.onStep(-1),
    '/': search ? () => setSearching(true) : undefined,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const pick = useCallback((page: number) => goTo({ page, share: 0 }), [goTo]);
  const drawn = column && pages ? range(shown.first, Math.min(shown.last, pages.length - 1)) : [];

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the toolbar and the pages inside
    <div className={css.viewer} onKeyDown={onKeyDown}>
      <PdfToolbar
        page={shown.current + 1}
        pageCount={pageCount}
        zoom={scale / CSS_PER_POINT}
        fitted={isFitted}
        places={places}
        searching={search ? searching : undefined}
        words={words}
        onPage={(page) => pick(page - 1)}
        onZoom={zoomBy}
        onFit={() => (isFitted && spot?.across ? setZoom('spot') : fit())}
        onSearching={() => setSearching(!searching)}
      />
      {search && searching ? (
        <PdfSearchBar
          search={search}
          words={words}
          onClose={() => {
            setSearching(false);
            search.onQuery('');
            ref.current?.focus({ preventScroll: true });
          }}
        />
      ) : null}
      <div className={css.body}>
        {pages && pageCount > 1 ? (
          <PdfThumbnails
            pages={pages}
            current={shown.current}
            badges={badges}
            words={words}
            render={renderThumbnail}
            onPick={pick}
          />
        ) : null}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div ref={ref} className={css.pages} tabIndex={0} role="region" aria-label={words.pages}>
          <div className={css.column} style={{ blockSize: column?.height, inlineSize: column?.width }}>
            {drawn.map((page) => (
              <PdfSheet
                key={page}
                number={page + 1}
                top={column!.tops[page]!}
                width={column!.widths[page]!}
                height={column!.heights[page]!}
                label={words.page(page + 1)}
              >
                {renderPage(page + 1, scale)}
              </PdfSheet>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
