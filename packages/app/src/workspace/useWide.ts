import { queries } from '@tinystar/tokens';
import { useSyncExternalStore } from 'react';

const watch = (query: MediaQueryList) => ({
  subscribe: (listener: () => void) => {
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
  read: () => query.matches,
});

const wide = watch(matchMedia(queries.from.lg));
const roomy = watch(matchMedia(queries.from.xl));

/** Whether a second pane fits beside the page. */
export const useWide = (): boolean => useSyncExternalStore(wide.subscribe, wide.read);

/** Whether a source fits beside that pane. */
export const useRoomy = (): boolean => useSyncExternalStore(roomy.subscribe, roomy.read);
