import { storage } from '@tinystar/features/shared';

const KEY = 'token';

export const readToken = (): string | null => storage.read(KEY);

export const writeToken = (token: string | null): void =>
  token === null ? storage.remove(KEY) : storage.write(KEY, token);

/** Calls back when another tab logs in or out (`null`). */
export const onForeignToken = (changed: (token: string | null) => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    // A cleared storage comes as key null.
    if (event.key === `tinystar.${KEY}` || event.key === null) changed(event.key === null ? null : event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
};
