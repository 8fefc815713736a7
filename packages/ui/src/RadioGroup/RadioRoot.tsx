import * as Radix from 'radix-ui/radio-group';
import type { ReactNode } from 'react';
import { useFieldGroup } from '../Field/FieldContext.tsx';
import { chooseOnMove } from '../private/chooseOnMove.ts';
import { group } from './RadioGroup.css.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

interface RadioRootProps<Value extends string> extends Omit<RadioGroupProps<Value>, 'options'> {
  look: 'dots' | 'cards';
  children: ReactNode;
}

/** What a group of radios is, whatever they look like (APG radio group). */
export function RadioRoot<Value extends string>(props: RadioRootProps<Value>) {
  const { look, value, onChange, label, disabled, children } = props;
  return (
    <Radix.Root
      {...useFieldGroup()}
      className={group({ look })}
      onFocus={chooseOnMove}
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      onValueChange={(next) => onChange(next as Value)}
    >
      {children}
    </Radix.Root>
  );
}
