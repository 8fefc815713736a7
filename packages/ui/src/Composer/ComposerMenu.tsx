import { forwardRef, useEffect, useId, useImperativeHandle, useState, type KeyboardEvent } from 'react';
import { Icon, type Glyph } from '../Icon/Icon.tsx';
import * as css from './ComposerMenu.css.ts';

export interface ComposerChoice {
  id: string;
  label: string;
  /** What else leads there, such as the way it is typed. */
  note?: string;
  icon?: Glyph;
}

/** Which list the box opens and which of it is lit, for who hears the page. */
export interface ComposerMenuState {
  id: string;
  active: string;
}

export interface ComposerMenuHandle {
  /** Takes a key of the box; answers whether it was for the list. */
  onKey: (event: KeyboardEvent) => boolean;
}

export interface ComposerMenuProps {
  /** What the list is of. */
  label: string;
  /** In the order of the list; nothing is shown when there is none. */
  choices: readonly ComposerChoice[];
  onChoose: (id: string) => void;
  /** Told what the box has to say of the list; undefined when it is gone. */
  onState: (state: ComposerMenuState | undefined) => void;
}

/**
 * Choices above a Composer while something is typed into it: arrows move, Enter and Tab choose, Escape closes. The focus
 * stays in the box.
 */
export const ComposerMenu = forwardRef<ComposerMenuHandle, ComposerMenuProps>(function ComposerMenu(
  { label, choices, onChoose, onState },
  ref,
) {
  const id = useId();
  const [lit, setLit] = useState(0);
  const [closed, setClosed] = useState(false);
  const at = Math.min(lit, choices.length - 1);
  const shown = !closed && choices.length > 0;
  const optionId = (index: number) => `${id}-${choices[index]?.id ?? ''}`;
  const active = shown ? optionId(at) : undefined;
  useEffect(() => onState(active === undefined ? undefined : { id, active }), [id, active, onState]);
  useEffect(() => () => onState(undefined), [onState]);
  useEffect(() => {
    if (active !== undefined) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useImperativeHandle(
    ref,
    () => ({
      onKey({ key, shiftKey }) {
        if (!shown || shiftKey) return false;
        if (key === 'ArrowDown' || key === 'ArrowUp')
          setLit((at + (key === 'ArrowDown' ? 1 : -1) + choices.length) % choices.length);
        else if (key === 'Enter' || key === 'Tab') onChoose(choices[at]!.id);
        else if (key === 'Escape') setClosed(true);
        else return false;
        return true;
      },
    }),
    [shown, at, choices, onChoose],
  );
  if (!shown) return null;
  return (
    <div id={id} role="listbox" aria-label={label} className={css.menu}>
      {choices.map(({ id: choice, label: words, note, icon }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus stays in the box, which hands the keys over
        <div
          key={choice}
          id={optionId(index)}
          role="option"
          aria-selected={index === at}
          className={css.option}
          onPointerMove={() => setLit(index)}
          // The box keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
        >
          {icon ? <Icon of={icon} size="sm" /> : null}
          <span className={css.label}>{words}</span>
          {note ? <span className={css.note}>{note}</span> : null}
        </div>
      ))}
    </div>
  );
});
