import { Button, Dialog, Stack } from '@tinystar/ui';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { copy } from './copy.ts';

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
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={title}
      {...(description && { description })}
      footer={
        <>
          <Button onPress={onClose}>{copy.cancel}</Button>
          <Button type="submit" form={id} tone={tone} emphasis="solid" pending={pending}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send}>
        <Stack gap={20}>{children}</Stack>
      </form>
    </Dialog>
  );
}
