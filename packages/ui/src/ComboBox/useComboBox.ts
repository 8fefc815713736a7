import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { filterOptions } from './filterOptions.ts';
import type { ComboBoxProps } from './ComboBox.tsx';

const QUERY_DELAY = 250;

type Asked<Value extends string> = Pick<
  ComboBoxProps<Value>,
  'options' | 'value' | 'onChange' | 'onBlur' | 'onQuery' | 'disabled' | 'readOnly'
>;

/** What is typed, which options are shown, and which of them the keys are at (APG combobox with list autocomplete). */
export function useComboBox<Value extends string>(asked: Asked<Value>) {
  const { options, value, onChange, onBlur, onQuery, disabled, readOnly } = asked;
  const listId = useId();
  const [open, setOpen] = useState(false);
  /** What is typed; null while the field shows its value. */
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const shown = onQuery ? options : filterOptions(options, query ?? '');
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = open && shown[active] ? optionId(active) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const ask = (text: string, delay = QUERY_DELAY) => {
    clearTimeout(timer.current);
    if (onQuery) timer.current = setTimeout(() => onQuery(text.trim()), delay);
  };
  const show = () => {
    if (open || disabled || readOnly) return;
    setActive(shown.findIndex((option) => option.value === value));
    setOpen(true);
    ask('', 0);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
    setQuery(null);
    setActive(-1);
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled) return;
    hide();
    if (option.value !== value) onChange(option.value);
  };
  const type = (text: string, composing: boolean) => {
    setQuery(text);
    setOpen(true);
    setActive(-1);
    // The letters of an unfinished word are not what is looked for.
    if (!composing) ask(text);
  };
  const step = (by: 1 | -1) => {
    for (let tries = 1; tries <= shown.length; tries++) {
      const from = active < 0 && by < 0 ? shown.length : active;
      const next = (from + by * tries + shown.length * 2) % shown.length;
      if (!shown[next]?.disabled) return setActive(next);
    }
  };
  const leave = () => {
    // An emptied field means no value; anything else typed and not chosen goes.
    if (query !== null && query.trim() === '' && value !== undefined) onChange(undefined);
    hide();
    onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || disabled || readOnly) return;
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => (open ? step(1) : show()),
      ArrowUp: () => (open ? (event.altKey ? hide() : step(-1)) : show()),
      Enter: open && active >= 0 ? () => choose(active) : undefined,
      Escape: open || query !== null ? hide : undefined,
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    // A dialog around it stays open.
    event.stopPropagation();
    act();
  };
  return {
    listId,
    open,
    query,
    shown,
    active,
    setActive,
    activeId,
    optionId,
    show,
    hide,
    choose,
    type,
    ask,
    leave,
    press,
  };
}
