import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Milliseconds that a skeleton is given after all, because what it stands for may come without what is missing. */
const PATIENCE = 3_000;

let ending: ReactNode = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
const read = () => ending;
const none = () => null;

/**
 * What takes the place of skeletons that go on standing, from now on: for an app of which parts can be loaded no more.
 * Null has them stand again.
 */
export const endSkeletons = (instead: ReactNode): void => {
  ending = instead;
  for (const listener of listeners) listener();
};

/** What stands in the place of a skeleton whose content will not come; null while it may. */
export function useEnding(): ReactNode {
  const instead = useSyncExternalStore(subscribe, read, none);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (instead === null) return undefined;
    const timer = setTimeout(() => setOver(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [instead]);
  return over ? instead : null;
}
