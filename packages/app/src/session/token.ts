import { storage } from './storage.ts';

const KEY = 'tinystar.token';

export const readToken = (): string | null => storage.get(KEY);

export const writeToken = (token: string | null): void => storage.set(KEY, token);

/** Calls back when another tab logs in or out (`null`). */
export const onForeignToken = (changed: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    // A cleared storage comes as key null.
    if (event.key === KEY || event.key === null) changed(event.key === null ? null : event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
