import { forwardRef, useState, type KeyboardEvent } from 'react';
import { useField } from '../Field/FieldContext.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Minus, Plus } from '../icons.ts';
import { box, input } from '../TextInput/TextInput.css.ts';
import { useHold } from '../private/useHold.ts';
import { figure, step as stepStyle, steps, unit as unitStyle } from './NumberInput.css.ts';
import { numberText, parseNumber, settle } from './numberText.ts';

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
export const NumberInput = forwardRef<HTMLInputElement, NumberInputProps>(function NumberInput(
  { value, onChange, onBlur, label, min = -Infinity, max = Infinity, step = 1, unit, size = 'md', ...rest },
  ref,
) {
  const field = useField();
  const [draft, setDraft] = useState<string | null>(null);
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
  const moveBy = (distance: number) => {
    const typed = draft === null ? Number.NaN : parseNumber(draft);
    const from = Number.isNaN(typed) ? value : typed;
    const start = Number.isFinite(min) ? min : 0;
    commit(from === null ? settle(start, range) : settle(from + distance, range));
  };
  const keys: Record<string, (() => void) | undefined> = {
    ArrowUp: () => moveBy(step),
    ArrowDown: () => moveBy(-step),
    PageUp: () => moveBy(step * 10),
    PageDown: () => moveBy(step * -10),
    Home: Number.isFinite(min) ? () => commit(min) : undefined,
    End: Number.isFinite(max) ? () => commit(max) : undefined,
  };
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (event.key === 'Enter') finish();
    if (!act || rest.readOnly || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };
  const still = rest.disabled || rest.readOnly;
  const less = useHold(() => moveBy(-step));
  const more = useHold(() => moveBy(step));
  return (
    <span className={box({ size })}>
      <input
        {...field}
        {...rest}
        ref={ref}
        className={`${input} ${figure}`}
        type="text"
        inputMode={step % 1 === 0 ? 'numeric' : 'decimal'}
        role="spinbutton"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : `${value}${unit ?? ''}`}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-readonly={rest.readOnly || undefined}
        value={draft ?? numberText(value)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={() => {
          finish();
          onBlur?.();
        }}
      />
      {unit ? (
        <span className={unitStyle} aria-hidden>
          {unit}
        </span>
      ) : null}
      {rest.readOnly ? null : (
        <span className={steps}>
          <button
            {...less}
            type="button"
            tabIndex={-1}
            className={stepStyle}
            aria-label="减少"
            disabled={still || (value !== null && value <= min)}
          >
            <Icon of={Minus} size="sm" />
          </button>
          <button
            {...more}
            type="button"
            tabIndex={-1}
            className={stepStyle}
            aria-label="增加"
            disabled={still || (value !== null && value >= max)}
          >
            <Icon of={Plus} size="sm" />
          </button>
        </span>
      )}
    </span>
  );
});
