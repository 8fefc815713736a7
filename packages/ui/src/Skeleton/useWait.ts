import { useEffect, useState } from 'react';

/** Milliseconds before grey boxes appear, so that they do not flash up when an answer comes quickly. */
const DELAY = 150;
/** A skeleton that appears within this many milliseconds after another one continues its wait. */
const GAP = 200;

// Parts of a page often load one after the other, each with its own skeleton. They should look like a single skeleton.
const wait = { begun: 0, shown: 0, ended: -GAP };

const remaining = (): number => {
  const now = performance.now();
  if (wait.shown === 0 && now - wait.ended > GAP) wait.begun = now;
  return DELAY - (now - wait.begun);
};

/** The style that hides a skeleton at first. One that follows another at once is not hidden again. */
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
