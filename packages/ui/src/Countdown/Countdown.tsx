import { useEffect, useRef } from 'react';
import { useSecondsLeft } from '../private/clock.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { clock } from './Countdown.css.ts';
import { countdownCopy } from './copy.ts';

export interface CountdownProps {
  /** In ms since 1970. */
  until: number;
  /** What is counted: 剩余支付时间. */
  label: string;
  /** Once, when the time is over; also at once when it is over already. */
  onEnd?: () => void;
  /** Said when the time is over. @default '时间到' */
  endText?: string;
  /** @default 'body' */
  size?: 'body' | 'display';
}

/** Time that runs out, as 02:05 or 1天 03:20:00. Screen readers hear of its end, not of each second. */
export function Countdown({ until, label, onEnd, endText = countdownCopy.end, size = 'body' }: CountdownProps) {
  const seconds = useSecondsLeft(until);
  const over = seconds === 0;
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (over) end.current?.();
  }, [over, until]);
  return (
    <>
      <span className={clock({ size })} role="timer" aria-label={`${label} ${clockText(seconds)}`}>
        {clockText(seconds)}
      </span>
      <VisuallyHidden live="polite">{over ? endText : ''}</VisuallyHidden>
    </>
  );
}

const two = (value: number) => String(value).padStart(2, '0');

/** 125 → 02:05, 97,200 → 1天 03:00:00. */
export function clockText(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  if (days > 0) return countdownCopy.days(days, `${two(hours)}:${rest}`);
  return hours > 0 ? `${two(hours)}:${rest}` : rest;
}
