import * as Radix from 'radix-ui/switch';
import type { ReactNode } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { label, row, thumb, track } from './Switch.css.ts';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words beside it; they press it too. */
  children?: ReactNode;
  /** Names it where no words stand beside it. */
  label?: string;
  disabled?: boolean;
}

/** On or off, at once. For a choice that waits for a save use Checkbox. */
export function Switch({ checked, onChange, children, label: name, disabled }: SwitchProps) {
  const { id, 'aria-describedby': describedBy } = useField();
  const control = (
    <Radix.Root
      id={id}
      className={track}
      aria-label={name}
      aria-describedby={describedBy}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
    >
      <Radix.Thumb className={thumb} />
    </Radix.Root>
  );
  if (children === undefined) return control;
  return (
    <span className={row}>
      {control}
      <label className={label} htmlFor={id}>
        {children}
      </label>
    </span>
  );
}
