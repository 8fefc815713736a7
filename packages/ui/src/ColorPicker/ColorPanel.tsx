import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as Radix from 'radix-ui/slider';
import { useState } from 'react';
import { TextInput } from '../TextInput/TextInput.tsx';
import { ColorArea } from './ColorArea.tsx';
import * as css from './ColorPicker.css.ts';
import { hexToHsv, hsvToHex, readHex, type Hsv } from './colour.ts';

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
  // Greys have no hue and black has no saturation, so the place of the thumbs is kept beside the colour.
  const [kept, setKept] = useState<Hsv>(() => hexToHsv(value));
  const hsv = hsvToHex(kept) === value ? kept : hexToHsv(value);
  const [draft, setDraft] = useState<string | null>(null);
  const change = (next: Hsv) => {
    setKept(next);
    const code = hsvToHex(next);
    if (code !== value) onChange(code);
  };
  const type = (text: string) => {
    setDraft(text);
    const code = readHex(text);
    if (code && code !== value) onChange(code);
  };
  const pure = hsvToHex({ h: hsv.h, s: 1, v: 1 });
  return (
    <div className={css.panel}>
      <ColorArea value={hsv} onChange={change} />
      <Radix.Root
        className={css.hueRoot}
        min={0}
        max={359}
        value={[Math.round(hsv.h)]}
        onValueChange={([h = 0]) => change({ ...hsv, h })}
      >
        <Radix.Track className={css.hueTrack} />
        <Radix.Thumb
          className={css.hueThumb}
          style={assignInlineVars({ [css.hue]: pure })}
          aria-label="色相"
          aria-valuetext={`${Math.round(hsv.h)}°`}
        />
      </Radix.Root>
      <TextInput
        label="颜色代码"
        size="sm"
        value={draft ?? value}
        onChange={type}
        onEnter={() => setDraft(null)}
        onBlur={() => setDraft(null)}
      />
      {presets.length > 0 ? (
        <div className={css.presets} role="group" aria-label="常用颜色">
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
