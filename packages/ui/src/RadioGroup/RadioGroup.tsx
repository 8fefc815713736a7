import * as Radix from 'radix-ui/radio-group';
import { useId } from 'react';
import { useFieldGroup } from '../Field/FieldContext.tsx';
import { chooseOnMove } from '../private/chooseOnMove.ts';
import { dot, group, option as optionStyle } from './RadioGroup.css.ts';

export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
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
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  label,
  disabled,
}: RadioGroupProps<Value>) {
  const id = useId();
  const field = useFieldGroup();
  return (
    <Radix.Root
      {...field}
      className={group({ look: 'dots' })}
      onFocus={chooseOnMove}
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      onValueChange={(next) => onChange(next as Value)}
    >
      {options.map((option) => (
        <label key={option.value} className={optionStyle} htmlFor={`${id}-${option.value}`}>
          <Radix.Item id={`${id}-${option.value}`} className={dot} value={option.value} disabled={option.disabled} />
          {option.label}
        </label>
      ))}
    </Radix.Root>
  );
}
