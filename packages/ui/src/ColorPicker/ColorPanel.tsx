import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import type { Color } from 'react-stately/Color';
import { AriaLocale } from '../private/ariaLocale.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ColorArea } from './ColorArea.tsx';
import * as css from './ColorPicker.css.ts';
import { hexOf, hsbOf, readHex } from './colour.ts';
import { HueSlider } from './HueSlider.tsx';
import { colorPickerCopy } from './copy.ts';

export interface ColorPreset {
  /** As #00BB93. */
  value: string;
  label: string;
}

export interface ColorPanelProps {
  value: string;
  onChange: (value: string) => void;
  presets: readonly ColorPreset[];
}

/** The area, the hue, the code and the presets of one colour. */
export function ColorPanel({ value, onChange, presets }: ColorPanelProps) {
  // A grey has no hue and black has no saturation, so the positions of the thumbs are stored apart from the colour.
  const [kept, setKept] = useState(() => hsbOf(value));
  const colour = hexOf(kept) === value ? kept : hsbOf(value);
  const [draft, setDraft] = useState<string | null>(null);
  const change = (next: Color) => {
    setKept(next);
    const code = hexOf(next);
    if (code !== value) onChange(code);
  };
  const type = (text: string) => {
    setDraft(text);
    const code = readHex(text);
    if (code && code !== value) onChange(code);
  };
  return (
    <div className={css.panel}>
      <AriaLocale>
        <ColorArea value={colour} onChange={change} />
        <HueSlider value={colour} onChange={change} />
      </AriaLocale>
      <TextInput
        label={colorPickerCopy.code}
        size="sm"
        value={draft ?? value}
        onChange={type}
        onEnter={() => setDraft(null)}
        onBlur={() => setDraft(null)}
      />
      {presets.length > 0 ? (
        <div className={css.presets} role="group" aria-label={colorPickerCopy.presets}>
          {presets.map((preset) => (
            <button
              key={preset.value}
              type="button"
              className={css.preset({ chosen: preset.value === value })}
              style={assignInlineVars({ [css.paint]: preset.value })}
              aria-label={preset.label}
              aria-pressed={preset.value === value}
              title={preset.label}
              onClick={() => {
                setDraft(null);
                onChange(preset.value);
              }}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
