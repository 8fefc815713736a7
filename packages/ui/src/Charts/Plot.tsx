import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { PointerEvent, ReactNode } from 'react';
import * as css from './Charts.css.ts';
import { useCursor } from './useCursor.ts';

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
  const { at, setCursor, slider } = useCursor({ label, count, textOf, start: count - 1 });
  const onPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setCursor(pointAt(event.clientX - box.left, event.clientY - box.top));
  };
  return (
    <div
      ref={measure}
      className={css.plot}
      {...slider}
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
