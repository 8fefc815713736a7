import { useLayoutEffect, useRef, type RefObject } from 'react';

const CHOSEN = '[aria-selected=true], [aria-current=page]';

/** A ref for a row of tabs that scrolls sideways: the chosen one is in view when the page comes and when it changes. */
export function useChosenInView<Row extends HTMLElement>(chosen: string | undefined): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const tab = row.current?.querySelector(CHOSEN);
    if (!row.current || !tab) return;
    const [within, around] = [tab.getBoundingClientRect(), row.current.getBoundingClientRect()];
    // The row alone moves: the page stays where it is.
    if (within.left < around.left) row.current.scrollLeft -= around.left - within.left;
    else if (within.right > around.right) row.current.scrollLeft += within.right - around.right;
  }, [chosen]);
  return row;
}
