import { useEffect, useState, type RefObject } from 'react';

/** Rows beyond the edges that are drawn too. */
const SPARE = 8;

/** Which rows of a scrolled list are in sight, from 0; all have the same height in CSS pixels. */
export const useWindow = (ref: RefObject<HTMLElement | null>, row: number, count: number) => {
  const [sight, setSight] = useState({ first: 0, last: 40 });
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / row) - SPARE);
      const last = Math.min(count - 1, Math.ceil((element.scrollTop + element.clientHeight) / row) + SPARE);
      setSight((was) => (was.first === first && was.last === last ? was : { first, last }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [ref, row, count]);
  return sight;
};
