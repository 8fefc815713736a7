import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Part = { default: ComponentType };

export interface LazyPart {
  Part: LazyExoticComponent<ComponentType>;
  load(): Promise<Part>;
  /** Whether its code is there. */
  isHere(): boolean;
}

/**
 * A part of the app that loads when it is first shown, or before by `load`. React suspends at a lazy component although
 * its code is there, and then keeps the fallback for 300 ms; what was loaded before is drawn at once.
 */
export const lazyPart = (load: () => Promise<Part>): LazyPart => {
  let loaded: Part | undefined;
  const start = async (): Promise<Part> => (loaded = await load());
  // oxlint-disable-next-line unicorn/no-thenable -- React takes the part at once from this; a promise would suspend
  const atOnce = (part: Part) => ({ then: (done: (part: Part) => void) => done(part) }) as Promise<Part>;
  return { Part: lazy(() => (loaded ? atOnce(loaded) : start())), load: start, isHere: () => loaded !== undefined };
};
