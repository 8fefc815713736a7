import type { ReactNode } from 'react';
import { Anchor } from './Anchor.tsx';
import { link } from './Link.css.ts';

export interface LinkProps {
  href: string;
  children: ReactNode;
  /** `inline` is underlined, for links inside a sentence. @default 'accent' */
  tone?: 'accent' | 'quiet' | 'inline';
  /** Opens a new tab. */
  external?: boolean;
  onPress?: () => void;
}

/** A way to another page. For an action on this page use Button. */
export function Link({ href, children, tone = 'accent', external, onPress }: LinkProps) {
  return (
    <Anchor href={href} className={link({ tone })} target={external ? '_blank' : undefined} onClick={onPress}>
      {children}
    </Anchor>
  );
}
