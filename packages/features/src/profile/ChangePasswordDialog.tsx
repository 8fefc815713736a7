import { Dialog, Field, Form, InlineMessage, PasswordInput, Stack } from '@tinystar/ui';
import { messages } from '@tinystar/contract';
import { useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { OwnCode, useOwnCode } from '../shared/ownCode/index.ts';
import { checkPassword, type PasswordErrors, type PasswordFields } from './checkPassword.ts';
import { copy } from './copy.ts';

export interface ChangePasswordDialogProps {
  open: boolean;
  /** Whether this is the first one, which asks for a code to the phone instead of an old one. */
  first: boolean;
  pending: boolean;
  /** It is changed; only the way to the login page is left. */
  done: boolean;
  /** What the server refused, by field or as a whole. */
  refused: PasswordErrors & { form?: string };
  onClose: () => void;
  onSubmit: (fields: PasswordFields) => void;
}

const words = copy.passwordDialog;
const empty: PasswordFields = { old: '', new: '', again: '', code: '' };
const formId = 'change-password';

/** Changes the password, or sets the first (D-27). */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { open, first, pending, done, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={pending || done ? () => undefined : onClose}
      persistent={pending || done}
      size="sm"
      title={first ? words.first : words.title}
      description={words.note}
      footer={
        <FormButtons
          form={formId}
          submit={first ? words.submitFirst : words.submit}
          pending={pending}
          disabled={done}
          stay={pending || done}
          onClose={onClose}
        />
      }
    >
      {open ? <Fields {...props} /> : null}
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that passwords are forgotten with it. */
function Fields({ first, refused, onSubmit }: ChangePasswordDialogProps) {
  const [fields, setFields] = useState(empty);
  const [wrong, setWrong] = useState<PasswordErrors>({});
  const [touched, setTouched] = useState<ReadonlySet<keyof PasswordFields>>(new Set());
  const code = useOwnCode('firstPassword', first);
  const set = (name: keyof PasswordFields) => (value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setWrong(({ [name]: _, ...rest }) => rest);
    setTouched((before) => new Set([...before, name]));
  };
  const submit = () => {
    const errors = checkPassword(fields, first);
    setWrong(errors);
    setTouched(new Set());
    const proven = code.check();
    if (proven && Object.keys(errors).length === 0) onSubmit({ ...fields, code: code.fields.code });
  };
  // The server's word about a field stands until the field is changed.
  const errorOf = (name: keyof PasswordFields) => wrong[name] ?? (touched.has(name) ? undefined : refused[name]);
  return (
    <Form id={formId} onSubmit={submit}>
      <Stack gap={20}>
        {first ? (
          <OwnCode
            {...code}
            errors={{ ...code.errors, code: code.errors.code ?? errorOf('code') }}
            change={(name, value) => {
              code.change(name, value);
              if (name === 'code') set('code')(value);
            }}
          />
        ) : (
          <Field label={words.old} required error={errorOf('old')}>
            <PasswordInput value={fields.old} onChange={set('old')} placeholder={messages.oldPassword} />
          </Field>
        )}
        <Field label={words.new} required hint={words.hint} error={errorOf('new')}>
          <PasswordInput purpose="new" value={fields.new} onChange={set('new')} />
        </Field>
        <Field label={words.again} required error={errorOf('again')}>
          <PasswordInput purpose="new" value={fields.again} onChange={set('again')} />
        </Field>
        {(refused.form ?? code.errors.form) ? (
          <InlineMessage tone="danger">{refused.form ?? code.errors.form}</InlineMessage>
        ) : null}
      </Stack>
    </Form>
  );
}
