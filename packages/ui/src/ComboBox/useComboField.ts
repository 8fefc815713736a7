import { useEffect, useRef, useState } from 'react';
import { filterOptions } from './filterOptions.ts';
import type { ComboBoxProps } from './ComboBox.tsx';

const QUERY_DELAY = 250;

type Asked<Value extends string> = Pick<
  ComboBoxProps<Value>,
  'options' | 'value' | 'valueLabel' | 'onChange' | 'onBlur' | 'onQuery'
>;

/** The text of the field and the options that match it; react-aria keeps which of them is open, lit and chosen. */
export function useComboField<Value extends string>(asked: Asked<Value>) {
  const { options, value, valueLabel, onChange, onBlur, onQuery } = asked;
  /** What is typed; null while the field shows its value. */
  const [query, setQuery] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string, delay = QUERY_DELAY) => {
    clearTimeout(timer.current);
    if (onQuery) timer.current = setTimeout(() => onQuery(text.trim()), delay);
  };
  const giveUp = () => {
    if (query !== null && query.trim() === '' && value !== undefined) onChange(undefined);
  };
  return {
    query: query ?? '',
    text: query ?? options.find((option) => option.value === value)?.label ?? valueLabel ?? '',
    shown: onQuery ? options : filterOptions(options, query ?? ''),
    ask,
    type: setQuery,
    /** An option was chosen, or what was typed is given up. */
    settle: (chosen: string | null) => {
      setQuery(null);
      const option = options.find((one) => one.value === chosen);
      if (option && option.value !== value) onChange(option.value);
    },
    /** An emptied field that is left means no value; anything else typed and not chosen goes. */
    giveUp,
    leave: () => {
      clearTimeout(timer.current);
      giveUp();
      setQuery(null);
      onBlur?.();
    },
  };
}
