import type { OperatorEnterprise } from '@tinystar/contract';
import { useState } from 'react';
import { copy } from './copy.ts';
import { FormDialog } from './FormDialog.tsx';
import { endOf } from './model.ts';
import { TermField, type TermValue } from './TermField.tsx';

export interface ExtendDialogProps {
  enterprise: OperatorEnterprise | undefined;
  pending: boolean;
  onClose: () => void;
  /** Given the end that the plan is to have; null for none. */
  onSubmit: (enterprise: OperatorEnterprise, planEndsAt: number | null) => void;
}

const words = copy.enterprises.extendDialog;

/** Prolongs a plan, which also enables a stopped enterprise. */
export function ExtendDialog({ enterprise, pending, onClose, onSubmit }: ExtendDialogProps) {
  const [term, setTerm] = useState<TermValue>('365');
  return (
    <FormDialog
      open={enterprise !== undefined}
      title={words.title(enterprise?.name ?? '')}
      description={words.text}
      submit={words.submit}
      pending={pending}
      onClose={onClose}
      onSubmit={() => enterprise && onSubmit(enterprise, endOf(Number(term), Date.now(), enterprise.planEndsAt))}
    >
      <TermField value={term} onChange={setTerm} />
    </FormDialog>
  );
}
