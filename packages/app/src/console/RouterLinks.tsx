import { LinkProvider, type AnchorProps } from '@tinystar/ui';
import type { MouseEvent, ReactNode } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router';

/** The router's own Link brings prefetching and forms along (see ConsoleRouter). */
function RoutedAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const navigate = useNavigate();
  const current = createPath(useLocation());
  const go = (event: MouseEvent) => {
    onClick?.();
    // A new tab or window is the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(href, { replace: href === current });
  };
  return (
    <a {...rest} href={useHref(href)} onClick={go}>
      {children}
    </a>
  );
}

/** Puts the router behind every link of the component library. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkProvider anchor={RoutedAnchor}>{children}</LinkProvider>;
}
