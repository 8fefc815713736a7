import { Dialog, Field, Form, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { copy } from './copy.ts';

export interface FindDialogProps {
  open: boolean;
  pending: boolean;
  /** Why nobody was found. */
  error?: string | undefined;
  onFind: (friendlyId: string) => void;
  onClose: () => void;
}

const FORM = 'find-enterprise';

/** Finds the enterprise that is to be lent assistants by its number (D-66). */
export function FindDialog({ open, pending, error, onFind, onClose }: FindDialogProps) {
  const [number, setNumber] = useState('');
  const find = () => {
    if (number.trim() && !pending) onFind(number.trim().toLowerCase());
  };
  return (
    <Dialog
      open={open}
      size="sm"
      onClose={onClose}
      title={copy.findTitle}
      footer={
        <FormButtons form={FORM} submit={copy.next} pending={pending} disabled={!number.trim()} onClose={onClose} />
      }
    >
      <Form id={FORM} onSubmit={find}>
        <Field label={copy.number} hint={copy.numberHint} error={error}>
          <TextInput value={number} onChange={setNumber} />
        </Field>
      </Form>
    </Dialog>
  );
}
