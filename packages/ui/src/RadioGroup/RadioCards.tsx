import * as Radix from 'radix-ui/radio-group';
import { Icon } from '../Icon/Icon.tsx';
import { card, cardText, cardTitle } from './RadioGroup.css.ts';
import type { RadioGroupProps } from './RadioGroup.tsx';
import { RadioRoot } from './RadioRoot.tsx';

/** One of a few values that each need a sentence. Selection changes colour, never the layout. */
export function RadioCards<Value extends string>({ options, ...group }: RadioGroupProps<Value>) {
  return (
    <RadioRoot {...group} look="cards">
      {options.map((option) => (
        <Radix.Item key={option.value} className={card} value={option.value} disabled={option.disabled}>
          <span className={cardTitle}>
            {option.icon ? <Icon of={option.icon} size="sm" tone="secondary" /> : null}
            {option.label}
          </span>
          {option.description ? <span className={cardText}>{option.description}</span> : null}
        </Radix.Item>
      ))}
    </RadioRoot>
  );
}
