import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ColorPreset } from '../ColorPicker/ColorPanel.tsx';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import { FieldContext, useFieldGroup } from '../Field/FieldContext.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ArrowRightLeft } from '../icons.ts';
import { NumberInput } from '../NumberInput/NumberInput.tsx';
import { AngleDial } from './AngleDial.tsx';
import * as css from './GradientPicker.css.ts';
import { gradientPickerCopy } from './copy.ts';

export interface Gradient {
  /** As #00B2F9. */
  from: string;
  to: string;
  /** Degrees from 0 to 360, as in CSS: 0 is upwards, 90 to the right. */
  angle: number;
}

export interface GradientPickerProps {
  value: Gradient;
  onChange: (value: Gradient) => void;
  /** Names the group where no Field does. */
  label?: string;
  presets?: readonly ColorPreset[];
  disabled?: boolean;
}

/** A gradient between two colours in one direction. Inside a Field it is a `group`. */
export function GradientPicker({ value, onChange, label, presets, disabled }: GradientPickerProps) {
  const group = useFieldGroup();
  const change = (part: Partial<Gradient>) => onChange({ ...value, ...part });
  return (
    <div
      role="group"
      className={css.frame}
      aria-label={label}
      aria-labelledby={label ? undefined : group['aria-labelledby']}
      aria-describedby={group['aria-describedby']}
    >
      <div
        className={css.preview}
        role="img"
        aria-label={gradientPickerCopy.gradient(value.from, value.to, value.angle)}
        style={assignInlineVars({ [css.angle]: `${value.angle}deg`, [css.from]: value.from, [css.to]: value.to })}
      />
      {/* The field around it names the group; its parts have names of their own. */}
      <FieldContext.Provider value={null}>
        <div className={css.controls}>
          <span className={css.part}>
            <span className={css.name}>{gradientPickerCopy.from}</span>
            <ColorPicker
              label={gradientPickerCopy.from}
              value={value.from}
              presets={presets}
              disabled={disabled}
              onChange={(from) => change({ from })}
            />
          </span>
          <IconButton
            icon={ArrowRightLeft}
            label={gradientPickerCopy.swap}
            disabled={disabled}
            onPress={() => change({ from: value.to, to: value.from })}
          />
          <span className={css.part}>
            <span className={css.name}>{gradientPickerCopy.to}</span>
            <ColorPicker
              label={gradientPickerCopy.to}
              value={value.to}
              presets={presets}
              disabled={disabled}
              onChange={(to) => change({ to })}
            />
          </span>
          <span className={css.turning}>
            <span className={css.name}>{gradientPickerCopy.angle}</span>
            <span className={css.turn}>
              <AngleDial
                label={gradientPickerCopy.turn}
                value={value.angle}
                disabled={disabled}
                onChange={(angle) => change({ angle })}
              />
              <NumberInput
                label={gradientPickerCopy.angle}
                min={0}
                max={360}
                unit="°"
                value={value.angle}
                disabled={disabled}
                onChange={(angle) => change({ angle: angle ?? 0 })}
              />
            </span>
          </span>
        </div>
      </FieldContext.Provider>
    </div>
  );
}
