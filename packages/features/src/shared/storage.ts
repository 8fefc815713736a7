/**
 * Small texts kept in the browser. A browser that refuses (private mode, full, cleared, forbidden in a frame) is
 * answered from memory: the page works, only a reload forgets.
 */
const memory = new Map<string, string>();

const prefixed = (key: string) => `tinystar.${key}`;

export const storage = {
  read(key: string): string | null {
    const kept = memory.get(key);
    if (kept !== undefined) return kept;
    try {
      return localStorage.getItem(prefixed(key));
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(prefixed(key), value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  /** Whether everything written so far outlives a reload. */
  lasts: (): boolean => memory.size === 0,
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(prefixed(key));
    } catch {
      // Nothing was stored.
    }
  },
};
