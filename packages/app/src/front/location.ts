import { useSyncExternalStore } from 'react';

/**
 * The address without a router: public pages (login, chat of a visitor) need only to know where they are, and a
 * router would be a tenth of what they load. The console's router hears the same events.
 */
const subscribe = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

const here = () => location.pathname + location.search;

/** Path and query shown now. */
export const useAddress = (): string => useSyncExternalStore(subscribe, here, here);

/** Goes to another page of the product without loading it anew. */
export const goTo = (path: string, how: 'push' | 'replace' = 'push'): void => {
  if (how === 'replace') history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};
