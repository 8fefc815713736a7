import { useState, type KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** What makes each of some buttons in a row part of one tab stop, also when they are few: arrows, Home and End go on. */
export function useOneStop(count: number) {
  const [last, setLast] = useState(0);
  const stop = Math.max(0, Math.min(last, count - 1));
  return (at: number) => ({
    tabIndex: at === stop ? 0 : -1,
    onFocus: () => setLast(at),
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      event.currentTarget.parentElement?.querySelectorAll('button')[step(at, count - 1)]?.focus();
    },
  });
}
