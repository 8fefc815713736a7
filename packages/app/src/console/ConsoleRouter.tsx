import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { createPath, NavigationType, Router, type Location, type Navigator } from 'react-router';
import { whenHere } from '../front/location.ts';

/** What an entry of the browser's history keeps for the router. */
interface EntryState {
  usr: unknown;
  key: string;
}

interface Place {
  location: Location;
  action: NavigationType;
}

const here = (action: NavigationType): Place => {
  const { pathname, search, hash } = window.location;
  const { usr, key } = (history.state ?? {}) as Partial<EntryState>;
  return { action, location: { pathname, search, hash, state: usr ?? null, key: key ?? 'default', mask: undefined } };
};

const listeners = new Set<(place: Place) => void>();
const tell = (action: NavigationType) => {
  for (const listener of listeners) listener(here(action));
};
const entry = (state: unknown): EntryState => ({ usr: state, key: Math.random().toString(36).slice(2, 10) });

const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (delta) => history.go(delta),
  push(to, state) {
    const address = createPath(to as Partial<Location>);
    whenHere(address, () => {
      history.pushState(entry(state), '', address);
      tell(NavigationType.Push);
    });
  },
  replace(to, state) {
    history.replaceState(entry(state), '', createPath(to as Partial<Location>));
    tell(NavigationType.Replace);
  },
};

/**
 * The library's Router over the browser's history. Its own BrowserRouter lies in one module with forms, fetchers and
 * prefetching links, which would be a twentieth of what the console loads.
 */
export function ConsoleRouter({ children }: { children: ReactNode }) {
  const [{ location, action }, setPlace] = useState(() => here(NavigationType.Pop));
  useLayoutEffect(() => {
    const listen = (place: Place) => startTransition(() => setPlace(place));
    const back = () => listen(here(NavigationType.Pop));
    listeners.add(listen);
    addEventListener('popstate', back);
    return () => {
      listeners.delete(listen);
      removeEventListener('popstate', back);
    };
  }, []);
  return (
    <Router location={location} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}
