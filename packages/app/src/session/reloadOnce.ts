import { ownLeave } from '@tinystar/features/shared';

/** A second mismatch within this time after a reload means that reloading does not help. Milliseconds. */
const LOOP = 10_000;

/**
 * Loads the page anew after a pause, once, however often it is asked. The mark stands in the history entry, which
 * survives the reload also where storage is blocked, so that a server that contradicts itself cannot make a loop.
 */
export const createReloadOnce = (delay: number, page: Pick<Window, 'history' | 'location'> = globalThis) => {
  let asked = false;
  /** Answers whether the page will be loaded anew because of this very call. */
  return (): boolean => {
    if (asked) return false;
    const { state } = page.history as { state: { reloadedAt?: number } | null };
    if (state?.reloadedAt !== undefined && Math.abs(Date.now() - state.reloadedAt) < LOOP) return false;
    asked = true;
    setTimeout(() => {
      page.history.replaceState({ ...state, reloadedAt: Date.now() }, '');
      ownLeave.begin();
      page.location.reload();
    }, delay);
    return true;
  };
};
