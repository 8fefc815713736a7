/** The longest that waiting for a quiet moment may take, ms. */
const PATIENCE = 2_000;

/** Calls back once when the browser has nothing better to do, soon where it cannot tell. Returns how to call it off. */
export const whenIdle = (run: () => void): (() => void) => {
  // Safari.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: PATIENCE });
  return () => cancelIdleCallback(handle);
};
