import { queries } from '@tinystar/tokens';
import { useSyncExternalStore } from 'react';

const query = matchMedia(queries.from.lg);

const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether a second pane fits beside the page. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
