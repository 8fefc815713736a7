import { useEffect, useRef, type PointerEvent } from 'react';

const DELAY = 400;
const PACE = 80;

/** Acts at a press and again while it is held, like the keys of a keyboard. A press by a screen reader acts once. */
export function useHold(act: () => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const repeat = () => {
    latest.current();
    timer.current = setTimeout(repeat, PACE);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      stop();
      latest.current();
      timer.current = setTimeout(repeat, DELAY);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: (event: { detail: number }) => {
      if (event.detail === 0) latest.current();
    },
  };
}
