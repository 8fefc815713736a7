import { useSyncExternalStore } from 'react';

/** A value with subscribers, readable outside of React; the smallest thing that lets one component follow a stream. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Reads a store and renders again when what `select` picks from it changes. */
export function useStore<T, Picked = T>(store: Store<T>, select?: (value: T) => Picked): Picked {
  const pick = () => (select ? select(store.get()) : (store.get() as unknown as Picked));
  return useSyncExternalStore(store.subscribe, pick, pick);
}
