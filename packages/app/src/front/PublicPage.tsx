import { LinkProvider, type AnchorProps } from '@tinystar/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Titled } from '../guard/Titled.tsx';
import { goTo } from './location.ts';
import { ParamsProvider } from './params.ts';

export interface PublicPageProps {
  title: string;
  /** What the address says beyond the route's path. */
  params: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A page of the front door: its title, its parameters, and links that stay in the application. */
export function PublicPage({ title, params, children }: PublicPageProps) {
  return (
    <LinkProvider anchor={FrontAnchor}>
      <ParamsProvider value={params}>
        <Titled title={title}>{children}</Titled>
      </ParamsProvider>
    </LinkProvider>
  );
}

function FrontAnchor({ href, onClick, children, ...rest }: AnchorProps) {
  const go = (event: MouseEvent) => {
    onClick?.();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}
