import { constants, type OperatorAssistant } from '@tinystar/contract';
import { Field, TextArea } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FormDialog } from './FormDialog.tsx';

export interface StopAssistantDialogProps {
  /** Undefined while none is stopped. */
  assistant: OperatorAssistant | undefined;
  pending: boolean;
  onClose: () => void;
  onSubmit: (stop: { id: string; status: 'disabled'; reason?: string }) => void;
}

const words = copy.assistants.stopDialog;

/** Says what stops with an assistant, and takes the reason that its makers are told. */
export function StopAssistantDialog({ assistant, pending, onClose, onSubmit }: StopAssistantDialogProps) {
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <FormDialog
      open={assistant !== undefined}
      title={words.title(assistant?.name ?? '')}
      description={words.text}
      submit={copy.assistants.stop}
      tone="danger"
      pending={pending}
      onClose={onClose}
      onSubmit={() => assistant && onSubmit({ id: assistant.id, status: 'disabled', ...(reason && { reason }) })}
    >
      <Field label={words.reason} hint={words.note}>
        <TextArea value={typed} limit={constants.STOP_REASON_MAX} onChange={setTyped} />
      </Field>
    </FormDialog>
  );
}
