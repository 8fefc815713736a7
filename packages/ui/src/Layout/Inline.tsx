import type { ReactNode } from 'react';
import { inline } from './Layout.css.ts';
import type { Gap } from './Stack.tsx';

export interface InlineProps {
  children: ReactNode;
  /** @default 8 */
  gap?: Gap;
  /** @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether what has no room goes to the next line. */
  wrap?: boolean;
  /** Takes the room that is left. */
  grow?: boolean;
  /** @default 'div' */
  as?: 'div' | 'span' | 'ul' | 'nav' | 'header' | 'footer' | 'li';
}

/** Side by side, evenly spaced. */
export function Inline({ children, gap = 8, align = 'center', justify, wrap, grow, as: Element = 'div' }: InlineProps) {
  return <Element className={inline({ gap, align, justify, wrap, grow })}>{children}</Element>;
}
