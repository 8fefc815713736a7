import { enterprise, type Member } from '@tinystar/contract';
import { ComboBox, Dialog, Field, Form, Stack, TextInput, toast } from '@tinystar/ui';
import { useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { useCall, useChange } from '../shared/calls/index.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';

export interface HandOverProps {
  open: boolean;
  /** What has to be typed to confirm. */
  name: string;
  /** Id of whoever hands over. */
  me: string;
  onClose: () => void;
  /** The enterprise is another's. */
  onDone: () => void;
}

const words = copy.handOver;
const formId = 'hand-over';

/** Gives the enterprise to another member (480 px, C-142). */
export function HandOver(props: HandOverProps) {
  const { open, onClose, onDone } = props;
  const [heir, setHeir] = useState<Member>();
  const change = useChange(enterprise.handOver, {
    touches: [],
    onSuccess: () => {
      toast(words.done(heir?.name ?? ''));
      onDone();
    },
    onError: say,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.title}
      description={words.text}
      footer={
        <FormButtons form={formId} submit={words.submit} tone="danger" pending={change.isPending} onClose={onClose} />
      }
    >
      {open ? (
        <Fields {...props} heir={heir} onHeir={setHeir} onSubmit={(userId) => change.mutate({ userId })} />
      ) : null}
    </Dialog>
  );
}

interface FieldsProps extends Pick<HandOverProps, 'name' | 'me'> {
  heir: Member | undefined;
  onHeir: (heir: Member | undefined) => void;
  onSubmit: (userId: string) => void;
}

function Fields({ name, me, heir, onHeir, onSubmit }: FieldsProps) {
  const [keyword, setKeyword] = useState('');
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<{ heir?: string; name?: string }>({});
  const members = useCall(
    enterprise.members,
    { keyword: keyword || undefined, status: 'joined', size: 20 },
    { keepPrevious: true },
  );
  const people = (members.data?.rows ?? []).filter(({ id }) => id !== me);
  const submit = () => {
    const wrong = {
      ...(heir ? {} : { heir: words.toMissing }),
      ...(typed.trim() === name.trim() ? {} : { name: words.mismatch }),
    };
    setErrors(wrong);
    if (heir && Object.keys(wrong).length === 0) onSubmit(heir.id);
  };
  return (
    <Form id={formId} onSubmit={submit}>
      <Stack gap={20}>
        <Field label={words.to} required error={errors.heir}>
          <ComboBox
            placeholder={words.search}
            empty={words.nobody}
            options={people.map((person) => ({ value: person.id, label: `${person.name} ${person.phoneNumber}` }))}
            value={heir?.id}
            valueLabel={heir ? `${heir.name} ${heir.phoneNumber}` : ''}
            loading={members.isFetching}
            onQuery={setKeyword}
            onChange={(id) => onHeir(people.find((person) => person.id === id))}
          />
        </Field>
        <Field label={words.confirm(name)} required error={errors.name}>
          <TextInput value={typed} onChange={setTyped} autoComplete="off" />
        </Field>
      </Stack>
    </Form>
  );
}
