import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { tag, words } from './Tag.css.ts';

export interface TagProps {
  children: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';
  icon?: Glyph;
}

/** A short word that classifies the thing beside it. For progress of work use Status. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={tag({ tone })}>
      {icon ? <Icon of={icon} size="xs" /> : null}
      <span className={words}>{children}</span>
    </span>
  );
}
