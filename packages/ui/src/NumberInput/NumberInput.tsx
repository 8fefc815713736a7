import { useSpinButton } from '@react-aria/spinbutton';
import { forwardRef, useRef, useState, type ReactNode, type Ref } from 'react';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useField } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Minus, Plus } from '../icons.ts';
import { box, input } from '../TextInput/TextInput.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { AriaLocale } from '../private/ariaLocale.tsx';
import { figure, step as stepStyle, steps, unit as unitStyle } from './NumberInput.css.ts';
import { numberText, parseNumber, settle } from './numberText.ts';
import { numberInputCopy } from './copy.ts';

export interface NumberInputProps {
  /** Null is an empty field. */
  value: number | null;
  /** Called with values inside the bounds only; text that is out of them is settled when the field is left. */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Names the control where no Field does. */
  label?: string;
  name?: string;
  placeholder?: string;
  /** @default -Infinity */
  min?: number;
  /** @default Infinity */
  max?: number;
  /** One press of an arrow; its decimals are those the value keeps. @default 1 */
  step?: number;
  /** Stands after the number and is read with it: 天, 字, %. */
  unit?: string;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  disabled?: boolean;
  readOnly?: boolean;
}

/** A number between two bounds (APG spinbutton): typed, or moved by arrows, Page Up and Down, Home and End. */
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(props, ref) {
  return (
    <AriaLocale>
      <Spin {...props} input={ref} />
    </AriaLocale>
  );
});

function Spin({
  value,
  onChange,
  onBlur,
  label,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  size = 'md',
  input: ref,
  ...rest
}: NumberInputProps & { input: Ref<HTMLInputElement> }) {
  const field = useField();
  const [draft, setDraft] = useState<string | null>(null);
  /** The number that a key or a button led to, for who does not see it. */
  const [said, setSaid] = useState('');
  const range = { min, max, step };

  const commit = (next: number | null) => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    setDraft(text);
    const number = parseNumber(text);
    if (text.trim() === '') onChange(null);
    else if (settle(number, range) === number) onChange(number);
  };
  const finish = () => {
    if (draft === null) return;
    const number = parseNumber(draft);
    commit(draft.trim() === '' ? null : Number.isNaN(number) ? value : settle(number, range));
  };
  const go = (next: number) => {
    commit(next);
    setSaid(`${next}${unit ?? ''}`);
  };
  const moveBy = (distance: number) => {
    const typed = draft === null ? Number.NaN : parseNumber(draft);
    const from = Number.isNaN(typed) ? value : typed;
    const start = Number.isFinite(min) ? min : 0;
    go(from === null ? settle(start, range) : settle(from + distance, range));
  };
  const still = rest.disabled || rest.readOnly;
  const { spinButtonProps, incrementButtonProps, decrementButtonProps } = useSpinButton({
    value: value ?? undefined,
    textValue: value === null ? undefined : `${value}${unit ?? ''}`,
    minValue: Number.isFinite(min) ? min : undefined,
    maxValue: Number.isFinite(max) ? max : undefined,
    isDisabled: rest.disabled,
    isReadOnly: rest.readOnly,
    onIncrement: () => moveBy(step),
    onIncrementPage: () => moveBy(step * 10),
    onIncrementToMax: Number.isFinite(max) ? () => go(max) : undefined,
    onDecrement: () => moveBy(-step),
    onDecrementPage: () => moveBy(step * -10),
    onDecrementToMin: Number.isFinite(min) ? () => go(min) : undefined,
  });
  return (
    <span className={box({ size })}>
      <input
        {...spinButtonProps}
        {...field}
        {...rest}
        // A focus that useSpinButton knows of makes it announce by innerHTML, which the policy of Trusted Types refuses.
        onFocus={undefined}
        ref={ref}
        className={`${input} ${figure}`}
        type="text"
        inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : spinButtonProps['aria-valuetext']}
        value={draft ?? numberText(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') finish();
          spinButtonProps.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          spinButtonProps.onBlur?.(event);
          finish();
          onBlur?.();
        }}
      />
      <VisuallyHidden live="assertive">{said}</VisuallyHidden>
      {unit ? (
        <span className={unitStyle} aria-hidden>
          {unit}
        </span>
      ) : null}
      {rest.readOnly ? null : (
        <span className={steps}>
          <StepButton
            {...decrementButtonProps}
            aria-label={numberInputCopy.less}
            isDisabled={still || (value !== null && value <= min)}
          >
            <Icon of={Minus} size="sm" />
          </StepButton>
          <StepButton
            {...incrementButtonProps}
            aria-label={numberInputCopy.more}
            isDisabled={still || (value !== null && value >= max)}
          >
            <Icon of={Plus} size="sm" />
          </StepButton>
        </span>
      )}
    </span>
  );
}

/** Acts at the press, and again while it is held. The field keeps the focus. */
function StepButton({ children, ...props }: AriaButtonProps & { children: ReactNode }) {
  const element = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ ...props, preventFocusOnPress: true, excludeFromTabOrder: true }, element);
  return (
    <button {...buttonProps} ref={element} type="button" className={stepStyle}>
      {children}
    </button>
  );
}
