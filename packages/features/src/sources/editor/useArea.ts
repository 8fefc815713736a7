import { useRef, useState, type PointerEvent } from 'react';
import type { Share } from '../model/geometry.ts';

interface Point {
  x: number;
  y: number;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/** Where the pointer is, as shares of the page under it. */
const pointOf = (event: PointerEvent, page: Element): Point => {
  const { left, top, width, height } = page.getBoundingClientRect();
  return { x: clamp((event.clientX - left) / width), y: clamp((event.clientY - top) / height) };
};

const between = (a: Point, b: Point): Share => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/** Smaller than this is a slip of the hand, as a share of the page. */
const LEAST = 0.008;

/**
 * An area pulled open on a page by mouse, pen or finger: from where the pointer goes down, or from a fixed corner. `onArea`
 * is told when it is let go.
 */
export const useArea = (onArea: (area: Share) => void) => {
  const from = useRef<Point | null>(null);
  const [area, setArea] = useState<Share | null>(null);
  const pageOf = (event: PointerEvent) => (event.currentTarget as Element).closest('[data-page]')!;
  return {
    area,
    start: (event: PointerEvent, corner?: Point) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = corner ?? pointOf(event, pageOf(event));
      setArea(null);
    },
    move: (event: PointerEvent) => {
      if (from.current) setArea(between(from.current, pointOf(event, pageOf(event))));
    },
    end: (event: PointerEvent) => {
      const start = from.current;
      from.current = null;
      setArea(null);
      if (!start || event.type === 'pointercancel') return;
      const found = between(start, pointOf(event, pageOf(event)));
      if (found.width > LEAST && found.height > LEAST) onArea(found);
    },
  };
};
