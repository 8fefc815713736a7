import { EnterpriseName, messages, PhoneNumber, type Input, type operator } from '@tinystar/contract';
import { Field, PhoneInput, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FormDialog } from './FormDialog.tsx';
import { endOf } from './model.ts';
import { TermField, type TermValue } from './TermField.tsx';

export interface OpenEnterpriseDialogProps {
  open: boolean;
  pending: boolean;
  onClose: () => void;
  onSubmit: (enterprise: Input<typeof operator.createEnterprise>) => void;
}

const words = copy.enterprises.openDialog;

/** A new enterprise for the person of a phone number. */
export function OpenEnterpriseDialog({ open, pending, onClose, onSubmit }: OpenEnterpriseDialogProps) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState('');
  const [term, setTerm] = useState<TermValue>('365');
  const [errors, setErrors] = useState<{ name?: string; phone?: string }>({});
  const submit = () => {
    const wanted = EnterpriseName.safeParse(name.trim());
    const owner = PhoneNumber.safeParse(phone);
    setErrors({
      ...(wanted.success ? {} : { name: copy.applications.approveDialog.nameMissing }),
      ...(owner.success ? {} : { phone: messages.phone }),
    });
    if (wanted.success && owner.success)
      onSubmit({ name: wanted.data, phoneNumber: owner.data, planEndsAt: endOf(Number(term), Date.now()) });
  };
  return (
    <FormDialog
      open={open}
      title={words.title}
      submit={words.submit}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={words.name} required error={errors.name}>
        <TextInput value={name} limit={50} onChange={setName} />
      </Field>
      <Field label={words.phone} required error={errors.phone}>
        <PhoneInput value={phone} onChange={setPhone} />
      </Field>
      <TermField value={term} onChange={setTerm} />
    </FormDialog>
  );
}
