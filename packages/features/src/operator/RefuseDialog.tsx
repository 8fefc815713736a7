import type { OperatorApplication } from '@tinystar/contract';
import { Field, TextArea } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FormDialog } from './FormDialog.tsx';

export interface RefuseDialogProps {
  /** Undefined while nothing is refused. */
  application: OperatorApplication | undefined;
  /** The applicant is sent a message. */
  tells: boolean;
  pending: boolean;
  onClose: () => void;
  onSubmit: (refusal: { id: string; reason: string }) => void;
}

const words = copy.applications.refuseDialog;

/** Asks for the reason of a refusal. */
export function RefuseDialog({ application, tells, pending, onClose, onSubmit }: RefuseDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      open={application !== undefined}
      title={words.title(application?.realName ?? '')}
      submit={words.submit}
      tone="danger"
      pending={pending}
      onClose={onClose}
      onSubmit={() => {
        if (!reason.trim()) setError(words.missing);
        else if (application) onSubmit({ id: application.id, reason: reason.trim() });
      }}
    >
      <Field label={words.reason} required hint={tells ? words.note : words.noteWithoutSms} error={error}>
        <TextArea
          value={reason}
          limit={100}
          onChange={(next) => {
            setReason(next);
            setError(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}
