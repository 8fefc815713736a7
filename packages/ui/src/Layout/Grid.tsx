import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { oneTabStop } from '../List/oneTabStop.ts';
import { count, grid, smallest } from './Layout.css.ts';
import type { Gap } from './Stack.tsx';

export interface GridProps {
  children: ReactNode;
  /** A fixed number of columns; left out, as many as fit. */
  columns?: 1 | 2 | 3 | 4 | 6;
  /** Least width of a column when as many as fit are wanted, in rem. @default 15 */
  least?: number;
  /** @default 16 */
  gap?: Gap;
  /** @default 'div' */
  as?: 'div' | 'ul';
}

/** Equal columns: a fixed number, or as many as fit. */
export function Grid({ children, columns, least = 15, gap = 16, as: Element = 'div' }: GridProps) {
  return (
    <Element
      ref={Element === 'ul' ? oneTabStop : undefined}
      className={grid({ gap, fit: columns ? 'columns' : 'cards' })}
      style={assignInlineVars({ [smallest]: `${least}rem`, [count]: String(columns ?? 1) })}
    >
      {children}
    </Element>
  );
}
