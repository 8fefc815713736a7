import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** @default 'sm' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** What is under way, when no text beside it says so. */
  label?: string;
}

/** Inside buttons and inline status only; a loading region shows Skeleton instead. */
export function Spinner({ size = 'sm', label }: SpinnerProps) {
  return (
    <span
      className={spinner({ size })}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
