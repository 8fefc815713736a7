import * as css from './StarMark.css.ts';

/** The star of 小星 on its rounded ground. */
export function StarMark() {
  return (
    <svg className={css.star} viewBox="0 0 28 28" aria-hidden>
      <rect className={css.starGround} width="28" height="28" rx="8" />
      <path d="M12.5 6.500c.9 4.700 2.300 6.100 7 7-4.700.9-6.100 2.300-7 7-.9-4.700-2.300-6.100-7-7 4.700-.9 6.100-2.300 7-7z" />
      <circle cx="20.5" cy="8" r="1.900" />
    </svg>
  );
}
