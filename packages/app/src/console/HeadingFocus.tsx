import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Tells a new page to whoever does not see it change: its heading takes the focus. The first page does not. */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const ended = new AbortController();
    const stop = () => ended.abort();
    // What the person does while the part below is on its way counts too.
    for (const act of ['keydown', 'pointerdown']) addEventListener(act, stop, { signal: ended.signal });
    // Nobody needs it on the first page. Without a connection the new page tells so itself.
    import('./focusHeading.ts').then(
      ({ focusHeading }) => focusHeading(ended),
      () => undefined,
    );
    return stop;
  }, [pathname]);
  return null;
}
