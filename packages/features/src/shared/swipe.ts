/** CSS pixels a finger goes sideways for a swipe, and how far it may stray up or down of that. */
const FAR = 64;
const STRAY = 0.5;
/** Milliseconds in which it does so: slower is a drag. */
const QUICK = 600;

/**
 * Calls `act` when one finger swipes sideways over an element. Where something below the finger can itself be moved that
 * way, a table or an enlarged page, the swipe is left to it; a text that is being selected stays.
 */
export function onSwipe(element: HTMLElement, to: 'start' | 'end', act: () => void): () => void {
  const stop = new AbortController();
  const listening = { signal: stop.signal, passive: true };
  const sign = to === 'start' ? -1 : 1;
  let from: { x: number; y: number; time: number } | null = null;
  element.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp }) => {
      const [finger, another] = touches;
      const alone = finger && !another && !movesSideways(target, element, sign);
      from = alone ? { x: finger.clientX, y: finger.clientY, time: timeStamp } : null;
    },
    listening,
  );
  element.addEventListener(
    'touchend',
    ({ changedTouches: [finger], timeStamp }) => {
      const began = from;
      from = null;
      if (!began || !finger || timeStamp - began.time > QUICK || !(getSelection()?.isCollapsed ?? true)) return;
      const along = sign * (finger.clientX - began.x);
      if (along >= FAR && Math.abs(finger.clientY - began.y) <= STRAY * along) act();
    },
    listening,
  );
  element.addEventListener('touchcancel', () => (from = null), listening);
  return () => stop.abort();
}

/** Whether something between the finger and the element scrolls sideways and has not come to its end. */
function movesSideways(target: EventTarget | null, element: HTMLElement, sign: 1 | -1): boolean {
  let at = target instanceof Element ? target : null;
  while (at && at !== element.parentElement) {
    const room = at.scrollWidth - at.clientWidth;
    if (room > 1 && /auto|scroll/.test(getComputedStyle(at).overflowX)) {
      // A finger that goes to the end pulls out what lies before, and the other way round.
      if (sign > 0 ? at.scrollLeft > 1 : at.scrollLeft < room - 1) return true;
    }
    at = at.parentElement;
  }
  return false;
}
