import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import * as css from './Charts.css.ts';

export interface PlotProps {
  /** Takes the element whose width the drawing fills. */
  measure: (element: HTMLElement | null) => void;
  width: number;
  /** In px. */
  height: number;
  label: string;
  /** Points along the way of the cursor. */
  count: number;
  textOf: (index: number) => string;
  /** The point under the pointer, at px from the start and the top of the drawing. */
  pointAt: (x: number, y: number) => number | undefined;
  /** Where the tooltip of a point stands, in px from the start. */
  placeOf: (index: number) => number;
  tip: (index: number) => ReactNode;
  children: (cursor: number | undefined) => ReactNode;
}

/**
 * A drawing with a cursor that moves from point to point: pointer, arrow keys, Home and End (APG slider).
 * The slider's value in words is what a screen reader says; the tooltip shows the same.
 */
export function Plot(props: PlotProps) {
  const { measure, width, height, label, count, textOf, pointAt, placeOf, tip, children } = props;
  const [cursor, setCursor] = useState<number>();
  const last = count - 1;
  const at = cursor === undefined ? undefined : Math.min(cursor, last);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, at ?? last, last);
    if (next === undefined) return;
    event.preventDefault();
    setCursor(next === 'none' ? undefined : next);
  };
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setCursor(pointAt(event.clientX - box.left, event.clientY - box.top));
  };
  return (
    <div
      ref={measure}
      className={css.plot}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={(at ?? last) + 1}
      aria-valuetext={textOf(at ?? last)}
      onKeyDown={onKeyDown}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setCursor((now) => now ?? last)}
      onBlur={() => setCursor(undefined)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={() => setCursor(undefined)}
    >
      <svg className={css.svg} width={width} height={height} aria-hidden focusable={false}>
        {width > 0 ? children(at) : null}
      </svg>
      {at === undefined || width === 0 ? null : (
        <div
          className={`${css.tip} ${css.tipSide[placeOf(at) > width / 2 ? 'before' : 'after']}`}
          style={assignInlineVars({ [css.at]: `${Math.round(placeOf(at))}px` })}
          aria-hidden
        >
          {tip(at)}
        </div>
      )}
    </div>
  );
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
