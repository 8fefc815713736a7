import { useState, type FocusEvent, type KeyboardEvent } from 'react';

export interface CursorOptions {
  label: string;
  /** Points along the way. */
  count: number;
  /** What a screen reader says at a point. */
  textOf: (index: number) => string;
  /** Where the keyboard comes in. */
  start: number;
}

/**
 * A cursor over the points of a drawing: arrow keys, Page Up and Page Down, Home and End; Escape puts it away
 * (APG slider). `slider` belongs to the element that takes the keyboard; `at` is undefined while nothing is pointed at.
 */
export function useCursor({ label, count, textOf, start }: CursorOptions) {
  const [cursor, setCursor] = useState<number>();
  const last = count - 1;
  const at = cursor === undefined ? undefined : Math.min(cursor, last);
  const now = at ?? start;
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 1,
    'aria-valuemax': count,
    'aria-valuenow': now + 1,
    'aria-valuetext': textOf(now),
    onKeyDown(event: KeyboardEvent) {
      const next = moved(event.key, now, last);
      if (next === undefined) return;
      event.preventDefault();
      setCursor(next === 'none' ? undefined : next);
    },
    onFocus: (event: FocusEvent<HTMLElement>) =>
      event.currentTarget.matches(':focus-visible') && setCursor((before) => before ?? start),
    onBlur: () => setCursor(undefined),
  } as const;
  return { at, setCursor, slider };
}

function moved(key: string, from: number, last: number): number | 'none' | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, from + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, from - 1);
    case 'PageUp':
      return Math.min(last, from + 7);
    case 'PageDown':
      return Math.max(0, from - 7);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return 'none';
    default:
      return undefined;
  }
}
