import * as Radix from 'radix-ui/radio-group';
import { useFieldGroup } from '../Field/FieldContext.tsx';
import { chooseOnMove } from '../private/chooseOnMove.ts';
import { card, cardText, cardTitle, group } from './RadioGroup.css.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';

/** One of a few values that each need a sentence. Selection changes colour, never the layout. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  label,
  disabled,
}: RadioGroupProps<Value>) {
  const field = useFieldGroup();
  return (
    <Radix.Root
      {...field}
      className={group({ look: 'cards' })}
      onFocus={chooseOnMove}
      aria-label={label}
      value={value ?? ''}
      disabled={disabled}
      onValueChange={(next) => onChange(next as Value)}
    >
      {options.map((option) => (
        <Radix.Item key={option.value} className={card} value={option.value} disabled={option.disabled}>
          <span className={cardTitle}>{option.label}</span>
          {option.description ? <span className={cardText}>{option.description}</span> : null}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
