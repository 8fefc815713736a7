import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './PdfPage.css.ts';
import { AnnotationMode, TextLayer, type PDFDocumentProxy, type RenderTask } from './pdf.ts';

/** Largest drawing in device pixels; more is stretched, because browsers refuse or stall on larger canvases. */
const MAX_PIXELS = 16_777_216;
/** While the zoom is still changing the old drawing is stretched, in milliseconds. */
const REDRAW_PAUSE = 120;

export interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** CSS pixels per point. */
  scale: number;
  /** Marks that lie over the page, once it is drawn: on blank paper they would point at nothing. */
  children?: ReactNode;
}

/** What stands on one page's paper: its drawing, its selectable text, and marks on top. */
export const PdfPage = memo(function PdfPage({ pdf, number, scale, children }: PdfPageProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);

  useEffect(() => {
    const host = drawing.current;
    if (!host) return;
    let left = false;
    let task: RenderTask | undefined;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale });
      if (left) return;
      const density = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(viewport.width * density));
      canvas.height = Math.max(1, Math.round(viewport.height * density));
      canvas.className = css.canvas;
      const canvasContext = canvas.getContext('2d');
      if (!canvasContext) return;
      const transform = [canvas.width / viewport.width, 0, 0, canvas.height / viewport.height, 0, 0];
      task = page.render({ canvas: null, canvasContext, viewport, transform, annotationMode: AnnotationMode.ENABLE });
      await task.promise;
      if (left) return;
      host.replaceChildren(canvas);
      setDrawn(true);
    };
    // A drawing that was given up, or a document that was closed, is no failure of the page.
    const timer = setTimeout(() => void draw().catch(() => left || setDrawn(true)), host.firstChild ? REDRAW_PAUSE : 0);
    return () => {
      left = true;
      clearTimeout(timer);
      task?.cancel();
    };
  }, [pdf, number, scale]);

  useEffect(() => {
    const container = text.current;
    if (!container) return;
    let layer: TextLayer | undefined;
    let left = false;
    const write = async () => {
      const page = await pdf.getPage(number);
      if (left) return;
      const viewport = page.getViewport({ scale: 1 });
      layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
      await layer.render();
    };
    write().catch(() => {});
    return () => {
      left = true;
      layer?.cancel();
      container.replaceChildren();
    };
  }, [pdf, number]);

  return (
    <>
      <div ref={drawing} className={css.drawing} aria-hidden />
      <div ref={text} className={css.text} style={{ '--total-scale-factor': scale } as object} />
      {drawn ? children : null}
    </>
  );
});
