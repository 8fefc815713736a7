import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { settle, startView, stepZoom, zoomAt, type PreviewView, type Room } from './previewView.ts';

/** CSS px that one arrow key moves. */
const STEP = 40;
const nowhere: Room = { width: 0, height: 0 };

/** Zoom, turn and place of one picture, and how buttons, keys, wheel and fingers change them. */
export function usePreviewView(picture: Room | null) {
  const [view, setView] = useState(startView);
  const [room, setRoom] = useState(nowhere);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState(false);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const spread = useRef(0);

  const change = useCallback(
    (next: (view: PreviewView) => PreviewView) => setView((now) => settle(next(now), picture ?? nowhere, room)),
    [picture, room],
  );

  useEffect(() => {
    if (!stage) return;
    const observer = new ResizeObserver(() => setRoom({ width: stage.clientWidth, height: stage.clientHeight }));
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);

  useEffect(() => {
    // React listens to the wheel passively, so the page would scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 800));
      const at = fromMiddle(event.currentTarget, event.clientX, event.clientY);
      change((now) => zoomAt(now, now.zoom * factor, at));
    };
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  }, [stage, change]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button > 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    spread.current = spanOf(fingers.current);
    setHeld(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    if (fingers.current.size === 1) {
      change((was) => ({ ...was, x: was.x + now.x - before.x, y: was.y + now.y - before.y }));
      return;
    }
    const span = spanOf(fingers.current);
    const factor = spread.current > 0 ? span / spread.current : 1;
    spread.current = span;
    const between = middleOf(fingers.current);
    const at = fromMiddle(event.currentTarget, between.x, between.y);
    change((was) => zoomAt(was, was.zoom * factor, at));
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    spread.current = spanOf(fingers.current);
    if (fingers.current.size === 0) setHeld(false);
  };

  return {
    view,
    room,
    held,
    setStage,
    pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    zoom: (direction: 1 | -1) => change((now) => zoomAt(now, stepZoom(now.zoom, direction), { x: 0, y: 0 })),
    turn: () => change((now) => ({ ...now, turns: now.turns + 1, x: 0, y: 0 })),
    pan: (x: number, y: number) => change((now) => ({ ...now, x: now.x + x * STEP, y: now.y + y * STEP })),
    reset: () => setView(startView),
  };
}

type Fingers = Map<number, { x: number; y: number }>;

function spanOf(fingers: Fingers): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function middleOf(fingers: Fingers) {
  const points = [...fingers.values()];
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function fromMiddle(target: EventTarget | null, x: number, y: number) {
  if (!(target instanceof Element)) return { x: 0, y: 0 };
  const box = target.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}
