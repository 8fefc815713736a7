import { arc, drawing, figure, ring, track } from './ProgressRing.css.ts';
import { progressBar } from './progressBar.ts';

export interface ProgressRingProps {
  /** 0 to 1. */
  value: number;
  label: string;
  /** @default 'accent' */
  tone?: 'accent' | 'danger' | 'neutral';
  /** 24, 48 or 72 px; `sm` stands beside a word and leaves the figure out. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
}

/** How much of one thing is done or used up, where a bar has no room. For rows of a list use Progress. */
export function ProgressRing({ value, label, tone = 'accent', size = 'md' }: ProgressRingProps) {
  const { percent, said } = progressBar(value, label);
  return (
    <span className={ring({ size })} {...said}>
      <svg className={drawing} aria-hidden>
        <circle className={track} />
        {/* Round ends would leave a dot where nothing is done. */}
        {percent > 0 ? <circle className={arc({ tone })} pathLength={100} strokeDasharray={`${percent} 100`} /> : null}
      </svg>
      {size === 'sm' ? null : <span className={figure}>{percent}%</span>}
    </span>
  );
}
