import { PdfViewer as Viewer } from '@tinystar/ui';
import { useCallback, useMemo } from 'react';
import { sourcesCopy } from './copy.ts';
import { Marks } from './Marks.tsx';
import { placeBox, shownSize } from './model/geometry.ts';
import type { Place, SourceView } from './model/places.ts';
import type { PDFDocumentProxy } from './pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { usePageShapes } from './usePageShapes.ts';

export interface PdfViewerProps {
  pdf: PDFDocumentProxy;
  view: SourceView;
  /** Whether the regions of a document that nothing cites are shown. */
  regions?: boolean;
  /** Which of the places one is at, from 0. */
  index: number;
  onIndex: (index: number) => void;
  /** Of what its pages are, where others stand beside them. */
  name?: string;
  /** Where no place is: the page it goes to, from 1. */
  page?: number | undefined;
  /** 1 is 100 %; left out, the page fills the width. */
  defaultZoom?: number;
}

/** The pages of a file with the cited blocks marked, opened at the first of them. */
export function PdfViewer(props: PdfViewerProps) {
  const { pdf, view, regions = false, index, onIndex, name, page: alone, defaultZoom } = props;
  const { of, places, others } = view;
  const wanted = useMemo(() => [...places, ...others].map(({ page }) => page - 1), [places, others]);
  const { shapes, need } = usePageShapes(pdf, wanted);
  const sizes = useMemo(() => shapes?.map(shownSize) ?? null, [shapes]);
  const badges = useMemo(
    () => (of === 'answer' ? numbersByPage([...places, ...others]) : unnumbered),
    [of, places, others],
  );
  const shown = regions ? view.regions : places;
  const marked = useMemo(() => byPage([...others, ...shown]), [shown, others]);
  const thumbnail = useCallback((page: number) => <Thumbnail pdf={pdf} page={page} />, [pdf]);

  const current = places[index];
  const shape = current && shapes?.[current.page - 1];
  const placed = current && shape ? placeBox(current.box, shape) : null;
  const spot = current
    ? {
        key: current.key,
        page: current.page - 1,
        share: placed?.top ?? 0,
        ...(placed && { across: { left: placed.left, width: placed.width } }),
      }
    : alone === undefined
      ? null
      : { key: `page ${alone}`, page: alone - 1, share: 0 };
  const step = (direction: 1 | -1) => onIndex(Math.min(places.length - 1, Math.max(0, index + direction)));

  return (
    <Viewer
      pages={sizes}
      pageCount={pdf.numPages}
      spot={spot}
      badges={badges}
      {...((of === 'answer' || places.length > 1) && {
        places: { index: index + 1, count: places.length, onStep: step },
      })}
      words={name === undefined ? sourcesCopy.viewer : { ...sourcesCopy.viewer, ...sourcesCopy.viewerOf(name) }}
      onSight={need}
      renderThumbnail={thumbnail}
      renderPage={(page, scale) => (
        <PdfPage pdf={pdf} number={page} scale={scale}>
          <Marks page={shapes![page - 1]!} places={marked.get(page) ?? none} of={of} current={current?.key ?? null} />
        </PdfPage>
      )}
      {...(defaultZoom === undefined ? {} : { defaultZoom })}
    />
  );
}

const none: readonly Place[] = [];
const unnumbered: ReadonlyMap<number, string> = new Map();

const byPage = (places: readonly Place[]): ReadonlyMap<number, readonly Place[]> => {
  const pages = new Map<number, Place[]>();
  for (const place of places) pages.set(place.page, [...(pages.get(place.page) ?? []), place]);
  return pages;
};

const numbersByPage = (places: readonly Place[]): ReadonlyMap<number, string> =>
  new Map(
    [...byPage(places)].map(([page, here]) => [
      page,
      [...new Set(here.map(({ number }) => number))].toSorted((a, b) => a - b).join('·'),
    ]),
  );
