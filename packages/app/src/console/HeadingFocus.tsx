import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusHeading } from './focusHeading.ts';

/** Tells a new page to whoever does not see it change: its heading takes the focus. The first page does not. */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return focusHeading();
  }, [pathname]);
  return null;
}
