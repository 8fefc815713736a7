import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import { Clock, Inbox, Lock, SearchX } from '../icons.ts';
import { action as actionStyle, body, drawing, empty, title as titleStyle } from './Empty.css.ts';

export interface EmptyProps {
  /**
   * first: nothing was made yet. noMatch: the filter finds nothing. denied: not allowed. waiting: rows come by
   * themselves.
   */
  kind: 'first' | 'noMatch' | 'denied' | 'waiting';
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One button: make the first, clear the filter, ask for the right. */
  action?: ReactNode;
  icon?: Glyph;
}

const icons: Record<EmptyProps['kind'], Glyph> = { first: Inbox, noMatch: SearchX, denied: Lock, waiting: Clock };

/** Shown in the place of missing content. The four kinds have different reasons and need different words. */
export function Empty({ kind, title, children, action, icon }: EmptyProps) {
  return (
    <div className={empty}>
      <span className={drawing}>
        <Icon of={icon ?? icons[kind]} size="xl" />
      </span>
      <p className={titleStyle}>{title}</p>
      {children ? <p className={body}>{children}</p> : null}
      {action ? <div className={actionStyle}>{action}</div> : null}
    </div>
  );
}
