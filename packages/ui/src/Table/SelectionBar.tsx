import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { bar, chosen } from './Table.css.ts';

export interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Stands in place of a table's tool bar while rows are selected. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className={bar} role="group" aria-label="批量操作">
      <span className={chosen} aria-live="polite">
        已选{count}项
      </span>
      {children}
      <Button emphasis="quiet" onPress={onClear}>
        取消选择
      </Button>
    </div>
  );
}
