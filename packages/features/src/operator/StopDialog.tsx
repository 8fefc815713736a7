import type { OperatorEnterprise } from '@tinystar/contract';
import { Field, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FormDialog } from './FormDialog.tsx';

export interface StopDialogProps {
  enterprise: OperatorEnterprise | undefined;
  pending: boolean;
  onClose: () => void;
  onSubmit: (of: { id: string }) => void;
}

const words = copy.enterprises.stopDialog;

/** Stopping an enterprise is confirmed with its name typed. */
export function StopDialog({ enterprise, pending, onClose, onSubmit }: StopDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const name = enterprise?.name ?? '';
  return (
    <FormDialog
      open={enterprise !== undefined}
      title={words.title(name)}
      description={words.text}
      submit={words.submit}
      tone="danger"
      pending={pending}
      onClose={onClose}
      onSubmit={() => {
        if (typed.trim() !== name.trim()) setError(words.mismatch);
        else if (enterprise) onSubmit({ id: enterprise.id });
      }}
    >
      <Field label={words.confirm(name)} required error={error}>
        <TextInput value={typed} autoComplete="off" onChange={setTyped} />
      </Field>
    </FormDialog>
  );
}
