import { IconButton, toast } from '@tinystar/ui';
import { Square, Volume2 } from '@tinystar/ui/icons';
import { useEffect, useState } from 'react';
import { useChat } from './chatContext.ts';
import { messageCopy } from './messageCopy.ts';

export interface ReadAloudProps {
  /** As Markdown. */
  answer: string;
}

/** What is being read at the moment; one answer at a time. */
let reading: AbortController | undefined;

/** Reads an answer aloud, by the voice of the provider where the person has it, else by the browser's own. */
export function ReadAloud({ answer }: ReadAloudProps) {
  const { actions } = useChat();
  const { voice } = actions;
  const [own, setOwn] = useState<AbortController>();
  useEffect(() => () => own?.abort(), [own]);
  if (!voice && !('speechSynthesis' in globalThis)) return null;
  const begin = async () => {
    reading?.abort();
    const mine = new AbortController();
    reading = mine;
    setOwn(mine);
    try {
      const { readAnswer } = await import('./voice/readAnswer.ts');
      await readAnswer(answer, voice && (() => voice('tts')), mine.signal);
    } catch {
      if (!mine.signal.aborted) toast(messageCopy.unread, { tone: 'danger' });
    } finally {
      setOwn((now) => (now === mine ? undefined : now));
    }
  };
  return own ? (
    <IconButton icon={Square} label={messageCopy.stopReading} size="sm" onPress={() => own.abort()} />
  ) : (
    <IconButton icon={Volume2} label={messageCopy.read} size="sm" onPress={() => void begin()} />
  );
}
