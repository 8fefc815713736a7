import { forwardRef, useContext } from 'react';
import { LinkContext, type AnchorProps } from './LinkProvider.tsx';

/** The unstyled link under Link, Button and menus: the router's own for our pages, a safe new tab for others. */
export const Anchor = forwardRef<HTMLAnchorElement, AnchorProps>(function Anchor(
  { href, target, children, ...rest },
  ref,
) {
  const Routed = useContext(LinkContext);
  if (target === '_blank' || /^[a-z]+:/.test(href)) {
    return (
      <a {...rest} ref={ref} href={href} target={target} rel={target ? 'noreferrer' : undefined}>
        {children}
      </a>
    );
  }
  return (
    <Routed {...rest} ref={ref} href={href}>
      {children}
    </Routed>
  );
});
