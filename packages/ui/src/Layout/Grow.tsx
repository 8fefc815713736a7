import type { ReactNode } from 'react';
import { grow } from './Layout.css.ts';

/** Takes the room that is left in an Inline, and lets long text inside it shrink. */
export function Grow({ children }: { children?: ReactNode }) {
  return <div className={grow}>{children}</div>;
}
