import { Button, Dialog, Field, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';

export interface FindDialogProps {
  open: boolean;
  pending: boolean;
  /** Why nobody was found. */
  error?: string | undefined;
  onFind: (friendlyId: string) => void;
  onClose: () => void;
}

/** Finds the enterprise that is to be lent assistants by its number (D-66). */
export function FindDialog({ open, pending, error, onFind, onClose }: FindDialogProps) {
  const [number, setNumber] = useState('');
  const find = () => (number.trim() ? onFind(number.trim().toLowerCase()) : undefined);
  return (
    <Dialog
      open={open}
      size="sm"
      onClose={onClose}
      title={copy.findTitle}
      footer={
        <>
          <Button onPress={onClose}>{copy.cancel}</Button>
          <Button tone="accent" emphasis="solid" pending={pending} disabled={!number.trim()} onPress={find}>
            {copy.next}
          </Button>
        </>
      }
    >
      <Field label={copy.number} hint={copy.numberHint} error={error}>
        <TextInput value={number} onChange={setNumber} onEnter={find} />
      </Field>
    </Dialog>
  );
}
