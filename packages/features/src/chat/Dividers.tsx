import { Icon } from '@tinystar/ui';
import { Eraser } from '@tinystar/ui/icons';
import { useState } from 'react';
import { chatCopy } from './copy.ts';
import * as css from './Dividers.css.ts';
import { dayText } from './timeText.ts';

/**
 * The time at which a conversation went on. It has no lines beside it, so that it does not look like a clear marker.
 */
export function DayDivider({ time }: { time: number }) {
  const [now] = useState(() => Date.now());
  return (
    <time className={css.day} dateTime={new Date(time).toISOString()}>
      {dayText(time, now)}
    </time>
  );
}

/** What stands above is no longer part of the conversation. */
export function ClearMarker() {
  return (
    <div className={css.clear} role="separator" aria-label={chatCopy.cleared}>
      <span className={css.words}>
        <Icon of={Eraser} size="sm" />
        {chatCopy.cleared}
      </span>
    </div>
  );
}
