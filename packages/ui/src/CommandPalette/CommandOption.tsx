import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './CommandPalette.css.ts';
import type { FoundCommand } from './findSections.ts';

interface CommandOptionProps extends Pick<FoundCommand, 'command' | 'marks'> {
  id: string;
  selected: boolean;
  /** The pointer moved over it. */
  onPoint: () => void;
  onSelect: () => void;
}

/** One line of the palette. Keys are the combobox's; the pointer's part is here. */
export function CommandOption({ id, command, marks, selected, onPoint, onSelect }: CommandOptionProps) {
  const { label, icon, note, shortcut, disabled } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus stays in the combobox, which handles the keys
    <div
      id={id}
      role="option"
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      className={css.option}
      onPointerMove={selected ? undefined : onPoint}
      // A press must not take focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onSelect}
    >
      {icon ? <Icon of={icon} tone={disabled ? 'inherit' : 'secondary'} /> : null}
      <span className={css.label}>{highlight(label, marks)}</span>
      {note ? <span className={css.note}>{note}</span> : null}
      {shortcut ? (
        <span className={css.keys}>
          <Keys of={shortcut} />
        </span>
      ) : null}
    </div>
  );
}

/** Keys as caps: `Ctrl+K` becomes two. */
export function Keys({ of }: { of: string }) {
  return of.split('+').map((name) => (
    <kbd key={name} className={css.key}>
      {name}
    </kbd>
  ));
}

function highlight(label: string, marks: FoundCommand['marks']): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of marks) {
    if (start < from) continue;
    parts.push(
      label.slice(from, start),
      <span key={start} className={css.hit}>
        {label.slice(start, end)}
      </span>,
    );
    from = end;
  }
  return [...parts, label.slice(from)];
}
