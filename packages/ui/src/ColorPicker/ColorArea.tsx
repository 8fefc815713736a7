import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { across, area, areaThumb, hue, paint, up } from './ColorPicker.css.ts';
import { clamp, hsvToHex, type Hsv } from './colour.ts';

export interface ColorAreaProps {
  value: Hsv;
  onChange: (value: Hsv) => void;
}

const percent = (share: number) => Math.round(share * 100);

/** Saturation across and brightness up, in one field (APG slider in two directions: each pair of arrows moves one). */
export function ColorArea({ value, onChange }: ColorAreaProps) {
  const thumb = useRef<HTMLDivElement>(null);
  const put = (s: number, v: number) => onChange({ ...value, s: clamp(s, 0, 1), v: clamp(v, 0, 1) });
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      thumb.current?.focus();
    } else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const place = event.currentTarget.getBoundingClientRect();
    put((event.clientX - place.left) / place.width, 1 - (event.clientY - place.top) / place.height);
  };
  const press = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 0.1 : 0.01;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-by, 0],
      ArrowRight: [by, 0],
      ArrowUp: [0, by],
      ArrowDown: [0, -by],
      PageUp: [0, 0.1],
      PageDown: [0, -0.1],
      Home: [-1, 0],
      End: [1, 0],
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    put(value.s + move[0], value.v + move[1]);
  };
  return (
    <div
      className={area}
      style={assignInlineVars({
        [hue]: hsvToHex({ h: value.h, s: 1, v: 1 }),
        [paint]: hsvToHex(value),
        [across]: String(value.s),
        [up]: String(value.v),
      })}
      onPointerDown={drag}
      onPointerMove={drag}
    >
      <div
        ref={thumb}
        className={areaThumb}
        role="slider"
        tabIndex={0}
        aria-label="饱和度和明度"
        aria-roledescription="二维滑块"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent(value.s)}
        aria-valuetext={`饱和度${percent(value.s)}%，明度${percent(value.v)}%`}
        onKeyDown={press}
      />
    </div>
  );
}
