import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { bar, chosen } from './Table.css.ts';
import { tableCopy } from './copy.ts';

export interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Stands in place of a table's tool bar while rows are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className={bar} role="group" aria-label={tableCopy.acts}>
      <span className={chosen} aria-live="polite">
        {tableCopy.selected(count)}
      </span>
      {children}
      <Button emphasis="quiet" onPress={onClear}>
        {tableCopy.unselect}
      </Button>
    </div>
  );
}
