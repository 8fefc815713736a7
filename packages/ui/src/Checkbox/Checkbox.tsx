import * as Radix from 'radix-ui/checkbox';
import type { ReactNode } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Check, Minus } from '../icons.ts';
import { box, label, row } from './Checkbox.css.ts';

export interface CheckboxProps {
  checked: boolean | 'mixed';
  onChange: (checked: boolean) => void;
  /** The words beside it; they press it too. */
  children?: ReactNode;
  /** Names it where no words stand beside it. */
  label?: string;
  disabled?: boolean;
}

/** Yes or no, or partly. */
export function Checkbox({ checked, onChange, children, label: name, disabled }: CheckboxProps) {
  const field = useField();
  const control = (
    <Radix.Root
      {...field}
      className={box}
      aria-label={name}
      disabled={disabled}
      checked={checked === 'mixed' ? 'indeterminate' : checked}
      onCheckedChange={(next) => onChange(next === true)}
    >
      <Radix.Indicator>
        <Icon of={checked === 'mixed' ? Minus : Check} size="xs" />
      </Radix.Indicator>
    </Radix.Root>
  );
  if (children === undefined) return control;
  return (
    <span className={row}>
      {control}
      <label className={label} htmlFor={field.id}>
        {children}
      </label>
    </span>
  );
}
