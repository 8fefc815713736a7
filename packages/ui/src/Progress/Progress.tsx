import { assignInlineVars } from '@vanilla-extract/dynamic';
import { bar, share, track } from './Progress.css.ts';

export interface ProgressProps {
  /** 0 to 1. */
  value: number;
  label: string;
  /** @default 'accent' */
  tone?: 'accent' | 'danger' | 'neutral';
  /** `sm` is a short bar beside a word. @default 'md' */
  size?: 'sm' | 'md';
}

/** How much of the work is done, where a true share is known. It moves by width only. */
export function Progress({ value, label, tone = 'accent', size = 'md' }: ProgressProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <span
      className={track({ size })}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      style={assignInlineVars({ [share]: `${percent}%` })}
    >
      <span className={bar({ tone })} />
    </span>
  );
}
