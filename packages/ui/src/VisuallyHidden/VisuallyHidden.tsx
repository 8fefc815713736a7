import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** Announces changes of the text without moving focus. */
  live?: 'polite' | 'assertive';
}

/** Words for screen readers only. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps) {
  return (
    <span className={hidden} aria-live={live}>
      {children}
    </span>
  );
}
