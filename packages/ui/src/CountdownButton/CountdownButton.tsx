import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useSecondsLeft } from '../private/clock.ts';
import { frame } from './CountdownButton.css.ts';
import { countdownButtonCopy } from './copy.ts';

export interface CountdownButtonProps {
  /** The time from which it may be pressed again, in ms since 1970; undefined or past means now. */
  until: number | undefined;
  onPress: () => void;
  /** @default '获取验证码' */
  label?: string;
  pending?: boolean;
  disabled?: boolean;
  /** @default 'lg' */
  size?: 'sm' | 'md' | 'lg';
}

/** Waits between two text messages (60 s). It counts against the clock, so a sleeping tab does not stretch the wait. */
export function CountdownButton({
  until,
  onPress,
  label = countdownButtonCopy.label,
  pending,
  disabled,
  size = 'lg',
}: CountdownButtonProps) {
  const left = useSecondsLeft(until);
  const [began, setBegan] = useState({ until, left });
  if (began.until !== until) setBegan({ until, left });
  // More time is left than at the beginning: the clock was set back. The button must not stay blocked for a day.
  const seconds = began.until === until && left > began.left ? 0 : left;
  const again = until !== undefined && seconds === 0;
  return (
    <span className={frame}>
      <Button
        block
        size={size}
        pending={pending}
        disabled={disabled}
        reason={seconds > 0 ? countdownButtonCopy.wait : undefined}
        onPress={onPress}
      >
        {seconds > 0 ? countdownButtonCopy.left(seconds) : again ? countdownButtonCopy.again : label}
      </Button>
      <VisuallyHidden live="polite">{again ? countdownButtonCopy.ready : ''}</VisuallyHidden>
    </span>
  );
}
