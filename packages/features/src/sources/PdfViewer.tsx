import { useCallback, useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { values } from '@tinystar/tokens';
import { sourcesCopy } from './copy.ts';
import { Marks } from './Marks.tsx';
import { CSS_PER_POINT, fitScale, placeBox, stackPages, stepZoom } from './model/geometry.ts';
import type { Place, SourceView } from './model/places.ts';
import type { PDFDocumentProxy } from './pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import * as css from './PdfViewer.css.ts';
import { SourceToolbar } from './SourceToolbar.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { usePageShapes } from './usePageShapes.ts';
import { useScroller } from './useScroller.ts';

const GAP = values.space[24];

export interface PdfViewerProps {
  pdf: PDFDocumentProxy;
  view: SourceView;
  /** 1 is 100 %; left out, the page fills the width. */
  defaultZoom?: number;
}

/** The pages of a file with the cited blocks marked, opened at the first of them. */
export function PdfViewer({ pdf, view, defaultZoom }: PdfViewerProps) {
  const { places, others, whole } = view;
  const [index, setIndex] = useState(0);
  const [zoom, setZoom] = useState<number | 'fit'>(defaultZoom ?? 'fit');
  const [fitted, setFitted] = useState((places[0]?.page ?? 1) - 1);
  const wanted = useMemo(() => [...places, ...others].map(({ page }) => page - 1), [places, others]);
  const { shapes, need } = usePageShapes(pdf, wanted);

  const scaleFor = useCallback(
    (width: number | null): number | null => {
      if (zoom !== 'fit') return zoom * CSS_PER_POINT;
      const shape = shapes?.[fitted] ?? shapes?.[0];
      return shape && width !== null ? fitScale(shape, width - 2 * GAP) : null;
    },
    [zoom, shapes, fitted],
  );
  const measure = useCallback(
    (width: number | null) => {
      const scale = scaleFor(width);
      return shapes && scale !== null ? stackPages(shapes, scale, GAP) : null;
    },
    [shapes, scaleFor],
  );
  const { ref, room, shown, goTo, column } = useScroller(measure);
  const scale = scaleFor(room?.width ?? null) ?? CSS_PER_POINT;

  useEffect(() => need(shown.first, shown.last), [need, shown.first, shown.last]);

  const show = useCallback(
    (place: Place | undefined) => {
      const shape = place && shapes?.[place.page - 1];
      if (!place || !shape) return;
      goTo({ page: place.page - 1, share: placeBox(place.box, shape)?.top ?? 0 });
    },
    [shapes, goTo],
  );

  const ready = column !== null;
  const current = places[index];
  useEffect(() => {
    if (ready) show(current);
    // Later sizes move the page under the reader by themselves; only another place is a reason to go.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ready, current]);

  const step = (direction: 1 | -1) => setIndex((now) => Math.min(places.length - 1, Math.max(0, now + direction)));
  const zoomBy = (direction: 1 | -1) =>
    setZoom((now) => stepZoom(now === 'fit' ? scale / CSS_PER_POINT : now, direction));
  const fit = () => {
    setFitted(shown.current);
    setZoom('fit');
  };
  const keys: Record<string, () => void> = {
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': fit,
    n: () => step(1),
    p: () => step(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLInputElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  // Every page of a whole document has its blocks: only what is cited is told among the thumbnails.
  const numbers = useMemo(() => numbersByPage(whole ? [] : [...places, ...others]), [places, others, whole]);
  const pick = useCallback((page: number) => goTo({ page, share: 0 }), [goTo]);
  const marked = useMemo(() => byPage([...others, ...places]), [places, others]);
  const drawn = column && shapes ? range(shown.first, Math.min(shown.last, shapes.length - 1)) : [];

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the toolbar and the pages inside
    <div className={css.viewer} onKeyDown={onKeyDown}>
      <SourceToolbar
        page={shown.current + 1}
        pageCount={pdf.numPages}
        zoom={scale / CSS_PER_POINT}
        fitted={zoom === 'fit'}
        place={{ index: index + 1, count: places.length }}
        onPage={(page) => pick(page - 1)}
        onZoom={zoomBy}
        onFit={fit}
        onStep={step}
      />
      <div className={css.body}>
        {shapes && pdf.numPages > 1 ? (
          <Thumbnails pdf={pdf} shapes={shapes} current={shown.current} numbers={numbers} onPick={pick} />
        ) : null}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div ref={ref} className={css.pages} tabIndex={0} role="region" aria-label={sourcesCopy.pages}>
          <div className={css.column} style={{ blockSize: column?.height, inlineSize: column?.width }}>
            {drawn.map((page) => (
              <PdfPage
                key={page}
                pdf={pdf}
                number={page + 1}
                scale={scale}
                top={column!.tops[page]!}
                width={column!.widths[page]!}
                height={column!.heights[page]!}
                label={sourcesCopy.page(page + 1)}
              >
                <Marks page={shapes![page]!} places={marked.get(page + 1) ?? none} current={current?.key ?? null} />
              </PdfPage>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const none: readonly Place[] = [];

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

const byPage = (places: readonly Place[]): ReadonlyMap<number, readonly Place[]> => {
  const pages = new Map<number, Place[]>();
  for (const place of places) pages.set(place.page, [...(pages.get(place.page) ?? []), place]);
  return pages;
};

const numbersByPage = (places: readonly Place[]): ReadonlyMap<number, readonly number[]> =>
  new Map(
    [...byPage(places)].map(([page, here]) => [
      page,
      [...new Set(here.map(({ number }) => number))].toSorted((a, b) => a - b),
    ]),
  );
