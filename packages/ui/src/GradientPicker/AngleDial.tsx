import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { KeyboardEvent, PointerEvent } from 'react';
import { clamp } from '../ColorPicker/colour.ts';
import { angle, dial } from './GradientPicker.css.ts';

export interface AngleDialProps {
  /** Degrees from 0 to 360; 0 points up and they grow clockwise, as in CSS. */
  value: number;
  onChange: (value: number) => void;
  label: string;
  disabled?: boolean;
}

/** A direction, turned by pointer or arrow keys (APG slider). */
export function AngleDial({ value, onChange, label, disabled = false }: AngleDialProps) {
  const turn = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled) return;
    if (event.type === 'pointerdown') {
      event.preventDefault();
      event.currentTarget.focus();
      event.currentTarget.setPointerCapture(event.pointerId);
    } else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const place = event.currentTarget.getBoundingClientRect();
    const x = event.clientX - (place.left + place.width / 2);
    const y = event.clientY - (place.top + place.height / 2);
    onChange((Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360);
  };
  const press = (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowRight: value + 1,
      ArrowUp: value + 1,
      ArrowLeft: value - 1,
      ArrowDown: value - 1,
      PageUp: value + 15,
      PageDown: value - 15,
      Home: 0,
      End: 360,
    };
    const next = to[event.key];
    if (next === undefined || disabled) return;
    event.preventDefault();
    onChange(clamp(next, 0, 360));
  };
  return (
    <div
      className={dial}
      style={assignInlineVars({ [angle]: `${value}deg` })}
      role="slider"
      tabIndex={disabled ? -1 : 0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={value}
      aria-valuetext={`${value}°`}
      aria-disabled={disabled || undefined}
      onPointerDown={turn}
      onPointerMove={turn}
      onKeyDown={press}
    />
  );
}
