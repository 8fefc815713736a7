import { constants } from '@tinystar/contract';
import { Button, Inline, lengthOf, Stack, TextArea } from '@tinystar/ui';
import { useEffect, useRef, useState } from 'react';
import { copy } from './copy.ts';

export interface ReplyFormProps {
  label: string;
  /** Settles when the server has answered; the words stay until the form goes. */
  onSend: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** An answer written where the question stands. */
export function ReplyForm({ label, onSend, onCancel }: ReplyFormProps) {
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const fits = text.trim() !== '' && lengthOf(text) <= constants.QUESTION_MAX;
  const send = async () => {
    setPending(true);
    await onSend(text);
    setPending(false);
  };
  return (
    <Stack gap={8}>
      <TextArea
        ref={field}
        label={label}
        placeholder={copy.placeholder}
        rows={2}
        maxRows={6}
        limit={constants.QUESTION_MAX}
        value={text}
        onChange={setText}
      />
      <Inline justify="end">
        <Button size="sm" onPress={onCancel}>
          {copy.cancel}
        </Button>
        <Button size="sm" tone="accent" emphasis="solid" disabled={!fits} pending={pending} onPress={() => void send()}>
          {copy.send}
        </Button>
      </Inline>
    </Stack>
  );
}
