import { assignInlineVars } from '@vanilla-extract/dynamic';
import { bar, share, track } from './Progress.css.ts';
import { progressBar } from './progressBar.ts';

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
  const { percent, said } = progressBar(value, label);
  return (
    <span className={track({ size })} {...said} style={assignInlineVars({ [share]: `${percent}%` })}>
      <span className={bar({ tone })} />
    </span>
  );
}
