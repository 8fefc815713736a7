import type { ReactNode } from 'react';
import { text, truncated } from '../Text/Text.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** Its rank in the outline of the page, which is not its size. */
  level: 1 | 2 | 3 | 4;
  /** @default 'title' for level 1, 'lead' below */
  size?: 'label' | 'lead' | 'title' | 'display' | 'displayLarge' | 'hero';
  /** Keeps to one line with an ellipsis. */
  truncate?: boolean;
  id?: string;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** The title of a page or a part of it. */
export function Heading({ children, level, size = level === 1 ? 'title' : 'lead', truncate, id }: HeadingProps) {
  const Element = elements[level];
  return (
    <Element
      id={id}
      className={`${text({ size, tone: 'primary', weight: 'strong' })} ${truncate ? truncated.one : ''}`}
    >
      {children}
    </Element>
  );
}
