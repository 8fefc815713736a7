import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { values } from '@tinystar/tokens';
import { aside, handle, main, side as sideVar, split } from './SplitPane.css.ts';
import { splitPaneCopy } from './copy.ts';

export interface SplitPaneProps {
  children: ReactNode;
  /** The second pane, at the end. */
  side: ReactNode;
  /** Names the handle: 调整试聊宽度. */
  label: string;
  /** The narrowest the side pane gets, in px. @default 400 */
  least?: number;
  /** The widest the side pane gets, in px. @default 800 */
  most?: number;
  /** Least width of the main pane in px. @default 100 */
  leastMain?: number;
  /** Share of the side pane before somebody moves it. @default 0.3 */
  share?: number;
  /** What the side pane needs on top of its width for a while, in px: the main pane gives way. @default 0 */
  extra?: number;
  /**
   * The side pane lives on out of sight and reach: its work goes on, and what it laid over the page (and made visible
   * itself) stays. @default true
   */
  sideShown?: boolean;
}

const stepSize = 16;

/** Two panes with a handle between: drag, arrow keys by 16 px, Home and End, double click or Enter for 70/30. */
export function SplitPane({
  children,
  side,
  label,
  least = values.layout.sideMin,
  most = values.layout.sideMax,
  leastMain = 100,
  share = 0.3,
  extra = 0,
  sideShown = true,
}: SplitPaneProps) {
  const root = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const [dragging, setDragging] = useState(false);
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    if (!pane.current) return;
    // The default is a share of the room, so only the layout knows the width.
    const watch = new ResizeObserver(([entry]) => entry && setShown(Math.round(entry.contentRect.width)));
    watch.observe(pane.current);
    return () => watch.disconnect();
  }, []);
  const clamp = (wanted: number) => {
    const room = (root.current?.clientWidth ?? most + leastMain) - leastMain;
    return Math.round(Math.max(Math.min(least, room), Math.min(wanted, most, room)));
  };
  const current = () => width ?? (pane.current ? pane.current.offsetWidth - extra : least);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setWidth(undefined);
    const moves: Record<string, () => number> = {
      ArrowLeft: () => current() + stepSize,
      ArrowRight: () => current() - stepSize,
      Home: () => most,
      End: () => least,
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    setWidth(clamp(move()));
  };
  const onPointerMove = (event: PointerEvent) => {
    const edge = root.current?.getBoundingClientRect();
    if (dragging && edge) setWidth(clamp(edge.right - event.clientX - extra));
  };
  return (
    <div ref={root} className={split} data-alone={sideShown ? undefined : ''}>
      <div className={main}>{children}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be moved is a widget */}
      <div
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={label}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={shown ?? width ?? least}
        aria-valuetext={splitPaneCopy.width(shown ?? width ?? least)}
        className={handle}
        data-dragging={dragging || undefined}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setWidth(undefined)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
      />
      <div
        ref={pane}
        className={aside}
        style={assignInlineVars({
          [sideVar]:
            width === undefined
              ? `min(clamp(${least}px, ${extra > 0 ? 0 : share * 100}cqi, ${most}px) + ${extra}px, 100cqi - ${leastMain}px)`
              : `min(${width + extra}px, 100cqi - ${leastMain}px)`,
        })}
      >
        {side}
      </div>
    </div>
  );
}
