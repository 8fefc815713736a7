import type { Box } from '@tinystar/contract';
import { useEffect, useRef } from 'react';
import type { PDFDocumentProxy, RenderTask } from '../pdf.ts';
import * as css from './BindingPanel.css.ts';

/** Width and height of the small picture in CSS pixels. */
const SIDE = 92;

/** What a page of the document shows inside of a box. */
export function PictureCrop({ pdf, page, box }: { pdf: PDFDocumentProxy; page: number; box: Box }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { left, top, right, bottom } = box;
  useEffect(() => {
    const element = canvas.current;
    const canvasContext = element?.getContext('2d');
    if (!element || !canvasContext) return;
    let task: RenderTask | undefined;
    let gone = false;
    const draw = async () => {
      const source = await pdf.getPage(page);
      if (gone) return;
      const scale = (SIDE / Math.max(right - left, bottom - top)) * Math.min(devicePixelRatio, 2);
      const viewport = source.getViewport({ scale, rotation: 0, offsetX: -left * scale, offsetY: -top * scale });
      element.width = Math.max(1, Math.round((right - left) * scale));
      element.height = Math.max(1, Math.round((bottom - top) * scale));
      task = source.render({ canvas: null, canvasContext, viewport });
      await task.promise;
    };
    // A page that cannot be drawn leaves white paper.
    draw().catch(() => {});
    return () => {
      gone = true;
      task?.cancel();
    };
  }, [pdf, page, left, top, right, bottom]);
  return <canvas ref={canvas} className={css.picture} aria-hidden />;
}
