import { constants } from '@tinystar/contract';
import { Dialog, Field, Form, Grow, PhoneInput, RadioCards, Stack, Text } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { FormButtons } from '../shared/FormButtons.tsx';
import { copy } from './copy.ts';
import type { Manager } from './model/roles.ts';

export interface AddMemberDialogProps {
  manager: Manager;
  pending: boolean;
  /** What the server refused, until the number is changed. */
  error?: string | undefined;
  onClose: () => void;
  onAdd: (person: { phoneNumber: string; permission: 'admin' | 'member' }) => void;
  /** The number changed: what was refused is no longer what stands there. */
  onEdit: () => void;
}

/** A number is judged after this pause in typing, in ms (CONST-05). */
const PAUSE = 500;
const FORM = 'add-member';
const words = copy.add;

/** Adds one person by phone number (D-06). */
export function AddMemberDialog({ manager, pending, error, onClose, onAdd, onEdit }: AddMemberDialogProps) {
  const [phoneNumber, setPhoneNumber] = useState('');
  const [permission, setPermission] = useState<'admin' | 'member'>('member');
  /** The number as it stood at the last pause. */
  const [judged, setJudged] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setJudged(phoneNumber), PAUSE);
    return () => clearTimeout(timer);
  }, [phoneNumber]);
  const valid = constants.PHONE_PATTERN.test(phoneNumber);
  const wrong = !valid && phoneNumber !== '' && judged === phoneNumber;
  const submit = () => {
    if (valid) onAdd({ phoneNumber, permission });
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Grow>
            <Text size="caption" tone="secondary">
              {words.hint}
            </Text>
          </Grow>
          <FormButtons form={FORM} submit={words.submit} pending={pending} disabled={!valid} onClose={onClose} />
        </>
      }
    >
      <Form id={FORM} onSubmit={submit}>
        <Stack gap={20}>
          <Field label={words.phone} error={wrong ? words.wrongPhone : error}>
            <PhoneInput
              value={phoneNumber}
              onEnter={() => setJudged(phoneNumber)}
              onChange={(value) => {
                setPhoneNumber(value);
                onEdit();
              }}
            />
          </Field>
          <Field label={words.role} group>
            <RadioCards
              options={[
                {
                  value: 'admin',
                  ...words.roles.admin,
                  ...(manager === 'owner' ? {} : { disabled: true, description: copy.members.ownerOnly }),
                },
                { value: 'member', ...words.roles.member },
              ]}
              value={permission}
              onChange={setPermission}
            />
          </Field>
        </Stack>
      </Form>
    </Dialog>
  );
}
