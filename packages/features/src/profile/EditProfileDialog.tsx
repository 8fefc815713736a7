import { constants, Nickname, type Avatar } from '@tinystar/contract';
import {
  AvatarPicker,
  Dialog,
  Field,
  Form,
  Inline,
  InlineMessage,
  Stack,
  TextInput,
  type AvatarUpload,
} from '@tinystar/ui';
import { useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { copy } from './copy.ts';

export interface Profile {
  name: string;
  avatar: Avatar;
}

export interface EditProfileDialogProps {
  open: boolean;
  profile: Profile;
  pending: boolean;
  /** What the server refused. */
  refused?: string | undefined;
  onUpload: (picture: Blob) => Promise<AvatarUpload>;
  onClose: () => void;
  onSave: (profile: Profile) => void;
}

const words = copy.editDialog;
const formId = 'edit-profile';

/** Nickname and avatar (D-04, D-29, D-30). */
export function EditProfileDialog(props: EditProfileDialogProps) {
  const { open, pending, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={pending ? () => undefined : onClose}
      persistent={pending}
      size="sm"
      title={words.title}
      footer={<FormButtons form={formId} submit={words.save} pending={pending} stay={pending} onClose={onClose} />}
    >
      {open ? <Fields {...props} /> : null}
    </Dialog>
  );
}

/** Lives as long as the dialog is open: a cancelled change is forgotten. */
function Fields({ profile, refused, onUpload, onSave }: EditProfileDialogProps) {
  const [draft, setDraft] = useState(profile);
  const [error, setError] = useState<string>();
  const submit = () => {
    const name = Nickname.safeParse(draft.name.trim());
    setError(name.error?.issues[0]?.message);
    if (name.success) onSave({ ...draft, name: name.data });
  };
  return (
    <Form id={formId} onSubmit={submit}>
      <Stack gap={20}>
        <Field label={words.avatar} group>
          <Inline>
            <AvatarPicker
              name={draft.name.trim() || words.letter}
              value={draft.avatar}
              words={words.picker}
              onUpload={onUpload}
              onChange={(avatar) => setDraft((before) => ({ ...before, avatar }))}
            />
          </Inline>
        </Field>
        <Field label={words.name} required hint={words.nameHint} error={error}>
          <TextInput
            name="name"
            autoComplete="nickname"
            value={draft.name}
            limit={constants.NICKNAME_LENGTH.max}
            strict
            onChange={(name) => {
              setDraft((before) => ({ ...before, name }));
              setError(undefined);
            }}
          />
        </Field>
        {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
      </Stack>
    </Form>
  );
}
