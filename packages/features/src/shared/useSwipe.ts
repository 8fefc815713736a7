import { useEffect, useRef, type RefObject } from 'react';

/** Whether a finger is how the page is moved. */
const TOUCH = '(pointer: coarse)';

/** Acts on swipes over an element where there are fingers; what notices them loads there only. */
export function useSwipe(element: RefObject<HTMLElement | null>, to: 'start' | 'end', act: (() => void) | undefined) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  const wanted = act !== undefined;
  useEffect(() => {
    const place = element.current;
    if (!wanted || !place || !matchMedia(TOUCH).matches) return;
    let left = false;
    let stop: (() => void) | undefined;
    import('./swipe.ts').then(
      ({ onSwipe }) => {
        if (!left) stop = onSwipe(place, to, () => latest.current?.());
      },
      // Everything can be pressed as well.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [element, to, wanted]);
}
