import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Announces changes of the text without moving focus. */
  live?: 'polite' | 'assertive';
  /** The name of a page or a part that the eye takes from elsewhere, e.g. from a tab. @default 'span' */
  as?: 'span' | 'h1' | 'h2';
}

/** Words for screen readers only. */
export function VisuallyHidden({ children, live, as: Element = 'span' }: VisuallyHiddenProps) {
  return (
    <Element className={hidden} aria-live={live}>
      {children}
    </Element>
  );
}
