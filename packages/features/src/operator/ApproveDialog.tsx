import {
  coins as toCoins,
  AppliedCoins,
  EnterpriseName,
  type Input,
  type OperatorApplication,
  type operator,
} from '@tinystar/contract';
import { Field, NumberInput, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FormDialog } from './FormDialog.tsx';
import { endOf } from './model.ts';
import { TermField, type TermValue } from './TermField.tsx';

export interface ApproveDialogProps {
  /** Undefined while nothing is approved. */
  application: OperatorApplication | undefined;
  pending: boolean;
  onClose: () => void;
  onSubmit: (approval: Input<typeof operator.approve>) => void;
}

const words = copy.applications.approveDialog;

/** Asks for what the approval of an application needs; a partner needs nothing. */
export function ApproveDialog({ application, pending, onClose, onSubmit }: ApproveDialogProps) {
  // Applications name a person; what the enterprise is called is its owner's to change.
  const [name, setName] = useState(application ? words.defaultName(application.realName) : '');
  const [term, setTerm] = useState<TermValue>('365');
  const [coins, setCoins] = useState(application?.coins ?? null);
  const [error, setError] = useState<string>();
  const type = application?.type;
  const submit = () => {
    if (!application) return;
    if (type === 'enterprise_coins') {
      const count = AppliedCoins.safeParse(coins);
      if (count.success) onSubmit({ id: application.id, planEndsAt: null, coins: count.data });
      else setError(words.coinsMissing);
      return;
    }
    const planEndsAt = type === 'cooperation' ? null : endOf(Number(term), Date.now());
    if (type !== 'enterprise_trial') return onSubmit({ id: application.id, planEndsAt });
    const wanted = EnterpriseName.safeParse(name.trim());
    if (wanted.success) onSubmit({ id: application.id, name: wanted.data, planEndsAt });
    else setError(words.nameMissing);
  };
  return (
    <FormDialog
      open={application !== undefined}
      title={words.title(application?.realName ?? '')}
      description={type && words.notes[type]}
      submit={words.submit}
      pending={pending}
      onClose={onClose}
      onSubmit={submit}
    >
      {type === 'enterprise_trial' ? (
        <Field label={words.name} required hint={words.nameHint} error={error}>
          <TextInput
            value={name}
            limit={50}
            onChange={(next) => {
              setName(next);
              setError(undefined);
            }}
          />
        </Field>
      ) : null}
      {type === 'enterprise_coins' ? (
        <Field label={words.coins} required error={error}>
          <NumberInput
            value={coins}
            min={1}
            max={1_000_000}
            onChange={(next) => {
              setCoins(next === null ? null : toCoins(next));
              setError(undefined);
            }}
          />
        </Field>
      ) : null}
      {type === 'cooperation' || type === 'enterprise_coins' ? null : <TermField value={term} onChange={setTerm} />}
    </FormDialog>
  );
}
