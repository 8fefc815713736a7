import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { X } from '../icons.ts';
import { bar, chosen } from './Table.css.ts';
import { tableCopy } from './copy.ts';

/** Everything that matches, on all pages. */
export interface SelectionAll {
  count: number;
  /** They are being gathered. */
  pending: boolean;
  onChoose: () => void;
}

export interface SelectionBarProps {
  count: number;
  onClear: () => void;
  /** More match than the page shows: an offer to choose them all. */
  all?: SelectionAll | undefined;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Stands in place of a table's tool bar while rows are selected. */
export function SelectionBar({ count, onClear, all, children }: SelectionBarProps) {
  return (
    <div className={bar} role="group" aria-label={tableCopy.acts}>
      <span className={chosen}>
        <IconButton icon={X} label={tableCopy.unselect} size="sm" onPress={onClear} />
        <span aria-live="polite">{tableCopy.selected(count)}</span>
      </span>
      {all ? (
        <Button emphasis="quiet" tone="accent" pending={all.pending} onPress={all.onChoose}>
          {tableCopy.chooseAll(all.count)}
        </Button>
      ) : null}
      {children}
    </div>
  );
}
