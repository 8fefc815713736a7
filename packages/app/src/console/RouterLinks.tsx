import { LinkProvider, type AnchorProps } from '@tinystar/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

function RoutedAnchor({ href, ...rest }: AnchorProps) {
  return <Link {...rest} to={href} />;
}

/** Puts the router behind every link of the component library. */
export function RouterLinks({ children }: { children: ReactNode }) {
  return <LinkProvider anchor={RoutedAnchor}>{children}</LinkProvider>;
}
