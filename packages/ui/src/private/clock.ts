import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all countdowns. It runs often enough to skip no second and stops when nothing counts. */
function everyQuarterSecond(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 250);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const never = () => () => undefined;

const secondsLeft = (until = 0) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds until a time in ms since 1970, by the clock: a sleeping tab does not stretch the wait. */
export function useSecondsLeft(until: number | undefined): number {
  return useSyncExternalStore(secondsLeft(until) > 0 ? everyQuarterSecond : never, () => secondsLeft(until));
}
