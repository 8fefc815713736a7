import type { ReactNode } from 'react';
import { group, type looks } from './ButtonGroup.css.ts';

export interface ButtonGroupProps {
  /** What the buttons have in common; read out before the first of them. */
  label: string;
  /** `joined` shares edges, for steps of one action; `spaced` keeps 8 px and wraps. @default 'joined' */
  look?: (typeof looks)[number];
  /** Buttons and IconButtons of one size and emphasis. */
  children: ReactNode;
}

/** Buttons that belong together. To choose one of several values use SegmentedControl. */
export function ButtonGroup({ label, look = 'joined', children }: ButtonGroupProps) {
  return (
    <div role="group" aria-label={label} className={group({ look })}>
      {children}
    </div>
  );
}
