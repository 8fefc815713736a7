import { dot, dots } from './ThinkingDots.css.ts';

/** Stands where the answer will begin. The chat's own live region says 正在回答, so the dots are silent. */
export function ThinkingDots() {
  return (
    <span className={dots} aria-hidden>
      <span className={dot} />
      <span className={dot} />
      <span className={dot} />
    </span>
  );
}
