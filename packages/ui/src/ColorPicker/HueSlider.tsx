import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef } from 'react';
import { useColorSlider } from 'react-aria/useColorSlider';
import type { Color } from 'react-stately/Color';
import { useColorSliderState } from 'react-stately/useColorSliderState';
import * as css from './ColorPicker.css.ts';
import { pureHue } from './colour.ts';
import { colorPickerCopy } from './copy.ts';

export interface HueSliderProps {
  /** In the HSB space. */
  value: Color;
  onChange: (value: Color) => void;
}

/** The hue of a colour, along a rainbow. */
export function HueSlider({ value, onChange }: HueSliderProps) {
  const trackRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const options = { channel: 'hue', colorSpace: 'hsb', value, onChange, 'aria-label': colorPickerCopy.hue } as const;
  const state = useColorSliderState({ ...options, locale: 'zh-CN' });
  const { trackProps, thumbProps, inputProps } = useColorSlider({ ...options, trackRef, inputRef }, state);
  const degrees = Math.round(state.value.getChannelValue('hue'));
  return (
    <div {...trackProps} ref={trackRef} className={css.hueRoot} style={undefined}>
      <div className={css.hueTrack} />
      <div
        {...thumbProps}
        className={css.hueThumb}
        style={{ ...thumbProps.style, ...assignInlineVars({ [css.hue]: pureHue(value) }) }}
      >
        <input
          {...inputProps}
          type="range"
          ref={inputRef}
          aria-label={colorPickerCopy.hue}
          aria-labelledby={undefined}
          aria-valuenow={degrees}
          aria-valuetext={`${degrees}°`}
        />
      </div>
    </div>
  );
}
