import { VisuallyHidden } from '@tinystar/ui';
import { memo, useEffect, useRef, type RefObject } from 'react';
import { sourcesCopy } from './copy.ts';
import { shownSize, type PageShape } from './model/geometry.ts';
import type { PDFDocumentProxy, RenderTask } from './pdf.ts';
import * as css from './Thumbnails.css.ts';

/** Width of a small page in CSS pixels. */
const WIDTH = 64;

export interface ThumbnailsProps {
  pdf: PDFDocumentProxy;
  shapes: readonly PageShape[];
  /** From 0. */
  current: number;
  /** The numbers cited on a page (from 1). */
  numbers: ReadonlyMap<number, readonly number[]>;
  onPick(page: number): void;
}

/** All pages small, the current one outlined, cited ones with their numbers. */
export const Thumbnails = memo(function Thumbnails({ pdf, shapes, current, numbers, onPick }: ThumbnailsProps) {
  const rail = useRef<HTMLElement>(null);
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <nav ref={rail} className={css.rail} aria-label={sourcesCopy.thumbnails}>
      {shapes.map((shape, index) => (
        <Thumbnail
          key={index}
          pdf={pdf}
          page={index + 1}
          ratio={shownSize(shape).height / shownSize(shape).width}
          current={index === current}
          numbers={numbers.get(index + 1)?.join('·') ?? ''}
          root={rail}
          onPick={onPick}
        />
      ))}
    </nav>
  );
});

interface ThumbnailProps {
  pdf: PDFDocumentProxy;
  page: number;
  ratio: number;
  current: boolean;
  numbers: string;
  root: RefObject<HTMLElement | null>;
  onPick(page: number): void;
}

const Thumbnail = memo(function Thumbnail({ pdf, page, ratio, current, numbers, root, onPick }: ThumbnailProps) {
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
      canvas.className = css.drawing;
      const canvasContext = canvas.getContext('2d');
      if (!canvasContext) return;
      task = source.render({ canvasContext, viewport });
      await task.promise;
      host.replaceChildren(canvas);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        draw().catch(() => {});
      },
      { root: root.current, rootMargin: '50% 0%' },
    );
    observer.observe(host);
    return () => {
      left = true;
      observer.disconnect();
      task?.cancel();
    };
  }, [pdf, page, root]);
  return (
    <button
      type="button"
      className={css.thumbnail}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPick(page - 1)}
    >
      <VisuallyHidden>{numbers === '' ? sourcesCopy.page(page) : sourcesCopy.citedPage(page, numbers)}</VisuallyHidden>
      <span className={css.frame}>
        <span
          ref={paper}
          className={css.paper({ current })}
          data-theme="light"
          style={{ aspectRatio: `1 / ${ratio}` }}
          aria-hidden
        />
        {numbers === '' ? null : (
          <span className={css.badge({ current })} aria-hidden>
            {numbers}
          </span>
        )}
      </span>
      <span className={css.number({ current })} aria-hidden>
        {page}
      </span>
    </button>
  );
});
