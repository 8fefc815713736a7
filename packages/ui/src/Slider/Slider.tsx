import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as Radix from 'radix-ui/slider';
import { useField, useFieldGroup } from '../Field/FieldContext.tsx';
import * as css from './Slider.css.ts';

export interface SliderMark {
  value: number;
  label: string;
}

export interface SliderProps {
  value: number;
  onChange: (value: number) => void;
  /** The value at which the thumb is let go, or a key is pressed: the moment to save. */
  onCommit?: (value: number) => void;
  /** Names the thumb where no Field does. */
  label?: string;
  /** @default 0 */
  min?: number;
  /** @default 100 */
  max?: number;
  /** @default 1 */
  step?: number;
  /** The value as it is read and shown beside the track: 0.7 → 更有创意. @default String */
  valueText?: (value: number) => string;
  /** Whether the value stands beside the track. @default true */
  showValue?: boolean;
  /** Words under the track at some of its values. */
  marks?: readonly SliderMark[];
  disabled?: boolean;
}

/** A value where the place on the scale says more than the figure (APG slider). For exact figures use NumberInput. */
export function Slider({
  value,
  onChange,
  onCommit,
  label,
  min = 0,
  max = 100,
  step = 1,
  valueText = String,
  showValue = true,
  marks,
  disabled,
}: SliderProps) {
  const { id } = useField();
  const group = useFieldGroup();
  const shareOf = (at: number) => (max > min ? (at - min) / (max - min) : 0);
  return (
    <span className={css.frame}>
      <span className={css.line}>
        <Radix.Root
          className={css.root}
          value={[value]}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          onValueChange={([next = value]) => onChange(next)}
          onValueCommit={onCommit ? ([next = value]) => onCommit(next) : undefined}
        >
          <Radix.Track className={css.track}>
            <Radix.Range className={css.range} />
          </Radix.Track>
          <Radix.Thumb
            id={id}
            className={css.thumb}
            aria-label={label}
            aria-labelledby={label ? undefined : group['aria-labelledby']}
            aria-describedby={group['aria-describedby']}
            aria-valuetext={valueText(value)}
          />
        </Radix.Root>
        {showValue ? (
          <span className={css.figure} aria-hidden>
            {valueText(value)}
          </span>
        ) : null}
      </span>
      {marks ? (
        <span className={css.marks} aria-hidden>
          {marks.map((mark) => (
            <span
              key={mark.value}
              className={css.mark}
              data-edge={mark.value === min ? 'start' : mark.value === max ? 'end' : undefined}
              style={assignInlineVars({ [css.place]: String(shareOf(mark.value)) })}
            >
              {mark.label}
            </span>
          ))}
        </span>
      ) : null}
    </span>
  );
}
