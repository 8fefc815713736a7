import type { Box } from '@tinystar/contract';
import { PdfViewer, type PdfSearch, type PdfSpot } from '@tinystar/ui';
import { useCallback, useMemo } from 'react';
import { shownSize } from '../model/geometry.ts';
import type { PDFDocumentProxy } from '../pdf.ts';
import { PdfPage } from '../PdfPage.tsx';
import { Thumbnail } from '../Thumbnail.tsx';
import { usePageShapes } from '../usePageShapes.ts';
import { BlockOverlay, type BlockOverlayProps } from './BlockOverlay.tsx';
import { copy } from './copy.ts';
import type { EditedBlock, EditedPage } from './model/view.ts';

export interface BlockCanvasProps extends Pick<BlockOverlayProps, 'selected' | 'drawing' | 'onSelect' | 'onResize'> {
  pdf: PDFDocumentProxy;
  pages: readonly EditedPage[];
  /** How many changes each page has, as a word for its small picture. */
  badges: ReadonlyMap<number, string>;
  /** The block to scroll to. */
  shown: EditedBlock | null;
  search: PdfSearch;
  onDraw: (page: number, box: Box) => void;
}

const words = { search: copy.search };

/** The pages of the document with their blocks; only pages near the window exist. */
export function BlockCanvas(props: BlockCanvasProps) {
  const { pdf, pages, badges, shown, search, selected, drawing, onSelect, onDraw, onResize } = props;
  const wanted = useMemo(() => (shown ? [shown.page - 1] : []), [shown]);
  const { shapes, need } = usePageShapes(pdf, wanted);
  const sizes = useMemo(() => shapes?.map(shownSize) ?? null, [shapes]);
  const byIndex = useMemo(() => new Map(pages.map((page) => [page.index, page])), [pages]);
  const thumbnail = useCallback((page: number) => <Thumbnail pdf={pdf} page={page} />, [pdf]);
  const spot: PdfSpot | null = shown
    ? { key: shown.id, page: shown.page - 1, share: shown.box.top / (byIndex.get(shown.page)?.height ?? 1) }
    : null;
  return (
    <PdfViewer
      pages={sizes}
      pageCount={pdf.numPages}
      spot={spot}
      badges={badges}
      search={search}
      words={words}
      onSight={need}
      renderThumbnail={thumbnail}
      renderPage={(number, scale) => (
        <PdfPage pdf={pdf} number={number} scale={scale}>
          <BlockOverlay
            shape={shapes![number - 1]!}
            blocks={byIndex.get(number)?.blocks ?? none}
            selected={selected}
            drawing={drawing}
            onSelect={onSelect}
            onDraw={(box) => onDraw(number, box)}
            onResize={onResize}
          />
        </PdfPage>
      )}
    />
  );
}

const none: readonly EditedBlock[] = [];
