import { newId, type Input, type OperatorEnterprise, type operator } from '@tinystar/contract';
import { Field, NumberInput, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FormDialog } from './FormDialog.tsx';

export interface CoinsDialogProps {
  enterprise: OperatorEnterprise | undefined;
  pending: boolean;
  onClose: () => void;
  onSubmit: (movement: Input<typeof operator.giveCoins>) => void;
}

const words = copy.enterprises.coinsDialog;

/** Coins into or out of an enterprise's purse; one opening of the dialog moves them once, however often it is sent. */
export function CoinsDialog({ enterprise, pending, onClose, onSubmit }: CoinsDialogProps) {
  const [coins, setCoins] = useState<number | null>(null);
  const [remark, setRemark] = useState('');
  const [key] = useState(newId);
  const [errors, setErrors] = useState<{ coins?: string; remark?: string }>({});
  const submit = () => {
    const wrong = {
      ...(coins ? {} : { coins: words.countMissing }),
      ...(remark.trim() ? {} : { remark: words.remarkMissing }),
    };
    setErrors(wrong);
    if (enterprise && coins && Object.keys(wrong).length === 0)
      onSubmit({ id: enterprise.id, coins, remark: remark.trim(), key });
  };
  return (
    <FormDialog
      open={enterprise !== undefined}
      title={words.title(enterprise?.name ?? '')}
      description={words.text}
      submit={words.submit}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field label={words.count} required error={errors.coins}>
        <NumberInput value={coins} min={-1_000_000} max={1_000_000} onChange={setCoins} />
      </Field>
      <Field label={words.remark} required error={errors.remark}>
        <TextInput value={remark} limit={100} onChange={setRemark} />
      </Field>
    </FormDialog>
  );
}
