import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, type KeyboardEvent } from 'react';
import { useColorArea } from 'react-aria/useColorArea';
import type { Color } from 'react-stately/Color';
import { useColorAreaState } from 'react-stately/useColorAreaState';
import { area, areaThumb, hue, paint } from './ColorPicker.css.ts';
import { hexOf, pureHue } from './colour.ts';
import { colorPickerCopy } from './copy.ts';

export interface ColorAreaProps {
  /** In the HSB space. */
  value: Color;
  onChange: (value: Color) => void;
}

const label = colorPickerCopy.area;

/** Saturation across and brightness up, in one field (APG slider in two directions: each pair of arrows moves one). */
export function ColorArea({ value, onChange }: ColorAreaProps) {
  const containerRef = useRef<HTMLDivElement>(null);
  const inputXRef = useRef<HTMLInputElement>(null);
  const inputYRef = useRef<HTMLInputElement>(null);
  const channels = { xChannel: 'saturation', yChannel: 'brightness', colorSpace: 'hsb' } as const;
  const state = useColorAreaState({ ...channels, value, onChange });
  const { colorAreaProps, thumbProps, xInputProps, yInputProps } = useColorArea(
    { ...channels, 'aria-label': label, containerRef, inputXRef, inputYRef },
    state,
  );
  const percent = (channel: 'saturation' | 'brightness') => Math.round(state.value.getChannelValue(channel));
  const spoken = {
    'aria-label': label,
    'aria-labelledby': undefined,
    'aria-roledescription': colorPickerCopy.twoWay,
    'aria-valuetext': colorPickerCopy.areaValue(percent('saturation'), percent('brightness')),
  };
  /** Home and End go to the ends, as in every other slider; react-aria takes them for larger steps. */
  const press = (event: KeyboardEvent) => {
    const end = { Home: 0, End: 100 }[event.key];
    if (end === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    state.setXValue(end);
  };
  return (
    <div
      {...colorAreaProps}
      ref={containerRef}
      className={area}
      style={assignInlineVars({ [hue]: pureHue(value), [paint]: hexOf(value) })}
    >
      <div {...thumbProps} className={areaThumb} onKeyDownCapture={press}>
        {/* Screen readers get one slider: the input that Tab does not reach is hidden from them. */}
        <input
          {...xInputProps}
          {...spoken}
          type="range"
          ref={inputXRef}
          aria-hidden={xInputProps.tabIndex === -1 || undefined}
          aria-valuenow={percent('saturation')}
        />
        <input
          {...yInputProps}
          {...spoken}
          type="range"
          ref={inputYRef}
          aria-hidden={yInputProps.tabIndex === -1 || undefined}
          aria-valuenow={percent('brightness')}
        />
      </div>
    </div>
  );
}
