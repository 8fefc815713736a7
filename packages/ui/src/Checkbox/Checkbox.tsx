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
    <button
      {...field}
      type="button"
      role="checkbox"
      className={box}
      aria-checked={checked}
      aria-label={name}
      disabled={disabled}
      data-state={checked === 'mixed' ? 'indeterminate' : checked ? 'checked' : 'unchecked'}
      onClick={() => onChange(checked !== true)}
      // A checkbox answers to Space alone; Enter is the form's.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    >
      {checked ? <Icon of={checked === 'mixed' ? Minus : Check} size="xs" /> : null}
    </button>
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
