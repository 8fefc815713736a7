import { useEffect, useState } from 'react';

/** Milliseconds after which grey boxes show themselves, so that quick answers never flash. */
const DELAY = 150;
/** Milliseconds within which the next skeleton goes on with the wait of the one before. */
const GAP = 200;

// Parts of a page often wait one after the other, each with a skeleton of its own: to the eye it is one that stays.
const wait = { begun: 0, shown: 0, ended: -GAP };

const remaining = (): number => {
  const now = performance.now();
  if (wait.shown === 0 && now - wait.ended > GAP) wait.begun = now;
  return DELAY - (now - wait.begun);
};

/** How long a skeleton stays hidden, as a style: not at all where another one stood here just before. */
export function useWait(): { animationDelay: string } {
  const [delay] = useState(remaining);
  useEffect(() => {
    wait.shown += 1;
    return () => {
      wait.shown -= 1;
      wait.ended = performance.now();
    };
  }, []);
  return { animationDelay: `${Math.round(delay)}ms` };
}
