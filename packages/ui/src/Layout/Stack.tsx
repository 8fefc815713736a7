import type { ReactNode } from 'react';
import { stack } from './Layout.css.ts';

/** Steps of the space scale, in px. */
export type Gap = 0 | 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 56 | 72;

export interface StackProps {
  children: ReactNode;
  /** @default 16 */
  gap?: Gap;
  /** @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Takes the room that is left. */
  grow?: boolean;
  /** @default 'div' */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'header' | 'footer' | 'main' | 'aside' | 'dl';
}

/** One under the other, evenly spaced. */
export function Stack({ children, gap = 16, align, grow, as: Element = 'div' }: StackProps) {
  return <Element className={stack({ gap, align, grow })}>{children}</Element>;
}
