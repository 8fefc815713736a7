import { memo, useEffect, useRef } from 'react';
import type { PDFDocumentProxy, RenderTask } from './pdf.ts';
import * as css from './PdfPage.css.ts';

/** Width of a small page in CSS pixels. */
const WIDTH = 64;

/** The drawing of a small page; a page that cannot be drawn stays white. */
export const Thumbnail = memo(function Thumbnail({ pdf, page }: { pdf: PDFDocumentProxy; page: number }) {
  const paper = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const host = paper.current;
    if (!host) return;
    let task: RenderTask | undefined;
    let left = false;
    const draw = async () => {
      const source = await pdf.getPage(page);
      if (left) return;
      const density = Math.min(devicePixelRatio, 2);
      const viewport = source.getViewport({ scale: (WIDTH * density) / source.getViewport({ scale: 1 }).width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      canvas.className = css.canvas;
      const canvasContext = canvas.getContext('2d');
      if (!canvasContext) return;
      task = source.render({ canvas: null, canvasContext, viewport });
      await task.promise;
      host.replaceChildren(canvas);
    };
    draw().catch(() => {});
    return () => {
      left = true;
      task?.cancel();
    };
  }, [pdf, page]);
  return <span ref={paper} className={css.small} />;
});
