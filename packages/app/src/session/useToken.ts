import { endSession } from '@tinystar/features/shared';
import { useSyncExternalStore } from 'react';
import { onForeignToken, readToken, writeToken } from './token.ts';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const forget = onForeignToken((token) => {
    // Another tab's word counts here too, also where storage is blocked for this one.
    writeToken(token);
    listener();
  });
  // A page that the browser had put aside heard nothing.
  addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('pageshow', listener);
    forget();
  };
};

/** A page drawn at build time is a visitor's. */
const noToken = () => null;

/** The session token of this browser; a log-in or log-out in any tab re-renders. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken, noToken);

export const setToken = (token: string | null): void => {
  const before = readToken();
  if (before !== null && before !== token) endSession();
  writeToken(token);
  for (const listener of listeners) listener();
};
