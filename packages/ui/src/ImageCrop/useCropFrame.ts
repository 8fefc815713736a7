import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import {
  firstFrame,
  leastWidth,
  moveFrame,
  pullCorner,
  scaleFrame,
  shapeOf,
  type Corner,
  type Frame,
  type Point,
  type Ratio,
  type Size,
} from './crop.ts';

/** Screen px that one arrow key moves, and what Shift with an arrow grows the frame by. */
const STEP = 10;
const GROW = 1.1;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const growing: Record<string, number> = { ArrowUp: GROW, ArrowRight: GROW, ArrowDown: 1 / GROW, ArrowLeft: 1 / GROW };

interface Held extends Point {
  corner: Corner | null;
  from: Frame;
}

/** The frame over a picture, and how pointers, wheel and keys change it. `stage` is the element the picture fills. */
export function useCropFrame(image: Size, ratio: Ratio, stage: RefObject<HTMLElement | null>) {
  const shape = shapeOf(ratio, image);
  const [frame, setFrame] = useState(() => firstFrame(shape, image));
  const framed = useRef(`${ratio} ${image.width} ${image.height}`);
  const pointers = useRef(new Map<number, Point>());
  const held = useRef<Held>(undefined);
  const spread = useRef(0);

  useEffect(() => {
    const key = `${ratio} ${image.width} ${image.height}`;
    if (framed.current === key) return;
    framed.current = key;
    setFrame(firstFrame(shape, image));
  }, [ratio, shape, image]);

  const shown = () => shownScale(stage, image);
  const scale = useCallback(
    (factor: number) => {
      const least = leastWidth(shape, image, shownScale(stage, image));
      setFrame((now) => scaleFrame(now, factor, image, least));
    },
    [image, shape, stage],
  );

  useEffect(() => {
    const element = stage.current;
    // React listens to the wheel passively, so the page would scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      scale(Math.exp(event.deltaY / (event.ctrlKey ? 100 : 1000)));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, scale]);

  const span = () => {
    const [a, b] = [...pointers.current.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const grab = (corner: Corner | null) => (event: PointerEvent<HTMLElement>) => {
    if (event.button > 0) return;
    event.stopPropagation();
    const point = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, point);
    if (pointers.current.size === 1) held.current = { ...point, corner, from: frame };
    else spread.current = span();
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return;
    event.stopPropagation();
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size > 1) {
      const now = span();
      // Fingers apart show less of the picture, larger: the frame shrinks, as a photo under fingers grows.
      if (spread.current > 0 && now > 0) scale(spread.current / now);
      spread.current = now;
      return;
    }
    const start = held.current;
    if (!start) return;
    const by = { x: (event.clientX - start.x) / shown(), y: (event.clientY - start.y) / shown() };
    setFrame(pulled(start, by, image, leastWidth(shape, image, shown())));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    held.current = undefined;
  };
  /** True when the key moved or resized the frame. */
  const press = (key: string, shift: boolean): boolean => {
    const way = arrows[key];
    if (key === '+' || key === '=' || key === '-') scale(key === '-' ? 1 / GROW : GROW);
    else if (!way) return false;
    else if (shift) scale(growing[key] ?? 1);
    else setFrame((now) => moveFrame(now, { x: (way.x * STEP) / shown(), y: (way.y * STEP) / shown() }, image));
    return true;
  };
  return {
    frame,
    shape,
    press,
    grab,
    move: { onPointerMove: drag, onPointerUp: release, onPointerCancel: release },
  };
}

/** Screen px per image px. */
const shownScale = (stage: RefObject<HTMLElement | null>, image: Size) =>
  (stage.current?.clientWidth || image.width) / image.width;

function pulled({ corner, from }: Held, by: Point, image: Size, least: number): Frame {
  if (corner === null) return moveFrame(from, by, image);
  const end = corner === 'topEnd' || corner === 'bottomEnd';
  const bottom = corner === 'bottomStart' || corner === 'bottomEnd';
  const to = { x: from.x + (end ? from.width : 0) + by.x, y: from.y + (bottom ? from.height : 0) + by.y };
  return pullCorner(from, corner, to, image, least);
}
