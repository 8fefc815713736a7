import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { KeyboardEvent } from 'react';
import { Button } from '../Button/Button.tsx';
import { clockText } from '../Countdown/Countdown.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlert, Mic } from '../icons.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './VoicePanel.css.ts';
import { voicePanelCopy } from './copy.ts';
import { commonCopy } from '../private/copy.ts';

export type VoicePhase = 'asking' | 'recording' | 'tooShort' | 'denied';

export interface VoicePanelProps {
  /** Where the recording stands: asking for the microphone, recording, or why it cannot. */
  phase: VoicePhase;
  /** Recorded so far. */
  seconds: number;
  /** Where the recording ends by itself. @default 60 */
  limit?: number;
  /** Loudness from 0 to 1, newest last; the last 32 are drawn. */
  levels: readonly number[];
  /** Ends the recording and keeps it. */
  onFinish: () => void;
  /** Ends the recording and throws it away. */
  onCancel: () => void;
  /** Begins again after a recording that was too short or a refusal. */
  onRetry: () => void;
  /** Other words for what is going on. */
  words?: Partial<Record<VoicePhase, string>>;
}

const bars = 32;
const soon = 10;

/**
 * Speaking instead of typing: what is going on, how loud, and how long (00:07 / 01:00). It never touches the microphone
 * itself.
 */
export function VoicePanel({
  phase,
  seconds,
  limit = 60,
  levels,
  onFinish,
  onCancel,
  onRetry,
  words,
}: VoicePanelProps) {
  const word = words?.[phase] ?? voicePanelCopy.phases[phase];
  const left = limit - seconds;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any of its buttons
    <div className={css.panel} role="group" aria-label={voicePanelCopy.label} onKeyDown={onKeyDown}>
      <Sign phase={phase} />
      {phase === 'recording' ? (
        <Meter levels={levels} />
      ) : (
        <span className={css.word} aria-hidden>
          {word}
        </span>
      )}
      {phase === 'recording' ? (
        <span className={css.clock({ soon: left <= soon })} role="timer" aria-label={voicePanelCopy.duration}>
          {clockText(Math.min(seconds, limit))} / {clockText(limit)}
        </span>
      ) : null}
      <VisuallyHidden live="polite">
        {phase !== 'recording' || left > soon ? word : left > 0 ? voicePanelCopy.left(soon) : voicePanelCopy.full}
      </VisuallyHidden>
      <span className={css.actions}>
        <Button emphasis="quiet" onPress={onCancel}>
          {commonCopy.cancel}
        </Button>
        {phase === 'recording' ? (
          <Button tone="accent" emphasis="solid" onPress={onFinish}>
            {voicePanelCopy.finish}
          </Button>
        ) : phase === 'asking' ? null : (
          <Button tone="accent" emphasis="soft" onPress={onRetry}>
            {commonCopy.retry}
          </Button>
        )}
      </span>
    </div>
  );
}

function Sign({ phase }: { phase: VoicePhase }) {
  switch (phase) {
    case 'asking':
      return <Spinner size="md" />;
    case 'recording':
      return (
        <span className={css.live}>
          <Icon of={Mic} size="md" tone="accent" />
        </span>
      );
    default:
      return <Icon of={CircleAlert} size="md" tone={phase === 'denied' ? 'danger' : 'warning'} />;
  }
}

/** Draws the loudness: the newest value at the end, older ones move towards the start. Silence is a row of dots. */
function Meter({ levels }: { levels: readonly number[] }) {
  const shown = levels.slice(-bars);
  const quiet = Array.from({ length: bars - shown.length }, () => 0);
  return (
    <span className={css.meter} aria-hidden>
      {[...quiet, ...shown].map((level, index) => (
        <span
          key={`${index}`}
          className={css.bar}
          style={assignInlineVars({ [css.loudness]: `${Math.round(Math.min(1, Math.max(0, level || 0)) * 100)}%` })}
        />
      ))}
    </span>
  );
}
