import { Field, Select } from '@tinystar/ui';
import { copy } from './copy.ts';
import { terms } from './model.ts';

export type TermValue = (typeof terms)[number]['value'];

/** For how long a plan is given. */
export function TermField({ value, onChange }: { value: TermValue; onChange: (value: TermValue) => void }) {
  return (
    <Field label={copy.enterprises.openDialog.term}>
      <Select options={terms} value={value} onChange={onChange} />
    </Field>
  );
}
