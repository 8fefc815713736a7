import { createElement, use } from 'react';
import { LinkContext, type AnchorProps } from './LinkProvider.tsx';

/** The unstyled link under Link, Button and menus: the router's own for our pages, a safe new tab for others. */
export function Anchor({ href, target, children, ...rest }: AnchorProps) {
  const routed = use(LinkContext);
  if (target === '_blank' || /^[a-z]+:/.test(href)) {
    return (
      <a {...rest} href={href} target={target} rel={target ? 'noreferrer' : undefined}>
        {children}
      </a>
    );
  }
  return createElement(routed, { ...rest, href }, children);
}
