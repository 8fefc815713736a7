import type { ReactNode } from 'react';
import { Anchor } from '../Link/Anchor.tsx';
import { card } from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  /** @default 'surface' */
  ground?: 'surface' | 'sunken' | 'accent';
  /** `none` lets pictures and tables reach the edge. @default 'md' */
  padding?: 'none' | 'sm' | 'md' | 'lg';
  /** Makes the whole card one link. */
  href?: string;
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li';
}

/** A flat, hairlined surface. Never put one inside another. */
export function Card({ children, ground = 'surface', padding = 'md', href, as: Element = 'div' }: CardProps) {
  if (href) {
    return (
      <Anchor href={href} className={card({ ground, padding, interactive: true })}>
        {children}
      </Anchor>
    );
  }
  return <Element className={card({ ground, padding })}>{children}</Element>;
}
