import * as Radix from 'radix-ui/radio-group';
import { chooseOnMove } from '../private/chooseOnMove.ts';
import { segment, track } from './SegmentedControl.css.ts';

export interface SegmentedControlProps<Value extends string = string> {
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** @default 'md' */
  size?: 'sm' | 'md';
}

/** Two to four views of one thing, side by side. Arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  options,
  value,
  onChange,
  label,
  size = 'md',
}: SegmentedControlProps<Value>) {
  return (
    <Radix.Root
      className={track}
      onFocus={chooseOnMove}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(next) => onChange(next as Value)}
    >
      {options.map((option) => (
        <Radix.Item key={option.value} value={option.value} className={segment({ size })}>
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
