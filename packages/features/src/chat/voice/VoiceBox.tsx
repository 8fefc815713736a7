import { Button, Text, VoicePanel, type VoicePhase } from '@tinystar/ui';
import { Mic, Send } from '@tinystar/ui/icons';
import { useCallback, useEffect, useRef, useState } from 'react';
import { voiceCopy } from './copy.ts';
import * as css from './VoiceBox.css.ts';
import { silent, startVoiceInput, type SignVoice, type VoiceInput, type VoiceNow } from './voiceInput.ts';

export interface VoiceBoxProps {
  sign: SignVoice;
  /** Asks what was said. */
  onSend: (text: string) => void;
  onClose: () => void;
}

/** Speaking a question: listens while it is there. */
export default function VoiceBox({ sign, onSend, onClose }: VoiceBoxProps) {
  const [now, setNow] = useState(silent);
  const [attempt, setAttempt] = useState(0);
  const input = useRef<VoiceInput>(undefined);
  useEffect(() => {
    const started = startVoiceInput(sign, setNow);
    input.current = started;
    return () => started.cancel();
  }, [sign, attempt]);
  const again = useCallback(() => {
    setNow(silent);
    setAttempt((before) => before + 1);
  }, []);
  return (
    <VoiceBoxView
      now={now}
      onFinish={() => input.current?.finish()}
      onAgain={again}
      onSend={() => onSend(now.text)}
      onCancel={onClose}
    />
  );
}

export interface VoiceBoxViewProps {
  now: VoiceNow;
  onFinish: () => void;
  onAgain: () => void;
  onSend: () => void;
  onCancel: () => void;
}

/** What was understood, above the recording; when that has ended, the words can be sent. */
export function VoiceBoxView({ now, onFinish, onAgain, onSend, onCancel }: VoiceBoxViewProps) {
  const { state, fault, seconds, levels, text } = now;
  const heard = state === 'CLOSED' && text !== '';
  return (
    <div className={css.box({ heard })} data-state={state}>
      <p className={css.words} aria-live="polite">
        {text === '' ? <Text tone="tertiary">{voiceCopy.waiting[state]}</Text> : text}
      </p>
      {heard ? (
        <div className={css.actions}>
          {fault ? (
            <Text size="caption" tone="tertiary">
              {voiceCopy.broken}
            </Text>
          ) : null}
          <Button emphasis="quiet" onPress={onCancel}>
            {voiceCopy.cancel}
          </Button>
          <Button icon={Mic} onPress={onAgain}>
            {voiceCopy.again}
          </Button>
          <Button tone="accent" emphasis="solid" icon={Send} onPress={onSend}>
            {voiceCopy.send}
          </Button>
        </div>
      ) : (
        <VoicePanel
          phase={phaseOf(now)}
          seconds={seconds}
          levels={levels}
          onFinish={onFinish}
          onCancel={onCancel}
          onRetry={onAgain}
          words={{ tooShort: fault === 'broken' ? voiceCopy.broken : voiceCopy.nothing }}
        />
      )}
    </div>
  );
}

const phaseOf = ({ state, fault }: VoiceNow): VoicePhase => {
  if (state === 'CLOSED') return fault === 'refused' ? 'denied' : 'tooShort';
  return state === 'UNDEFINED' ? 'asking' : 'recording';
};
