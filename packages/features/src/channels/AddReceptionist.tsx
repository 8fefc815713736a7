import { weKf, weKfMessages } from '@tinystar/contract';
import { Dialog, Field, Form, InlineMessage, TextInput, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useChange } from '../shared/calls/index.ts';
import { FormButtons } from '../shared/FormButtons.tsx';
import { noticeOf } from '../shared/errors.ts';
import { weKfCopy as copy } from './weKfCopy.ts';

const FORM = 'receptionist';

/** Names a new receptionist of a customer service. */
export function AddReceptionist({ kbBotId, kfId, onClose }: { kbBotId: string; kfId: string; onClose: () => void }) {
  const words = copy.add;
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const add = useChange(weKf.addReceptionist, {
    touches: [weKf.receptionists],
    onSuccess: ({ status }) => {
      if (status !== 'ok') return;
      toast(words.saved);
      onClose();
    },
  });
  const refused = add.error
    ? (noticeOf(add.error)?.text ?? words.failed)
    : add.data?.status === 'failed'
      ? add.data.error_message || words.failed
      : undefined;
  const submit = () => {
    setTried(true);
    if (name.trim()) add.mutate({ kbBotId, kfId, name });
  };
  return (
    <Dialog
      open
      size="sm"
      title={words.title}
      onClose={onClose}
      footer={<FormButtons form={FORM} submit={words.save} pending={add.isPending} onClose={onClose} />}
    >
      <Form id={FORM} onSubmit={submit}>
        <Field
          label={words.name}
          required
          hint={words.hint}
          error={tried && !name.trim() ? weKfMessages.nameMissing : undefined}
        >
          <TextInput value={name} onChange={setName} />
        </Field>
        {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
      </Form>
    </Dialog>
  );
}
