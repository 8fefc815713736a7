import { useCallback, useSyncExternalStore } from 'react';
import { values } from '@tinystar/tokens';

/** The media query for windows below a breakpoint: `below('lg')` is true up to 1023 px. */
export const below = (step: keyof typeof values.breakpoint) => `(max-width: ${values.breakpoint[step] - 1}px)`;

/** Whether a media query holds now. For what differs in structure; mere looks belong into the recipe. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
