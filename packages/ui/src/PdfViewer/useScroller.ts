import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { anchorAt, heightOf, pagesBetween, type Anchor, type Column } from './column.ts';

/** How far below the window's top a requested spot is shown, as a share of the window's height. */
const LANDING = 0.2;
/** The point of the window that keeps its text when zoom or sizes change, as a share of the window's height. */
const READING = 0.35;

export interface Scroller {
  ref: RefObject<HTMLDivElement | null>;
  /** Size of the window in CSS pixels; null before it is on the page. */
  room: { width: number; height: number } | null;
  /** Pages (from 0) worth drawing, and the one being read. */
  shown: { first: number; last: number; current: number };
  /** Scrolls to a spot. `across` is where it begins, as a share of the page's width; it is shown `margin` px from the window's left edge. */
  goTo(anchor: Anchor, across?: Across): void;
}

interface Across {
  left: number;
  margin: number;
}

/**
 * Keeps the spot one reads in place while zoom, window and page sizes change, and tells which pages are in sight.
 * `measure` gives the column for a window width.
 */
export const useScroller = (measure: (width: number | null) => Column | null): Scroller & { column: Column | null } => {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Scroller['room']>(null);
  const [shown, setShown] = useState({ first: 0, last: 0, current: 0 });
  const hold = useRef<Anchor & { at: number; across?: Across | undefined }>({ page: 0, share: 0, at: 0 });
  const expected = useRef(0);
  const column = useMemo(() => measure(room?.width ?? null), [measure, room?.width]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const look = useCallback(() => {
    const element = ref.current;
    if (!element || !column) return;
    const { scrollTop, clientHeight } = element;
    if (Math.abs(scrollTop - expected.current) > 2) {
      const { across } = hold.current;
      hold.current = { ...anchorAt(column, scrollTop + READING * clientHeight), at: READING, across };
      expected.current = scrollTop;
    }
    const { first, last } = pagesBetween(column, scrollTop - clientHeight, scrollTop + 2 * clientHeight);
    const current = hold.current.page;
    setShown((was) =>
      was.first === first && was.last === last && was.current === current ? was : { first, last, current },
    );
  }, [column]);

  const land = useCallback(() => {
    const element = ref.current;
    if (!element || !column) return;
    element.scrollTop = heightOf(column, hold.current) - hold.current.at * element.clientHeight;
    const { across, page } = hold.current;
    const width = column.widths[page] ?? 0;
    const beside = (element.scrollWidth - width) / 2;
    element.scrollLeft = across
      ? beside + across.left * width - across.margin
      : Math.max(0, (element.scrollWidth - element.clientWidth) / 2);
    expected.current = element.scrollTop;
    look();
  }, [column, look]);

  useLayoutEffect(land, [land, room]);

  useEffect(() => {
    const element = ref.current;
    element?.addEventListener('scroll', look, { passive: true });
    return () => element?.removeEventListener('scroll', look);
  }, [look]);

  const goTo = useCallback(
    (anchor: Anchor, across?: Across) => {
      hold.current = { ...anchor, at: anchor.share === 0 ? 0.03 : LANDING, across };
      land();
    },
    [land],
  );
  return { ref, room, shown, goTo, column };
};
