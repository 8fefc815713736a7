import * as Radix from 'radix-ui/select';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Check, ChevronDown } from '../icons.ts';
import { item, itemEnd, panel } from '../Menu/Menu.css.ts';
import { box } from '../TextInput/TextInput.css.ts';
import { useFocusReturnTo } from '../private/useFocusReturn.ts';
import { usePortalContainer } from '../ThemeScope/ThemeScope.tsx';
import { chosen, description, list, quiet, trigger, viewport } from './Select.css.ts';
import { createTypeAhead, writes } from './typeAhead.ts';
import { selectCopy } from './copy.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string = string> {
  options: readonly SelectOption<Value>[];
  /** Undefined shows the placeholder. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Names the control where no Field does. */
  label?: string;
  /** @default '请选择' */
  placeholder?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** `quiet` reads as plain words until it is pointed at: a value that stands in a table. @default 'box' */
  look?: 'box' | 'quiet';
  disabled?: boolean;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const optionsIn = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role="option"]:not([data-disabled])'),
];

/** One of several values, from a list that opens. For two to four short ones use SegmentedControl or RadioCards. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  label,
  placeholder = selectCopy.placeholder,
  size = 'md',
  look = 'box',
  disabled,
}: SelectProps<Value>) {
  const field = useField();
  const container = usePortalContainer();
  const [open, setOpen] = useState(false);
  const [typeAhead] = useState(createTypeAhead);
  /** The option that typing on the closed button asked for; it takes focus as soon as the list is there. */
  const wanted = useRef<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focus = useFocusReturnTo(button, open);
  const enabled = options.filter((option) => !option.disabled);
  const labels = enabled.map((option) => option.label);

  const openAt = (event: KeyboardEvent<HTMLElement>) => {
    if (!writes(event) || (event.key === ' ' && !typeAhead.active())) return;
    event.preventDefault();
    const found = enabled[typeAhead.find(event.key, labels, -1)];
    if (!found) return;
    wanted.current = found.value;
    setOpen(true);
  };
  // Arrow keys, Home, End and typing inside the open list (APG select-only combobox).
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const items = optionsIn(event.currentTarget);
    const current = items.findIndex((item) => item === document.activeElement);
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      items[step(current, items.length - 1)]?.focus();
    } else if (writes(event) && (event.key !== ' ' || typeAhead.active())) {
      event.preventDefault();
      items[typeAhead.find(event.key, labels, current)]?.focus();
    }
  };
  const arrive = (list: HTMLElement) => {
    const at = enabled.findIndex((option) => option.value === wanted.current);
    wanted.current = null;
    optionsIn(list)[at]?.focus();
  };
  return (
    <Radix.Root
      open={open}
      onOpenChange={setOpen}
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      disabled={disabled}
    >
      <Radix.Trigger
        ref={button}
        {...field}
        className={`${box({ size })} ${trigger} ${look === 'quiet' ? quiet : ''}`}
        aria-label={label}
        onKeyDown={openAt}
      >
        <span className={chosen}>
          <Radix.Value placeholder={placeholder} />
        </span>
        <Icon of={ChevronDown} size="sm" tone="tertiary" />
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          className={`${panel} ${list}`}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          onKeyDown={move}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onFocus={(event) => {
            focus.onFocus(event);
            if (wanted.current !== null) arrive(event.currentTarget);
          }}
        >
          {/* Radix' own viewport writes a style element, which a strict content security policy forbids. It is also
              what knows the options, so the arrow keys and typing are handled here. */}
          <div role="presentation" className={viewport}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={item({})}
                {...(option.description ? { 'aria-labelledby': undefined } : {})}
              >
                <span>
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  {option.description ? <div className={description}>{option.description}</div> : null}
                </span>
                <Radix.ItemIndicator className={itemEnd}>
                  <Icon of={Check} size="sm" tone="accent" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
