import * as Radix from 'radix-ui/radio-group';
import { useId } from 'react';
import type { Glyph } from '../Icon/Icon.tsx';
import { dot, option as optionStyle } from './RadioGroup.css.ts';
import { RadioRoot } from './RadioRoot.tsx';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  /** Stands before the label of a card. */
  icon?: Glyph;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> {
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Names the group where no Field does. */
  label?: string;
  disabled?: boolean;
}

/** One of a few values, all visible. Inside a Field set its `group`. */
export function RadioGroup<Value extends string>({ options, ...group }: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <RadioRoot {...group} look="dots">
      {options.map((option) => (
        <label key={option.value} className={optionStyle} htmlFor={`${id}-${option.value}`}>
          <Radix.Item id={`${id}-${option.value}`} className={dot} value={option.value} disabled={option.disabled} />
          {option.label}
        </label>
      ))}
    </RadioRoot>
  );
}
