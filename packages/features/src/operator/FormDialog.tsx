import { Dialog, Form, Stack } from '@tinystar/ui';
import { useId, type ReactNode } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';

export interface FormDialogProps {
  open: boolean;
  title: string;
  description?: string | undefined;
  submit: string;
  tone?: 'accent' | 'danger';
  pending: boolean;
  onClose: () => void;
  onSubmit: () => void;
  /** Fields. */
  children: ReactNode;
}

/** A question with up to four fields: 480 px (C-142). */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, submit, tone = 'accent', pending, onClose, onSubmit, children } = props;
  const id = useId();
  const send = () => {
    onSubmit();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      {...(description && { description })}
      footer={<FormButtons form={id} submit={submit} tone={tone} pending={pending} onClose={onClose} />}
    >
      <Form id={id} onSubmit={send}>
        <Stack gap={20}>{children}</Stack>
      </Form>
    </Dialog>
  );
}
