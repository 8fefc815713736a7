import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Search, X } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CommandPalette.css.ts';
import type { Command, CommandPaletteProps } from './CommandPalette.tsx';
import { CommandOption, Keys } from './CommandOption.tsx';
import { findSections } from './findSections.ts';
import { commandPaletteCopy } from './copy.ts';
import { commonCopy } from '../private/copy.ts';

export type CommandSearchProps = Required<
  Pick<CommandPaletteProps, 'open' | 'groups' | 'recent' | 'label' | 'empty' | 'onClose'>
>;

/** The inside of the palette: a combobox whose list is always open; focus never leaves the field. */
export function CommandSearch({ open, groups, recent, label, empty, onClose }: CommandSearchProps) {
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState(0);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Opened again while it still fades out: it is the same field, but a new search.
    if (open) {
      setQuery('');
      setPlace(0);
    }
  }
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const sections = findSections(groups, recent, query);
  const found = sections.flatMap(({ commands }) => commands);
  const active = found[Math.min(place, found.length - 1)];
  const optionId = (key: string) => `${listId}-${key}`;

  const run = (command: Command) => {
    if (command.disabled) return;
    onClose();
    command.onSelect();
  };
  const move = (to: number) => {
    const next = (to + found.length) % found.length;
    setPlace(next);
    const key = found[next]?.key;
    if (key) document.getElementById(optionId(key))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter and arrows belong to it.
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const at = Math.min(place, found.length - 1);
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(at + 1),
      ArrowUp: () => move(at - 1),
      PageDown: () => move(Math.min(at + 8, found.length - 1)),
      PageUp: () => move(Math.max(at - 8, 0)),
      Enter: () => active && run(active.command),
    };
    const act = moves[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const type = (next: string) => {
    setQuery(next);
    setPlace(0);
    list.current?.scrollTo({ top: 0 });
  };

  return (
    <>
      <div className={css.search}>
        <Icon of={Search} />
        <input
          className={css.input}
          role="combobox"
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={label}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active.key) : undefined}
          placeholder={label}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query ? (
          <IconButton icon={X} label={commonCopy.clear} size="sm" onPress={() => type('')} />
        ) : (
          <Keys of="Esc" />
        )}
      </div>
      {/* The options leave the tab order to the field; the list itself may be scrolled by pointer. */}
      <div ref={list} id={listId} role="listbox" aria-label={label} className={found.length > 0 ? css.list : undefined}>
        {sections.map(({ title, commands }, index) => (
          <div key={title} role="group" aria-labelledby={`${listId}-title-${index}`}>
            <div id={`${listId}-title-${index}`} className={css.heading} role="presentation">
              {title}
            </div>
            {commands.map((entry) => (
              <CommandOption
                key={entry.key}
                command={entry.command}
                marks={entry.marks}
                id={optionId(entry.key)}
                selected={entry === active}
                onPoint={() => setPlace(found.indexOf(entry))}
                onSelect={() => run(entry.command)}
              />
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 ? <p className={css.empty}>{empty}</p> : null}
      <VisuallyHidden>
        <span role="status">{query ? commandPaletteCopy.found(found.length) : ''}</span>
      </VisuallyHidden>
      <div className={css.foot} aria-hidden>
        <span className={css.hint}>
          <Keys of="↑+↓" /> {commandPaletteCopy.choose}
        </span>
        <span className={css.hint}>
          <Keys of="↵" /> {commandPaletteCopy.open}
        </span>
      </div>
    </>
  );
}
