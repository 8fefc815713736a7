import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Tells a new page to whoever does not see it change: its heading takes the focus. The first page does not. */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    let stop: (() => void) | undefined;
    let left = false;
    // Nobody needs it on the first page. Without a connection the new page tells so itself.
    import('./focusHeading.ts').then(
      ({ focusHeading }) => {
        if (!left) stop = focusHeading();
      },
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [pathname]);
  return null;
}
